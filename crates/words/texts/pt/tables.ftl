rival-random = Random (joga qualquer coisa)
rival-greedy = Greedy (nunca planeia)
rival-varus = Varus (fácil)
rival-catilina = Catilina (médio)
rival-crassus = Crassus (forte)
rival-sejanus = Sejanus (muito forte)
rival-livia = Livia (a mais forte)
date = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
    } de { $year }
mode-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
    }
mode-solitaire = a sós, partida { $n }
# as in English
mode-nocturnus = Nocturnus
mode-final-levy = último recrutamento
mode-closed-tally = contas ocultas
mode-rated = com classificação
time-none = sem relógio
time-live = { $minutes } min e { $seconds } s por turno
time-days = { $n ->
    [one] { $n } dia por turno
   *[other] { $n } dias por turno
    }
time-hours = { $n ->
    [one] { $n } hora por turno
   *[other] { $n } horas por turno
    }
tables-empty-seat = um lugar vago
tables-won = venceu
tables-your-move = A sua vez
tables-go-on = Continuar
tables-watch = Assistir
tables-to = Ir para a mesa
tables-join = Entrar
tables-look = Ver
tables-more = Mais
games-title = As minhas partidas
games-running = Em curso
games-running-none = Nenhuma partida em curso.
games-finished = Terminadas
games-finished-none = Nenhuma partida terminou ainda.
games-won = Vitória
games-lost = Derrota
games-place = { $place }.º lugar
games-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }
games-record = Registo
games-new = Começar uma partida
new-title = Nova mesa
new-lead = Duas escolhas bastam. O resto pode ficar como está.
new-players = Quantos jogam
new-solitaire = a sós
new-solo-level = Qual partida da campanha
new-seats = Quem senta onde
new-seat-mine = O lugar I é seu.
new-seat = Lugar { $seat }
new-seat-open = aberto a todos
new-seat-invited = só com o link
new-seat-computer = computador: { $level }
new-device = Todos os lugares abertos neste aparelho, com uma cortina entre os jogadores
new-private = Privada: só quem tem o link encontra a mesa
new-nocturnus = Nocturnus: Milícia, Batedores e Adversários, mais 30 cartas
new-more = Relógio, classificação e detalhes
new-clock = Tempo para pensar
new-clock-text = Se o tempo acabar, um jogador virtual assume até o dono voltar.
new-rated = Com classificação
new-final-levy = Último recrutamento: Roma leva um grupo também na última rodada (9.4)
new-closed-tally = Contas ocultas: mãos e bolsas ficam em segredo, a memória decide (11.4)
new-make = Abrir a mesa
lobby-public = pública
lobby-private = privada
lobby-one-device = num só aparelho
lobby-seats = Lugares
lobby-join = Entrar na mesa
lobby-sit = Sentar aqui
lobby-leave = Sair
lobby-give = Dar a um jogador virtual
lobby-level = Qual
lobby-start = Começar a partida
lobby-close = Desistir da mesa
lobby-not-yet = A partida começa quando todos os lugares estiverem ocupados.
lobby-link = Convidar outros
lobby-send = Mande este link
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Partilhar
lobby-scan = Ou mostre este código
lobby-qr = O link em código QR
lobby-here-only = Este endereço só funciona nesta máquina. Para outros na sua rede, inicie o servidor com
lobby-free = vago
lobby-free-invited = vago, com o link
lobby-reserved = guardado para alguém
lobby-for-computer = para um jogador virtual
lobby-you = é você
lobby-here = presente
lobby-away = ausente
lobby-fair = As cartas são justas?
lobby-fair-text = O baralho já está definido. Este é o SHA-256 da sua semente; a semente aparece quando a partida termina.
