frame-about = À propos
frame-account = Compte
# as in English
frame-api = API
frame-campaign = Campagne
frame-daily = Partie du jour
frame-description = Un jeu de cartes et d’intrigues dans la Rome antique
frame-games = Mes parties
frame-home = Pax, vers la première page
frame-more = Autres pages
frame-new = Nouvelle table
# as in English
frame-pages = Pages
frame-ratings = Classements
frame-rules = Règles
frame-settings = Réglages
frame-skip = Vers le contenu
frame-tutorial = Apprendre à jouer
