# Die Einführung: ihre Seite, und die Lektionen am Tisch. Ein oder zwei kurze Sätze: was jetzt zu tun ist, und warum.

tutorial-page-title = Spielen lernen
tutorial-page-lead = Zehn Minuten an einem echten Tisch, mit vorbereiteten Karten und einem Rivalen, der gern verliert. Du spielst; die Lektionen sagen, was und warum.
tutorial-page-draw = Drei Karten ziehen und ablegen, von einer Legion kaufen
tutorial-page-play = Karten spielen, Platz für Armeen schaffen, Einkommen nehmen
tutorial-page-rome = Sehen, was Rom sich nimmt, und was es verbirgt
tutorial-page-plot = Die Verschwörung anführen
tutorial-page-end = Auf einem von zwei Wegen gewinnen, und die Punkte zählen
tutorial-page-begin = Hinsetzen und anfangen
tutorial-page-rules = Lieber lesen als spielen?

tutorial-title = Einführung
tutorial-number = Lektion { $number } von { $all }
tutorial-next = Weiter
tutorial-skip = Überspringen
tutorial-leave = Einführung verlassen
tutorial-resume = Lektionen zeigen
tutorial-show = Zeig es mir
tutorial-play-on = Weiterspielen
tutorial-finish = Zu Ende spielen lassen
tutorial-finish-why = Ein Computerspieler macht deine Züge bis zum Ende der Partie, und du siehst, wie gezählt wird.
tutorial-play = Eine Partie spielen
tutorial-rules = Die Regeln lesen
tutorial-again = Noch einmal von vorn

tutorial-keep = Du hast zwei Karten bekommen. Behalte { $card }: Landgut schafft Platz für Flotten und Armeen. Die andere kommt unter den Stapel.
tutorial-keep-any = Du hast zwei Karten bekommen. Behalte die, die du lieber spielen willst; die andere kommt unter den Stapel.
tutorial-draw = Du bist dran. Ziehe: Drei Karten kommen einzeln, und jede legst du ab, bevor du die nächste siehst.
tutorial-hand = Eine der drei Karten kommt auf die Hand. Nimm { $card }: Du wirst sie bald spielen.
tutorial-below = Eine kommt unter eine Legion, wo jeder sie kaufen kann. Lege { $card } unter { $legion }: Diese Gruppe kaufst du gleich.
tutorial-under = Eine kommt unter den Stapel. Schiebe { $card } dorthin: Unter einer Legion fiele sie vielleicht an Rom, und nur du weißt, dass sie ganz unten liegt.
tutorial-buy = Kaufe { $legion } für { $aurei }: Du bekommst alles, was darunter liegt, { $cards }. Eine Legion je Zug, mehr nicht.
tutorial-buy-nothing = Keine Legion kannst du bezahlen. Mach ohne Kauf weiter.
tutorial-first = Spiele { $card }. Die erste Karte im Zug ist umsonst, und sie wirkt, sobald sie in deiner Auslage liegt.
tutorial-first-room = { $force } ist blass: Du darfst nicht mehr Flotten und nicht mehr Armeen haben als Landgut- oder Intrige-Symbole. Spiele zuerst { $card }.
tutorial-first-nothing = Du hast nichts zu spielen. Höre auf und nimm 2 Aurei.
tutorial-room = { $aurei ->
    [0] Jetzt ist Platz. Spiele { $card }: Die erste Karte im Zug ist umsonst, die zweite kostet 1, die dritte 2.
    [one] Jetzt ist Platz. Spiele { $card } für 1 Aureus: Die zweite Karte im Zug kostet 1, die dritte 2.
   *[other] Jetzt ist Platz. Spiele { $card } für { $aurei } Aurei: Jede weitere Karte im Zug kostet 1 mehr.
}
tutorial-room-none = { $card } ist blass: Du darfst nicht mehr Flotten und nicht mehr Armeen haben als Landgut- oder Intrige-Symbole. Halte nach Landgut oder Intrige Ausschau.
tutorial-income = Höre jetzt auf. Du bekommst { $aurei }: so viele Aurei, wie du Karten in der größten Kategorie hast, zu der du etwas gelegt hast. Wer nichts spielt, bekommt 2.
tutorial-levy = Die Runde ist um, und Rom hat sich die teuerste Gruppe unter einer Legion genommen: { $cards }. Was keiner kauft, macht Rom stark.
tutorial-struggle = Rom hält eine Kategorie, wenn niemand in ihr stärker ist. Es hält { $holds } von 7; hält es am Ende { $needs }, siegt Rom.
tutorial-intrigue = Spiele { $card }: Wer am meisten Intrige hat, ist Primus Conspiratus, der Kopf der Verschwörung. Der Preis: in diesem Zug kein Einkommen.
tutorial-intrigue-behind = Spiele { $card }. Noch hat dein Rivale mindestens so viel Intrige, der Marker bleibt also vorerst dort; und dieser Zug bringt kein Einkommen.
tutorial-victories-you = Du führst die Verschwörung. Siegt Rom, gewinnst du mit ihm, gleich wie die Punkte stehen. Siegen die Rebellen, gewinnt, wer die meisten Punkte hat.
tutorial-victories-rival = { $name } führt die Verschwörung. Siegt Rom, gewinnt { $name } mit ihm, gleich wie die Punkte stehen. Siegen die Rebellen, gewinnt, wer die meisten Punkte hat.
tutorial-victories-nobody = Noch führt niemand die Verschwörung. Siegt Rom, gewinnt der Primus Conspiratus mit ihm, gleich wie die Punkte stehen. Siegen die Rebellen, gewinnt, wer die meisten Punkte hat.
tutorial-look = Sieh dir diesmal Roms verdeckte Karten an, statt zu ziehen. Das bringt 2 Aurei, beendet den Zug und zeigt dir, wie stark Rom ist.
tutorial-notebook = Öffne dein Notizbuch: Roms verdeckte Karten stehen jetzt darin, und die Karten, die du unter den Stapel geschoben hast. Sonst sieht es niemand.
tutorial-notebook-deck = Öffne dein Notizbuch: Darin stehen die Karten, die du unter den Stapel geschoben hast, mit ihrem Platz. Sonst sieht es niemand.
tutorial-free = Du kennst das Spiel. Spiele weiter, mit Tipps, wenn du welche willst, oder lass zu Ende spielen und sieh, wie gezählt wird.

