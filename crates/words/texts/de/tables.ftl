rival-random = Random (spielt irgendetwas)
rival-greedy = Greedy (plant nie voraus)
rival-varus = Varus (leicht)
rival-catilina = Catilina (mittel)
rival-crassus = Crassus (stark)
rival-sejanus = Sejanus (sehr stark)
rival-livia = Livia (am stärksten)
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
    } { $year }
mode-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
    }
mode-solitaire = allein, Partie { $n }
# as in English
mode-nocturnus = Nocturnus
mode-final-levy = letzte Aushebung
mode-closed-tally = verdeckte Bestände
mode-rated = gewertet
time-none = ohne Uhr
time-live = { $minutes } min und { $seconds } s je Zug
time-days = { $n ->
    [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
    }
time-hours = { $n ->
    [one] { $n } Stunde je Zug
   *[other] { $n } Stunden je Zug
    }
tables-empty-seat = ein leerer Platz
tables-won = gewonnen
tables-your-move = Du bist am Zug
tables-go-on = Weiter
tables-watch = Zuschauen
tables-to = Zum Tisch
tables-join = Mitspielen
tables-look = Ansehen
tables-more = Mehr
games-title = Meine Partien
games-running = Laufend
games-running-none = Keine Partie läuft.
games-finished = Beendet
games-finished-none = Noch ist keine Partie zu Ende.
games-won = Gewonnen
games-lost = Verloren
games-place = Platz { $place }
games-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
games-record = Aufzeichnung
games-new = Partie beginnen
new-title = Neuer Tisch
new-lead = Zwei Angaben genügen. Der Rest kann bleiben, wie er ist.
new-players = Wie viele spielen
new-solitaire = allein
new-solo-level = Welche Partie des Feldzugs
new-seats = Wer wo sitzt
new-seat-mine = Platz I gehört dir.
new-seat = Platz { $seat }
new-seat-open = offen für alle
new-seat-invited = nur mit Link
new-seat-computer = Computer: { $level }
new-device = Alle offenen Plätze an diesem Gerät, ein Vorhang zwischen den Spielern
new-private = Privat: nur wer den Link hat, findet den Tisch
new-nocturnus = Nocturnus: Miliz, Späher und Widersacher, 30 Karten mehr
new-more = Uhr, Wertung und Feinheiten
new-clock = Bedenkzeit
new-clock-text = Läuft die Zeit ab, übernimmt ein Computerspieler, bis der Besitzer zurückkommt.
new-rated = Gewertet
new-final-levy = Letzte Aushebung: Rom nimmt auch in der letzten Runde eine Gruppe (9.4)
new-closed-tally = Verdeckte Bestände: Hände und Kassen bleiben geheim, das Gedächtnis entscheidet (11.4)
new-make = Tisch aufmachen
lobby-public = öffentlich
lobby-private = privat
lobby-one-device = an einem Gerät
lobby-seats = Plätze
lobby-join = Mitspielen
lobby-sit = Hier sitzen
lobby-leave = Aufstehen
lobby-give = Computerspieler hinsetzen
lobby-level = Welcher
lobby-start = Partie beginnen
lobby-close = Tisch aufgeben
lobby-not-yet = Es geht los, wenn jeder Platz besetzt ist.
lobby-link = Andere einladen
lobby-send = Schick diesen Link
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-scan = Oder lass das scannen
lobby-qr = Der Link als QR-Code
lobby-here-only = Diese Adresse gilt nur auf diesem Rechner. Für andere im Netz starte den Server mit
lobby-free = frei
lobby-free-invited = frei, mit Link
lobby-reserved = für jemanden freigehalten
lobby-for-computer = für einen Computerspieler
lobby-you = du
lobby-here = da
lobby-away = weg
lobby-fair = Ist ehrlich gemischt?
lobby-fair-text = Der Stapel steht schon fest. Das ist der SHA-256 seines Startwerts; der Startwert selbst wird gezeigt, wenn die Partie zu Ende ist.
