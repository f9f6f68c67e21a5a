# Warum ein Tisch oder der Server Nein sagt.

denied-who-are-you = Sag zuerst, wer du bist: ein Name genügt.
denied-private = Dieser Tisch ist privat: bitte um den Einladungslink.
denied-not-yours = Das ist Sache der anderen am Tisch.
denied-not-your-seat = Platz { $seat } ist nicht deiner.
denied-not-begun = { $deed }: zu früh, die Partie hat noch nicht begonnen.
denied-not-over = { $deed }: zu früh, die Partie ist noch nicht zu Ende.
denied-begun = { $deed }: zu spät, die Partie hat begonnen.
denied-over = { $deed }: zu spät, die Partie ist zu Ende.
denied-abandoned = { $deed }: zu spät, der Tisch wurde aufgegeben.
denied-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
denied-seat-taken = Platz { $seat } ist besetzt.
denied-seat-kept = Platz { $seat } ist für jemand anderen reserviert.
denied-invitation-needed = Platz { $seat } gibt es nur mit Einladung: öffne den Einladungslink.
denied-no-seat-left = An diesem Tisch ist kein Platz mehr für dich frei.
denied-one-seat-each = Du hast schon einen Platz: mehrere an einem Gerät gibt es nur an Tischen zum Weitergeben.
denied-seat-empty = Auf Platz { $seat } sitzt noch niemand: warte, oder gib ihn einem Computerspieler.
denied-nobody-there = Auf Platz { $seat } sitzt niemand.
denied-too-restless = { $most }-mal Kommen und Gehen ist genug für einen Tisch: mach einen neuen auf.
denied-not-an-action = Das lässt sich nicht als Aktion lesen: { $why }.
denied-stale = Der Tisch ist schon weiter: sieh noch einmal hin, bevor du handelst.
denied-not-asked = Platz { $seat } ist gerade nicht gefragt.
denied-taken-over = Ein Computerspieler hat deinen Platz übernommen, während du weg warst: hol ihn dir zuerst zurück.
denied-not-taken-over = Platz { $seat } ist nicht in der Hand eines Computerspielers.
denied-time-is-up = Die Zeit von Platz { $seat } ist abgelaufen.
denied-time-left = Platz { $seat } hat noch Zeit.
denied-nothing-to-undo = Nichts lässt sich zurücknehmen: eine verdeckte Karte wurde gezeigt, oder jemand anders hat seither gehandelt.
denied-undo-too-far = So weit geht es nicht zurück: eine verdeckte Karte wurde gezeigt, oder jemand anders hat gehandelt.
denied-too-many-undos = { $most }-mal zurücknehmen ist genug für eine Partie.
denied-too-many-returns = { $most }-mal zurückkehren ist genug für eine Partie: der Computerspieler spielt sie zu Ende.
denied-no-hints = In gewerteten Partien gibt es keine Tipps.
denied-rematch-made = Dieselben spielen an Tisch { $table } weiter.

deed-watch = Zusehen
deed-join = Platz nehmen
deed-leave = Aufstehen
deed-give-seat = Einen Platz vergeben
deed-start = Beginnen
deed-close = Den Tisch aufgeben
deed-act = Handeln
deed-undo = Zurücknehmen
deed-resign = Aufgeben
deed-return = Zurückkehren
deed-time-out = Eine Uhr anhalten
deed-take-hint = Einen Tipp nehmen
deed-rematch = Noch einmal spielen
deed-read-record = Die Aufzeichnung lesen
deed-talk = Reden

name-length = Ein Name hat 1 bis { $most } Zeichen, dieser hat { $given }.
name-character = In einem Namen darf „{ $character }“ nicht vorkommen: Buchstaben, Ziffern, Zeichen und einzelne Leerzeichen gehen.
name-id = Eine Adresse hat 1 bis { $most } Zeichen aus a–z, A–Z, 0–9, - und _.

