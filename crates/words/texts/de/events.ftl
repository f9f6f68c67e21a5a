# Was geschah. Eine Tat steht nach dem Namen dessen, der sie tut: „Livia“ + „zieht 3 Karten“.

event-kept = behält { $cards }
event-opened = legt { $cards } aus
event-looked = sieht Roms Karten an und erhält { $aurei }
event-draw-began = { $number ->
    [1] zieht die letzte Karte
   *[other] zieht { $number } Karten
}
event-drew-aurei = findet den Stapel leer und erhält { $aurei }
event-drew = zieht { $cards }
event-took-in-hand = nimmt { $cards } auf die Hand
event-placed-below = legt { $cards } unter { $legion }
event-slipped-under = schiebt { $cards } unter den Stapel
event-bought = { $number ->
    [0] kauft { $legion } umsonst
   *[other] kauft { $legion } für { $aurei }
}
event-received = erhält { $cards }
event-bought-nothing = kauft nichts
event-played = spielt { $cards }
event-answered = antwortet mit { $cards }
event-took-primus-conspiratus = wird Primus Conspiratus
event-earned = { $number ->
    [0] nimmt nichts ein
   *[other] nimmt { $aurei } ein
}
event-surrendered = gibt { $cards } an Rom
event-declined = antwortet nicht
event-round-began = beginnt

event-levy-began = nimmt die Karten unter { $legion } im Wert von { $aurei }
event-levied = nimmt { $cards }
event-rome-revealed = deckt { $cards } auf

event-served = { $cards } kommt unter { $legion }
event-ended = Die Partie ist zu Ende

event-card-for = { $card } für { $aurei }
event-hidden = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

event-round = Runde { $round }
event-headed = { $head }: { $what }
event-then = { $first }; { $next }
