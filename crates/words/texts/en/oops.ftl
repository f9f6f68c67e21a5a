# A page that tells why there is no other: its title, and where to go.

oops-title = That did not work
oops-title-nothing = Nothing here
oops-title-who = Who are you?
oops-title-forbidden = Not for you
oops-title-slower = A little slower
oops-title-moment = One moment
oops-title-broken = Something broke
oops-home = To the first page
oops-say-who = Say who you are
oops-mistyped = The address may be mistyped, or the table private: ask whoever sent you for the whole invitation link.