draft-version = Dieser Tisch wurde für eine andere Fassung des Spiels gemacht.
draft-setup-players = Zu { $players } kann man nicht spielen: Pax ist für 1 bis 8 (2.1).
draft-setup-level-missing = Allein spielt man den Feldzug: sag, welche seiner Partien, 1 bis 5 (10.2).
draft-setup-no-such-level = Eine Solopartie { $level } gibt es nicht: der Feldzug hat die Partien 1 bis 5 (10.2).
draft-setup-level-with-rivals = Eine Solopartie spielt man allein, nicht zu { $players } (10.1).
draft-cards = Diese Kartenliste ist nicht zu gebrauchen: { $why }.
draft-seats = { $seats } Plätze sind beschrieben, aber { $players } spielen mit.
draft-time = { $span ->
    [bank] Eine Uhr hat { $least } bis { $most } Sekunden, nicht { $given }.
    [increment] Ein Zug bringt { $least } bis { $most } Sekunden dazu, nicht { $given }.
   *[turn] Ein Zug hat { $least } bis { $most } Stunden, nicht { $given }.
}
draft-invitation-missing = Ein Platz mit Einladung braucht eine Einladung.
draft-rated-rivals = Für eine gewertete Partie braucht es mindestens zwei.
draft-rated-own-seats = In einer gewerteten Partie hat jeder ein eigenes Gerät: kein Weitergeben.
draft-rated-fresh-deal = Eine gewertete Partie braucht Karten, die noch niemand gesehen hat.
draft-rated-person = Für eine gewertete Partie muss ein Mensch am Tisch sitzen.
draft-campaign-alone = Den Feldzug spielt man allein: wähle eine Solopartie (10.1).
draft-daily-alone = Die Partie des Tages spielt man allein: wähle eine Solopartie (10.1).

trouble-not-found = { $what ->
    [table] Diesen Tisch gibt es hier nicht.
    [person] Diese Person gibt es hier nicht.
    [game] Diese Partie gibt es hier nicht.
    [page] Diese Seite gibt es hier nicht.
   *[other] So etwas gibt es hier nicht.
}
trouble-wrong-password = Name und Passwort passen nicht zusammen.
trouble-wrong-recovery = Name und Wiederherstellungscode passen nicht zusammen.
trouble-name-taken = Der Name { $name } ist vergeben: nimm einen anderen.
trouble-not-a-guest = Das ist für Gäste: du hast schon ein Konto.
trouble-cross-site = Die Anfrage kommt von einer anderen Website.
trouble-too-many = { $seconds ->
    [one] Etwas langsamer: versuch es in einer Sekunde noch einmal.
   *[other] Etwas langsamer: versuch es in { $seconds } Sekunden noch einmal.
}
trouble-too-large = { $what ->
    [tables] Du hast { $most } offene Tische: beende oder verlass zuerst einen.
    [chat] Eine Zeile hat höchstens { $most } Zeichen.
    [muted] Du kannst höchstens { $most } Leute stummschalten.
   *[other] Das ist zu viel: { $most } ist die Grenze.
}
trouble-race = Andere waren schneller: sieh auf den Tisch und versuch es noch einmal.
trouble-busy = Zu viel wartet: versuch es gleich noch einmal.
trouble-stopping = Der Server hält an: versuch es gleich noch einmal.
trouble-inside = Mit dem Server stimmt etwas nicht. Sieh gleich nach, ob es geschehen ist, und versuch es sonst noch einmal.

bad-page-end = Hier endet keine Seite.
bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
bad-too-many-seats = Es sind mehr Plätze beschrieben, als mitspielen.
bad-level = Diesen Computerspieler gibt es nicht.
bad-which-seat = Sag, welchen deiner Plätze du meinst.
bad-no-such-seat = Diesen Platz gibt es nicht.
bad-nothing-said = Sag etwas.
bad-event-id = Die Kennung eines Ereignisses besteht aus zwei Zahlen mit einem Punkt dazwischen.
bad-form = Dieses Formular lässt sich nicht lesen.
bad-json = Diese Anfrage lässt sich nicht lesen: { $why }.
