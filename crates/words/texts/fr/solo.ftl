campaign-title = Campagne
campaign-lead = Cinq parties seul contre Rome. Une partie perdue se rejoue ; moins il en faut, mieux c’est.
campaign-road = La route de Rome
campaign-stage-1 = L’évasion
campaign-stage-2 = Les montagnes
campaign-stage-3 = La voie Appienne
campaign-stage-4 = Les portes
campaign-stage-5 = Le Capitole
campaign-goal = Montrez chaque catégorie et soyez plus fort que Rome dans { $n } sur 7
campaign-night = Avec Nocturnus : { $n } sur 10
campaign-won = gagnée
campaign-lost = perdue
campaign-next = à suivre
campaign-game = Partie { $n }
campaign-play = Jouer la partie { $n }
campaign-anew = Commencer une nouvelle campagne
campaign-nocturnus = Avec Nocturnus
campaign-finished = Les cinq sont gagnées. Il a fallu { $n } parties.
campaign-played = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
    }
campaign-look = Voir la partie { $n }
daily-title = Partie du jour
daily-lead = Seul contre Rome, les mêmes cartes pour tous. Votre premier résultat compte.
daily-play = Jouer la partie du jour
daily-done = Vous avez joué aujourd’hui. Le premier résultat reste.
daily-look = Voir votre partie
daily-results = Résultats
daily-nobody = Personne n’a encore terminé cette donne.
daily-place = Rang
daily-name = Nom
daily-against-rome = Contre Rome
daily-above-rome = Devant Rome
# as in English
daily-points = Points
daily-hints = Conseils
daily-days = Autres jours
daily-before = La veille
daily-after = Le lendemain
daily-won = gagné
daily-lost = perdu
