# Pourquoi les règles disent non, et ce qui serait juste. Sans point final : les numéros des règles suivent.

refusal-over = La partie est finie
refusal-no-such-seat = Cette place n’existe pas à cette table
refusal-not-your-turn = C’est à quelqu’un d’autre : attendez votre tour
refusal-wrong-step = { $asked } n’est pas pour maintenant ; il s’agit de { $due }
refusal-already-kept = Vous avez choisi votre carte : attendez les autres
refusal-not-dealt = { $card } ne vous a pas été distribuée : gardez une des cartes distribuées
refusal-wrong-opens = { $wanted ->
    [0] Dans cette partie, aucune carte distribuée n’est posée
    [one] Posez une des cartes distribuées, et non { $given }
   *[other] Posez { $wanted } des cartes distribuées, et non { $given }
}
refusal-solo-look = Seul contre Rome, ses cartes restent cachées : piochez
refusal-not-drawn = { $card } ne fait pas partie des cartes que vous piochez : placez une de celles-ci
refusal-no-hand-place = Votre main a déjà eu sa part : placez la carte sous une légion ou glissez-la sous la pioche
refusal-hand-place-last = La Religion vous laisse tenir les cartes : placez-en d’abord une autre, la dernière va dans votre main
refusal-no-legion-place = Une de ces cartes est déjà sous une légion : prenez celle-ci en main ou glissez-la sous la pioche
refusal-no-under-place = Aucune autre de ces cartes ne va sous la pioche : prenez-la en main ou placez-la sous une légion
refusal-no-such-legion = La { $legion } n’existe pas à cette table : il y en a { $count }
refusal-nothing-below = Il n’y a rien sous la { $legion } : choisissez-en une autre, ou passez
refusal-cannot-buy = La { $legion } coûte { $price }, et vous avez { $money } : choisissez-en une autre, ou passez
refusal-not-in-hand = { $card } n’est pas dans votre main : choisissez une carte qui y est
refusal-cannot-play = La carte suivante coûte { $cost }, et vous avez { $money } : arrêtez là
refusal-too-strong = Avec Domaine ou Intrigue à { $after }, cette { $category ->
    [fleet] Flotte peut prendre la mer
   *[army] Armée peut marcher
} ; le plus grand des deux est à { $limit }
refusal-must-surrender = { $owed ->
    [one] Vous devez une carte à Rome : choisissez-en une dans votre main
   *[other] Vous devez { $owed } cartes à Rome : choisissez-les dans votre main
}

asked-keep = Garder une carte distribuée
asked-draw = Piocher
asked-look = Regarder les cartes de Rome
asked-place = Placer une carte piochée
asked-buy = Acheter
asked-play = Jouer une carte
asked-surrender = Donner une carte à Rome
asked-pass = Passer
