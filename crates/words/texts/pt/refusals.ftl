# Por que as regras dizem não, e o que seria certo. Sem ponto final: seguem os números das regras.

refusal-over = A partida terminou
refusal-no-such-seat = Esse lugar não existe nesta mesa
refusal-not-your-turn = É a vez de outra pessoa: espere a sua
refusal-wrong-step = { $asked } não é para agora; o que falta é { $due }
refusal-already-kept = Você já escolheu sua carta: espere os outros
refusal-not-dealt = Você não recebeu { $card }: guarde uma das cartas recebidas
refusal-wrong-opens = { $wanted ->
    [0] Nesta partida nenhuma carta recebida é aberta
    [one] Abra uma das cartas recebidas, não { $given }
   *[other] Abra { $wanted } das cartas recebidas, não { $given }
}
refusal-solo-look = A sós contra Roma, as cartas dela ficam ocultas: saque
refusal-not-drawn = { $card } não está entre as cartas que você está sacando: coloque uma dessas
refusal-no-hand-place = A mão já recebeu a parte dela: ponha a carta sob uma legião ou embaixo do baralho
refusal-hand-place-last = Com a Religião você segura as cartas: coloque outra primeiro, a última vai para a mão
refusal-no-legion-place = Já há uma destas cartas sob uma legião: ponha esta na mão ou embaixo do baralho
refusal-no-under-place = Nenhuma outra destas cartas vai para baixo do baralho: ponha na mão ou sob uma legião
refusal-no-such-legion = A { $legion } não existe nesta mesa: há { $count }
refusal-nothing-below = Não há nada sob a { $legion }: escolha outra, ou passe
refusal-cannot-buy = A { $legion } custa { $price }, e você tem { $money }: escolha outra, ou passe
refusal-not-in-hand = { $card } não está na sua mão: escolha uma carta que esteja
refusal-cannot-play = A próxima carta custa { $cost }, e você tem { $money }: pare aqui
refusal-too-strong = Com Terras ou Intriga em { $after }, { $category ->
    [fleet] esta Frota pode zarpar
   *[army] este Exército pode marchar
}; o maior dos dois está em { $limit }
refusal-must-surrender = { $owed ->
    [one] Você deve uma carta a Roma: escolha uma da mão
   *[other] Você deve { $owed } cartas a Roma: escolha da mão
}

asked-keep = Guardar uma carta recebida
asked-draw = Sacar
asked-look = Olhar as cartas de Roma
asked-place = Colocar uma carta sacada
asked-buy = Comprar
asked-play = Jogar uma carta
asked-surrender = Dar uma carta a Roma
asked-pass = Passar
