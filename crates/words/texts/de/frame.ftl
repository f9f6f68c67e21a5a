frame-about = Über Pax
frame-account = Konto
# as in English
frame-api = API
frame-campaign = Feldzug
frame-daily = Partie des Tages
frame-description = Ein Kartenspiel um Intrigen im alten Rom
frame-games = Meine Partien
frame-home = Pax, zur ersten Seite
frame-more = Weitere Seiten
frame-new = Neuer Tisch
frame-pages = Seiten
frame-ratings = Wertungen
frame-rules = Regeln
frame-settings = Einstellungen
frame-skip = Zum Inhalt
frame-tutorial = Spielen lernen
