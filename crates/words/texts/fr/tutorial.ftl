# L’initiation : sa page, et les leçons à la table. Une ou deux phrases courtes : que faire maintenant, et pourquoi.

tutorial-page-title = Apprendre à jouer
tutorial-page-lead = Dix minutes à une vraie table, avec une donne préparée et un rival qui veut bien perdre. Vous jouez ; les leçons disent quoi et pourquoi.
tutorial-page-draw = Piocher trois cartes et les placer, acheter à une Légion
tutorial-page-play = Jouer des cartes, faire place aux Armées, toucher son revenu
tutorial-page-rome = Voir ce que Rome prend, et regarder ce qu’elle cache
tutorial-page-plot = Mener le complot
tutorial-page-end = Gagner par l’une de deux voies, et compter les points
tutorial-page-begin = S’asseoir et commencer
tutorial-page-rules = Plutôt lire que jouer ?

tutorial-title = Initiation
tutorial-number = Leçon { $number } sur { $all }
tutorial-next = Continuer
tutorial-skip = Passer
tutorial-leave = Quitter l’initiation
tutorial-resume = Montrer les leçons
tutorial-show = Montrez-moi
tutorial-play-on = Jouer la suite
tutorial-finish = Finir pour moi
tutorial-finish-why = Un joueur de l’ordinateur joue vos tours jusqu’à la fin de la partie, et vous voyez comment on compte.
tutorial-play = Jouer une partie
tutorial-rules = Lire les règles
tutorial-again = Reprendre l’initiation

tutorial-keep = Vous recevez deux cartes. Gardez { $card } : le Domaine fait place aux Flottes et aux Armées. L’autre va sous la pioche.
tutorial-keep-any = Vous recevez deux cartes. Gardez celle que vous préférez jouer ; l’autre va sous la pioche.
tutorial-draw = À vous. Piochez : trois cartes viennent une à une, et vous placez chacune avant de voir la suivante.
tutorial-hand = L’une des trois va en main. Prenez { $card } : vous la jouerez bientôt.
tutorial-below = L’une va sous une Légion, où chacun peut l’acheter. Placez { $card } sous la { $legion } : vous achèterez ce groupe dans un instant.
tutorial-under = L’une va sous la pioche. Glissez-y { $card } : sous une Légion elle pourrait finir chez Rome, et vous seul savez qu’elle est tout en bas.
tutorial-buy = Achetez la { $legion } pour { $aurei } : vous prenez tout ce qui est dessous, { $cards }. Une Légion par tour, pas plus.
tutorial-buy-nothing = Aucune Légion n’est dans vos moyens. Continuez sans acheter.
tutorial-first = Jouez { $card }. La première carte d’un tour est gratuite, et elle agit dès qu’elle est devant vous.
tutorial-first-room = { $force } est ternie : vous ne pouvez avoir plus de Flottes, ni plus d’Armées, que de symboles de Domaine ou d’Intrigue. Jouez d’abord { $card }.
tutorial-first-nothing = Vous n’avez rien à jouer. Arrêtez et prenez 2 aurei.
tutorial-room = { $aurei ->
    [0] Il y a place, à présent. Jouez { $card } : la première carte d’un tour est gratuite, la deuxième coûte 1, la troisième 2.
    [one] Il y a place, à présent. Jouez { $card } pour 1 aureus : la deuxième carte d’un tour coûte 1, la troisième 2.
   *[other] Il y a place, à présent. Jouez { $card } pour { $aurei } aurei : chaque carte de plus dans le tour coûte 1 de plus.
}
tutorial-room-none = { $card } est ternie : vous ne pouvez avoir plus de Flottes, ni plus d’Armées, que de symboles de Domaine ou d’Intrigue. Cherchez un Domaine ou une Intrigue.
tutorial-income = Arrêtez ici. Vous touchez { $aurei } : autant d’aurei que vous avez de cartes dans la plus grande catégorie que vous avez augmentée. Ne rien jouer rapporte 2.
tutorial-levy = La manche est finie, et Rome a pris le groupe le plus cher sous une Légion : { $cards }. Ce que personne n’achète rend Rome forte.
tutorial-struggle = Rome tient une catégorie quand aucun joueur n’y est plus fort. Elle en tient { $holds } sur 7 ; si elle en tient { $needs } à la fin, Rome l’emporte.
tutorial-intrigue = Jouez { $card } : qui a le plus d’Intrigue est Primus Conspiratus, le chef des conjurés. Le prix : aucun revenu ce tour-ci.
tutorial-intrigue-behind = Jouez { $card }. Votre rival a encore autant d’Intrigue ou plus, le marqueur reste donc chez lui pour l’instant ; et ce tour ne rapporte rien.
tutorial-victories-you = Vous menez le complot. Si Rome l’emporte, vous gagnez avec elle, quels que soient les points. Si les rebelles l’emportent, le plus de points gagne.
tutorial-victories-rival = { $name } mène le complot. Si Rome l’emporte, { $name } gagne avec elle, quels que soient les points. Si les rebelles l’emportent, le plus de points gagne.
tutorial-victories-nobody = Personne ne mène encore le complot. Si Rome l’emporte, le Primus Conspiratus gagne avec elle, quels que soient les points. Si les rebelles l’emportent, le plus de points gagne.
tutorial-look = Cette fois, regardez les cartes cachées de Rome au lieu de piocher. Cela rapporte 2 aurei, finit le tour, et vous dit la force de Rome.
tutorial-notebook = Ouvrez votre carnet : les cartes cachées de Rome y sont maintenant, avec celles que vous avez glissées sous la pioche. Nul autre ne le voit.
tutorial-notebook-deck = Ouvrez votre carnet : il garde les cartes que vous avez glissées sous la pioche, avec leur place. Nul autre ne le voit.
tutorial-free = Vous connaissez le jeu. Jouez la suite, avec des conseils si vous en voulez, ou faites finir la partie et voyez comment on compte.

