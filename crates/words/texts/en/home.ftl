# The first page.

home-title = Play
home-tagline = Rome takes what it wants. Take it back, card by card.
home-sort = A card game of power and intrigue for one to eight players
home-now = Play now
home-anew = New game
home-against = Against { $rivals }: { $level }
home-rivals = { $n ->
    [one] 1 computer player
   *[other] { $n } computer players
    }
home-change = Choose opponents
home-players = How many
home-level = Their strength
home-nocturnus = With Nocturnus, 30 more cards
home-go-on = Go on with your game
home-your-move = It is your move
home-mine = My games
home-idea = How it goes
home-idea-rome = Rome
home-idea-rome-text = Every round Rome takes the dearest cards. Once it is strong enough in four of seven categories, it wins.
home-idea-legions = The legions
home-idea-legions-text = Cards lie below the legions for everyone to buy. What you leave, a rival takes, or Rome.
home-idea-camp = The camp
home-idea-camp-text = Beat Rome together, and each other alone. But if Rome wins, the chief conspirator wins with it.
home-alone = Alone against Rome
home-campaign = Campaign
home-campaign-text = Five games on the road to Rome, each harder than the one before.
home-campaign-won = { $won } of 5 won
home-campaign-play = Play the campaign
home-campaign-look = See the road
home-daily = Deal of the day
home-daily-text = One deal a day, the same cards for everyone.
home-daily-play = Play today’s deal
home-daily-done = Played today
home-daily-look = See the results
home-friends = With friends
home-friends-text = Make a table, send the link or show the QR code. Nobody needs an account.
home-friends-players = Players at the table
home-friends-make = Make a table
home-friends-device = All on this device
home-friends-more = More choices
home-learn = Learn
home-learn-text = Ten minutes at a real table, with a deal that explains itself.
home-learn-tutorial = Learn by playing
home-learn-rules = Read the rules
home-open = Open tables
home-open-none = Nobody is waiting at an open table. Make one and let others find you.
home-watch = Games to watch
