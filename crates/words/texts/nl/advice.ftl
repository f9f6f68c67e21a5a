hint-title = Wat een sterke speler zou doen
hint-chance = wint { $percent } %
hint-seen = Beoordeeld op wat je kunt weten. Iedereen ziet dat je het vroeg.

level-varus = Verloor drie legioenen in een bos. Gelooft wat men hem zegt en kijkt één stap vooruit.
level-catilina = Zweert te luid samen. Ziet goede kansen en kan niet wachten.
level-crassus = De rijkste man van Rome. Telt elke aureus, ook de meeste van jou.
level-sejanus = De prefect achter de troon. Plant beurten vooruit.
level-livia = Alles wat gebeurt was haar plan. Sterker speelt hier niemand.

reason-draws = { $cards ->
    [one] Brengt 1 kaart om een plaats voor te kiezen.
   *[other] Brengt { $cards } kaarten om plaatsen voor te kiezen.
}
reason-draws-aurei = Er valt niets meer te trekken; er komen { $aurei } aurei voor in de plaats (4.6).
reason-sees-rome = Toont wat Rome verbergt en brengt { $aurei } aurei (3.2).
reason-takes-category-from-rome = { $category }: { $mine } tegen { $rome } van Rome (9.8).
reason-opens-category = Opent { $category }, categorie nummer { $shown }, voor 2 punten (9.8).
reason-takes-conspiracy = Levert met { $intrigue } intrige Primus Conspiratus op (6.5).
reason-makes-room = Maakt ruimte voor { $limit } vloten en legers (6.3).
reason-gains-ability = Met { $symbols } symbolen gaat { $category } werken.
reason-raises-income = Verhoogt het inkomen van deze beurt van { $from } naar { $to } (7.2).
reason-strengthens = { $category }: { $mine } tegen { $rome } van Rome.
reason-denies-rome = Rome zou Legioen { $legion } nemen, waard { $price } (9.1).
reason-buys-cheaply = { $cards ->
    [one] 1 kaart voor { $price } van Legioen { $legion }.
   *[other] { $cards } kaarten voor { $price } van Legioen { $legion }.
}
reason-waits-for-me = Nog deze beurt voor { $price } van Legioen { $legion } te koop (5.1).
reason-feeds-rome = Dan neemt Rome Legioen { $legion }, met { $category } erbij (9.1).
reason-does-little-harm = Onder Legioen { $legion } heeft niemand er veel aan.
reason-buries = Deze { $category } ziet voorlopig niemand terug (2.6).
reason-keeps-for-later = { $category } is het bewaren waard voor een latere beurt.
reason-saves-money = { $aurei } aurei in de beurs zijn meer waard dan wat ze zouden kopen.
reason-takes-income = Brengt { $aurei } inkomen (7).
reason-serves-rome = Wie de samenzwering leidt, mag Rome { $categories } van de { $needed } nodige categorieën laten (9.7).
reason-loses-least = { $category } is het verlies dat het minst pijn doet (7.5).
