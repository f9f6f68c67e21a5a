# Der Tisch einer aufgezeichneten Partie als Text.

replay-where = { $game } · { $when } · Schritt { $step } von { $steps }
replay-opening = Eröffnung
replay-round = Runde { $round }
replay-seen-by = wie { $who } es sah
replay-spectator = wie es Zuschauer sahen
replay-everything = alles offen
replay-last = Zuletzt
replay-now = Jetzt
replay-draw = ziehen
replay-place = { $cards } ablegen{ $coming ->
    [0] {""}
   *[other] , { $coming } folgen noch
}; frei: { $places }
replay-place-hand = { $count ->
    [one] Hand
   *[other] Hand ({ $count })
}
replay-place-legion = eine Legion
replay-place-under = unter dem Stapel
replay-play = spielen oder passen; die nächste Karte kostet { $cost }
replay-surrender = { $owed ->
    [one] eine Karte an Rom geben
   *[other] { $owed } Karten an Rom geben
}
replay-legions = Legionen
replay-legions-note = Preis, Karten darunter
replay-nothing = nichts
replay-deck = Stapel
replay-deck-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
replay-deck-places = von oben gezählt
replay-from-top = von oben
replay-known = bekannt
replay-face-down = verdeckt
replay-face-up = offen
replay-dealt = ausgeteilt
replay-hand = Hand
replay-display = Auslage
replay-looked = angesehen von { $names }
replay-seat = Platz { $seat }
replay-memory = Geld und Hand bleiben an diesem Tisch dem Gedächtnis überlassen (11.4)
replay-unseen = { $count } ungesehen
replay-struggle = Das Ringen
replay-struggle-note = Symbole, mit dem Zuschlag nach 9.6
replay-holder = hält
replay-tied = { $count } gleichauf
replay-holds = Rom hält { $least ->
    [yes] mindestens { $held }
   *[no] { $held }
} von { $all }, braucht { $needs }{ $least ->
    [yes] ; die verdeckten Karten sind nicht mitgezählt
   *[no] {""}
} (9.7).
replay-goal = { $shown } von { $all } ausgelegt, { $above } stärker als Rom, nötig sind alle und { $goal }{ $least ->
    [yes] ; die verdeckten Karten sind nicht mitgezählt
   *[no] {""}
} (10.2).
