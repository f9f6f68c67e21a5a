# What happens at a table besides the game.

news-joined = { $who } sits down.
news-left = { $who } leaves.
news-seat-given = { $who } joins as a computer player.
news-started = The cards are dealt.
news-undone = { $actions ->
    [one] { $who } takes the last action back.
   *[other] { $who } takes the last { $actions } actions back.
}
news-resigned = { $who } resigns; a computer player goes on.
news-timed-out = { $who } is out of time; a computer player stands in.
news-returned = { $who } is back.
news-hint-taken = { $who } takes a hint.
news-rematched = The same people go on at table { $table }.
news-abandoned = The table is given up.
news-nobody = Nobody
news-finished = { $victor ->
    [rome] Rome prevails
   *[rebels] The rebels prevail
}: { $winners ->
    [0] nobody wins
    [one] { $who } wins
   *[other] { $who } share the victory
}.
