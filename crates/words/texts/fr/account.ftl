# Une partie entière racontée ligne par ligne, et le décompte.

account-title = Pax, { $game } : { $names }.
account-base = jeu de base
account-nocturnus = avec Nocturnus
account-solitaire = partie en solitaire { $level }
account-players = { $players } joueurs
account-opening = Ouverture, { $who }
account-turn = Manche { $round }, { $who }
account-levy = Manche { $round }, levée
account-end = La fin, après la manche { $round }

# as in English
score = Score
score-shown = Catégories ×2
score-above-rome = Devant Rome ×3
score-fleets = Flottes
score-armies = Armées
# as in English
score-primus-conspiratus = Primus Conspiratus
score-richest = Fortune
# as in English
score-points = Points

score-goal = But de la partie { $level } : montrer les { $all } catégories, { $goal } plus fortes que Rome ; { $shown } sont montrées et { $above } plus fortes (10.2).
score-comparison = Rome tient { $held } des { $all } catégories{ $which } et en demande { $needs } : { $verdict }.
score-rome-wins = Rome l’emporte (9.7)
score-rebels-win = les rebelles l’emportent (9.8)

verdict-rome = Rome gagne la partie.
verdict-nobody = Personne n’est Primus Conspiratus : personne ne gagne la partie.
verdict-conspirator = { $names } gagne la partie en tant que Primus Conspiratus.
verdict-solitaire = { $names } gagne la partie.
verdict-points = { $names } gagne la partie avec { $points } points.
verdict-shared = { $names } se partagent la victoire avec { $points } points.
