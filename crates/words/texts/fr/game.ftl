# Les mots du jeu lui-même : catégories, cartes, étapes, actions.

category-wealth = Richesse
category-fleet = Flotte
category-army = Armée
# as in English
category-religion = Religion
category-senator = Sénateur
category-land = Domaine
# as in English
category-intrigue = Intrigue
category-militia = Milice
category-scout = Éclaireurs
category-adversary = Adversaires

effect-wealth = 3 symboles : légion à 1 de moins
effect-fleet = 1 point chacune ; 3 : une Armée
effect-army = 1 point chacune ; 3 : une Flotte
effect-religion = 3 symboles : voir deux cartes
effect-senator = 1 aureus de revenu en plus
effect-land = Place pour Flottes et Armées
effect-intrigue = Mène le complot ; aucun revenu
effect-militia = 4 symboles : piocher, garder +1
effect-scout = 4 symboles : jouer 1 carte gratis
effect-adversary = 4 symboles : 1 carte pour Rome

effect-wealth-full = Pour trois symboles de Richesse, une légion vous coûte 1 aureus de moins (5.2).
effect-fleet-full = Chaque symbole de Flotte vaut un point à la fin, et trois ajoutent une Armée (9.6, 9.8). La limite est le plus grand de vos Domaine et Intrigue (6.3).
effect-army-full = Chaque symbole d’Armée vaut un point à la fin, et trois ajoutent une Flotte (9.6, 9.8). La limite est le plus grand de vos Domaine et Intrigue (6.3).
effect-religion-full = Avec trois symboles, vous tenez deux cartes piochées à la fois avant d’en placer une ; avec six, vous voyez toute la pioche du tour (4.2).
effect-senator-full = Un tour avec un Sénateur rapporte 1 aureus de plus (7.3). À cinq joueurs ou plus, tous les autres peuvent répondre par une carte (8.1).
effect-land-full = Vos symboles de Domaine, ou d’Intrigue s’ils sont plus nombreux, limitent vos Flottes et vos Armées (6.3).
effect-intrigue-full = Qui a le plus d’Intrigue est Primus Conspiratus (6.5). Comme le Domaine, elle donne place aux Flottes et aux Armées (6.3). Un tour avec Intrigue ne rapporte rien (7.4).
effect-militia-full = Pour quatre symboles, vous piochez une carte de plus et en gardez une de plus (4.3).
effect-scout-full = Pour quatre symboles, vous jouez une carte de plus gratuitement (6.2).
effect-adversary-full = Pour quatre symboles, vous donnez à Rome une carte de votre main après le revenu (7.5). À Intrigue égale, ils désignent le Primus Conspiratus (6.5).

card = { $category } { $symbols }, prix { $price }
card-name = { $category } { $symbols }
card-priced = { $category } { $symbols } (prix { $price })
legion = Légion { $numeral }
# as in English
rome = Rome
list-and = { $first } et { $last }
list-comma = { $first }, { $last }

step-opening = Ouverture
step-turn = Tour
step-place = Piocher
step-buy = Acheter
step-play = Jouer
step-surrender = Tribut
step-senate = Sénat
step-over = Fin

due-opening = garder une des cartes distribuées
due-turn = piocher ou regarder les cartes de Rome
due-place = placer les cartes piochées
due-buy = acheter ou passer
due-play = jouer une carte ou passer
due-surrender = donner une carte à Rome
due-senate = répondre ou passer
due-over = ne plus rien faire

action-keep = Garder { $card }
action-keep-open = Garder { $card } et poser { $open }
action-draw = Piocher
action-look = Regarder les cartes de Rome
action-hand = Prendre { $card } en main
action-below = Placer { $card } sous la { $legion }
action-under = Glisser { $card } sous la pioche
action-buy = Acheter la { $legion }
action-play = Jouer { $card }
action-surrender = Donner { $card } à Rome
action-pass = Passer
