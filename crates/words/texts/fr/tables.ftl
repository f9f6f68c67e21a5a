rival-random = Random (joue n’importe quoi)
rival-greedy = Greedy (ne prévoit rien)
rival-varus = Varus (facile)
rival-catilina = Catilina (moyen)
rival-crassus = Crassus (fort)
rival-sejanus = Sejanus (très fort)
rival-livia = Livia (la plus forte)
date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
    } { $year }
mode-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
    }
mode-solitaire = en solitaire, partie { $n }
# as in English
mode-nocturnus = Nocturnus
mode-final-levy = dernière levée
mode-closed-tally = comptes cachés
mode-rated = classée
time-none = sans pendule
time-live = { $minutes } min et { $seconds } s par tour
time-days = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
    }
time-hours = { $n ->
    [one] { $n } heure par tour
   *[other] { $n } heures par tour
    }
tables-empty-seat = une place libre
tables-won = a gagné
tables-your-move = À vous
tables-go-on = Continuer
tables-watch = Regarder
tables-to = Vers la table
tables-join = Rejoindre
tables-look = Voir
tables-more = Suite
games-title = Mes parties
games-running = En cours
games-running-none = Aucune partie en cours.
games-finished = Terminées
games-finished-none = Aucune partie n’est encore terminée.
games-won = Gagnée
games-lost = Perdue
# as in English
games-place = place { $place }
# as in English
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
games-record = Enregistrement
games-new = Commencer une partie
new-title = Nouvelle table
new-lead = Deux choix suffisent. Le reste peut rester tel quel.
new-players = Combien de joueurs
new-solitaire = seul
new-solo-level = Quelle partie de la campagne
new-seats = Qui s’assied où
new-seat-mine = La place I est la vôtre.
new-seat = Place { $seat }
new-seat-open = ouverte à tous
new-seat-invited = avec le lien seulement
new-seat-computer = ordinateur : { $level }
new-device = Toutes les places ouvertes sur cet appareil, un rideau entre les joueurs
new-private = Privée : seuls ceux qui ont le lien trouvent la table
new-nocturnus = Nocturnus : Milice, Éclaireurs et Adversaires, 30 cartes de plus
new-more = Pendule, classement et règles fines
new-clock = Temps de réflexion
new-clock-text = Le temps écoulé, un joueur virtuel prend la main jusqu’au retour de la personne.
new-rated = Classée
new-final-levy = Dernière levée : Rome prend un groupe aussi à la dernière manche (9.4)
new-closed-tally = Comptes cachés : mains et bourses restent secrètes, la mémoire décide (11.4)
new-make = Ouvrir la table
lobby-public = publique
lobby-private = privée
lobby-one-device = sur un seul appareil
lobby-seats = Places
lobby-join = Rejoindre la table
lobby-sit = S’asseoir ici
lobby-leave = Partir
lobby-give = Donner à un joueur virtuel
lobby-level = Lequel
lobby-start = Commencer la partie
lobby-close = Abandonner la table
lobby-not-yet = La partie commence quand toutes les places sont prises.
lobby-link = Inviter d’autres joueurs
lobby-send = Envoyez ce lien
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-scan = Ou faites scanner ceci
lobby-qr = Le lien en code QR
lobby-here-only = Cette adresse ne vaut que sur cette machine. Pour d’autres sur votre réseau, lancez le serveur avec
lobby-free = libre
lobby-free-invited = libre, avec le lien
lobby-reserved = gardée pour quelqu’un
lobby-for-computer = pour un joueur virtuel
lobby-you = vous
lobby-here = ici
lobby-away = absent
lobby-fair = La donne est-elle honnête ?
lobby-fair-text = Le paquet est déjà fixé. Voici le SHA-256 de sa graine ; la graine elle-même est montrée à la fin de la partie.