tutorial-wait = C’est le tour de { $name }, avec les mêmes choix que vous. Ce qui s’achète et se joue est visible ; ce qui se pioche ne l’est pas.
tutorial-again-keep = Gardez une carte.
tutorial-again-turn = De nouveau à vous : piochez, ou regardez les cartes de Rome.
tutorial-again-place = Une carte en main, une sous une Légion, une sous la pioche. À vous de choisir laquelle.
tutorial-again-buy = Achetez les cartes sous une Légion, ou rien. Ne laissez rien de cher à Rome.
tutorial-again-play = Chaque carte montre ce qu’elle coûte et, en vert, ce que vous touchez si vous arrêtez après elle. Trois Richesses rendent l’achat moins cher, trois Religions montrent plus de la pioche.
tutorial-on = La suite est à vous. Le conseil dit ce que ferait un joueur fort, et pourquoi.

tutorial-verdict-rebels = Les cartes cachées de Rome sont retournées. Rome tient { $holds } catégories et il lui en faut { $needs } : les rebelles l’emportent, et { $name } a le plus de points.
tutorial-verdict-rome = Les cartes cachées de Rome sont retournées. Rome tient { $holds } catégories et il lui en faut { $needs } : Rome l’emporte, et { $name } avec elle, comme Primus Conspiratus. Les points ne comptent pas.
tutorial-verdict-nobody = Les cartes cachées de Rome sont retournées. Rome tient { $holds } catégories et il lui en faut { $needs } : Rome l’emporte, et comme nul ne menait le complot, nul ne gagne avec elle.
tutorial-counting-rome = Si les rebelles l’avaient emporté, voici quels auraient été vos points.
tutorial-counting-rebels = Les rebelles l’ont emporté : ces points ont décidé.
tutorial-count-shown = { $count ->
    [one] { $count } catégorie
   *[other] { $count } catégories
} devant vous, 2 chacune : { $points }
tutorial-count-above = { $count ->
    [one] { $count } catégorie
   *[other] { $count } catégories
} où vous êtes plus fort que Rome, 3 chacune : { $points }
tutorial-count-forces = { $count ->
    [one] { $count } Flotte ou Armée
   *[other] { $count } Flottes et Armées
}, 1 chacune : { $points }
tutorial-count-plot = { $count ->
    [0] Sans Primus Conspiratus : { $points }
   *[other] Primus Conspiratus : { $points }
}
tutorial-count-money = { $points ->
    [0] { $count } en aurei et cartes en main, pas le plus : 0
   *[other] { $count } en aurei et cartes en main, le plus : { $points }
}
tutorial-count-sum = En tout : { $points }
tutorial-count-rival = { $name } en a { $points }.
