# Uma partida inteira contada linha por linha, e a pontuação.

# as in English
account-title = Pax, { $game }: { $names }.
account-base = jogo básico
account-nocturnus = com Nocturnus
account-solitaire = partida solo { $level }
account-players = { $players } jogadores
account-opening = Abertura, { $who }
account-turn = Rodada { $round }, { $who }
account-levy = Rodada { $round }, recrutamento
account-end = O fim, depois da rodada { $round }

score = Pontuação
score-shown = Categorias ×2
score-above-rome = Acima de Roma ×3
score-fleets = Frotas
score-armies = Exércitos
# as in English
score-primus-conspiratus = Primus Conspiratus
score-richest = Mais dinheiro
score-points = Pontos

score-goal = Meta da partida { $level }: todas as { $all } categorias à mostra, { $goal } mais fortes que Roma; { $shown } à mostra e { $above } mais fortes (10.2).
score-comparison = Roma domina { $held } de { $all } categorias{ $which } e precisa de { $needs }: { $verdict }.
score-rome-wins = Roma vence (9.7)
score-rebels-win = os rebeldes vencem (9.8)

verdict-rome = Roma ganha a partida.
verdict-nobody = Ninguém é Primus Conspiratus: ninguém ganha a partida.
verdict-conspirator = { $names } ganha a partida como Primus Conspiratus.
verdict-solitaire = { $names } ganha a partida.
verdict-points = { $names } ganha a partida com { $points } pontos.
verdict-shared = { $names } dividem a vitória com { $points } pontos.
