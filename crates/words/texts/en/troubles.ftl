# Why a table or the server says no.

denied-who-are-you = Say who you are first: a name is enough.
denied-private = This table is private: ask for its invitation link.
denied-not-yours = This is for others at the table to do.
denied-not-your-seat = Seat { $seat } is not yours.
denied-not-begun = { $deed }: too early, the game has not begun.
denied-not-over = { $deed }: too early, the game is not over yet.
denied-begun = { $deed }: too late, the game has begun.
denied-over = { $deed }: too late, the game is over.
denied-abandoned = { $deed }: too late, the table was given up.
denied-no-such-seat = There is no seat { $seat } at this table.
denied-seat-taken = Seat { $seat } is taken.
denied-seat-kept = Seat { $seat } is kept for somebody else.
denied-invitation-needed = Seat { $seat } is by invitation: open the invitation link.
denied-no-seat-left = No seat is left for you at this table.
denied-one-seat-each = You have a seat already: several on one device are for pass-and-play tables.
denied-seat-empty = Nobody sits in seat { $seat } yet: wait, or give it to a computer player.
denied-nobody-there = Nobody sits in seat { $seat }.
denied-too-restless = { $most } comings and goings are enough for one table: make a new one.
denied-not-an-action = This cannot be read as an action: { $why }.
denied-stale = The table has moved on since: look again before you act.
denied-not-asked = Seat { $seat } is not asked now.
denied-taken-over = A computer player has your seat while you were away: take it back first.
denied-not-taken-over = Seat { $seat } is not in a computer player’s hands.
denied-time-is-up = The time of seat { $seat } has run out.
denied-time-left = Seat { $seat } has time left.
denied-nothing-to-undo = Nothing can be taken back: a hidden card was shown, or another player has acted since.
denied-undo-too-far = That is too far back: a hidden card was shown, or another player acted.
denied-too-many-undos = { $most } undos are enough for one game.
denied-too-many-returns = { $most } returns are enough for one game: the computer player finishes it.
denied-no-hints = There are no hints in a rated game.
denied-rematch-made = The same people go on at table { $table }.

# What was to be done, before “: too early …”
deed-watch = Watch
deed-join = Sit down
deed-leave = Leave
deed-give-seat = Give a seat away
deed-start = Start
deed-close = Give the table up
deed-act = Act
deed-undo = Take back
deed-resign = Resign
deed-return = Return
deed-time-out = Stop a clock
deed-take-hint = Take a hint
deed-rematch = Play again
deed-read-record = Read the record
deed-talk = Talk

name-length = A name has 1 to { $most } characters, and this has { $given }.
name-character = A name cannot have “{ $character }” in it: letters, digits, signs and single spaces are fine.
name-id = An address has 1 to { $most } characters out of a–z, A–Z, 0–9, - and _.

draft-version = This table was made for another version of the game.
draft-setup-players = { $players } players cannot sit down: Pax is for 1 to 8 (2.1).
draft-setup-level-missing = One player plays the solitaire campaign: say which of its games, 1 to 5 (10.2).
draft-setup-no-such-level = There is no solitaire game { $level }: the campaign has games 1 to 5 (10.2).
draft-setup-level-with-rivals = A solitaire game is for one player, and { $players } are to play (10.1).
draft-cards = The card list cannot be used: { $why }.
draft-seats = { $seats } seats are described for { $players } players.
draft-time = { $span ->
    [bank] A clock has { $least } to { $most } seconds, not { $given }.
    [increment] A turn adds { $least } to { $most } seconds, not { $given }.
   *[turn] A turn has { $least } to { $most } hours, not { $given }.
}
draft-invitation-missing = A seat by invitation needs an invitation.
draft-rated-rivals = A rated game needs two players or more.
draft-rated-own-seats = A rated game needs one person per seat, not pass-and-play.
draft-rated-fresh-deal = A rated game needs a deal that nobody has seen.
draft-rated-person = A rated game needs a person at the table.
draft-campaign-alone = A campaign is played alone: choose a solitaire game (10.1).
draft-daily-alone = The deal of the day is played alone: choose a solitaire game (10.1).

trouble-not-found = { $what ->
    [table] There is no such table here.
    [person] There is no such person here.
    [game] There is no such game here.
    [page] There is no such page here.
   *[other] There is nothing of the kind here.
}
trouble-wrong-password = Name and password do not fit together.
trouble-wrong-recovery = Name and recovery code do not fit together.
trouble-name-taken = The name { $name } is taken: choose another.
trouble-not-a-guest = This is for guests: you have an account already.
trouble-cross-site = The request comes from another site.
trouble-too-many = { $seconds ->
    [one] Slow down: try again in a second.
   *[other] Slow down: try again in { $seconds } seconds.
}
trouble-too-large = { $what ->
    [tables] You have { $most } open tables: finish or leave one first.
    [chat] A line has at most { $most } characters.
    [muted] You can mute at most { $most } people.
   *[other] That is too much: { $most } is the limit.
}
trouble-race = Others were quicker: look at the table and try again.
trouble-busy = Too much is waiting: try again in a moment.
trouble-stopping = The server is stopping: try again in a moment.
trouble-inside = Something is wrong with the server. Look in a moment whether it was done, and if not, try again.

bad-page-end = This is not where a page ends.
bad-password = A password has { $least } to { $most } characters.
bad-too-many-seats = More seats are described than there are players.
bad-level = There is no such computer player.
bad-which-seat = Say which of your seats you mean.
bad-no-such-seat = There is no such seat.
bad-nothing-said = Say something.
bad-event-id = An event’s id is two numbers with a point between.
bad-form = This form cannot be read.
bad-json = This request cannot be read: { $why }.
