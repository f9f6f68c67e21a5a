# Why the rules say no, and what would be right. Without a full stop: the numbers of the rules follow.

refusal-over = The game is over
refusal-no-such-seat = There is no such seat at this table
refusal-not-your-turn = Another player is to act: wait for your turn
refusal-wrong-step = { $asked } is not for now: this is the step to { $due }
refusal-already-kept = You have chosen your card: wait for the others
refusal-not-dealt = { $card } was not dealt to you: keep one of the dealt cards
refusal-wrong-opens = { $wanted ->
    [0] No dealt card is laid open in this game
    [one] Lay one of the dealt cards open, not { $given }
   *[other] Lay { $wanted } of the dealt cards open, not { $given }
}
refusal-solo-look = Alone against Rome its cards stay hidden: draw
refusal-not-drawn = { $card } is not one of the cards you are drawing: place one of those
refusal-no-hand-place = Your hand has had its share of this draw: lay the card below a Legion or slip it under the deck
refusal-hand-place-last = Religion lets you hold the cards: place another first, the last goes to your hand
refusal-no-legion-place = A card of this draw lies below a Legion already: take this one in hand or slip it under the deck
refusal-no-under-place = No further card of this draw goes under the deck: take it in hand or lay it below a Legion
refusal-no-such-legion = There is no { $legion } at this table: there are { $count }
refusal-nothing-below = Nothing lies below { $legion }: choose another, or pass
refusal-cannot-buy = { $legion } costs { $price }, and you have { $money }: choose another, or pass
refusal-not-in-hand = { $card } is not in your hand: choose a card that is
refusal-cannot-play = The next card costs { $cost }, and you have { $money }: stop here
refusal-too-strong = With Land or Intrigue at { $after } this { $category ->
    [fleet] Fleet may sail
   *[army] Army may march
}; the larger of the two is at { $limit }
refusal-must-surrender = { $owed ->
    [one] You owe Rome a card: choose one from your hand
   *[other] You owe Rome { $owed } cards: choose them from your hand
}

asked-keep = Keeping a dealt card
asked-draw = Drawing
asked-look = Looking at Rome
asked-place = Placing a drawn card
asked-buy = Buying
asked-play = Playing a card
asked-surrender = Giving a card to Rome
asked-pass = Passing
