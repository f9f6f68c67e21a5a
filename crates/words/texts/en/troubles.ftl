# What stands between somebody and a page. Titles first.

trouble-title = That did not work
trouble-title-nothing = Nothing here
trouble-title-who = Who are you?
trouble-title-forbidden = Not for you
trouble-title-slower = A little slower
trouble-title-moment = One moment
trouble-title-broken = Something broke
trouble-home = To the first page
trouble-say-who = Say who you are
trouble-mistyped = The address may be mistyped, or the table private: ask whoever sent you for the whole invitation link.

# What is not there.

trouble-no-page = There is no such page.
trouble-no-table = There is no such table.
trouble-no-person = Nobody of that kind is known here.
trouble-no-session = That session has ended already.
trouble-no-finished-game = There is no finished game here.
trouble-nothing = There is nothing here.

# What was asked for.

trouble-name-length = A name has 1 to { $most } characters, and this has { $has }.
trouble-name-character = A name cannot have { $sign } in it: letters, digits, signs and single spaces are fine.
trouble-name-taken = The name { $name } is taken. Choose another.
trouble-not-a-guest = This is for guests. You have an account already.
trouble-password = A password has { $least } to { $most } characters.
trouble-wrong-password = Name and password do not fit together.
trouble-wrong-recovery = Name and recovery code do not fit together.
trouble-who = Say who you are first. A name is enough.
trouble-unreadable = This request cannot be read. Go back and try again.
trouble-which-seat = Say which of your seats you mean.
trouble-say-something = Say something.
trouble-cross-site = The request comes from another site.
trouble-too-many = Too much at once. Try again in { $seconds } s.
trouble-too-large = That is more than fits: at most { $most }.
trouble-too-large-tables = You have { $most } open tables. Finish one first.
trouble-too-large-chat = A line has at most { $most } characters.
trouble-race = Others were quicker. Look at the table and try again.
trouble-busy = Too much is waiting. Try again in a moment.
trouble-stopping = The server is stopping. Try again in a moment.
trouble-inside = Something is wrong with the server. Nothing was changed; try again in a moment.

# A table that cannot be made.

trouble-table-players = Pax is for 1 to 8 players.
trouble-table-solo = The campaign has games 1 to 5, and one plays them alone.
trouble-table-rated-players = A rated game needs two players or more.
trouble-table-rated-device = A rated game needs one person per seat, each at a device of their own.
trouble-table-rated-deal = A rated game needs a deal that nobody has seen.
trouble-table-rated-person = A rated game needs a person at the table.
trouble-table = This table cannot be made as it is described.

# What a table's law says no to.

trouble-private = This table is private. Ask for its invitation link.
trouble-not-yours = This is for others at the table to do.
trouble-not-your-seat = Seat { $seat } is not yours.
trouble-not-begun = The game has not begun.
trouble-not-over = The game is not over yet.
trouble-begun = The game has begun: too late for this.
trouble-over = The game is over: too late for this.
trouble-abandoned = The table was given up.
trouble-no-such-seat = There is no seat { $seat } at this table.
trouble-seat-taken = Seat { $seat } is taken.
trouble-seat-kept = Seat { $seat } is kept for somebody else.
trouble-invitation-needed = Seat { $seat } is by invitation. Open the invitation link.
trouble-no-seat-left = No seat is left for you at this table.
trouble-one-seat-each = You have a seat already. Several on one device are for tables of that kind.
trouble-seat-empty = Nobody sits in seat { $seat } yet. Wait, or give it to a computer player.
trouble-nobody-there = Nobody sits in seat { $seat }.
trouble-too-restless = { $most } comings and goings are enough for one table. Make a new one.
trouble-not-an-action = The table does not understand this action.
trouble-stale = This was meant for an earlier moment. Look at the table again.
trouble-not-asked = Seat { $seat } is not asked now.
trouble-taken-over = A computer player has seat { $seat } while you were away. Take it back first.
trouble-not-taken-over = Seat { $seat } is not in a computer player’s hands.
trouble-time-is-up = The time of seat { $seat } has run out.
trouble-time-left = Seat { $seat } has time left.
trouble-nothing-to-undo = Nothing can be taken back: a hidden card was shown, or another player has acted since.
trouble-undo-too-far = Only back to action { $limit }: before it a hidden card was shown, or another player acted.
trouble-too-many-undos = { $most } undos are enough for one game.
trouble-too-many-returns = { $most } returns are enough for one game. The computer player finishes it.
trouble-no-hints = There are no hints in a rated game.
trouble-rematch-made = The same people go on at table { $table }.
