# Wat er gebeurde. Een daad staat na de naam van wie het doet: “Livia” + “trekt 3 kaarten”.

event-kept = houdt { $cards }
event-opened = legt { $cards } open
event-looked = kijkt naar Rome en krijgt { $aurei }
event-draw-began = { $number ->
    [1] trekt de laatste kaart
   *[other] trekt { $number } kaarten
}
event-drew-aurei = vindt de stapel leeg en krijgt { $aurei }
event-drew = trekt { $cards }
event-took-in-hand = neemt { $cards } op hand
event-placed-below = legt { $cards } onder { $legion }
event-slipped-under = schuift { $cards } onder de stapel
event-bought = { $number ->
    [0] koopt { $legion } voor niets
   *[other] koopt { $legion } voor { $aurei }
}
event-received = krijgt { $cards }
event-bought-nothing = koopt niets
event-played = speelt { $cards }
event-answered = antwoordt met { $cards }
event-took-primus-conspiratus = wordt Primus Conspiratus
event-earned = { $number ->
    [0] verdient niets
   *[other] verdient { $aurei }
}
event-surrendered = geeft { $cards } aan Rome
event-declined = antwoordt niet
event-round-began = begint

event-levy-began = neemt de kaarten onder { $legion }, samen { $aurei } waard
event-levied = neemt { $cards }
event-rome-revealed = draait { $cards } om

event-served = { $cards } komt onder { $legion }
event-ended = De partij is afgelopen

event-card-for = { $card } voor { $aurei }
event-hidden = { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}

event-round = Ronde { $round }
event-headed = { $head }: { $what }
event-then = { $first }; { $next }
