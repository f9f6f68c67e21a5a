# Die Seite des Tisches: was gefragt ist, was man tun kann, was man weiß.

card-back = eine verdeckte Karte
card-heap = { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
} auf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
card-price = Preis
card-symbols = { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
}

table-abandoned = Dieser Tisch wurde aufgegeben
table-alone = Du spielst allein. Rom ist Gegner genug.
table-ask = Was du tun kannst
table-asked = am Zug
# as in English
table-aurei = Aurei
table-away = weg
table-buy = Kaufen
table-buy-label = Legion { $legion } { $aurei ->
    [0] umsonst
    [one] für 1 Aureus
   *[other] für { $aurei } Aurei
} kaufen
table-cannot = Geht jetzt nicht. Drücke, um zu erfahren, warum.
table-catch-up = Zu meinem Zug
table-category = Kategorie
table-chat = Gespräch
table-chronicle = Chronik
table-clock = Restzeit
table-coming = { $cards ->
    [one] Danach kommt noch eine Karte.
   *[other] Danach kommen noch { $cards } Karten.
}
table-conspiratus = Primus Conspiratus, Kopf der Verschwörung
table-curtain = Gib das Gerät weiter
table-curtain-i-am = Ich bin { $name }: meine Karten zeigen
table-curtain-wait = Von euch ist gerade niemand gefragt.
table-deck = { $cards ->
    [0] Der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
table-discount = bei jedem Kauf, dank Reichtum (5.2)
table-display = Meine Auslage
table-draw = Ziehen
table-drawn = { $name } hat gezogen
table-drawn-you = Lege ab, was du gezogen hast
table-fair = Wurde ehrlich ausgeteilt?
table-fair-text = Der Stapel stand vor der ersten Karte fest. Dies ist der SHA-256-Wert seines Startwerts; der Startwert selbst wird gezeigt, wenn die Partie zu Ende ist.
table-faster = Schneller
table-free = umsonst
table-goal = Stärker als Rom in { $above } Kategorien, nötig sind { $needs }; ausgelegt: { $shown } von { $all }.
table-hand = { $cards ->
    [0] Keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
table-hand-empty = Deine Hand ist leer.
table-held-by = gehalten von { $names }
table-held-by-rome = gehalten von Rom
table-here = da
table-hide = Meine Karten verbergen
table-hint = Tipp
table-hint-why = Was jemand täte, der stark spielt, und warum. Alle sehen, dass du gefragt hast.
table-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
table-home = Zur ersten Seite
table-in-hand = Karten auf der Hand
table-income-then = Einkommen, wenn du danach aufhörst
table-instead-of = statt
table-keep = Behalten
table-keep-and-under = Diese behalten; unter den Stapel kommt:
table-keep-label = { $card } behalten
table-keys = Tasten
table-known-to-you = Du hast sie angesehen.
# as in English
table-legion = Legion { $legion }
table-legion-empty = leer
# as in English
table-legion-word = Legion
table-legions = Legionen
table-look = Ansehen
table-look-full = Roms verdeckte Karten ansehen, 2 Aurei erhalten, den Zug beenden
table-looked = Angesehen von { $names }
table-more = Weiteres
table-mute = Um jemanden stummzuschalten, öffne die Seite hinter dem Namen.
table-next-cost = { $aurei ->
    [0] Die nächste Karte kostet nichts.
    [one] Die nächste Karte kostet 1.
   *[other] Die nächste Karte kostet { $aurei }.
}
table-nobody = Gerade ist niemand gefragt.
table-notebook = Notizbuch
table-notebook-deck = Diese hast du unter den Stapel geschoben, nach ihrem Platz von oben:
table-notebook-place = { $place } von { $deck }
table-notebook-rome = Roms verdeckte Karten:
table-now-rebels = Nach jetzigem Stand siegen die Rebellen, und { $names } gewinnt.
table-now-rome = Nach jetzigem Stand siegt Rom, und { $names } gewinnt als Primus Conspiratus.
table-now-rome-nobody = Nach jetzigem Stand siegt Rom, und niemand gewinnt.
table-now-shared = Nach jetzigem Stand siegen die Rebellen, und { $names } teilen sich den Sieg.
table-offline = Die Verbindung ist weg. Neuer Versuch läuft.
table-opening = Eröffnung
table-owes = { $cards ->
    [one] Wähle eine Karte für Rom.
   *[other] Wähle { $cards } Karten für Rom.
}
table-part-board = Tisch
table-part-chronicle = Chronik
table-part-rivals = Rivalen
table-part-struggle = Machtkampf
table-parts = Teile des Tisches
table-pass-buy = Nichts kaufen
table-pass-play = Fertig, Einkommen
table-pass-senate = Nicht antworten
table-place-here = Hierher
table-place-label = { $card } unter { $legion } legen
table-play-label = { $aurei ->
    [0] { $card } umsonst spielen
    [one] { $card } für 1 Aureus spielen
   *[other] { $card } für { $aurei } Aurei spielen
}
table-points-now = Punkte
table-primus = Primus, beginnt die Runde
table-resign = Aufgeben
table-resign-text = Ein Computerspieler nimmt deinen Platz für immer ein, und du wirst zuletzt gewertet, was immer er daraus macht.
table-resigned = aufgegeben, ein Computerspieler macht weiter
table-return = Platz zurückholen
table-rivals = Rivalen
table-rome = Rom
table-rome-holds = Rom hält { $holds } von { $all }, braucht { $needs }.
table-room-army = Armee-Symbole dürfen noch marschieren (6.3)
table-room-fleet = Flotten-Symbole dürfen noch auslaufen (6.3)
table-round = Runde { $round }
table-rounds-left = { $rounds ->
    [0] Die letzte Runde.
    [one] Noch { $cards } im Stapel: die letzte Runde, oder fast.
   *[other] Noch { $cards } im Stapel: etwa { $rounds } Runden.
}
table-say = Sagen
table-secret = Geld und Hand sind geheim.
table-stay = Weiterspielen
table-step-buy = Kaufen
table-step-draw = Ziehen
table-step-income = Einkommen
table-step-play = Spielen
table-steps = Schritte eines Zuges
table-struggle = Der Machtkampf
table-surrender = Abgeben
table-surrender-label = { $card } an Rom geben
table-take-two = 2 Aurei nehmen
table-takes-conspiratus = macht dich zum Primus Conspiratus
table-their-buy = { $name } darf kaufen.
table-their-opening = { $name } wählt, welche Karte bleibt.
table-their-over = Die Partie ist zu Ende.
table-their-place = { $name } legt eine gezogene Karte ab.
table-their-play = { $name } darf Karten spielen.
table-their-senate = { $name } darf auf den Senator antworten.
table-their-surrender = { $name } gibt eine Karte an Rom.
table-their-turn = { $name } beginnt einen Zug.
table-timed-out = Zeit abgelaufen, ein Computerspieler springt ein
table-title = Tisch
table-title-asked = Du bist dran
table-title-finished = Das Ergebnis
table-title-gathering = Warten auf Mitspieler
table-to-hand = Auf die Hand
table-under = Unter den Stapel
table-undo = Zurücknehmen
table-undo-all = { $steps } Schritte zurücknehmen
table-waiting = Warten auf { $names }.
table-was-away = Deine Zeit ist abgelaufen, und ein Computerspieler hat deinen Platz.
table-you = (du)
table-your-buy = Kaufe die Karten unter einer Legion, oder nichts.
table-your-opening = Behalte eine Karte; der Rest kommt unter den Stapel.
table-your-over = Die Partie ist zu Ende.
table-your-place = Lege die gezogene Karte ab.
table-your-play = Spiele Karten, oder höre auf und nimm dein Einkommen.
table-your-senate = Ein Senator wurde gespielt. Antworte mit einer Karte für 1 Aureus, oder lass es.
table-your-surrender = Gib eine Karte an Rom.
table-your-turn = Ziehe, oder sieh Roms Karten an.
table-your-turn-alone = Ziehe.

keys-arrows = zum Nächsten, das sich tun lässt
keys-draw = ziehen
keys-escape = ein Blatt schließen
keys-faster = schneller
keys-help = diese Übersicht
keys-hint = ein Tipp
keys-look = Roms Karten ansehen
keys-notebook = das Notizbuch öffnen oder schließen
keys-numbers = das Erste, Zweite, Dritte auf der Seite tun
keys-pass = aufhören, nichts kaufen, nicht antworten
keys-undo = zurücknehmen
