# De pagina van de tafel: wat gevraagd wordt, wat er kan, wat bekend is.

card-back = een gedekte kaart
card-heap = { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
} op { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
card-price = prijs
card-symbols = { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
}

table-abandoned = Deze tafel is opgegeven
table-alone = Je speelt alleen. Aan Rome heb je tegenstander genoeg.
table-ask = Wat je kunt doen
table-asked = aan zet
table-aurei = aurei
table-away = afwezig
table-buy = Koop
table-buy-label = Koop Legioen { $legion } voor { $aurei ->
    [0] niets
    [one] 1 aureus
   *[other] { $aurei } aurei
}
table-cannot = Kan nu niet. Druk om te horen waarom.
table-catch-up = Naar mijn beurt
table-category = Categorie
table-chat = Gesprek
table-chronicle = Kroniek
table-clock = Resterende tijd
table-coming = { $cards ->
    [one] Hierna komt nog één kaart.
   *[other] Hierna komen nog { $cards } kaarten.
}
table-conspiratus = Primus Conspiratus, hoofd van het complot
table-curtain = Geef het apparaat door
table-curtain-i-am = Ik ben { $name }: toon mijn kaarten
table-curtain-wait = Van jullie is nu niemand aan de beurt.
table-deck = { $cards ->
    [0] De stapel is leeg
    [one] 1 kaart in de stapel
   *[other] { $cards } kaarten in de stapel
}
table-discount = bij elke aankoop, dankzij Rijkdom (5.2)
table-display = Mijn uitstalling
table-draw = Trek
table-drawn = { $name } heeft getrokken
table-drawn-you = Leg neer wat je hebt getrokken
table-fair = Is er eerlijk gedeeld?
table-fair-text = De stapel lag vast vóór de eerste kaart. Dit is de SHA-256 van zijn startwaarde; de startwaarde zelf wordt getoond als de partij is afgelopen.
table-faster = Sneller
table-free = gratis
table-goal = Sterker dan Rome in { $above } categorieën, { $needs } nodig; open: { $shown } van { $all }.
table-hand = { $cards ->
    [0] Geen kaart op hand
    [one] 1 kaart op hand
   *[other] { $cards } kaarten op hand
}
table-hand-empty = Je hand is leeg.
table-held-by = in handen van { $names }
table-held-by-rome = in handen van Rome
table-here = aanwezig
table-hide = Verberg mijn kaarten
# as in English
table-hint = Hint
table-hint-why = Wat een sterke speler zou doen, en waarom. Iedereen ziet dat je het vroeg.
# as in English
table-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
table-home = Naar de eerste pagina
table-in-hand = kaarten op hand
table-income-then = inkomen als je daarna stopt
table-instead-of = in plaats van
table-keep = Houd
table-keep-and-under = Houd deze, en schuif onder de stapel:
table-keep-label = Houd { $card }
table-keys = Toetsen
table-known-to-you = Je hebt gekeken.
table-legion = Legioen { $legion }
table-legion-empty = leeg
table-legion-word = Legioen
table-legions = Legioenen
table-look = Kijk
table-look-full = Kijk naar de gedekte kaarten van Rome, krijg 2 aurei, beëindig je beurt
table-looked = Bekeken door { $names }
table-more = Meer
table-mute = Om iemand te dempen, open je de pagina achter de naam.
table-next-cost = { $aurei ->
    [0] De volgende kaart is gratis.
    [one] De volgende kaart kost 1.
   *[other] De volgende kaart kost { $aurei }.
}
table-nobody = Nu is niemand aan de beurt.
table-notebook = Notitieboek
table-notebook-deck = Deze schoof je onder de stapel, met hun plaats van boven geteld:
table-notebook-place = { $place } van { $deck }
table-notebook-rome = De gedekte kaarten van Rome:
table-now-rebels = Als het nu eindigt, zegevieren de rebellen en wint { $names }.
table-now-rome = Als het nu eindigt, houdt Rome stand en wint { $names } als Primus Conspiratus.
table-now-rome-nobody = Als het nu eindigt, houdt Rome stand en wint niemand.
table-now-shared = Als het nu eindigt, zegevieren de rebellen en delen { $names } de overwinning.
table-offline = De verbinding is weg. Nieuwe poging.
# as in English
table-opening = Opening
table-owes = { $cards ->
    [one] Kies een kaart voor Rome.
   *[other] Kies { $cards } kaarten voor Rome.
}
table-part-board = Tafel
table-part-chronicle = Kroniek
table-part-rivals = Rivalen
table-part-struggle = Strijd
table-parts = Delen van de tafel
table-pass-buy = Koop niets
table-pass-play = Stop, inkomen
table-pass-senate = Antwoord niet
table-place-here = Hier
table-place-label = Leg { $card } onder { $legion }
table-play-label = { $aurei ->
    [0] Speel { $card } voor niets
    [one] Speel { $card } voor 1 aureus
   *[other] Speel { $card } voor { $aurei } aurei
}
table-points-now = Punten
table-primus = Primus, begint de ronde
table-resign = Opgeven
table-resign-text = Een computerspeler krijgt je plaats voorgoed, en jij eindigt als laatste, wat hij er ook van maakt.
table-resigned = opgegeven, een computerspeler gaat verder
table-return = Neem mijn plaats terug
table-rivals = Rivalen
# as in English
table-rome = Rome
table-rome-holds = Rome heeft { $holds } van { $all }, { $needs } nodig.
table-room-army = symbolen Leger mogen nog uitrukken (6.3)
table-room-fleet = symbolen Vloot mogen nog uitvaren (6.3)
table-round = Ronde { $round }
table-rounds-left = { $rounds ->
    [0] De laatste ronde.
    [one] Nog { $cards } in de stapel: de laatste ronde, of bijna.
   *[other] Nog { $cards } in de stapel: ongeveer { $rounds } rondes.
}
table-say = Zeg
table-secret = Beurs en hand zijn geheim.
table-stay = Speel verder
table-step-buy = Kopen
table-step-draw = Trekken
table-step-income = Inkomen
table-step-play = Spelen
table-steps = Stappen van een beurt
table-struggle = De strijd
table-surrender = Geef
table-surrender-label = Geef { $card } aan Rome
table-take-two = Neem 2 aurei
table-takes-conspiratus = maakt je Primus Conspiratus
table-their-buy = { $name } mag kopen.
table-their-opening = { $name } kiest een kaart om te houden.
table-their-over = De partij is afgelopen.
table-their-place = { $name } legt een getrokken kaart neer.
table-their-play = { $name } mag kaarten spelen.
table-their-senate = { $name } mag op de Senator antwoorden.
table-their-surrender = { $name } geeft een kaart aan Rome.
table-their-turn = { $name } begint een beurt.
table-timed-out = tijd om, een computerspeler valt in
table-title = Tafel
table-title-asked = Jij bent aan zet
table-title-finished = De uitslag
table-title-gathering = Wachten op spelers
table-to-hand = Op hand
table-under = Onder de stapel
table-undo = Terugnemen
table-undo-all = Neem { $steps } stappen terug
table-waiting = Wachten op { $names }.
table-was-away = Je tijd is om, en een computerspeler heeft je plaats.
table-you = (jij)
table-your-buy = Koop de kaarten onder één legioen, of niets.
table-your-opening = Houd één kaart; de rest gaat onder de stapel.
table-your-over = De partij is afgelopen.
table-your-place = Leg de getrokken kaart neer.
table-your-play = Speel kaarten, of stop en neem je inkomen.
table-your-senate = Er is een Senator gespeeld. Antwoord met één kaart voor 1 aureus, of niet.
table-your-surrender = Geef een kaart aan Rome.
table-your-turn = Trek, of kijk naar Rome.
table-your-turn-alone = Trek.

keys-arrows = naar het volgende dat kan
keys-draw = trekken
keys-escape = een blad sluiten
keys-faster = sneller
keys-help = dit overzicht
keys-hint = een hint
keys-look = naar Rome kijken
keys-notebook = het notitieboek openen of sluiten
keys-numbers = het eerste, tweede, derde op de pagina doen
keys-pass = stoppen, niets kopen, niet antwoorden
keys-undo = terugnemen
