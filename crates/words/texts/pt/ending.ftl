# Uma partida terminada: o veredito, os pontos, o curso da partida, os momentos.

ending-again = Jogar as mesmas cartas
ending-all-open = Todas as cartas abertas
ending-back = Um passo atrás
ending-before-first = As cartas foram dadas. Nada aconteceu ainda.
ending-better = Melhor
ending-campaign = Continuar a campanha
ending-chance-alone-text = Uma estimativa: partidas compatíveis com o que um espectador via, jogadas até o fim por jogadores de computador.
ending-chances-text = Uma estimativa: partidas compatíveis com o que um espectador via, jogadas até o fim por jogadores de computador. A linha de Roma é a chance de Roma prevalecer; nesse caso ganha quem for Primus Conspiratus.
ending-chart-chance-alone = Chance de atingir a meta
ending-chart-chances = Chance de ganhar
ending-chart-holds = Categorias de Roma; { $needs } bastam
ending-chart-points = Pontos, se tivesse acabado ali
ending-chart-told = No fim: { $ends }.
ending-check = Para conferir, baixe o registro e execute um destes comandos:
ending-commitment = Mostrado antes da partida
ending-course = O curso da partida
ending-course-text = Rodada a rodada, com todas as cartas contadas, inclusive as ocultas de Roma.
ending-daily = Resultados do dia
ending-finished = Terminada
ending-first = Para o início
ending-go = Ir
ending-goal-above = categorias mais fortes que Roma
ending-goal-shown = categorias à mostra
ending-happened = O que aconteceu
ending-hidden = O que Roma escondia
ending-last = Para o fim
ending-last-table = A mesa no fim
ending-look-again = Olhar de novo
ending-moment = Momento { $n } de { $of }
ending-numbers = Os números
ending-on = Um passo adiante
ending-onwards = Como continuar
ending-percentage-points = { $points ->
    [one] ponto percentual
   *[other] pontos percentuais
}
ending-points-above = Categorias mais fortes que Roma
ending-points-idle = Roma prevaleceu, portanto os pontos nada decidiram.
ending-points-shown = Categorias à mostra
ending-proof = As cartas estavam fixadas
ending-proof-text = O primeiro número é o SHA-256 do segundo, e do segundo resulta o baralho. Assim, ninguém pôde trocar uma carta depois de começada a partida.
ending-rebels = Os rebeldes prevalecem
ending-record = Baixar o registro
ending-regrets = O que mais lhe custou
ending-regrets-none = Nenhuma decisão se destaca: o que se perdeu, perdeu-se aos poucos, ou para as cartas.
ending-regrets-others = As decisões mais caras dos outros
ending-regrets-text = Avaliado só pelo que se podia saber naquele momento, aos olhos de um jogador de computador forte.
ending-regrets-theirs = As decisões que mais custaram
ending-rematch = Mais uma com as mesmas pessoas
ending-once-more = Mais uma, com outras cartas
ending-review = O que um jogador forte acha
ending-review-coming = Um jogador de computador forte está revendo a partida. Leva um pouco; o resultado aparece aqui.
ending-rome = Roma prevalece
ending-round = Rodada
ending-seat = Lugar { $seat }
ending-see-moment = Ver esse momento
ending-seed = A semente
ending-seen-by = Visto por
ending-share = Mostrar a outras pessoas
ending-share-private = Quem tiver este link pode ver a partida
ending-share-public = O link desta página
ending-sheet = Os pontos
ending-siblings = As mesmas cartas em outras mesas
ending-slider = Momento da partida
ending-so-far = até aqui
ending-step-through = Percorrer a partida
ending-step-through-text = Qualquer momento, visto de qualquer lugar.
ending-strength = Força por categoria
ending-taken = Feito
ending-the-end = O fim
ending-this-table = Esta mesa
ending-to-rematch = As mesmas pessoas continuaram aqui
ending-to-result = Para o resultado
ending-wealth = tem { $aurei }
ending-weighing = Categoria por categoria
ending-what-cost = O que custou a partida
ending-why = Depois de { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, Roma dominava { $holds } de { $all } categorias. Precisava de { $needs }.
ending-why-goal = Depois de { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}: { $above } das { $needs } categorias exigidas acima de Roma, { $shown } de { $all } à mostra.
ending-won = ganhou
