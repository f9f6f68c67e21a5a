# Pourquoi une table ou le serveur dit non.

denied-who-are-you = Dites d’abord qui vous êtes : un nom suffit.
denied-private = Cette table est privée : demandez le lien d’invitation.
denied-not-yours = C’est aux autres de la table de le faire.
denied-not-your-seat = La place { $seat } n’est pas la vôtre.
denied-not-begun = { $deed } : trop tôt, la partie n’a pas commencé.
denied-not-over = { $deed } : trop tôt, la partie n’est pas finie.
denied-begun = { $deed } : trop tard, la partie a commencé.
denied-over = { $deed } : trop tard, la partie est finie.
denied-abandoned = { $deed } : trop tard, la table a été abandonnée.
denied-no-such-seat = La place { $seat } n’existe pas à cette table.
denied-seat-taken = La place { $seat } est prise.
denied-seat-kept = La place { $seat } est gardée pour quelqu’un d’autre.
denied-invitation-needed = La place { $seat } est sur invitation : ouvrez le lien d’invitation.
denied-no-seat-left = Il ne reste pas de place pour vous à cette table.
denied-one-seat-each = Vous avez déjà une place : plusieurs sur un appareil, c’est pour les tables où l’on se le passe.
denied-seat-empty = Personne n’occupe encore la place { $seat } : attendez, ou donnez-la à un joueur virtuel.
denied-nobody-there = Personne n’occupe la place { $seat }.
denied-too-restless = { $most } allées et venues suffisent pour une table : ouvrez-en une autre.
denied-not-an-action = Ceci ne se lit pas comme une action : { $why }.
denied-stale = La table a avancé depuis : regardez de nouveau avant d’agir.
denied-not-asked = Ce n’est pas à la place { $seat } d’agir.
denied-taken-over = Un joueur virtuel a pris votre place en votre absence : reprenez-la d’abord.
denied-not-taken-over = La place { $seat } n’est pas tenue par un joueur virtuel.
denied-time-is-up = Le temps de la place { $seat } est écoulé.
denied-time-left = Il reste du temps à la place { $seat }.
denied-nothing-to-undo = Rien ne peut être repris : une carte cachée a été montrée, ou quelqu’un d’autre a agi depuis.
denied-undo-too-far = C’est trop loin : une carte cachée a été montrée, ou quelqu’un d’autre a agi.
denied-too-many-undos = { $most } reprises suffisent pour une partie.
denied-too-many-returns = { $most } retours suffisent pour une partie : le joueur virtuel la finit.
denied-no-hints = Pas de conseils dans une partie classée.
denied-rematch-made = Les mêmes continuent à la table { $table }.

deed-watch = Regarder
deed-join = Prendre place
deed-leave = Partir
deed-give-seat = Donner une place
deed-start = Commencer
deed-close = Abandonner la table
deed-act = Agir
deed-undo = Reprendre une action
deed-resign = Abandonner
deed-return = Revenir
deed-time-out = Arrêter une pendule
deed-take-hint = Demander un conseil
deed-rematch = Rejouer
deed-read-record = Lire le récit de la partie
deed-talk = Parler

name-length = Un nom a de 1 à { $most } caractères, et celui-ci en a { $given }.
name-character = Un nom ne peut pas contenir « { $character } » : lettres, chiffres, signes et espaces simples conviennent.
name-id = Une adresse a de 1 à { $most } caractères parmi a–z, A–Z, 0–9, - et _.

draft-version = Cette table a été faite pour une autre version du jeu.
draft-setup-players = On ne joue pas à { $players } : Pax se joue de 1 à 8 (2.1).
draft-setup-level-missing = Seul, on joue la campagne : dites quelle partie, de 1 à 5 (10.2).
draft-setup-no-such-level = Il n’y a pas de partie en solitaire { $level } : la campagne a les parties 1 à 5 (10.2).
draft-setup-level-with-rivals = Une partie en solitaire se joue seul, et non à { $players } (10.1).
draft-cards = Cette liste de cartes ne convient pas : { $why }.
draft-seats = { $seats } places sont décrites pour { $players } joueurs.
draft-time = { $span ->
    [bank] Une pendule a de { $least } à { $most } secondes, et non { $given }.
    [increment] Un tour ajoute de { $least } à { $most } secondes, et non { $given }.
   *[turn] Un tour a de { $least } à { $most } heures, et non { $given }.
}
draft-invitation-missing = Une place sur invitation demande une invitation.
draft-rated-rivals = Une partie classée demande au moins deux joueurs.
draft-rated-own-seats = Une partie classée demande une personne par place, sans se passer l’appareil.
draft-rated-fresh-deal = Une partie classée demande une donne que personne n’a vue.
draft-rated-person = Une partie classée demande une personne à la table.
draft-campaign-alone = La campagne se joue seul : choisissez une partie en solitaire (10.1).
draft-daily-alone = La partie du jour se joue seul : choisissez une partie en solitaire (10.1).

trouble-not-found = { $what ->
    [table] Cette table n’existe pas ici.
    [person] Cette personne n’existe pas ici.
    [game] Cette partie n’existe pas ici.
    [page] Cette page n’existe pas ici.
   *[other] Il n’y a rien de tel ici.
}
trouble-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
trouble-wrong-recovery = Le nom et le code de secours ne vont pas ensemble.
trouble-name-taken = Le nom { $name } est pris : choisissez-en un autre.
trouble-not-a-guest = C’est pour les invités : vous avez déjà un compte.
trouble-cross-site = La demande vient d’un autre site.
trouble-too-many = { $seconds ->
    [one] Doucement : réessayez dans une seconde.
   *[other] Doucement : réessayez dans { $seconds } secondes.
}
trouble-too-large = { $what ->
    [tables] Vous avez { $most } tables ouvertes : finissez-en ou quittez-en une d’abord.
    [chat] Une ligne a au plus { $most } caractères.
    [muted] Vous pouvez masquer au plus { $most } personnes.
   *[other] C’est trop : { $most } est la limite.
}
trouble-race = D’autres ont été plus rapides : regardez la table et réessayez.
trouble-busy = Trop de choses attendent : réessayez dans un instant.
trouble-stopping = Le serveur s’arrête : réessayez dans un instant.
trouble-inside = Le serveur a un problème. Regardez dans un instant si c’est fait ; sinon, réessayez.

bad-page-end = Aucune page ne finit ici.
bad-password = Un mot de passe a de { $least } à { $most } caractères.
bad-too-many-seats = Il y a plus de places décrites que de joueurs.
bad-level = Ce joueur virtuel n’existe pas.
bad-which-seat = Dites de laquelle de vos places il s’agit.
bad-no-such-seat = Cette place n’existe pas.
bad-nothing-said = Dites quelque chose.
bad-event-id = Le numéro d’un événement est fait de deux nombres séparés par un point.
bad-form = Ce formulaire est illisible.
bad-json = Cette demande est illisible : { $why }.
