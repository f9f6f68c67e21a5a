hint-title = Was ein starker Spieler täte
hint-chance = gewinnt { $percent } %
hint-seen = Beurteilt nach dem, was du wissen kannst. Alle sehen, dass du gefragt hast.

level-varus = Verlor drei Legionen im Wald. Glaubt, was man ihm sagt, und sieht einen Schritt weit.
level-catilina = Verschwört sich zu laut. Sieht gute Gelegenheiten und kann nicht warten.
level-crassus = Der reichste Mann Roms. Zählt jeden Aureus, auch die meisten von dir.
level-sejanus = Der Präfekt hinter dem Thron. Plant mehrere Züge voraus.
level-livia = Alles, was geschieht, war ihr Plan. Stärker spielt hier niemand.

reason-draws = { $cards ->
    [one] Bringt 1 Karte, für die du den Platz wählst.
   *[other] Bringt { $cards } Karten, für die du die Plätze wählst.
}
reason-draws-aurei = Es gibt nichts mehr zu ziehen; stattdessen kommen { $aurei } Aurei (4.6).
reason-sees-rome = Zeigt, was Rom verbirgt, und bringt { $aurei } Aurei (3.2).
reason-takes-category-from-rome = { $category }: { $mine } gegen Roms { $rome } (9.8).
reason-opens-category = Eröffnet { $category }, die { $shown }. Kategorie, für 2 Punkte (9.8).
reason-takes-conspiracy = Bringt mit { $intrigue } Intrige den Primus Conspiratus (6.5).
reason-makes-room = Schafft Platz für { $limit } Flotten und Armeen (6.3).
reason-gains-ability = Ab { $symbols } Symbolen beginnt { $category } zu wirken.
reason-raises-income = Hebt das Einkommen dieses Zuges von { $from } auf { $to } (7.2).
reason-strengthens = { $category }: { $mine } gegen Roms { $rome }.
reason-denies-rome = Rom würde Legion { $legion } im Wert von { $price } nehmen (9.1).
reason-buys-cheaply = { $cards ->
    [one] 1 Karte für { $price } von Legion { $legion }.
   *[other] { $cards } Karten für { $price } von Legion { $legion }.
}
reason-waits-for-me = Sie lässt sich noch in diesem Zug für { $price } von Legion { $legion } kaufen (5.1).
reason-feeds-rome = Dann nimmt Rom Legion { $legion }, { $category } inbegriffen (9.1).
reason-does-little-harm = Unter Legion { $legion } nützt sie niemandem viel.
reason-buries = { $category } sieht so bald niemand wieder (2.6).
reason-keeps-for-later = { $category } lohnt sich für einen späteren Zug.
reason-saves-money = { $aurei } Aurei im Beutel sind mehr wert als das, was sie kaufen würden.
reason-takes-income = Bringt { $aurei } Einkommen (7).
reason-serves-rome = Wer die Verschwörung führt, darf Rom { $categories } der { $needed } nötigen Kategorien lassen (9.7).
reason-loses-least = { $category } ist der Verlust, der am wenigsten schmerzt (7.5).
