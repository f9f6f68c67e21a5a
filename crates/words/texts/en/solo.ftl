# The campaign and the deal of the day.

campaign-title = Campaign
campaign-lead = Five games alone against Rome. A lost game may be tried again; the fewer it takes, the better.
campaign-road = The road to Rome
campaign-stage-1 = The break-out
campaign-stage-2 = The hills
campaign-stage-3 = The Appian Way
campaign-stage-4 = The gates
campaign-stage-5 = The Capitol
campaign-goal = Show every category, and be stronger than Rome in { $n } of 7
campaign-night = With Nocturnus: { $n } of 10
campaign-won = won
campaign-lost = lost
campaign-next = next
campaign-game = Game { $n }
campaign-play = Play game { $n }
campaign-anew = Begin a new campaign
campaign-nocturnus = With Nocturnus
campaign-finished = All five are won. It took { $n } games.
campaign-played = { $n ->
    [one] { $n } game played
   *[other] { $n } games played
    }
campaign-look = Look at game { $n }
daily-title = Deal of the day
daily-lead = Alone against Rome, with the same cards for everyone. Your first result counts.
daily-play = Play today’s deal
daily-done = You have played today. The first result stands.
daily-look = Look at your game
daily-results = Results
daily-nobody = Nobody has finished this deal yet.
daily-place = Place
daily-name = Name
daily-against-rome = Against Rome
daily-above-rome = Above Rome
daily-points = Points
daily-hints = Hints
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-won = won
daily-lost = lost
