# The tutorial: its page, and the lessons at a learner’s table. One or two short sentences: what to do now, and why.

tutorial-page-title = Learn to play
tutorial-page-lead = Ten minutes at a real table, with a prepared deal and a rival who does not mind losing. You play; the lessons say what and why.
tutorial-page-draw = Draw three cards and place them, buy from a Legion
tutorial-page-play = Play cards, make room for Armies, take your income
tutorial-page-rome = See what Rome takes, and look at what it hides
tutorial-page-plot = Lead the conspiracy
tutorial-page-end = Win in one of two ways, and count the points
tutorial-page-begin = Sit down and begin
tutorial-page-rules = Rather read than play?

tutorial-title = Tutorial
tutorial-number = Lesson { $number } of { $all }
tutorial-next = Next
tutorial-skip = Skip
tutorial-leave = Leave the tutorial
tutorial-resume = Show the lessons
tutorial-show = Show me
tutorial-play-on = Play on
tutorial-finish = Finish it for me
tutorial-finish-why = A computer player takes your turns to the end of the game, and you see how it is counted.
tutorial-play = Play a game
tutorial-rules = Read the rules
tutorial-again = The tutorial again

tutorial-keep = You are dealt two cards. Keep { $card }: Land makes room for Fleets and Armies. The other goes under the deck.
tutorial-keep-any = You are dealt two cards. Keep the one you would rather play; the other goes under the deck.
tutorial-draw = Your turn. Draw: three cards come up one at a time, and you place each before you see the next.
tutorial-hand = One card of the three goes to your hand. Take { $card }: you will play it soon.
tutorial-below = One goes below a Legion, where anybody can buy it. Lay { $card } below { $legion }: you will buy that group in a moment.
tutorial-under = One goes under the deck. Slip { $card } there: below a Legion it could end with Rome, and only you know that it lies at the bottom.
tutorial-buy = Buy { $legion } for { $aurei }: you take all that lies below it, { $cards }. One Legion a turn, no more.
tutorial-buy-nothing = No Legion is within your means. Go on without buying.
tutorial-first = Play { $card }. The first card of a turn is free, and it works as soon as it lies in your display.
tutorial-first-room = { $force } is dim: your Fleets, and your Armies, may not outnumber your Land or your Intrigue symbols. Play { $card } first.
tutorial-first-nothing = You have nothing to play. Stop, and take 2 Aurei.
tutorial-room = { $aurei ->
    [0] Now there is room. Play { $card }: the first card of a turn is free, the second costs 1, the third 2.
    [one] Now there is room. Play { $card } for 1 Aureus: the second card of a turn costs 1, the third 2.
   *[other] Now there is room. Play { $card } for { $aurei } Aurei: every further card of a turn costs 1 more.
}
tutorial-room-none = { $card } is dim: your Fleets, and your Armies, may not outnumber your Land or your Intrigue symbols. Look for Land or Intrigue.
tutorial-income = Stop now. You earn { $aurei }: as many Aurei as you have cards in the largest category you added to. Playing nothing earns 2.
tutorial-levy = The round is over, and Rome has taken the dearest group below a Legion: { $cards }. What nobody buys makes Rome strong.
tutorial-struggle = Rome holds a category when no player is stronger in it. It holds { $holds } of 7; if it holds { $needs } at the end, Rome wins.
tutorial-intrigue = Play { $card }: whoever has most Intrigue is Primus Conspiratus, the head of the plot. The price: no income this turn.
tutorial-intrigue-behind = Play { $card }. Your rival still has as much Intrigue or more, so the marker stays there for now; and this turn has no income.
tutorial-victories-you = You lead the plot. If Rome wins, you win with it, whatever the points. If the rebels win, the most points win.
tutorial-victories-rival = { $name } leads the plot. If Rome wins, { $name } wins with it, whatever the points. If the rebels win, the most points win.
tutorial-victories-nobody = Nobody leads the plot yet. If Rome wins, Primus Conspiratus wins with it, whatever the points. If the rebels win, the most points win.
tutorial-look = This time, look at Rome’s face-down cards instead of drawing. It earns 2 Aurei, ends the turn, and tells you how strong Rome is.
tutorial-notebook = Open your notebook: Rome’s hidden cards are in it now, and the cards you slipped under the deck. Nobody else sees it.
tutorial-notebook-deck = Open your notebook: it keeps the cards you slipped under the deck, by their place. Nobody else sees it.
tutorial-free = You know the game. Play on with hints when you want them, or have it finished for you and see how it is counted.

tutorial-wait = { $name } has the turn, with the same choices as you. What is bought and played lies open; what is drawn does not.
tutorial-again-keep = Keep one card.
tutorial-again-turn = Your turn again: draw, or look at Rome.
tutorial-again-place = One card to your hand, one below a Legion, one under the deck. You choose which.
tutorial-again-buy = Buy the cards below one Legion, or nothing. Leave nothing dear to Rome.
tutorial-again-play = Each card shows what it costs and, in green, what you earn if you stop after it. Three Wealth make buying cheaper, three Religion show you more of the draw.
tutorial-on = The rest is yours. The hint says what a strong player would do, and why.

tutorial-verdict-rebels = Rome’s hidden cards are turned over. Rome holds { $holds } categories and needs { $needs }: the rebels win, and { $name } has the most points.
tutorial-verdict-rome = Rome’s hidden cards are turned over. Rome holds { $holds } categories and needs { $needs }: Rome wins, and { $name } with it, as Primus Conspiratus. Points do not matter.
tutorial-verdict-nobody = Rome’s hidden cards are turned over. Rome holds { $holds } categories and needs { $needs }: Rome wins, and nobody led the plot, so nobody wins with it.
tutorial-counting-rome = Had the rebels won, these would have been your points.
tutorial-counting-rebels = The rebels won, so these points decided.
tutorial-count-shown = { $count ->
    [one] 1 category
   *[other] { $count } categories
} in your display, 2 each: { $points }
tutorial-count-above = { $count ->
    [one] 1 category
   *[other] { $count } categories
} in which you are stronger than Rome, 3 each: { $points }
tutorial-count-forces = { $count ->
    [one] 1 Fleet or Army
   *[other] { $count } Fleets and Armies
}, 1 each: { $points }
tutorial-count-plot = { $count ->
    [0] Without Primus Conspiratus: { $points }
   *[other] Primus Conspiratus: { $points }
}
tutorial-count-money = { $points ->
    [0] { $count } in Aurei and cards in hand, not the most: 0
   *[other] { $count } in Aurei and cards in hand, the most: { $points }
}
tutorial-count-sum = Together: { $points }
tutorial-count-rival = { $name } has { $points }.
