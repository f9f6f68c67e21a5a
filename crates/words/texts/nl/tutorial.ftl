# De uitleg: de pagina, en de lessen aan tafel. Een of twee korte zinnen: wat je nu doet, en waarom.

tutorial-page-title = Leren spelen
tutorial-page-lead = Tien minuten aan een echte tafel, met kaarten die klaarliggen en een rivaal die het verlies wel kan hebben. Jij speelt; de lessen zeggen wat en waarom.
tutorial-page-draw = Drie kaarten trekken en neerleggen, van een Legioen kopen
tutorial-page-play = Kaarten spelen, plaats maken voor Legers, inkomen nemen
tutorial-page-rome = Zien wat Rome pakt, en wat het verbergt
tutorial-page-plot = Het complot leiden
tutorial-page-end = Winnen op een van twee manieren, en de punten tellen
tutorial-page-begin = Ga zitten en begin
tutorial-page-rules = Liever lezen dan spelen?

tutorial-title = Uitleg
tutorial-number = Les { $number } van { $all }
tutorial-next = Verder
tutorial-skip = Overslaan
tutorial-leave = Uit de uitleg
tutorial-resume = Toon de lessen
tutorial-show = Laat zien
tutorial-play-on = Speel verder
tutorial-finish = Maak het voor me af
tutorial-finish-why = Een computerspeler doet je beurten tot het eind van de partij, en je ziet hoe er geteld wordt.
tutorial-play = Speel een partij
tutorial-rules = Lees de regels
tutorial-again = De uitleg nog eens

tutorial-keep = Je krijgt twee kaarten. Houd { $card }: Landgoed maakt plaats voor Vloten en Legers. De andere gaat onder de stapel.
tutorial-keep-any = Je krijgt twee kaarten. Houd die je het liefst speelt; de andere gaat onder de stapel.
tutorial-draw = Jij bent aan de beurt. Trek: er komen drie kaarten, één voor één, en je legt elke kaart neer voordat je de volgende ziet.
tutorial-hand = Eén van de drie gaat naar je hand. Neem { $card }: die speel je straks.
tutorial-below = Eén gaat onder een Legioen, waar iedereen ze kan kopen. Leg { $card } onder { $legion }: die groep koop je zo meteen.
tutorial-under = Eén gaat onder de stapel. Schuif { $card } daarheen: onder een Legioen kan ze bij Rome belanden, en alleen jij weet dat ze onderop ligt.
tutorial-buy = Koop { $legion } voor { $aurei }: je krijgt alles wat eronder ligt, { $cards }. Eén Legioen per beurt, meer niet.
tutorial-buy-nothing = Geen enkel Legioen kun je betalen. Ga verder zonder te kopen.
tutorial-first = Speel { $card }. De eerste kaart van een beurt is gratis, en ze werkt zodra ze in je uitstalling ligt.
tutorial-first-room = { $force } is vaal: je mag niet meer Vloten en niet meer Legers hebben dan symbolen Landgoed of Intrige. Speel eerst { $card }.
tutorial-first-nothing = Je hebt niets te spelen. Stop en neem 2 aurei.
tutorial-room = { $aurei ->
    [0] Nu is er plaats. Speel { $card }: de eerste kaart van een beurt is gratis, de tweede kost 1, de derde 2.
    [one] Nu is er plaats. Speel { $card } voor 1 aureus: de tweede kaart van een beurt kost 1, de derde 2.
   *[other] Nu is er plaats. Speel { $card } voor { $aurei } aurei: elke volgende kaart van een beurt kost 1 meer.
}
tutorial-room-none = { $card } is vaal: je mag niet meer Vloten en niet meer Legers hebben dan symbolen Landgoed of Intrige. Kijk uit naar Landgoed of Intrige.
tutorial-income = Stop nu. Je krijgt { $aurei }: zoveel aurei als je kaarten hebt in de grootste categorie waar je iets bij legde. Wie niets speelt, krijgt 2.
tutorial-levy = De ronde is om, en Rome heeft de duurste groep onder een Legioen gepakt: { $cards }. Wat niemand koopt, maakt Rome sterk.
tutorial-struggle = Rome heeft een categorie als geen speler er sterker in is. Het heeft er { $holds } van de 7; heeft het er aan het eind { $needs }, dan wint Rome.
tutorial-intrigue = Speel { $card }: wie de meeste Intrige heeft, is Primus Conspiratus, het hoofd van het complot. De prijs: deze beurt geen inkomen.
tutorial-intrigue-behind = Speel { $card }. Je rivaal heeft nog minstens zoveel Intrige, dus het teken blijft voorlopig daar; en deze beurt levert geen inkomen op.
tutorial-victories-you = Jij leidt het complot. Wint Rome, dan win jij mee, wat de punten ook zeggen. Winnen de rebellen, dan wint wie de meeste punten heeft.
tutorial-victories-rival = { $name } leidt het complot. Wint Rome, dan wint { $name } mee, wat de punten ook zeggen. Winnen de rebellen, dan wint wie de meeste punten heeft.
tutorial-victories-nobody = Nog niemand leidt het complot. Wint Rome, dan wint Primus Conspiratus mee, wat de punten ook zeggen. Winnen de rebellen, dan wint wie de meeste punten heeft.
tutorial-look = Kijk deze keer naar de gedekte kaarten van Rome in plaats van te trekken. Het levert 2 aurei op, beëindigt je beurt en vertelt je hoe sterk Rome is.
tutorial-notebook = Open je notitieboek: de verborgen kaarten van Rome staan er nu in, en de kaarten die je onder de stapel schoof. Niemand anders ziet het.
tutorial-notebook-deck = Open je notitieboek: het bewaart de kaarten die je onder de stapel schoof, met hun plaats. Niemand anders ziet het.
tutorial-free = Je kent het spel. Speel verder, met hints als je wilt, of laat de partij afmaken en zie hoe er geteld wordt.

