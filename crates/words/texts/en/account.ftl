# A whole game told line by line, and its score sheet.

account-title = Pax, { $game }: { $names }.
account-base = base game
account-nocturnus = with Nocturnus
account-solitaire = solitaire game { $level }
account-players = { $players } players
account-opening = Opening, { $who }
account-turn = Round { $round }, { $who }
account-levy = Round { $round }, levy
account-end = The end, after round { $round }

score = Score
score-shown = Categories ×2
score-above-rome = Above Rome ×3
score-fleets = Fleets
score-armies = Armies
score-primus-conspiratus = Primus Conspiratus
score-richest = Most money
score-points = Points

score-goal = Goal of game { $level }: show all { $all } categories, { $goal } stronger than Rome; { $shown } are shown and { $above } stronger (10.2).
score-comparison = Rome holds { $held } of { $all } categories{ $which } and needs { $needs }: { $verdict }.
score-rome-wins = Rome wins (9.7)
score-rebels-win = the rebels win (9.8)

verdict-rome = Rome wins the game.
verdict-nobody = Nobody has Primus Conspiratus: nobody wins the game.
verdict-conspirator = { $names } wins the game as Primus Conspiratus.
verdict-solitaire = { $names } wins the game.
verdict-points = { $names } wins the game with { $points } points.
verdict-shared = { $names } share the victory with { $points } points.
