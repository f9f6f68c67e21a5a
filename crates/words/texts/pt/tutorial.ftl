# O tutorial: a página e as lições à mesa. Uma ou duas frases curtas: o que fazer agora, e por quê.

tutorial-page-title = Aprender a jogar
tutorial-page-lead = Dez minutos numa mesa de verdade, com cartas preparadas e um rival que não se importa de perder. Você joga; as lições dizem o quê e por quê.
tutorial-page-draw = Sacar três cartas e colocá-las, comprar de uma Legião
tutorial-page-play = Jogar cartas, abrir espaço para Exércitos, receber a renda
tutorial-page-rome = Ver o que Roma toma, e olhar o que ela esconde
tutorial-page-plot = Liderar a conspiração
tutorial-page-end = Vencer por um de dois caminhos, e contar os pontos
tutorial-page-begin = Sentar e começar
tutorial-page-rules = Prefere ler a jogar?

# as in English
tutorial-title = Tutorial
tutorial-number = Lição { $number } de { $all }
tutorial-next = Continuar
tutorial-skip = Pular
tutorial-leave = Sair do tutorial
tutorial-resume = Mostrar as lições
tutorial-show = Mostre-me
tutorial-play-on = Seguir jogando
tutorial-finish = Terminar por mim
tutorial-finish-why = Um jogador do computador faz os seus turnos até o fim da partida, e você vê como se conta.
tutorial-play = Jogar uma partida
tutorial-rules = Ler as regras
tutorial-again = Repetir o tutorial

tutorial-keep = Você recebeu duas cartas. Guarde { $card }: Terras dão espaço a Frotas e Exércitos. A outra vai para baixo do baralho.
tutorial-keep-any = Você recebeu duas cartas. Guarde a que prefere jogar; a outra vai para baixo do baralho.
tutorial-draw = É a sua vez. Saque: vêm três cartas, uma por vez, e cada uma é colocada antes de se ver a próxima.
tutorial-hand = Uma das três vai para a mão. Pegue { $card }: logo será jogada.
tutorial-below = Uma fica sob uma Legião, onde qualquer um pode comprá-la. Ponha { $card } sob a { $legion }: daqui a pouco você compra esse grupo.
tutorial-under = Uma vai para baixo do baralho. Ponha { $card } ali: sob uma Legião ela poderia cair nas mãos de Roma, e só você sabe que ela está no fundo.
tutorial-buy = Compre a { $legion } por { $aurei }: você leva tudo o que está sob ela, { $cards }. Uma Legião por turno, não mais.
tutorial-buy-nothing = Nenhuma Legião cabe no seu bolso. Siga sem comprar.
tutorial-first = Jogue { $card }. A primeira carta do turno é de graça, e vale assim que está na sua área de jogo.
tutorial-first-room = { $force } está apagada: você não pode ter mais Frotas nem mais Exércitos do que símbolos de Terras ou de Intriga. Jogue antes { $card }.
tutorial-first-nothing = Não há o que jogar. Pare e receba 2 áureos.
tutorial-room = { $aurei ->
    [0] Agora há espaço. Jogue { $card }: a primeira carta do turno é de graça, a segunda custa 1, a terceira 2.
    [one] Agora há espaço. Jogue { $card } por 1 áureo: a segunda carta do turno custa 1, a terceira 2.
   *[other] Agora há espaço. Jogue { $card } por { $aurei } áureos: cada carta a mais no turno custa mais 1.
}
tutorial-room-none = { $card } está apagada: você não pode ter mais Frotas nem mais Exércitos do que símbolos de Terras ou de Intriga. Procure Terras ou Intriga.
tutorial-income = Pare agora. Você recebe { $aurei }: tantos áureos quantas cartas tem na maior categoria que aumentou. Quem nada joga recebe 2.
tutorial-levy = A rodada acabou, e Roma tomou o grupo mais caro sob uma Legião: { $cards }. O que ninguém compra fortalece Roma.
tutorial-struggle = Roma domina uma categoria quando nenhum jogador é mais forte nela. Ela domina { $holds } de 7; se no fim dominar { $needs }, Roma vence.
tutorial-intrigue = Jogue { $card }: quem tem mais Intriga é Primus Conspiratus, o chefe da conspiração. O preço: neste turno não há renda.
tutorial-intrigue-behind = Jogue { $card }. O seu rival ainda tem tanta Intriga ou mais, então o marcador fica lá por enquanto; e este turno não tem renda.
tutorial-victories-you = Você chefia a conspiração. Se Roma vencer, você vence com ela, seja qual for a conta dos pontos. Se os rebeldes vencerem, ganha quem tiver mais pontos.
tutorial-victories-rival = { $name } chefia a conspiração. Se Roma vencer, { $name } vence com ela, seja qual for a conta dos pontos. Se os rebeldes vencerem, ganha quem tiver mais pontos.
tutorial-victories-nobody = Ninguém chefia ainda a conspiração. Se Roma vencer, o Primus Conspiratus vence com ela, seja qual for a conta dos pontos. Se os rebeldes vencerem, ganha quem tiver mais pontos.
tutorial-look = Desta vez, olhe as cartas ocultas de Roma em vez de sacar. Isso rende 2 áureos, termina o turno e mostra a força de Roma.
tutorial-notebook = Abra o seu caderno: as cartas ocultas de Roma agora estão nele, e também as que você pôs embaixo do baralho. Ninguém mais o vê.
tutorial-notebook-deck = Abra o seu caderno: ele guarda as cartas que você pôs embaixo do baralho, com o lugar de cada uma. Ninguém mais o vê.
tutorial-free = Você já conhece o jogo. Siga jogando, com dicas se quiser, ou deixe que terminem a partida e veja como se conta.

