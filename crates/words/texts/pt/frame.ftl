frame-about = Sobre o Pax
frame-account = Conta
# as in English
frame-api = API
frame-campaign = Campanha
frame-daily = Partida do dia
frame-description = Um jogo de cartas de intriga na Roma antiga
frame-games = As minhas partidas
frame-home = Pax, para a página inicial
frame-more = Mais páginas
frame-new = Nova mesa
frame-pages = Páginas
frame-ratings = Classificações
frame-rules = Regras
frame-settings = Preferências
frame-skip = Para o conteúdo
frame-tutorial = Aprender a jogar
