# Tables in lists, how games and times are called, the form for a new table, the lobby.

rival-random = Random (plays anything)
rival-greedy = Greedy (never plans ahead)
rival-varus = Varus (easy)
rival-catilina = Catilina (fair)
rival-crassus = Crassus (strong)
rival-sejanus = Sejanus (very strong)
rival-livia = Livia (the strongest)
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }
mode-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
    }
mode-solitaire = solitaire, game { $n }
mode-nocturnus = Nocturnus
mode-final-levy = final levy
mode-closed-tally = closed tally
mode-rated = rated
time-none = no clock
time-live = { $minutes } min and { $seconds } s a turn
time-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
    }
time-hours = { $n ->
    [one] { $n } hour a turn
   *[other] { $n } hours a turn
    }
tables-empty-seat = an empty seat
tables-won = won
tables-your-move = Your move
tables-go-on = Go on
tables-watch = Watch
tables-to = To the table
tables-join = Join
tables-look = Look
tables-more = More

# My games.

games-title = My games
games-running = Going on
games-running-none = No game is going on.
games-finished = Over
games-finished-none = No game is over yet.
games-won = Won
games-lost = Lost
games-place = place { $place }
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
games-record = Record
games-new = Start a game

# The form for a new table.

new-title = New table
new-lead = Two choices are enough. The rest can stay as it is.
new-players = How many play
new-solitaire = alone
new-solo-level = Which game of the campaign
new-seats = Who sits where
new-seat-mine = Seat I is yours.
new-seat = Seat { $seat }
new-seat-open = open to anyone
new-seat-invited = with the link only
new-seat-computer = computer: { $level }
new-device = All open seats on this device, a curtain between the players
new-private = Private: only people with the link find the table
new-nocturnus = Nocturnus: Militia, Scouts and Adversaries, 30 more cards
new-more = Clock, ratings and finer rules
new-clock = Time to think
new-clock-text = When time runs out, a computer player takes over until its owner returns.
new-rated = Rated
new-final-levy = Final levy: Rome takes a group in the last round too (9.4)
new-closed-tally = Closed tally: hands and purses stay secret, memory decides (11.4)
new-make = Make the table

# The lobby.

lobby-public = public
lobby-private = private
lobby-one-device = on one device
lobby-seats = Seats
lobby-join = Join the table
lobby-sit = Sit here
lobby-leave = Leave
lobby-give = Give to a computer player
lobby-level = Which one
lobby-start = Start the game
lobby-close = Give the table up
lobby-not-yet = The game starts when every seat is taken.
lobby-link = Invite others
lobby-send = Send this link
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-scan = Or let them scan this
lobby-qr = The link as a QR code
lobby-here-only = This address works on this machine only. For others in your network, start the server with
lobby-free = free
lobby-free-invited = free, with the link
lobby-reserved = kept for somebody
lobby-for-computer = for a computer player
lobby-you = you
lobby-here = here
lobby-away = away
lobby-fair = Is the deal fair?
lobby-fair-text = The deck is fixed already. This is the SHA-256 of its seed; the seed itself is shown when the game is over.