tutorial-wait = { $name } ist am Zug und hat die gleiche Wahl wie du. Was gekauft und gespielt wird, liegt offen; was gezogen wird, nicht.
tutorial-again-keep = Behalte eine Karte.
tutorial-again-turn = Du bist wieder dran: ziehen, oder Roms Karten ansehen.
tutorial-again-place = Eine Karte auf die Hand, eine unter eine Legion, eine unter den Stapel. Welche wohin, entscheidest du.
tutorial-again-buy = Kaufe die Karten unter einer Legion, oder nichts. Lass Rom nichts Teures liegen.
tutorial-again-play = Jede Karte zeigt, was sie kostet, und in Grün, was du bekommst, wenn du nach ihr aufhörst. Drei Reichtum machen Käufe billiger, drei Religion zeigen dir mehr beim Ziehen.
tutorial-on = Der Rest gehört dir. Der Tipp sagt, was jemand täte, der stark spielt, und warum.

tutorial-verdict-rebels = Roms verdeckte Karten sind aufgedeckt. Rom hält { $holds } Kategorien und braucht { $needs }: Die Rebellen siegen, und die meisten Punkte hat { $name }.
tutorial-verdict-rome = Roms verdeckte Karten sind aufgedeckt. Rom hält { $holds } Kategorien und braucht { $needs }: Rom siegt, und mit ihm { $name } als Primus Conspiratus. Die Punkte zählen nicht.
tutorial-verdict-nobody = Roms verdeckte Karten sind aufgedeckt. Rom hält { $holds } Kategorien und braucht { $needs }: Rom siegt, und da niemand die Verschwörung führte, gewinnt niemand.
tutorial-counting-rome = Hätten die Rebellen gesiegt, wären dies deine Punkte gewesen.
tutorial-counting-rebels = Die Rebellen haben gesiegt, also haben diese Punkte entschieden.
tutorial-count-shown = { $count ->
    [one] 1 Kategorie
   *[other] { $count } Kategorien
} in deiner Auslage, je 2: { $points }
tutorial-count-above = { $count ->
    [one] 1 Kategorie
   *[other] { $count } Kategorien
} über Rom, je 3: { $points }
tutorial-count-forces = { $count ->
    [one] 1 Flotte oder Armee
   *[other] { $count } Flotten und Armeen
}, je 1: { $points }
tutorial-count-plot = { $count ->
    [0] Ohne Primus Conspiratus: { $points }
   *[other] Primus Conspiratus: { $points }
}
tutorial-count-money = { $points ->
    [0] { $count } an Aurei und Handkarten, nicht am meisten: 0
   *[other] { $count } an Aurei und Handkarten, am meisten: { $points }
}
tutorial-count-sum = Zusammen: { $points }
tutorial-count-rival = { $name } hat { $points }.
