# Warum die Regeln Nein sagen, und was richtig wäre. Ohne Punkt: die Nummern der Regeln folgen.

refusal-over = Die Partie ist zu Ende
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht
refusal-not-your-turn = Jemand anders ist am Zug: warte, bis du dran bist
refusal-wrong-step = { $asked } ist jetzt nicht an der Reihe; zu tun ist: { $due }
refusal-already-kept = Du hast deine Karte gewählt: warte auf die anderen
refusal-not-dealt = { $card } wurde dir nicht ausgeteilt: behalte eine der ausgeteilten Karten
refusal-wrong-opens = { $wanted ->
    [0] In dieser Partie wird keine ausgeteilte Karte ausgelegt
    [one] Lege eine der ausgeteilten Karten aus, nicht { $given }
   *[other] Lege { $wanted } der ausgeteilten Karten aus, nicht { $given }
}
refusal-solo-look = Allein gegen Rom bleiben dessen Karten verdeckt: ziehe
refusal-not-drawn = { $card } gehört nicht zu den Karten, die du gerade ziehst: lege eine von diesen ab
refusal-no-hand-place = Deine Hand hat ihren Teil schon bekommen: lege die Karte unter eine Legion oder schiebe sie unter den Stapel
refusal-hand-place-last = Dank Religion hältst du die Karten noch: lege zuerst eine andere ab, die letzte kommt auf die Hand
refusal-no-legion-place = Eine der gezogenen Karten liegt schon unter einer Legion: nimm diese auf die Hand oder schiebe sie unter den Stapel
refusal-no-under-place = Von diesen Karten kommt keine mehr unter den Stapel: nimm sie auf die Hand oder lege sie unter eine Legion
refusal-no-such-legion = { $legion } gibt es an diesem Tisch nicht: es gibt { $count }
refusal-nothing-below = Unter { $legion } liegt nichts: wähle eine andere, oder passe
refusal-cannot-buy = { $legion } kostet { $price }, und du hast { $money }: wähle eine andere, oder passe
refusal-not-in-hand = { $card } hast du nicht auf der Hand: wähle eine Karte, die du hast
refusal-cannot-play = Die nächste Karte kostet { $cost }, und du hast { $money }: höre hier auf
refusal-too-strong = Mit Landgut oder Intrige auf { $after } darf diese { $category ->
    [fleet] Flotte auslaufen
   *[army] Armee marschieren
}; der größere der beiden Werte ist { $limit }
refusal-must-surrender = { $owed ->
    [one] Du schuldest Rom eine Karte: wähle eine von deiner Hand
   *[other] Du schuldest Rom { $owed } Karten: wähle sie von deiner Hand
}

asked-keep = Eine ausgeteilte Karte behalten
asked-draw = Ziehen
asked-look = Roms Karten ansehen
asked-place = Eine gezogene Karte ablegen
asked-buy = Kaufen
asked-play = Eine Karte spielen
asked-surrender = Eine Karte an Rom geben
asked-pass = Passen
