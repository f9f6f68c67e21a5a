# De eigen woorden van het spel: categorieën, kaarten, stappen, acties.

category-wealth = Rijkdom
category-fleet = Vloot
category-army = Leger
category-religion = Religie
# as in English
category-senator = Senator
category-land = Landgoed
category-intrigue = Intrige
category-militia = Militie
category-scout = Verkenners
category-adversary = Tegenstrevers

effect-wealth = 3 symbolen: legioen kost 1 minder
effect-fleet = Elk 1 punt; 3 geven een Leger
effect-army = Elk 1 punt; 3 geven een Vloot
effect-religion = 3 symbolen: zie 2 kaarten tegelijk
effect-senator = 1 aureus meer inkomen
effect-land = Plaats voor Vloten en Legers
effect-intrigue = Leidt het complot; geen inkomen
effect-militia = 4 symbolen: trek en houd 1 meer
effect-scout = 4 symbolen: speel 1 meer gratis
effect-adversary = 4 symbolen: geef Rome een kaart

effect-wealth-full = Per drie symbolen Rijkdom kost een legioen je 1 aureus minder (5.2).
effect-fleet-full = Elk symbool Vloot is aan het eind een punt, en elke drie geven er een Leger bij (9.6, 9.8). Je mag er zoveel hebben als het hoogste van je Landgoed en je Intrige (6.3).
effect-army-full = Elk symbool Leger is aan het eind een punt, en elke drie geven er een Vloot bij (9.6, 9.8). Je mag er zoveel hebben als het hoogste van je Landgoed en je Intrige (6.3).
effect-religion-full = Met drie symbolen houd je twee getrokken kaarten tegelijk vast voordat je er een neerlegt; met zes zie je alle getrokken kaarten (4.2).
effect-senator-full = Een beurt met een Senator levert 1 aureus meer op (7.3). Vanaf vijf spelers mogen alle anderen met één kaart antwoorden (8.1).
effect-land-full = Je symbolen Landgoed, of je Intrige als je daar meer van hebt, zijn de grens voor je Vloten en voor je Legers (6.3).
effect-intrigue-full = Wie de meeste Intrige heeft, is Primus Conspiratus (6.5). Intrige geeft net als Landgoed plaats voor Vloten en Legers (6.3). Een beurt met Intrige levert geen inkomen op (7.4).
effect-militia-full = Per vier symbolen trek je één kaart meer en houd je er één meer (4.3).
effect-scout-full = Per vier symbolen speel je één kaart meer gratis (6.2).
effect-adversary-full = Per vier symbolen geef je Rome na het inkomen een kaart uit je hand (7.5). Bij evenveel Intrige beslissen zij wie Primus Conspiratus is (6.5).

card = { $category } { $symbols }, prijs { $price }
card-name = { $category } { $symbols }
card-priced = { $category } { $symbols } (prijs { $price })
legion = Legioen { $numeral }
# as in English
rome = Rome
list-and = { $first } en { $last }
list-comma = { $first }, { $last }

# as in English
step-opening = Opening
step-turn = Beurt
step-place = Trekken
step-buy = Kopen
step-play = Spelen
step-surrender = Schatting
step-senate = Senaat
step-over = Einde

due-opening = een van de gedeelde kaarten houden
due-turn = trekken of naar Rome kijken
due-place = de getrokken kaarten neerleggen
due-buy = kopen of passen
due-play = een kaart spelen of passen
due-surrender = een kaart aan Rome geven
due-senate = antwoorden of passen
due-over = niets meer doen

action-keep = Houd { $card }
action-keep-open = Houd { $card } en leg { $open } open
action-draw = Trek
action-look = Kijk naar Rome
action-hand = Neem { $card } op hand
action-below = Leg { $card } onder { $legion }
action-under = Schuif { $card } onder de stapel
action-buy = Koop { $legion }
action-play = Speel { $card }
action-surrender = Geef { $card } aan Rome
action-pass = Pas
