# La table d’une partie enregistrée, en texte.

replay-where = { $game } · { $when } · étape { $step } sur { $steps }
replay-opening = ouverture
replay-round = manche { $round }
replay-seen-by = comme { $who } l’a vu
replay-spectator = comme un spectateur l’a vu
replay-everything = tout ouvert
replay-last = Avant
replay-now = Ensuite
replay-draw = piocher
replay-place = placer { $cards }{ $coming ->
    [0] {""}
   *[other] , encore { $coming } à venir
} ; libres : { $places }
replay-place-hand = { $count ->
    [one] main
   *[other] main ({ $count })
}
replay-place-legion = une légion
replay-place-under = sous la pioche
replay-play = jouer ou passer ; la carte suivante coûte { $cost }
replay-surrender = { $owed ->
    [one] donner une carte à Rome
   *[other] donner { $owed } cartes à Rome
}
replay-legions = Légions
replay-legions-note = prix, cartes dessous
replay-nothing = rien
replay-deck = Pioche
replay-deck-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-deck-places = places comptées d’en haut
replay-from-top = d’en haut
replay-known = connues
replay-face-down = cachées
replay-face-up = visibles
replay-dealt = distribuées
replay-hand = main
replay-display = zone de jeu
replay-looked = regardées par { $names }
replay-seat = place { $seat }
replay-memory = l’argent et la main sont laissés à la mémoire à cette table (11.4)
replay-unseen = { $count ->
    [one] { $count } non vue
   *[other] { $count } non vues
}
replay-struggle = La lutte
replay-struggle-note = symboles, avec le bonus de 9.6
replay-holder = tient
replay-tied = { $count } à égalité
replay-holds = Rome tient { $least ->
    [yes] au moins { $held }
   *[no] { $held }
} sur { $all }, en demande { $needs }{ $least ->
    [yes] ; ses cartes cachées ne sont pas comptées
   *[no] {""}
} (9.7).
replay-goal = { $shown } sur { $all } montrées, { $above } plus fortes que Rome, il faut toutes et { $goal }{ $least ->
    [yes] ; les cartes cachées ne sont pas comptées
   *[no] {""}
} (10.2).
