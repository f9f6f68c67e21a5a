# Eine Partie, die zu Ende ist: das Urteil, die Punkte, der Verlauf, die Augenblicke.

ending-again = Dieselben Karten spielen
ending-all-open = Alle Karten offen
ending-back = Einen Schritt zurück
ending-before-first = Die Karten sind gegeben. Noch ist nichts geschehen.
ending-better = Besser
ending-campaign = Weiter im Feldzug
ending-chance-alone-text = Geschätzt: Partien, die zu dem passen, was jemand beim Zuschauen sah, von Computerspielern zu Ende gespielt.
ending-chances-text = Geschätzt: Partien, die zu dem passen, was jemand beim Zuschauen sah, von Computerspielern zu Ende gespielt. Roms Linie zeigt, wie wahrscheinlich Rom sich durchsetzt; dann gewinnt, wer Primus Conspiratus ist.
ending-chart-chance-alone = Aussicht, das Ziel zu erreichen
ending-chart-chances = Gewinnaussichten
ending-chart-holds = Kategorien in Roms Hand; { $needs } genügen
ending-chart-points = Punkte, wäre es da zu Ende gewesen
ending-chart-told = Am Ende: { $ends }.
ending-check = Zum Nachprüfen die Aufzeichnung herunterladen und eines davon ausführen:
ending-commitment = Vor der Partie gezeigt
ending-course = Der Verlauf der Partie
ending-course-text = Runde für Runde, alle Karten gezählt, auch Roms verdeckte.
ending-daily = Ergebnisse des Tages
ending-finished = Beendet
ending-first = An den Anfang
ending-go = Los
ending-goal-above = Kategorien stärker als Rom
ending-goal-shown = Kategorien in der Auslage
ending-happened = Was geschah
ending-hidden = Was Rom verborgen hatte
ending-last = Ans Ende
ending-last-table = Der Tisch am Ende
ending-look-again = Noch einmal nachsehen
ending-moment = Augenblick { $n } von { $of }
ending-numbers = Die Zahlen
ending-on = Einen Schritt weiter
ending-onwards = Wie es weitergeht
ending-percentage-points = { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
}
ending-points-above = Kategorien stärker als Rom
ending-points-idle = Rom hat sich durchgesetzt, also entschieden die Punkte nichts.
ending-points-shown = Kategorien in der Auslage
ending-proof = Die Karten standen fest
ending-proof-text = Die erste Zahl ist der SHA-256-Wert der zweiten, und aus der zweiten folgt das Deck. Also konnte nach Beginn der Partie niemand mehr eine Karte ändern.
ending-rebels = Die Rebellen setzen sich durch
ending-record = Aufzeichnung herunterladen
ending-regrets = Was dich am meisten gekostet hat
ending-regrets-none = Keine Entscheidung ragt heraus: Was verloren ging, ging in kleinen Schritten verloren oder an die Karten.
ending-regrets-others = Die teuersten Entscheidungen der anderen
ending-regrets-text = Beurteilt nur nach dem, was man in dem Augenblick wissen konnte, mit den Augen eines starken Computerspielers.
ending-regrets-theirs = Die Entscheidungen, die am meisten kosteten
ending-rematch = Noch einmal mit denselben Leuten
ending-once-more = Noch einmal, mit anderen Karten
ending-review = Was ein starker Spieler davon hält
ending-review-coming = Ein starker Computerspieler sieht die Partie durch. Das dauert ein wenig; das Ergebnis erscheint hier.
ending-rome = Rom setzt sich durch
ending-round = Runde
ending-seat = Platz { $seat }
ending-see-moment = Diesen Augenblick ansehen
ending-seed = Der Startwert
ending-seen-by = Gesehen von
ending-share = Anderen zeigen
ending-share-private = Wer diesen Link hat, kann die Partie sehen
ending-share-public = Der Link zu dieser Seite
ending-sheet = Die Punkte
ending-siblings = Dieselben Karten an anderen Tischen
ending-slider = Augenblick der Partie
ending-so-far = bisher
ending-step-through = Die Partie Schritt für Schritt
ending-step-through-text = Jeder Augenblick, wie jeder Platz ihn sah.
ending-strength = Stärke je Kategorie
ending-taken = Getan
ending-the-end = Das Ende
ending-this-table = Dieser Tisch
ending-to-rematch = Dieselben Leute spielten hier weiter
ending-to-result = Zum Ergebnis
ending-wealth = hat { $aurei }
ending-weighing = Kategorie für Kategorie
ending-what-cost = Was die Partie kostete
ending-why = Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} hielt Rom { $holds } von { $all } Kategorien. Nötig waren { $needs }.
ending-why-goal = Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}: { $above } der { $needs } verlangten Kategorien über Rom, { $shown } von { $all } in der Auslage.
ending-won = gewonnen
