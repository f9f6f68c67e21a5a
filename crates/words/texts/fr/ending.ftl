# Une partie terminée : le verdict, les points, le cours de la partie, ses moments.

ending-again = Jouer la même donne
ending-all-open = Toutes les cartes visibles
ending-back = Un pas en arrière
ending-before-first = Les cartes sont distribuées. Rien n’a encore été fait.
ending-better = Mieux
ending-campaign = Poursuivre la campagne
ending-chance-alone-text = Une estimation : des parties conformes à ce que voyait un spectateur, achevées par des joueurs ordinateurs.
ending-chances-text = Une estimation : des parties conformes à ce que voyait un spectateur, achevées par des joueurs ordinateurs. La ligne de Rome est la chance que Rome l’emporte ; c’est alors le Primus Conspiratus qui gagne.
ending-chart-chance-alone = Chances d’atteindre le but
ending-chart-chances = Chances de gagner
ending-chart-holds = Catégories tenues par Rome ; { $needs } suffisent
ending-chart-points = Points, si la partie s’était arrêtée là
ending-chart-told = À la fin : { $ends }.
ending-check = Pour vérifier, téléchargez l’enregistrement et lancez l’une de ces commandes :
ending-commitment = Montré avant la partie
ending-course = Le cours de la partie
ending-course-text = Manche après manche, toutes les cartes comptées, y compris celles que Rome cachait.
ending-daily = Résultats du jour
ending-finished = Terminée
ending-first = Au début
ending-go = Aller
ending-goal-above = catégories plus fortes que Rome
ending-goal-shown = catégories exposées
ending-happened = Ce qui s’est passé
ending-hidden = Ce que Rome cachait
ending-last = À la fin
ending-last-table = La table à la fin
ending-look-again = Regarder de nouveau
ending-moment = Moment { $n } sur { $of }
ending-numbers = Les chiffres
ending-on = Un pas en avant
ending-onwards = Et maintenant
ending-percentage-points = { $points ->
    [one] point de pourcentage
   *[other] points de pourcentage
}
ending-points-above = Catégories plus fortes que Rome
ending-points-idle = Rome l’a emporté : les points n’ont rien décidé.
ending-points-shown = Catégories exposées
ending-proof = La donne était fixée
ending-proof-text = Le premier nombre est le SHA-256 du second, et le paquet découle du second. Personne ne pouvait donc changer une carte une fois la partie commencée.
ending-rebels = Les rebelles l’emportent
ending-record = Télécharger l’enregistrement
ending-regrets = Ce qui vous a coûté le plus
ending-regrets-none = Aucune décision ne ressort : ce qui fut perdu le fut à petits pas, ou par les cartes.
ending-regrets-others = Les décisions les plus coûteuses des autres
ending-regrets-text = Jugé seulement d’après ce qu’on pouvait savoir à ce moment, selon un joueur ordinateur solide.
ending-regrets-theirs = Les décisions qui ont coûté le plus
ending-rematch = Encore une avec les mêmes
ending-once-more = Encore une, avec d’autres cartes
ending-review = Ce qu’en pense un joueur solide
ending-review-coming = Un joueur ordinateur solide relit la partie. Cela prend un moment ; le résultat s’affichera ici.
ending-rome = Rome l’emporte
ending-round = Manche
ending-seat = Place { $seat }
ending-see-moment = Voir ce moment
ending-seed = La graine
ending-seen-by = Vu par
ending-share = Montrer à d’autres
ending-share-private = Qui a ce lien peut voir la partie
ending-share-public = Le lien de cette page
ending-sheet = Les points
ending-siblings = La même donne à d’autres tables
ending-slider = Moment de la partie
ending-so-far = jusqu’ici
ending-step-through = Revoir la partie pas à pas
ending-step-through-text = Chaque moment, vu de chaque place.
ending-strength = Force par catégorie
ending-taken = Fait
ending-the-end = La fin
ending-this-table = Cette table
ending-to-rematch = Les mêmes ont continué ici
ending-to-result = Au résultat
ending-wealth = a { $aurei }
ending-weighing = Catégorie par catégorie
ending-what-cost = Ce qui a coûté la partie
ending-why = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, Rome tenait { $holds } des { $all } catégories. Il lui en fallait { $needs }.
ending-why-goal = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $above } des { $needs } catégories exigées devant Rome, { $shown } sur { $all } exposées.
ending-won = gagné
