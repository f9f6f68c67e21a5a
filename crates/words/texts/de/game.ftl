# Die eigenen Wörter des Spiels: Kategorien, Karten, Schritte, Aktionen.

category-wealth = Reichtum
category-fleet = Flotte
category-army = Armee
# as in English
category-religion = Religion
# as in English
category-senator = Senator
category-land = Landgut
category-intrigue = Intrige
category-militia = Miliz
category-scout = Späher
category-adversary = Widersacher

effect-wealth = 3 Symbole: Legion kostet 1 weniger
effect-fleet = Je 1 Punkt; 3 bringen eine Armee
effect-army = Je 1 Punkt; 3 bringen eine Flotte
effect-religion = 3 Symbole: 2 Karten zugleich sehen
effect-senator = 1 Aureus mehr Einkommen
effect-land = Platz für Flotten und Armeen
effect-intrigue = Führt Verschwörer; kein Einkommen
effect-militia = 4 Symbole: 1 mehr ziehen, behalten
effect-scout = 4 Symbole: 1 Karte mehr umsonst
effect-adversary = 4 Symbole: 1 Karte an Rom geben

effect-wealth-full = Für je drei Reichtum-Symbole kostet dich eine Legion 1 Aureus weniger (5.2).
effect-fleet-full = Jedes Flotten-Symbol zählt am Ende einen Punkt, und je drei bringen eine Armee dazu (9.6, 9.8). Du darfst so viele haben, wie dein größerer Wert von Landgut und Intrige erlaubt (6.3).
effect-army-full = Jedes Armee-Symbol zählt am Ende einen Punkt, und je drei bringen eine Flotte dazu (9.6, 9.8). Du darfst so viele haben, wie dein größerer Wert von Landgut und Intrige erlaubt (6.3).
effect-religion-full = Mit drei Symbolen hast du zwei gezogene Karten zugleich in der Hand, bevor du eine ablegst; mit sechs siehst du alle gezogenen Karten (4.2).
effect-senator-full = Ein Zug mit Senator bringt 1 Aureus mehr Einkommen (7.3). Ab fünf Spielern dürfen alle anderen mit einer Karte antworten (8.1).
effect-land-full = So viele Landgut-Symbole du hast, oder Intrige-Symbole, wenn es mehr sind, so viele Flotten und so viele Armeen darfst du haben (6.3).
effect-intrigue-full = Wer die meisten Intrige-Symbole hat, ist Primus Conspiratus (6.5). Intrige gibt wie das Landgut Platz für Flotten und Armeen (6.3). Ein Zug mit Intrige bringt kein Einkommen (7.4).
effect-militia-full = Für je vier Symbole ziehst du eine Karte mehr und behältst eine mehr (4.3).
effect-scout-full = Für je vier Symbole spielst du eine weitere Karte umsonst (6.2).
effect-adversary-full = Für je vier Symbole gibst du nach dem Einkommen eine Handkarte an Rom (7.5). Bei gleich viel Intrige entscheiden sie, wer Primus Conspiratus ist (6.5).

card = { $category } { $symbols }, Preis { $price }
card-name = { $category } { $symbols }
card-priced = { $category } { $symbols } (Preis { $price })
# as in English
legion = Legion { $numeral }
rome = Rom
list-and = { $first } und { $last }
list-comma = { $first }, { $last }

step-opening = Eröffnung
step-turn = Zug
step-place = Ziehen
step-buy = Kaufen
step-play = Spielen
step-surrender = Tribut
step-senate = Senat
step-over = Ende

due-opening = eine der ausgeteilten Karten behalten
due-turn = ziehen oder Roms Karten ansehen
due-place = die gezogenen Karten ablegen
due-buy = kaufen oder passen
due-play = eine Karte spielen oder passen
due-surrender = eine Karte an Rom geben
due-senate = antworten oder passen
due-over = nichts mehr tun

action-keep = { $card } behalten
action-keep-open = { $card } behalten, { $open } auslegen
action-draw = Ziehen
action-look = Roms Karten ansehen
action-hand = { $card } auf die Hand nehmen
action-below = { $card } unter { $legion } legen
action-under = { $card } unter den Stapel schieben
action-buy = { $legion } kaufen
action-play = { $card } spielen
action-surrender = { $card } an Rom geben
action-pass = Passen
