hint-title = Ce que ferait un bon joueur
hint-chance = gagne { $percent } %
hint-seen = Jugé sur ce que vous pouvez savoir. Tous voient que vous avez demandé.

level-varus = A perdu trois légions dans une forêt. Croit ce qu’on lui dit et voit un pas devant lui.
level-catilina = Conspire trop fort. Voit les bonnes occasions et ne sait pas attendre.
level-crassus = L’homme le plus riche de Rome. Compte chaque aureus, et presque tous les vôtres.
level-sejanus = Le préfet derrière le trône. Prévoit plusieurs tours.
level-livia = Tout ce qui arrive était son plan. Nul ici ne joue mieux.

reason-draws = { $cards ->
    [one] Apporte 1 carte à placer.
   *[other] Apporte { $cards } cartes à placer.
}
reason-draws-aurei = Il ne reste rien à piocher : { $aurei } aurei à la place (4.6).
reason-sees-rome = Montre ce que Rome cache et rapporte { $aurei } aurei (3.2).
reason-takes-category-from-rome = { $category } : { $mine } contre { $rome } à Rome (9.8).
reason-opens-category = Ouvre { $category }, catégorie numéro { $shown }, pour 2 points (9.8).
reason-takes-conspiracy = Donne le Primus Conspiratus avec { $intrigue } d’Intrigue (6.5).
reason-makes-room = Fait de la place pour { $limit } de Flotte et d’Armée (6.3).
reason-gains-ability = Avec { $symbols } symboles, { $category } commence à servir.
reason-raises-income = Porte le revenu de ce tour de { $from } à { $to } (7.2).
reason-strengthens = { $category } : { $mine } contre { $rome } pour Rome.
reason-denies-rome = Rome prendrait la Légion { $legion }, qui vaut { $price } (9.1).
reason-buys-cheaply = { $cards ->
    [one] 1 carte pour { $price } à la Légion { $legion }.
   *[other] { $cards } cartes pour { $price } à la Légion { $legion }.
}
reason-waits-for-me = Elle peut être rachetée ce tour-ci à la Légion { $legion } pour { $price } (5.1).
reason-feeds-rome = Rome prendrait alors la Légion { $legion }, { $category } comprise (9.1).
reason-does-little-harm = Sous la Légion { $legion }, elle ne sert guère à personne.
reason-buries = Personne ne reverra de sitôt cette carte { $category } (2.6).
reason-keeps-for-later = { $category } mérite d’être gardée pour un autre tour.
reason-saves-money = { $aurei } aurei en bourse valent mieux que ce qu’ils achèteraient.
reason-takes-income = Rapporte { $aurei } de revenu (7).
reason-serves-rome = Qui mène la conspiration peut laisser à Rome { $categories } des { $needed } catégories qu’il lui faut (9.7).
reason-loses-least = { $category } est la perte la moins cruelle (7.5).
