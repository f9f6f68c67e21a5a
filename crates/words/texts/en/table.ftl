# The table's page: what is asked, what can be done, what is known.

card-back = a card face down
card-heap = { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} on { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
card-price = price
card-symbols = { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}

table-abandoned = This table was given up
table-alone = You play alone. Rome is opponent enough.
table-ask = What you can do
table-asked = to move
table-aurei = Aurei
table-away = away
table-buy = Buy
table-buy-label = Buy Legion { $legion } for { $aurei ->
    [0] nothing
    [one] 1 Aureus
   *[other] { $aurei } Aurei
}
table-cannot = Cannot be done now. Press to hear why.
table-catch-up = To my turn
table-category = Category
table-chat = Talk
table-chronicle = Chronicle
table-clock = Time left
table-coming = { $cards ->
    [one] One more card comes after this.
   *[other] { $cards } more cards come after this.
}
table-conspiratus = Primus Conspiratus, leads the conspiracy
table-curtain = Hand over the device
table-curtain-i-am = I am { $name }: show my cards
table-curtain-wait = None of you is asked now.
table-deck = { $cards ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
table-discount = off every purchase, by Wealth (5.2)
table-display = My display
table-draw = Draw
table-drawn = { $name } has drawn
table-drawn-you = Place what you drew
table-fair = Is the deal fair?
table-fair-text = The order of the deck was settled before the first card. This is the SHA-256 of its seed; the seed itself is shown when the game is over.
table-faster = Faster
table-free = free
table-goal = Stronger than Rome in { $above } categories, { $needs } needed; { $shown } of { $all } categories shown.
table-hand = { $cards ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
table-hand-empty = Your hand is empty.
table-held-by = held by { $names }
table-held-by-rome = held by Rome
table-here = here
table-hide = Hide my cards
table-hint = Hint
table-hint-why = What a strong player would do, and why. Everybody sees that you asked.
table-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
table-home = To the first page
table-in-hand = cards in hand
table-income-then = income if you stop after it
table-instead-of = instead of
table-keep = Keep
table-keep-and-under = Keep this, and slip under:
table-keep-label = Keep { $card }
table-keys = Keys
table-known-to-you = You have looked.
table-legion = Legion { $legion }
table-legion-empty = empty
table-legion-word = Legion
table-legions = Legions
table-look = Look
table-look-full = Look at Rome’s face-down cards, receive 2 Aurei, end the turn
table-looked = Looked at by { $names }
table-more = More
table-mute = To mute somebody, open the page behind their name.
table-next-cost = { $aurei ->
    [0] The next card is free.
    [one] The next card costs 1.
   *[other] The next card costs { $aurei }.
}
table-nobody = Nobody is asked now.
table-notebook = Notebook
table-notebook-deck = You slipped these under the deck, by place from the top:
table-notebook-place = { $place } of { $deck }
table-notebook-rome = Rome’s face-down cards:
table-now-rebels = If it ended now, the rebels would prevail and { $names } would win.
table-now-rome = If it ended now, Rome would prevail, and { $names } with it, as Primus Conspiratus.
table-now-rome-nobody = If it ended now, Rome would prevail and nobody would win.
table-now-shared = If it ended now, the rebels would prevail and { $names } would share the victory.
table-offline = The connection is lost. Trying again.
table-opening = Opening
table-owes = { $cards ->
    [one] Choose a card to give to Rome.
   *[other] Choose { $cards } cards to give to Rome.
}
table-part-board = Table
table-part-chronicle = Chronicle
table-part-rivals = Rivals
table-part-struggle = Struggle
table-parts = Parts of the table
table-pass-buy = Buy nothing
table-pass-play = Stop, income
table-pass-senate = Do not answer
table-place-here = Here
table-place-label = Lay { $card } below { $legion }
table-play-label = { $aurei ->
    [0] Play { $card } for nothing
    [one] Play { $card } for 1 Aureus
   *[other] Play { $card } for { $aurei } Aurei
}
table-points-now = Points
table-primus = Primus, begins the round
table-resign = Resign
table-resign-text = A computer player takes your seat for good, and you come last whatever it makes of it.
table-resigned = resigned, a computer player goes on
table-return = Take my seat back
table-rivals = Rivals
table-rome = Rome
table-rome-holds = Rome holds { $holds } of { $all }, needs { $needs }.
table-room-army = more Army symbols may march (6.3)
table-room-fleet = more Fleet symbols may sail (6.3)
table-round = Round { $round }
table-rounds-left = { $rounds ->
    [0] The last round.
    [one] Deck: { $cards }. The last round, or nearly.
   *[other] Deck: { $cards }. About { $rounds } rounds to go.
}
table-say = Say
table-secret = Purse and hand are secret.
table-stay = Play on
table-step-buy = Buy
table-step-draw = Draw
table-step-income = Income
table-step-play = Play
table-steps = Steps of a turn
table-struggle = The struggle
table-surrender = Give
table-surrender-label = Give { $card } to Rome
table-take-two = Take 2 Aurei
table-takes-conspiratus = brings you Primus Conspiratus
table-their-buy = { $name } may buy.
table-their-opening = { $name } chooses a card to keep.
table-their-over = The game is over.
table-their-place = { $name } places a drawn card.
table-their-play = { $name } may play cards.
table-their-senate = { $name } may answer the Senator.
table-their-surrender = { $name } gives a card to Rome.
table-their-turn = { $name } begins a turn.
table-timed-out = out of time, a computer player stands in
table-title = Table
table-title-asked = Your move
table-title-finished = The result
table-title-gathering = Waiting for players
table-to-hand = To my hand
table-under = Under the deck
table-undo = Take back
table-undo-all = Take back { $steps } steps
table-waiting = Waiting for { $names }.
table-was-away = Your time ran out, and a computer player has your seat.
table-you = (you)
table-your-buy = Buy the cards below one Legion, or nothing.
table-your-opening = Keep one card; the rest goes under the deck.
table-your-over = The game is over.
table-your-place = Place the card you drew.
table-your-play = Play cards, or stop and take your income.
table-your-senate = A Senator was played. Answer with one card for 1 Aureus, or do not.
table-your-surrender = Give a card to Rome.
table-your-turn = Draw, or look at Rome.
table-your-turn-alone = Draw.

keys-arrows = to the next thing that can be done
keys-draw = draw
keys-escape = close a sheet
keys-faster = faster
keys-help = this overview
keys-hint = a hint
keys-look = look at Rome
keys-notebook = open or close the notebook
keys-numbers = do the first, second, third thing on the page
keys-pass = stop, buy nothing, do not answer
keys-undo = take back