tutorial-wait = É a vez de { $name }, com as mesmas escolhas que você. O que se compra e joga fica à vista; o que se saca, não.
tutorial-again-keep = Guarde uma carta.
tutorial-again-turn = É a sua vez de novo: saque, ou olhe as cartas de Roma.
tutorial-again-place = Uma carta para a mão, uma sob uma Legião, uma embaixo do baralho. Você escolhe qual.
tutorial-again-buy = Compre as cartas sob uma Legião, ou nada. Não deixe nada caro para Roma.
tutorial-again-play = Cada carta mostra o que custa e, em verde, o que você recebe se parar depois dela. Três de Riqueza barateiam as compras, três de Religião mostram mais do que você saca.
tutorial-on = O resto é com você. A dica diz o que faria um jogador forte, e por quê.

tutorial-verdict-rebels = As cartas ocultas de Roma foram viradas. Roma domina { $holds } categorias e precisa de { $needs }: os rebeldes vencem, e { $name } tem mais pontos.
tutorial-verdict-rome = As cartas ocultas de Roma foram viradas. Roma domina { $holds } categorias e precisa de { $needs }: Roma vence, e { $name } com ela, como Primus Conspiratus. Os pontos não contam.
tutorial-verdict-nobody = As cartas ocultas de Roma foram viradas. Roma domina { $holds } categorias e precisa de { $needs }: Roma vence, e como ninguém chefiava a conspiração, ninguém vence com ela.
tutorial-counting-rome = Se os rebeldes tivessem vencido, estes seriam os seus pontos.
tutorial-counting-rebels = Os rebeldes venceram, então estes pontos decidiram.
tutorial-count-shown = { $count ->
    [one] { $count } categoria
   *[other] { $count } categorias
} na sua área de jogo, 2 cada: { $points }
tutorial-count-above = { $count ->
    [one] { $count } categoria em que você supera Roma
   *[other] { $count } categorias em que você supera Roma
}, 3 cada: { $points }
tutorial-count-forces = { $count ->
    [one] { $count } Frota ou Exército
   *[other] { $count } Frotas e Exércitos
}, 1 cada: { $points }
tutorial-count-plot = { $count ->
    [0] Sem Primus Conspiratus: { $points }
   *[other] Primus Conspiratus: { $points }
}
tutorial-count-money = { $points ->
    [0] { $count } em áureos e cartas na mão, não é o maior valor: 0
   *[other] { $count } em áureos e cartas na mão, o maior valor: { $points }
}
tutorial-count-sum = Ao todo: { $points }
tutorial-count-rival = { $name } tem { $points }.
