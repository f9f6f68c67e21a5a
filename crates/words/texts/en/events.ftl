# What happened. A deed stands after the name of whoever did it: “Livia” + “draws 3 cards”.

event-kept = keeps { $cards }
event-opened = lays { $cards } open
event-looked = looks at Rome and receives { $aurei }
event-draw-began = { $number ->
    [1] draws the last card
   *[other] draws { $number } cards
}
event-drew-aurei = finds the deck empty and receives { $aurei }
event-drew = draws { $cards }
event-took-in-hand = takes { $cards } in hand
event-placed-below = lays { $cards } below { $legion }
event-slipped-under = slips { $cards } under the deck
event-bought = { $number ->
    [0] buys { $legion } for nothing
   *[other] buys { $legion } for { $aurei }
}
event-received = receives { $cards }
event-bought-nothing = buys nothing
event-played = plays { $cards }
event-answered = answers with { $cards }
event-took-primus-conspiratus = becomes Primus Conspiratus
event-earned = { $number ->
    [0] earns nothing
   *[other] earns { $aurei }
}
event-surrendered = gives { $cards } to Rome
event-declined = does not answer
event-round-began = begins

# Rome’s deeds, after “Rome”.
event-levy-began = takes the cards below { $legion }, worth { $aurei }
event-levied = takes { $cards }
event-rome-revealed = turns over { $cards }

# Whole sentences, without the full stop.
event-served = { $cards } comes to { $legion }
event-ended = The game is over

event-card-for = { $card } for { $aurei }
event-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
}

# Before what happened, and a colon between.
event-round = Round { $round }
event-headed = { $head }: { $what }
event-then = { $first }; { $next }
