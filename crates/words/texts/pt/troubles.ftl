# Por que uma mesa ou o servidor diz não.

denied-who-are-you = Diga primeiro quem você é: um nome basta.
denied-private = Esta mesa é privada: peça o link de convite.
denied-not-yours = Isto cabe a outros na mesa.
denied-not-your-seat = O lugar { $seat } não é seu.
denied-not-begun = { $deed }: cedo demais, a partida não começou.
denied-not-over = { $deed }: cedo demais, a partida ainda não terminou.
denied-begun = { $deed }: tarde demais, a partida já começou.
denied-over = { $deed }: tarde demais, a partida terminou.
denied-abandoned = { $deed }: tarde demais, a mesa foi abandonada.
denied-no-such-seat = O lugar { $seat } não existe nesta mesa.
denied-seat-taken = O lugar { $seat } está ocupado.
denied-seat-kept = O lugar { $seat } está guardado para outra pessoa.
denied-invitation-needed = O lugar { $seat } é por convite: abra o link de convite.
denied-no-seat-left = Não há mais lugar para você nesta mesa.
denied-one-seat-each = Você já tem um lugar: vários no mesmo aparelho, só em mesas de passar a vez.
denied-seat-empty = Ninguém está no lugar { $seat } ainda: espere, ou dê o lugar a um jogador do computador.
denied-nobody-there = Ninguém está no lugar { $seat }.
denied-too-restless = { $most } entradas e saídas bastam para uma mesa: faça outra.
denied-not-an-action = Isto não pode ser lido como ação: { $why }.
denied-stale = A mesa já avançou: olhe de novo antes de agir.
denied-not-asked = O lugar { $seat } não está na vez.
denied-taken-over = Um jogador do computador assumiu o seu lugar na sua ausência: retome-o primeiro.
denied-not-taken-over = O lugar { $seat } não está com um jogador do computador.
denied-time-is-up = O tempo do lugar { $seat } acabou.
denied-time-left = O lugar { $seat } ainda tem tempo.
denied-nothing-to-undo = Nada pode ser desfeito: uma carta oculta foi mostrada, ou outra pessoa já agiu.
denied-undo-too-far = É longe demais: uma carta oculta foi mostrada, ou outra pessoa agiu.
denied-too-many-undos = { $most } vezes desfazer bastam para uma partida.
denied-too-many-returns = { $most } retornos bastam para uma partida: o jogador do computador a termina.
denied-no-hints = Não há dicas em partidas com classificação.
denied-rematch-made = As mesmas pessoas continuam na mesa { $table }.

deed-watch = Assistir
deed-join = Sentar-se
deed-leave = Sair
deed-give-seat = Ceder um lugar
deed-start = Começar
deed-close = Abandonar a mesa
deed-act = Agir
deed-undo = Desfazer
deed-resign = Desistir
deed-return = Voltar
deed-time-out = Parar um relógio
deed-take-hint = Pedir uma dica
deed-rematch = Jogar de novo
deed-read-record = Ler o registro
deed-talk = Conversar

name-length = Um nome tem de 1 a { $most } caracteres, e este tem { $given }.
name-character = Um nome não pode ter “{ $character }”: letras, algarismos, sinais e espaços simples servem.
name-id = Um endereço tem de 1 a { $most } caracteres entre a–z, A–Z, 0–9, - e _.

draft-version = Esta mesa foi feita para outra versão do jogo.
draft-setup-players = { $players } não podem jogar: Pax é para 1 a 8 (2.1).
draft-setup-level-missing = Uma pessoa joga a campanha: diga qual partida, de 1 a 5 (10.2).
draft-setup-no-such-level = Não existe a partida solo { $level }: a campanha tem as partidas 1 a 5 (10.2).
draft-setup-level-with-rivals = Uma partida solo é para uma pessoa, não para { $players } (10.1).
draft-cards = Esta lista de cartas não serve: { $why }.
draft-seats = Há { $seats } lugares descritos para { $players } jogadores.
draft-time = { $span ->
    [bank] Um relógio tem de { $least } a { $most } segundos, não { $given }.
    [increment] Um turno acrescenta de { $least } a { $most } segundos, não { $given }.
   *[turn] Um turno tem de { $least } a { $most } horas, não { $given }.
}
draft-invitation-missing = Um lugar por convite precisa de um convite.
draft-rated-rivals = Uma partida com classificação precisa de dois jogadores ou mais.
draft-rated-own-seats = Uma partida com classificação precisa de uma pessoa por lugar, sem passar o aparelho.
draft-rated-fresh-deal = Uma partida com classificação precisa de cartas que ninguém viu.
draft-rated-person = Uma partida com classificação precisa de uma pessoa na mesa.
draft-campaign-alone = A campanha se joga a sós: escolha uma partida solo (10.1).
draft-daily-alone = A partida do dia se joga a sós: escolha uma partida solo (10.1).

trouble-not-found = { $what ->
    [table] Essa mesa não existe aqui.
    [person] Essa pessoa não existe aqui.
    [game] Essa partida não existe aqui.
    [page] Essa página não existe aqui.
   *[other] Não há nada assim aqui.
}
trouble-wrong-password = Nome e senha não combinam.
trouble-wrong-recovery = Nome e código de recuperação não combinam.
trouble-name-taken = O nome { $name } já tem dono: escolha outro.
trouble-not-a-guest = Isto é para visitantes: você já tem uma conta.
trouble-cross-site = O pedido vem de outro site.
trouble-too-many = { $seconds ->
    [one] Mais devagar: tente de novo em um segundo.
   *[other] Mais devagar: tente de novo em { $seconds } segundos.
}
trouble-too-large = { $what ->
    [tables] Você tem { $most } mesas abertas: termine ou deixe uma primeiro.
    [chat] Uma linha tem no máximo { $most } caracteres.
    [muted] Você pode silenciar no máximo { $most } pessoas.
   *[other] É demais: o limite é { $most }.
}
trouble-race = Outros foram mais rápidos: olhe a mesa e tente de novo.
trouble-busy = Há coisas demais na fila: tente de novo daqui a pouco.
trouble-stopping = O servidor está parando: tente de novo daqui a pouco.
trouble-inside = Algo está errado com o servidor. Veja daqui a pouco se ficou feito; se não, tente de novo.

bad-page-end = Nenhuma página termina aqui.
bad-password = Uma senha tem de { $least } a { $most } caracteres.
bad-too-many-seats = Há mais lugares descritos do que jogadores.
bad-level = Esse jogador do computador não existe.
bad-which-seat = Diga qual dos seus lugares.
bad-no-such-seat = Esse lugar não existe.
bad-nothing-said = Diga alguma coisa.
bad-event-id = O número de um evento são dois números com um ponto no meio.
bad-form = Este formulário não pode ser lido.
bad-json = Este pedido não pode ser lido: { $why }.
