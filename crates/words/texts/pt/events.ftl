# O que aconteceu. Um ato vem depois do nome de quem o fez: “Livia” + “saca 3 cartas”.

event-kept = guarda { $cards }
event-opened = abre { $cards }
event-looked = olha as cartas de Roma e recebe { $aurei }
event-draw-began = { $number ->
    [1] saca a última carta
   *[other] saca { $number } cartas
}
event-drew-aurei = encontra o baralho vazio e recebe { $aurei }
event-drew = saca { $cards }
event-took-in-hand = põe { $cards } na mão
event-placed-below = põe { $cards } sob a { $legion }
event-slipped-under = põe { $cards } embaixo do baralho
event-bought = { $number ->
    [0] compra a { $legion } de graça
   *[other] compra a { $legion } por { $aurei }
}
event-received = recebe { $cards }
event-bought-nothing = não compra nada
event-played = joga { $cards }
event-answered = responde com { $cards }
event-took-primus-conspiratus = torna-se Primus Conspiratus
event-earned = { $number ->
    [0] não tem renda
   *[other] tem renda de { $aurei }
}
event-surrendered = dá { $cards } a Roma
event-declined = não responde
event-round-began = começa

event-levy-began = leva as cartas sob a { $legion }, no valor de { $aurei }
event-levied = leva { $cards }
event-rome-revealed = revela { $cards }

event-served = { $cards } vai para a { $legion }
event-ended = A partida terminou

event-card-for = { $card } por { $aurei }
event-hidden = { $count ->
    [one] uma carta
   *[other] { $count } cartas
}

event-round = Rodada { $round }
event-headed = { $head }: { $what }
event-then = { $first }; { $next }
