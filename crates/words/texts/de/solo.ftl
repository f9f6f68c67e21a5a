campaign-title = Feldzug
campaign-lead = Fünf Partien allein gegen Rom. Eine verlorene darf man wiederholen; je weniger es braucht, desto besser.
campaign-road = Der Weg nach Rom
campaign-stage-1 = Der Ausbruch
campaign-stage-2 = Die Berge
campaign-stage-3 = Die Via Appia
campaign-stage-4 = Die Tore
campaign-stage-5 = Das Kapitol
campaign-goal = Jede Kategorie auslegen und in { $n } von 7 stärker sein als Rom
campaign-night = Mit Nocturnus: { $n } von 10
campaign-won = gewonnen
campaign-lost = verloren
campaign-next = als Nächstes
campaign-game = Partie { $n }
campaign-play = Partie { $n } spielen
campaign-anew = Neuen Feldzug beginnen
campaign-nocturnus = Mit Nocturnus
campaign-finished = Alle fünf sind gewonnen. { $n } Partien hat es gebraucht.
campaign-played = { $n ->
    [one] { $n } Partie gespielt
   *[other] { $n } Partien gespielt
    }
campaign-look = Partie { $n } ansehen
daily-title = Partie des Tages
daily-lead = Allein gegen Rom, für alle dieselben Karten. Dein erstes Ergebnis zählt.
daily-play = Heutige Partie spielen
daily-done = Du hast heute gespielt. Das erste Ergebnis gilt.
daily-look = Deine Partie ansehen
daily-results = Ergebnisse
daily-nobody = Noch hat niemand diese Partie beendet.
daily-place = Platz
# as in English
daily-name = Name
daily-against-rome = Gegen Rom
daily-above-rome = Über Rom
daily-points = Punkte
daily-hints = Tipps
daily-days = Andere Tage
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-won = gewonnen
daily-lost = verloren
