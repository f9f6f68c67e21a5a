# The table of a recorded game as text.

replay-where = { $game } · { $when } · step { $step } of { $steps }
replay-opening = opening
replay-round = round { $round }
replay-seen-by = as { $who } saw it
replay-spectator = as a spectator saw it
replay-everything = everything open
replay-last = Last
replay-now = Now
replay-draw = draw
replay-place = place { $cards }{ $coming ->
    [0] {""}
   *[other] , { $coming } more to come
}; free: { $places }
replay-place-hand = { $count ->
    [one] hand
   *[other] hand ({ $count })
}
replay-place-legion = a Legion
replay-place-under = under the deck
replay-play = play or pass; the next card costs { $cost }
replay-surrender = { $owed ->
    [one] give Rome a card
   *[other] give Rome { $owed } cards
}
replay-legions = Legions
replay-legions-note = price, cards below
replay-nothing = nothing
replay-deck = Deck
replay-deck-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-deck-places = places counted from the top
# Labels of at most 13 characters.
replay-from-top = from the top
replay-known = known places
replay-face-down = face down
replay-face-up = face up
replay-dealt = dealt
replay-hand = hand
replay-display = display
replay-looked = looked at by { $names }
replay-seat = seat { $seat }
replay-memory = money and hand are left to memory at this table (11.4)
replay-unseen = { $count } unseen
replay-struggle = The struggle
replay-struggle-note = symbols, with the bonus of 9.6
replay-holder = holder
replay-tied = { $count } tied
replay-holds = Rome holds { $least ->
    [yes] at least { $held }
   *[no] { $held }
} of { $all }, needs { $needs }{ $least ->
    [yes] ; its face-down cards are not counted
   *[no] {""}
} (9.7).
replay-goal = Shown { $shown } of { $all }, stronger than Rome in { $above }, needs all and { $goal }{ $least ->
    [yes] ; its face-down cards are not counted
   *[no] {""}
} (10.2).
