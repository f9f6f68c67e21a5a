# Hints and their reasons, and the characters of the computer players.

hint-title = What a strong player would do
hint-chance = wins { $percent } %
hint-seen = Judged by what you can know. Everybody sees that you asked.

level-varus = Lost three legions in a forest. Believes what he is told and looks one step ahead.
level-catilina = Conspires too loudly. Sees good chances and cannot wait.
level-crassus = The richest man in Rome. Counts every Aureus, and most of yours.
level-sejanus = The prefect behind the throne. Plans turns ahead.
level-livia = Everything that happens was her plan. The strongest there is.

reason-draws = { $cards ->
    [one] Brings 1 card to choose a place for.
   *[other] Brings { $cards } cards to choose places for.
}
reason-draws-aurei = Nothing is left to draw; { $aurei } Aurei come instead (4.6).
reason-sees-rome = Shows what Rome hides, and brings { $aurei } Aurei (3.2).
reason-takes-category-from-rome = { $category }: { $mine } against Rome’s { $rome } (9.8).
reason-opens-category = Opens { $category }, category number { $shown }, for 2 points (9.8).
reason-takes-conspiracy = Takes Primus Conspiratus with { $intrigue } Intrigue (6.5).
reason-makes-room = Makes room for { $limit } Fleets and Armies (6.3).
reason-gains-ability = With { $symbols } symbols { $category } begins to work.
reason-raises-income = Raises this turn’s income from { $from } to { $to } (7.2).
reason-strengthens = { $category }: { $mine } against Rome’s { $rome }.
reason-denies-rome = Rome would take Legion { $legion }, worth { $price } (9.1).
reason-buys-cheaply = { $cards ->
    [one] 1 card for { $price } from Legion { $legion }.
   *[other] { $cards } cards for { $price } from Legion { $legion }.
}
reason-waits-for-me = It can be bought back from Legion { $legion } for { $price } in this same turn (5.1).
reason-feeds-rome = Makes Legion { $legion } the one that Rome takes, { $category } included (9.1).
reason-does-little-harm = Below Legion { $legion } it helps nobody much.
reason-buries = Nobody sees this { $category } again soon (2.6).
reason-keeps-for-later = { $category } is worth keeping for a later turn.
reason-saves-money = { $aurei } Aurei in the purse are worth more than what they would buy.
reason-takes-income = Brings an income of { $aurei } (7).
reason-serves-rome = Whoever leads the conspiracy may let Rome hold { $categories } of the { $needed } it needs (9.7).
reason-loses-least = { $category } is the loss that hurts least (7.5).