tutorial-wait = { $name } is aan de beurt, met dezelfde keuzes als jij. Wat gekocht en gespeeld wordt, ligt open; wat getrokken wordt niet.
tutorial-again-keep = Houd één kaart.
tutorial-again-turn = Jij bent weer aan de beurt: trek, of kijk naar Rome.
tutorial-again-place = Eén kaart naar je hand, één onder een Legioen, één onder de stapel. Welke waarheen kies jij.
tutorial-again-buy = Koop de kaarten onder één Legioen, of niets. Laat Rome niets duurs.
tutorial-again-play = Elke kaart toont wat ze kost en, in groen, wat je krijgt als je na haar stopt. Drie Rijkdom maken kopen goedkoper, drie Religie tonen je meer van wat je trekt.
tutorial-on = De rest is aan jou. De hint zegt wat een sterke speler zou doen, en waarom.

tutorial-verdict-rebels = De verborgen kaarten van Rome zijn omgedraaid. Rome heeft { $holds } categorieën en heeft er { $needs } nodig: de rebellen winnen, en { $name } heeft de meeste punten.
tutorial-verdict-rome = De verborgen kaarten van Rome zijn omgedraaid. Rome heeft { $holds } categorieën en heeft er { $needs } nodig: Rome wint, en { $name } wint mee als Primus Conspiratus. De punten tellen niet.
tutorial-verdict-nobody = De verborgen kaarten van Rome zijn omgedraaid. Rome heeft { $holds } categorieën en heeft er { $needs } nodig: Rome wint, en omdat niemand het complot leidde, wint niemand mee.
tutorial-counting-rome = Hadden de rebellen gewonnen, dan waren dit je punten geweest.
tutorial-counting-rebels = De rebellen hebben gewonnen, dus deze punten beslisten.
tutorial-count-shown = { $count ->
    [one] 1 categorie
   *[other] { $count } categorieën
} in je uitstalling, elk 2: { $points }
tutorial-count-above = { $count ->
    [one] 1 categorie
   *[other] { $count } categorieën
} waarin je sterker bent dan Rome, elk 3: { $points }
tutorial-count-forces = { $count ->
    [one] 1 Vloot of Leger
   *[other] { $count } Vloten en Legers
}, elk 1: { $points }
tutorial-count-plot = { $count ->
    [0] Zonder Primus Conspiratus: { $points }
   *[other] Primus Conspiratus: { $points }
}
tutorial-count-money = { $points ->
    [0] { $count } aan aurei en handkaarten, niet het meest: 0
   *[other] { $count } aan aurei en handkaarten, het meest: { $points }
}
tutorial-count-sum = Samen: { $points }
tutorial-count-rival = { $name } heeft er { $points }.
