# La page de la table : ce qui est demandé, ce qui peut se faire, ce que l’on sait.

card-back = une carte face cachée
# Zéro compte comme un singulier en français : d’où le nombre, et non un 1 écrit.
card-heap = { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
card-price = prix
card-symbols = { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}

table-abandoned = Cette table a été abandonnée
table-alone = Vous jouez en solitaire. Rome suffit comme adversaire.
table-ask = Ce que vous pouvez faire
table-asked = doit jouer
table-aurei = aurei
table-away = hors ligne
table-buy = Acheter
table-buy-label = Acheter la Légion { $legion } pour { $aurei ->
    [0] rien
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
}
table-cannot = Impossible pour l’instant. Appuyez pour savoir pourquoi.
table-catch-up = Jusqu’à mon tour
table-category = Catégorie
table-chat = Discussion
table-chronicle = Chronique
table-clock = Temps restant
table-coming = { $cards ->
    [one] Encore une carte ensuite.
   *[other] Encore { $cards } cartes ensuite.
}
table-conspiratus = Primus Conspiratus, chef des conjurés
table-curtain = Passez l’appareil
table-curtain-i-am = Je suis { $name } : montrer mes cartes
table-curtain-wait = Ce n’est à aucun de vous pour l’instant.
table-deck = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-discount = à chaque achat, grâce à la Richesse (5.2)
table-display = Ma zone de jeu
table-draw = Piocher
table-drawn = { $name } a pioché
table-drawn-you = Placez ce que vous avez pioché
table-fair = La donne est-elle honnête ?
table-fair-text = La pioche était fixée avant la première carte. Voici le SHA-256 de sa graine ; la graine elle-même est montrée quand la partie est finie.
table-faster = Plus vite
table-free = gratuit
table-goal = Devant Rome dans { $above } catégories, il en faut { $needs } ; montrées : { $shown } sur { $all }.
table-hand = { $cards ->
    [0] Aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
table-hand-empty = Votre main est vide.
table-held-by = pour { $names }
table-held-by-rome = pour Rome
table-here = en ligne
table-hide = Cacher mes cartes
table-hint = Conseil
table-hint-why = Ce que ferait un joueur fort, et pourquoi. Tous voient que vous l’avez demandé.
table-hints = { $hints ->
    [one] { $hints } conseil
   *[other] { $hints } conseils
}
table-home = Vers la première page
table-in-hand = cartes en main
table-income-then = de revenu si vous arrêtez après
table-instead-of = au lieu de
table-keep = Garder
table-keep-and-under = Garder celle-ci, et glisser sous la pioche :
table-keep-label = Garder { $card }
table-keys = Touches
table-known-to-you = Vous avez regardé.
table-legion = Légion { $legion }
table-legion-empty = vide
table-legion-word = Légion
table-legions = Légions
table-look = Regarder
table-look-full = Regarder les cartes cachées de Rome, recevoir 2 aurei, finir le tour
table-looked = Regardées par { $names }
table-more = Plus
table-mute = Pour masquer quelqu’un, ouvrez la page derrière son nom.
table-next-cost = { $aurei ->
    [0] La carte suivante est gratuite.
    [one] La carte suivante coûte { $aurei }.
   *[other] La carte suivante coûte { $aurei }.
}
table-nobody = Ce n’est à personne pour l’instant.
table-notebook = Carnet
table-notebook-deck = Vous avez glissé celles-ci sous la pioche, par place à partir du haut :
table-notebook-place = { $place } sur { $deck }
table-notebook-rome = Les cartes cachées de Rome :
table-now-rebels = Si tout finissait maintenant, les rebelles l’emporteraient et { $names } gagnerait.
table-now-rome = Si tout finissait maintenant, Rome l’emporterait et { $names } gagnerait en tant que Primus Conspiratus.
table-now-rome-nobody = Si tout finissait maintenant, Rome l’emporterait et personne ne gagnerait.
table-now-shared = Si tout finissait maintenant, les rebelles l’emporteraient et { $names } se partageraient la victoire.
table-offline = La connexion est perdue. Nouvel essai en cours.
table-opening = Ouverture
table-owes = { $cards ->
    [one] Choisissez une carte à donner à Rome.
   *[other] Choisissez { $cards } cartes à donner à Rome.
}
# as in English
table-part-board = Table
table-part-chronicle = Chronique
table-part-rivals = Rivaux
table-part-struggle = Lutte
table-parts = Volets de la table
table-pass-buy = Ne rien acheter
table-pass-play = Arrêter, revenu
table-pass-senate = Ne pas répondre
table-place-here = Ici
table-place-label = Placer { $card } sous la { $legion }
table-play-label = { $aurei ->
    [0] Jouer { $card } pour rien
    [one] Jouer { $card } pour { $aurei } aureus
   *[other] Jouer { $card } pour { $aurei } aurei
}
# as in English
table-points-now = Points
table-primus = Primus, commence la manche
table-resign = Abandonner
table-resign-text = Un joueur virtuel prend votre place pour de bon, et vous arrivez en dernier, quoi qu’il en fasse.
table-resigned = a abandonné, un joueur virtuel continue
table-return = Reprendre ma place
table-rivals = Rivaux
# as in English
table-rome = Rome
table-rome-holds = Rome en tient { $holds } sur { $all } et en demande { $needs }.
table-room-army = symboles d’Armée peuvent encore marcher (6.3)
table-room-fleet = symboles de Flotte peuvent encore prendre la mer (6.3)
table-round = Manche { $round }
table-rounds-left = { $rounds ->
    [0] La dernière manche.
    [one] Dans la pioche : { $cards }. La dernière manche, ou presque.
   *[other] Dans la pioche : { $cards }. Encore { $rounds } manches environ.
}
table-say = Dire
table-secret = Bourse et main sont secrètes.
table-stay = Continuer
table-step-buy = Acheter
table-step-draw = Piocher
table-step-income = Revenu
table-step-play = Jouer
table-steps = Étapes d’un tour
table-struggle = La lutte
table-surrender = Donner
table-surrender-label = Donner { $card } à Rome
table-take-two = Prendre 2 aurei
table-takes-conspiratus = vous fait Primus Conspiratus
table-their-buy = { $name } peut acheter.
table-their-opening = { $name } choisit une carte à garder.
table-their-over = La partie est finie.
table-their-place = { $name } place une carte piochée.
table-their-play = { $name } peut jouer des cartes.
table-their-senate = { $name } peut répondre au Sénateur.
table-their-surrender = { $name } donne une carte à Rome.
table-their-turn = { $name } commence un tour.
table-timed-out = temps écoulé, un joueur virtuel prend le relais
# as in English
table-title = Table
table-title-asked = À vous de jouer
table-title-finished = Le résultat
table-title-gathering = En attente de joueurs
table-to-hand = En main
table-under = Sous la pioche
table-undo = Reprendre
table-undo-all = Reprendre { $steps } actions
table-waiting = On attend { $names }.
table-was-away = Votre temps est écoulé, et un joueur virtuel tient votre place.
table-you = (vous)
table-your-buy = Achetez les cartes sous une légion, ou rien.
table-your-opening = Gardez une carte ; le reste va sous la pioche.
table-your-over = La partie est finie.
table-your-place = Placez la carte piochée.
table-your-play = Jouez des cartes, ou arrêtez et touchez votre revenu.
table-your-senate = Un Sénateur a été joué. Répondez par une carte pour 1 aureus, ou non.
table-your-surrender = Donnez une carte à Rome.
table-your-turn = Piochez, ou regardez les cartes de Rome.
table-your-turn-alone = Piochez.

keys-arrows = vers la prochaine chose à faire
keys-draw = piocher
keys-escape = fermer une feuille
keys-faster = plus vite
keys-help = cet aperçu
keys-hint = un conseil
keys-look = regarder les cartes de Rome
keys-notebook = ouvrir ou fermer le carnet
keys-numbers = faire la première, deuxième, troisième chose de la page
keys-pass = arrêter, ne rien acheter, ne pas répondre
keys-undo = reprendre
