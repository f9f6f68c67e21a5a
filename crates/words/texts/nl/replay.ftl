# De tafel van een vastgelegde partij als tekst.

replay-where = { $game } · { $when } · stap { $step } van { $steps }
# as in English
replay-opening = opening
replay-round = ronde { $round }
replay-seen-by = zoals { $who } het zag
replay-spectator = zoals een toeschouwer het zag
replay-everything = alles open
replay-last = Laatst
replay-now = Nu
replay-draw = trekken
replay-place = { $cards } neerleggen{ $coming ->
    [0] {""}
   *[other] , nog { $coming } te gaan
}; vrij: { $places }
# as in English
replay-place-hand = { $count ->
    [one] hand
   *[other] hand ({ $count })
}
replay-place-legion = een legioen
replay-place-under = onder de stapel
replay-play = spelen of passen; de volgende kaart kost { $cost }
replay-surrender = { $owed ->
    [one] een kaart aan Rome geven
   *[other] { $owed } kaarten aan Rome geven
}
replay-legions = Legioenen
replay-legions-note = prijs, kaarten eronder
replay-nothing = niets
replay-deck = Stapel
replay-deck-size = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
replay-deck-places = geteld van boven
replay-from-top = van boven
replay-known = bekend
replay-face-down = gedekt
replay-face-up = open
replay-dealt = gedeeld
# as in English
replay-hand = hand
replay-display = uitstalling
replay-looked = bekeken door { $names }
replay-seat = plaats { $seat }
replay-memory = geld en hand worden aan deze tafel aan het geheugen overgelaten (11.4)
replay-unseen = { $count } ongezien
replay-struggle = De strijd
replay-struggle-note = symbolen, met de toegift van 9.6
replay-holder = houdt
replay-tied = { $count } gelijk
replay-holds = Rome heeft { $least ->
    [yes] minstens { $held }
   *[no] { $held }
} van { $all }, nodig zijn { $needs }{ $least ->
    [yes] ; zijn gedekte kaarten zijn niet meegeteld
   *[no] {""}
} (9.7).
replay-goal = { $shown } van { $all } open, { $above } sterker dan Rome, nodig zijn alle en { $goal }{ $least ->
    [yes] ; de gedekte kaarten zijn niet meegeteld
   *[no] {""}
} (10.2).
