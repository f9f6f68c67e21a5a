frame-about = Over Pax
# as in English
frame-account = Account
# as in English
frame-api = API
frame-campaign = Veldtocht
frame-daily = Partij van de dag
frame-description = Een kaartspel vol intriges in het oude Rome
frame-games = Mijn partijen
frame-home = Pax, naar de eerste pagina
frame-more = Meer pagina’s
frame-new = Nieuwe tafel
frame-pages = Pagina’s
# as in English
frame-ratings = Ratings
frame-rules = Regels
frame-settings = Instellingen
frame-skip = Naar de inhoud
frame-tutorial = Leren spelen
