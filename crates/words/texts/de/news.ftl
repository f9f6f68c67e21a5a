# Was an einem Tisch außer dem Spiel geschieht.

news-joined = { $who } setzt sich.
news-left = { $who } steht auf.
news-seat-given = { $who } spielt als Computerspieler mit.
news-started = Die Karten sind ausgeteilt.
news-undone = { $actions ->
    [one] { $who } nimmt die letzte Aktion zurück.
   *[other] { $who } nimmt die letzten { $actions } Aktionen zurück.
}
news-resigned = { $who } gibt auf; ein Computerspieler macht weiter.
news-timed-out = { $who } hat die Zeit überschritten; ein Computerspieler springt ein.
news-returned = { $who } ist zurück.
news-hint-taken = { $who } nimmt einen Tipp.
news-rematched = Dieselben spielen an Tisch { $table } weiter.
news-abandoned = Der Tisch ist aufgegeben.
news-nobody = Niemand
news-finished = { $victor ->
    [rome] Rom behält die Oberhand
   *[rebels] Die Rebellen siegen
}: { $winners ->
    [0] niemand gewinnt
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}.
