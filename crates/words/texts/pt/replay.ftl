# A mesa de uma partida registrada, em texto.

replay-where = { $game } · { $when } · passo { $step } de { $steps }
replay-opening = abertura
replay-round = rodada { $round }
replay-seen-by = como { $who } viu
replay-spectator = como um espectador viu
replay-everything = tudo aberto
replay-last = Antes
replay-now = Agora
replay-draw = sacar
replay-place = colocar { $cards }{ $coming ->
    [0] {""}
   *[other] , mais { $coming } por vir
}; livres: { $places }
replay-place-hand = { $count ->
    [one] mão
   *[other] mão ({ $count })
}
replay-place-legion = uma legião
replay-place-under = embaixo do baralho
replay-play = jogar ou passar; a próxima carta custa { $cost }
replay-surrender = { $owed ->
    [one] dar uma carta a Roma
   *[other] dar { $owed } cartas a Roma
}
replay-legions = Legiões
replay-legions-note = preço, cartas embaixo
replay-nothing = nada
replay-deck = Baralho
replay-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
replay-deck-places = lugares contados de cima
replay-from-top = de cima
replay-known = conhecidas
replay-face-down = ocultas
replay-face-up = abertas
replay-dealt = recebidas
replay-hand = mão
replay-display = área de jogo
replay-looked = olhadas por { $names }
replay-seat = lugar { $seat }
replay-memory = dinheiro e mão ficam por conta da memória nesta mesa (11.4)
replay-unseen = { $count ->
    [one] { $count } não vista
   *[other] { $count } não vistas
}
replay-struggle = A disputa
replay-struggle-note = símbolos, com o bônus de 9.6
replay-holder = domina
replay-tied = { $count } empatados
replay-holds = Roma domina { $least ->
    [yes] pelo menos { $held }
   *[no] { $held }
} de { $all }, precisa de { $needs }{ $least ->
    [yes] ; as cartas ocultas não foram contadas
   *[no] {""}
} (9.7).
replay-goal = { $shown } de { $all } à mostra, { $above } mais fortes que Roma, precisa de todas e de { $goal }{ $least ->
    [yes] ; as cartas ocultas não foram contadas
   *[no] {""}
} (10.2).
