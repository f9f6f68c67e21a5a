# Wat er aan een tafel gebeurt buiten het spel.

news-joined = { $who } gaat zitten.
news-left = { $who } staat op.
news-seat-given = { $who } doet mee als computerspeler.
news-started = De kaarten zijn gedeeld.
news-undone = { $actions ->
    [one] { $who } neemt de laatste actie terug.
   *[other] { $who } neemt de laatste { $actions } acties terug.
}
news-resigned = { $who } geeft op; een computerspeler gaat verder.
news-timed-out = { $who } heeft geen tijd meer; een computerspeler valt in.
news-returned = { $who } is terug.
news-hint-taken = { $who } neemt een hint.
news-rematched = Dezelfde mensen spelen verder aan tafel { $table }.
news-abandoned = De tafel is opgegeven.
news-nobody = Niemand
news-finished = { $victor ->
    [rome] Rome houdt stand
   *[rebels] De rebellen zegevieren
}: { $winners ->
    [0] niemand wint
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}.
