# Waarom de regels nee zeggen, en wat wel kan. Zonder punt: de nummers van de regels volgen.

refusal-over = De partij is afgelopen
refusal-no-such-seat = Die plaats is er niet aan deze tafel
refusal-not-your-turn = Iemand anders is aan zet: wacht op je beurt
refusal-wrong-step = { $asked } kan nu niet; te doen is: { $due }
refusal-already-kept = Je hebt je kaart gekozen: wacht op de anderen
refusal-not-dealt = { $card } is je niet gedeeld: houd een van de gedeelde kaarten
refusal-wrong-opens = { $wanted ->
    [0] In deze partij leg je geen gedeelde kaart open
    [one] Leg één van de gedeelde kaarten open, niet { $given }
   *[other] Leg { $wanted } van de gedeelde kaarten open, niet { $given }
}
refusal-solo-look = Alleen tegen Rome blijven zijn kaarten gedekt: trek
refusal-not-drawn = { $card } hoort niet bij de kaarten die je trekt: leg een van die kaarten neer
refusal-no-hand-place = Je hand heeft haar deel van deze kaarten al: leg de kaart onder een legioen of schuif haar onder de stapel
refusal-hand-place-last = Dankzij Religie houd je de kaarten nog vast: leg eerst een andere neer, de laatste gaat naar je hand
refusal-no-legion-place = Er ligt al een van deze kaarten onder een legioen: neem deze op hand of schuif haar onder de stapel
refusal-no-under-place = Van deze kaarten gaat er geen meer onder de stapel: neem haar op hand of leg haar onder een legioen
refusal-no-such-legion = { $legion } is er niet aan deze tafel: er zijn er { $count }
refusal-nothing-below = Onder { $legion } ligt niets: kies een ander, of pas
refusal-cannot-buy = { $legion } kost { $price }, en je hebt { $money }: kies een ander, of pas
refusal-not-in-hand = { $card } heb je niet op hand: kies een kaart die je hebt
refusal-cannot-play = De volgende kaart kost { $cost }, en je hebt { $money }: stop hier
refusal-too-strong = Met Landgoed of Intrige op { $after } mag { $category ->
    [fleet] deze Vloot uitvaren
   *[army] dit Leger uitrukken
}; het hoogste van de twee is nu { $limit }
refusal-must-surrender = { $owed ->
    [one] Je bent Rome een kaart schuldig: kies er een uit je hand
   *[other] Je bent Rome { $owed } kaarten schuldig: kies ze uit je hand
}

asked-keep = Een gedeelde kaart houden
asked-draw = Trekken
asked-look = Naar Rome kijken
asked-place = Een getrokken kaart neerleggen
asked-buy = Kopen
asked-play = Een kaart spelen
asked-surrender = Een kaart aan Rome geven
asked-pass = Passen
