# The game's own words: categories, cards, steps, actions.

category-wealth = Wealth
category-fleet = Fleet
category-army = Army
category-religion = Religion
category-senator = Senator
category-land = Land
category-intrigue = Intrigue
category-militia = Militia
category-scout = Scouts
category-adversary = Adversaries

# What a card does, for the card itself: at most 34 characters.
effect-wealth = 3 symbols: a Legion costs 1 less
effect-fleet = 1 point each; 3 add an Army
effect-army = 1 point each; 3 add a Fleet
effect-religion = 3 symbols: see 2 cards at a time
effect-senator = 1 more Aureus of income
effect-land = Room for Fleets and Armies
effect-intrigue = Leads the plot; no income
effect-militia = 4 symbols: draw and keep 1 more
effect-scout = 4 symbols: play 1 more for free
effect-adversary = 4 symbols: give Rome a card

# The same in full, with the rule.
effect-wealth-full = For every three Wealth symbols a Legion costs you 1 Aureus less (5.2).
effect-fleet-full = Each Fleet symbol is a point at the end, and three add an Army (9.6, 9.8). You may have as many as the larger of your Land and Intrigue (6.3).
effect-army-full = Each Army symbol is a point at the end, and three add a Fleet (9.6, 9.8). You may have as many as the larger of your Land and Intrigue (6.3).
effect-religion-full = With three symbols you hold two drawn cards at a time before you place one; with six you see the whole draw (4.2).
effect-senator-full = A turn with a Senator earns 1 Aureus more (7.3). With five or more players everybody else may answer with a card (8.1).
effect-land-full = Your Land symbols, or your Intrigue if you have more of it, are the limit for your Fleets and for your Armies (6.3).
effect-intrigue-full = Most Intrigue makes you Primus Conspiratus (6.5). It gives room for Fleets and Armies as Land does (6.3). A turn with an Intrigue has no income (7.4).
effect-militia-full = For every four symbols you draw one card more and keep one more (4.3).
effect-scout-full = For every four symbols you play one more card for free (6.2).
effect-adversary-full = For every four symbols you give Rome a card from your hand after income (7.5). On equal Intrigue they decide who is Primus Conspiratus (6.5).

card = { $category } { $symbols }, price { $price }
card-name = { $category } { $symbols }
card-priced = { $category } { $symbols } (price { $price })
legion = Legion { $numeral }
rome = Rome
list-and = { $first } and { $last }
list-comma = { $first }, { $last }

step-opening = Opening
step-turn = Turn
step-place = Draw
step-buy = Buy
step-play = Play
step-surrender = Tribute
step-senate = Senate
step-over = The end

# After “this is the step to”.
due-opening = keep one of the dealt cards
due-turn = draw or look at Rome
due-place = place the drawn cards
due-buy = buy or pass
due-play = play a card or pass
due-surrender = give a card to Rome
due-senate = answer or pass
due-over = leave it as it is

action-keep = Keep { $card }
action-keep-open = Keep { $card } and lay { $open } open
action-draw = Draw
action-look = Look at Rome
action-hand = Take { $card } in hand
action-below = Lay { $card } below { $legion }
action-under = Slip { $card } under the deck
action-buy = Buy { $legion }
action-play = Play { $card }
action-surrender = Give { $card } to Rome
action-pass = Pass
