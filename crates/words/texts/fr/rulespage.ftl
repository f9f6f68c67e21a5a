rulespage-title = Règles
rulespage-lead = Chaque règle a un numéro ; un refus à la table le cite. Là où les règles imprimées divergent ou se taisent, notre choix est marqué comme décision.
rulespage-search = Chercher dans les règles
rulespage-find = Chercher
rulespage-found = { $n ->
    [one] { $n } règle avec « { $words } »
   *[other] { $n } règles avec « { $words } »
    }
rulespage-none = Aucune règle ne contient « { $words } ». Essayez un mot du jeu, une catégorie par exemple.
rulespage-all = Montrer toutes les règles
rulespage-contents = Sommaire
rulespage-categories = Les dix catégories
rulespage-tutorial = Plutôt apprendre en jouant ?
