# Een hele partij, regel voor regel verteld, en de puntentelling.

# as in English
account-title = Pax, { $game }: { $names }.
account-base = basisspel
account-nocturnus = met Nocturnus
account-solitaire = solopartij { $level }
account-players = { $players } spelers
# as in English
account-opening = Opening, { $who }
account-turn = Ronde { $round }, { $who }
account-levy = Ronde { $round }, lichting
account-end = Het einde, na ronde { $round }

# as in English
score = Score
score-shown = Categorieën ×2
score-above-rome = Boven Rome ×3
score-fleets = Vloten
score-armies = Legers
# as in English
score-primus-conspiratus = Primus Conspiratus
score-richest = Meeste geld
score-points = Punten

score-goal = Doel van partij { $level }: alle { $all } categorieën open, { $goal } sterker dan Rome; { $shown } liggen open en { $above } zijn sterker (10.2).
score-comparison = Rome heeft { $held } van { $all } categorieën{ $which } en heeft er { $needs } nodig: { $verdict }.
score-rome-wins = Rome wint (9.7)
score-rebels-win = de rebellen winnen (9.8)

verdict-rome = Rome wint de partij.
verdict-nobody = Niemand is Primus Conspiratus: niemand wint de partij.
verdict-conspirator = { $names } wint de partij als Primus Conspiratus.
verdict-solitaire = { $names } wint de partij.
verdict-points = { $names } wint de partij met { $points } punten.
verdict-shared = { $names } delen de overwinning met { $points } punten.
