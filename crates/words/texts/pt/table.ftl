# A página da mesa: o que se pede, o que se pode fazer, o que se sabe.

card-back = uma carta oculta
# Zero conta como singular em português: por isso o número, e não um 1 escrito.
card-heap = { $symbols ->
    [one] { $symbols } símbolo
   *[other] { $symbols } símbolos
} em { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
card-price = preço
card-symbols = { $symbols ->
    [one] { $symbols } símbolo
   *[other] { $symbols } símbolos
}

table-abandoned = Esta mesa foi abandonada
table-alone = Partida a sós. Roma é adversário que chegue.
table-ask = O que se pode fazer
table-asked = tem a vez
table-aurei = áureos
table-away = ausente
table-buy = Comprar
table-buy-label = Comprar a Legião { $legion } { $aurei ->
    [0] de graça
    [one] por { $aurei } áureo
   *[other] por { $aurei } áureos
}
table-cannot = Agora não é possível. Pressione para saber o motivo.
table-catch-up = Para a minha vez
table-category = Categoria
table-chat = Conversa
table-chronicle = Histórico
table-clock = Tempo restante
table-coming = { $cards ->
    [one] Depois vem mais uma carta.
   *[other] Depois vêm mais { $cards } cartas.
}
table-conspiratus = Primus Conspiratus, chefe da conspiração
table-curtain = Passe o aparelho
table-curtain-i-am = Sou { $name }: mostrar as minhas cartas
table-curtain-wait = Agora não é a vez de ninguém aqui.
table-deck = { $cards ->
    [0] O baralho está vazio
    [one] { $cards } carta no baralho
   *[other] { $cards } cartas no baralho
}
table-discount = em cada compra, graças à Riqueza (5.2)
table-display = A minha área de jogo
table-draw = Sacar
table-drawn = { $name } sacou
table-drawn-you = Coloque o que sacou
table-fair = A distribuição é honesta?
table-fair-text = O baralho ficou fixado antes da primeira carta. Este é o SHA-256 da sua semente; a própria semente é mostrada quando a partida termina.
table-faster = Mais rápido
table-free = grátis
table-goal = Mais forte que Roma em { $above } categorias, necessárias { $needs }; à mostra: { $shown } de { $all }.
table-hand = { $cards ->
    [0] Nenhuma carta na mão
    [one] { $cards } carta na mão
   *[other] { $cards } cartas na mão
}
table-hand-empty = A mão está vazia.
table-held-by = domínio de { $names }
table-held-by-rome = domínio de Roma
table-here = presente
table-hide = Esconder as minhas cartas
table-hint = Dica
table-hint-why = O que faria um jogador forte, e a razão. Todos veem que a dica foi pedida.
table-hints = { $hints ->
    [one] { $hints } dica
   *[other] { $hints } dicas
}
table-home = Para a página inicial
table-in-hand = cartas na mão
table-income-then = de renda, se parar depois desta
table-instead-of = em vez de
table-keep = Guardar
table-keep-and-under = Guardar esta e pôr embaixo do baralho:
table-keep-label = Guardar { $card }
table-keys = Teclas
table-known-to-you = Cartas já vistas.
table-legion = Legião { $legion }
table-legion-empty = vazia
table-legion-word = Legião
table-legions = Legiões
table-look = Olhar
table-look-full = Olhar as cartas ocultas de Roma, receber 2 áureos, terminar o turno
table-looked = Vistas por { $names }
table-more = Mais
table-mute = Para silenciar alguém, abra a página por trás do nome.
table-next-cost = { $aurei ->
    [0] A próxima carta é grátis.
    [one] A próxima carta custa { $aurei }.
   *[other] A próxima carta custa { $aurei }.
}
table-nobody = Agora não é a vez de ninguém.
table-notebook = Caderno
table-notebook-deck = Cartas postas embaixo do baralho, pelo lugar a contar de cima:
table-notebook-place = { $place } de { $deck }
table-notebook-rome = As cartas ocultas de Roma:
table-now-rebels = Se terminasse agora, os rebeldes venceriam e { $names } ganharia.
table-now-rome = Se terminasse agora, Roma venceria e { $names } ganharia como Primus Conspiratus.
table-now-rome-nobody = Se terminasse agora, Roma venceria e ninguém ganharia.
table-now-shared = Se terminasse agora, os rebeldes venceriam e { $names } dividiriam a vitória.
table-offline = A conexão caiu. Tentando de novo.
table-opening = Abertura
table-owes = { $cards ->
    [one] Escolha uma carta para dar a Roma.
   *[other] Escolha { $cards } cartas para dar a Roma.
}
table-part-board = Mesa
table-part-chronicle = Histórico
table-part-rivals = Rivais
table-part-struggle = Disputa
table-parts = Partes da mesa
table-pass-buy = Não comprar
table-pass-play = Parar, renda
table-pass-senate = Não responder
table-place-here = Aqui
table-place-label = Pôr { $card } sob a { $legion }
table-play-label = { $aurei ->
    [0] Jogar { $card } de graça
    [one] Jogar { $card } por { $aurei } áureo
   *[other] Jogar { $card } por { $aurei } áureos
}
table-points-now = Pontos
table-primus = Primus, começa a rodada
table-resign = Desistir
table-resign-text = Um jogador do computador fica com o lugar de vez, e a desistência conta como último lugar, faça ele o que fizer.
table-resigned = desistiu, um jogador do computador continua
table-return = Retomar o meu lugar
table-rivals = Rivais
table-rome = Roma
table-rome-holds = Roma domina { $holds } de { $all }, precisa de { $needs }.
table-room-army = símbolos de Exército ainda podem marchar (6.3)
table-room-fleet = símbolos de Frota ainda podem zarpar (6.3)
table-round = Rodada { $round }
table-rounds-left = { $rounds ->
    [0] A última rodada.
    [one] No baralho: { $cards }. A última rodada, ou quase.
   *[other] No baralho: { $cards }. Faltam umas { $rounds } rodadas.
}
table-say = Dizer
table-secret = O dinheiro e a mão são segredo.
table-stay = Continuar
table-step-buy = Comprar
table-step-draw = Sacar
table-step-income = Renda
table-step-play = Jogar
table-steps = Passos de um turno
table-struggle = A disputa
table-surrender = Dar
table-surrender-label = Dar { $card } a Roma
table-take-two = Receber 2 áureos
table-takes-conspiratus = traz o Primus Conspiratus
table-their-buy = { $name } pode comprar.
table-their-opening = { $name } escolhe uma carta para guardar.
table-their-over = A partida terminou.
table-their-place = { $name } coloca uma carta sacada.
table-their-play = { $name } pode jogar cartas.
table-their-senate = { $name } pode responder ao Senador.
table-their-surrender = { $name } dá uma carta a Roma.
table-their-turn = { $name } começa um turno.
table-timed-out = sem tempo, um jogador do computador assume
table-title = Mesa
table-title-asked = É a sua vez
table-title-finished = O resultado
table-title-gathering = À espera de jogadores
table-to-hand = Para a mão
table-under = Embaixo do baralho
table-undo = Desfazer
table-undo-all = Desfazer { $steps } passos
table-waiting = À espera de { $names }.
table-was-away = O tempo acabou, e um jogador do computador assumiu o lugar.
table-you = (eu)
table-your-buy = Compre as cartas sob uma legião, ou nada.
table-your-opening = Guarde uma carta; o resto vai para baixo do baralho.
table-your-over = A partida terminou.
table-your-place = Coloque a carta sacada.
table-your-play = Jogue cartas, ou pare e receba a renda.
table-your-senate = Foi jogado um Senador. Responda com uma carta por 1 áureo, ou não.
table-your-surrender = Dê uma carta a Roma.
table-your-turn = Saque, ou olhe as cartas de Roma.
table-your-turn-alone = Saque.

keys-arrows = para a próxima coisa que se pode fazer
keys-draw = sacar
keys-escape = fechar uma folha
keys-faster = mais rápido
keys-help = este resumo
keys-hint = uma dica
keys-look = olhar as cartas de Roma
keys-notebook = abrir ou fechar o caderno
keys-numbers = fazer a primeira, segunda, terceira coisa da página
keys-pass = parar, não comprar, não responder
keys-undo = desfazer
