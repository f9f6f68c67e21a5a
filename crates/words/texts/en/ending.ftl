# A game that is over: the verdict, the points, the course of the game, its moments.

ending-again = Play the same deal
ending-all-open = All cards open
ending-back = One step back
ending-before-first = The cards are dealt. Nothing has been done yet.
ending-better = Better
ending-campaign = On with the campaign
ending-chance-alone-text = An estimate: games that agree with what a spectator saw, played on by computer players.
ending-chances-text = An estimate: games that agree with what a spectator saw, played on by computer players. Rome’s line is the chance that Rome prevails; then whoever is Primus Conspiratus wins.
ending-chart-chance-alone = Chance of reaching the goal
ending-chart-chances = Chance of winning
ending-chart-holds = Categories Rome held; { $needs } are enough
ending-chart-points = Points, had it ended then
ending-chart-told = At the end: { $ends }.
ending-check = To check, download the record and run one of these:
ending-commitment = Shown before the game
ending-course = The course of the game
ending-course-text = Round by round, with every card counted, Rome’s hidden ones too.
ending-daily = Results of the day
ending-finished = Finished
ending-first = To the beginning
ending-go = Go
ending-goal-above = categories stronger than Rome
ending-goal-shown = categories in the display
ending-happened = What happened
ending-hidden = What Rome had hidden
ending-last = To the end
ending-last-table = The table at the end
ending-look-again = Look again
ending-moment = Moment { $n } of { $of }
ending-numbers = The numbers
ending-on = One step on
ending-onwards = How to go on
ending-percentage-points = { $points ->
    [one] percentage point
   *[other] percentage points
}
ending-points-above = Categories stronger than Rome
ending-points-idle = Rome prevailed, so points decided nothing.
ending-points-shown = Categories in the display
ending-proof = The deal, settled before the first card
ending-proof-text = The first number is the SHA-256 of the second, and the deck follows from the second. So nobody could change a card once the game had begun.
ending-rebels = The rebels prevail
ending-record = Download the record
ending-regrets = What cost you most
ending-regrets-none = No decision stands out: whatever was lost was lost in small steps, or to the cards.
ending-regrets-others = The others’ dearest decisions
ending-regrets-text = Judged only by what could be known at that moment, as a strong computer player sees it.
ending-regrets-theirs = The decisions that cost most
ending-rematch = Again with the same people
ending-once-more = Once more, with other cards
ending-review = What a strong player makes of it
ending-review-coming = A strong computer player is looking through the game. This takes a little while; the result appears here.
ending-rome = Rome prevails
ending-round = Round
ending-seat = Seat { $seat }
ending-see-moment = See that moment
ending-seed = The seed
ending-seen-by = Seen by
ending-share = Show it to others
ending-share-private = Whoever has this link can see the game
ending-share-public = The link to this page
ending-sheet = The points
ending-siblings = The same deal at other tables
ending-slider = Moment of the game
ending-so-far = so far
ending-step-through = Step through the game
ending-step-through-text = Any moment, as any seat saw it.
ending-strength = Strength per category
ending-taken = Done
ending-the-end = The end
ending-this-table = This table
ending-to-rematch = The same people went on here
ending-to-result = To the result
ending-wealth = has { $aurei }
ending-weighing = Category by category
ending-what-cost = What cost the game
ending-why = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} Rome held { $holds } of { $all } categories. It needed { $needs }.
ending-why-goal = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $above } of the { $needs } categories wanted above Rome, { $shown } of { $all } in the display.
ending-won = won
