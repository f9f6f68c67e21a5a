about-title = À propos de Pax
about-game = Le jeu
about-game-text = Pax est un jeu de cartes de Bernd Eisenstein. Des esclaves amassent du pouvoir contre Rome, et chacun se demande combien de temps rester du bon côté.
about-edition = Cette édition
about-edition-text = Une édition numérique indépendante, faite par des gens qui aiment le jeu, avec nos propres mots et nos propres images. Ce n’est un produit ni de l’auteur ni des éditeurs.
about-cards = Les cartes
about-cards-text = Les règles imprimées ne disent pas quels symboles ni quel prix porte chaque carte. Notre liste est une reconstitution : elle s’accorde avec tout ce qui est publié, et qui possède la boîte peut la remplacer (1.4).
about-fair = Une donne honnête
about-fair-text = Le paquet est fixé avant la première carte. Chaque table montre au début l’empreinte de sa graine et à la fin la graine ; chacun peut vérifier. Les joueurs virtuels voient ce qu’on voit de leur place, et rien de plus.
about-privacy = Ce que nous gardons
about-privacy-text = Pas d’e-mail, pas de pistage, rien d’autres sites. Un cookie dit qui vous êtes, un autre comment vous aimez vos pages.
# as in English
about-licence = Licences
about-licence-text = Programmes, textes et images de cette édition sont libres, sous licence MIT ou Apache 2.0, au choix. Le nom et l’idée du jeu appartiennent à leurs propriétaires.
about-rules = Les règles telles que cette édition les joue
about-api = L’API, pour les programmes qui jouent
