rival-random = Random (speelt zomaar iets)
rival-greedy = Greedy (plant nooit vooruit)
rival-varus = Varus (makkelijk)
rival-catilina = Catilina (gemiddeld)
rival-crassus = Crassus (sterk)
rival-sejanus = Sejanus (heel sterk)
rival-livia = Livia (de sterkste)
date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
    } { $year }
mode-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
    }
mode-solitaire = alleen, partij { $n }
# as in English
mode-nocturnus = Nocturnus
mode-final-levy = laatste lichting
mode-closed-tally = gesloten telling
mode-rated = voor de rating
time-none = geen klok
time-live = { $minutes } min en { $seconds } s per beurt
time-days = { $n ->
    [one] { $n } dag per beurt
   *[other] { $n } dagen per beurt
    }
time-hours = { $n ->
    [one] { $n } uur per beurt
   *[other] { $n } uur per beurt
    }
tables-empty-seat = een lege plaats
tables-won = gewonnen
tables-your-move = Jouw beurt
tables-go-on = Verder
tables-watch = Kijken
tables-to = Naar de tafel
tables-join = Meedoen
tables-look = Bekijken
tables-more = Meer
games-title = Mijn partijen
games-running = Bezig
games-running-none = Er is geen partij bezig.
games-finished = Afgelopen
games-finished-none = Er is nog geen partij afgelopen.
games-won = Gewonnen
games-lost = Verloren
games-place = plaats { $place }
games-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
games-record = Verslag
games-new = Partij beginnen
new-title = Nieuwe tafel
new-lead = Twee keuzes volstaan. De rest kan zo blijven.
new-players = Hoeveel spelers
new-solitaire = alleen
new-solo-level = Welke partij van de veldtocht
new-seats = Wie waar zit
new-seat-mine = Plaats I is van jou.
new-seat = Plaats { $seat }
new-seat-open = open voor iedereen
new-seat-invited = alleen met de link
# as in English
new-seat-computer = computer: { $level }
new-device = Alle open plaatsen op dit apparaat, met een gordijn tussen de spelers
new-private = Privé: alleen wie de link heeft, vindt de tafel
new-nocturnus = Nocturnus: Militie, Verkenners en Tegenstrevers, 30 kaarten meer
new-more = Klok, rating en fijne regels
new-clock = Bedenktijd
new-clock-text = Is de tijd op, dan neemt een computerspeler het over tot de eigenaar terugkomt.
new-rated = Voor de rating
new-final-levy = Laatste lichting: Rome neemt ook in de laatste ronde een groep (9.4)
new-closed-tally = Gesloten telling: handen en beurzen blijven geheim, het geheugen beslist (11.4)
new-make = Tafel maken
lobby-public = openbaar
lobby-private = privé
lobby-one-device = op één apparaat
lobby-seats = Plaatsen
lobby-join = Aan tafel gaan
lobby-sit = Hier zitten
lobby-leave = Opstaan
lobby-give = Aan een computerspeler geven
lobby-level = Welke
lobby-start = Partij beginnen
lobby-close = Tafel opgeven
lobby-not-yet = De partij begint zodra elke plaats bezet is.
lobby-link = Anderen uitnodigen
lobby-send = Stuur deze link
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-scan = Of laat dit scannen
lobby-qr = De link als QR-code
lobby-here-only = Dit adres werkt alleen op deze computer. Start voor anderen in je netwerk de server met
lobby-free = vrij
lobby-free-invited = vrij, met de link
lobby-reserved = vrijgehouden voor iemand
lobby-for-computer = voor een computerspeler
lobby-you = jij
lobby-here = aanwezig
lobby-away = weg
lobby-fair = Is er eerlijk geschud?
lobby-fair-text = De stapel ligt al vast. Dit is de SHA-256 van zijn beginwaarde; de beginwaarde zelf zie je als de partij voorbij is.
