# Ce qui s’est passé. Un acte suit le nom de qui l’a fait : « Livia » + « pioche 3 cartes ».

event-kept = garde { $cards }
event-opened = pose { $cards }
event-looked = regarde les cartes de Rome et reçoit { $aurei }
event-draw-began = { $number ->
    [1] pioche la dernière carte
   *[other] pioche { $number } cartes
}
event-drew-aurei = trouve la pioche vide et reçoit { $aurei }
event-drew = pioche { $cards }
event-took-in-hand = prend { $cards } en main
event-placed-below = place { $cards } sous la { $legion }
event-slipped-under = glisse { $cards } sous la pioche
event-bought = { $number ->
    [0] achète la { $legion } pour rien
   *[other] achète la { $legion } pour { $aurei }
}
event-received = reçoit { $cards }
event-bought-nothing = n’achète rien
event-played = joue { $cards }
event-answered = répond avec { $cards }
event-took-primus-conspiratus = devient Primus Conspiratus
event-earned = { $number ->
    [0] ne gagne rien
   *[other] gagne { $aurei }
}
event-surrendered = donne { $cards } à Rome
event-declined = ne répond pas
event-round-began = commence

event-levy-began = prend les cartes sous la { $legion }, d’une valeur de { $aurei }
event-levied = prend { $cards }
event-rome-revealed = retourne { $cards }

event-served = { $cards } va sous la { $legion }
event-ended = La partie est finie

event-card-for = { $card } pour { $aurei }
event-hidden = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

event-round = Manche { $round }
event-headed = { $head } : { $what }
event-then = { $first } ; { $next }
