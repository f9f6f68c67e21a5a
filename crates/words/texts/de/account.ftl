# Eine ganze Partie, Zeile für Zeile erzählt, und ihre Wertung.

# as in English
account-title = Pax, { $game }: { $names }.
account-base = Grundspiel
account-nocturnus = mit Nocturnus
account-solitaire = Solopartie { $level }
account-players = zu { $players } gespielt
account-opening = Eröffnung, { $who }
account-turn = Runde { $round }, { $who }
account-levy = Runde { $round }, Aushebung
account-end = Das Ende, nach Runde { $round }

score = Wertung
score-shown = Kategorien ×2
score-above-rome = Über Rom ×3
score-fleets = Flotten
score-armies = Armeen
# as in English
score-primus-conspiratus = Primus Conspiratus
score-richest = Meistes Geld
score-points = Punkte

score-goal = Ziel von Partie { $level }: alle { $all } Kategorien ausgelegt, { $goal } stärker als Rom; { $shown } liegen aus, { $above } sind stärker (10.2).
score-comparison = Rom hält { $held } von { $all } Kategorien{ $which } und braucht { $needs }: { $verdict }.
score-rome-wins = Rom siegt (9.7)
score-rebels-win = die Rebellen siegen (9.8)

verdict-rome = Rom gewinnt die Partie.
verdict-nobody = Niemand ist Primus Conspiratus: niemand gewinnt die Partie.
verdict-conspirator = { $names } gewinnt die Partie als Primus Conspiratus.
verdict-solitaire = { $names } gewinnt die Partie.
verdict-points = { $names } gewinnt die Partie mit { $points } Punkten.
verdict-shared = { $names } teilen sich den Sieg mit { $points } Punkten.
