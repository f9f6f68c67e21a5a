# Waarom een tafel of de server nee zegt.

denied-who-are-you = Zeg eerst wie je bent: een naam is genoeg.
denied-private = Deze tafel is besloten: vraag om de uitnodigingslink.
denied-not-yours = Dit is aan de anderen aan tafel.
denied-not-your-seat = Plaats { $seat } is niet van jou.
denied-not-begun = { $deed }: te vroeg, de partij is nog niet begonnen.
denied-not-over = { $deed }: te vroeg, de partij is nog niet afgelopen.
denied-begun = { $deed }: te laat, de partij is begonnen.
denied-over = { $deed }: te laat, de partij is afgelopen.
denied-abandoned = { $deed }: te laat, de tafel is opgegeven.
denied-no-such-seat = Plaats { $seat } is er niet aan deze tafel.
denied-seat-taken = Plaats { $seat } is bezet.
denied-seat-kept = Plaats { $seat } wordt voor iemand anders vrijgehouden.
denied-invitation-needed = Plaats { $seat } is op uitnodiging: open de uitnodigingslink.
denied-no-seat-left = Er is aan deze tafel geen plaats meer voor je.
denied-one-seat-each = Je hebt al een plaats: meerdere op één apparaat kan alleen aan tafels om door te geven.
denied-seat-empty = Op plaats { $seat } zit nog niemand: wacht, of geef hem aan een computerspeler.
denied-nobody-there = Op plaats { $seat } zit niemand.
denied-too-restless = { $most } keer komen en gaan is genoeg voor één tafel: maak een nieuwe.
denied-not-an-action = Dit is niet als actie te lezen: { $why }.
denied-stale = De tafel is al verder: kijk nog eens voordat je iets doet.
denied-not-asked = Plaats { $seat } is nu niet aan de beurt.
denied-taken-over = Een computerspeler nam je plaats over terwijl je weg was: neem hem eerst terug.
denied-not-taken-over = Plaats { $seat } is niet in handen van een computerspeler.
denied-time-is-up = De tijd van plaats { $seat } is om.
denied-time-left = Plaats { $seat } heeft nog tijd.
denied-nothing-to-undo = Er valt niets terug te nemen: er is een gedekte kaart getoond, of iemand anders heeft sindsdien gespeeld.
denied-undo-too-far = Zo ver terug kan niet: er is een gedekte kaart getoond, of iemand anders heeft gespeeld.
denied-too-many-undos = { $most } keer terugnemen is genoeg voor één partij.
denied-too-many-returns = { $most } keer terugkomen is genoeg voor één partij: de computerspeler speelt haar uit.
denied-no-hints = In een partij voor de rating zijn er geen hints.
denied-rematch-made = Dezelfde mensen spelen verder aan tafel { $table }.

deed-watch = Toekijken
deed-join = Gaan zitten
deed-leave = Opstaan
deed-give-seat = Een plaats weggeven
deed-start = Beginnen
deed-close = De tafel opgeven
deed-act = Spelen
deed-undo = Terugnemen
deed-resign = Opgeven
deed-return = Terugkomen
deed-time-out = Een klok stilzetten
deed-take-hint = Een hint nemen
deed-rematch = Nog eens spelen
deed-read-record = Het verslag lezen
deed-talk = Praten

name-length = Een naam heeft 1 tot { $most } tekens, en deze heeft er { $given }.
name-character = Een naam kan geen “{ $character }” bevatten: letters, cijfers, tekens en enkele spaties mogen wel.
name-id = Een adres heeft 1 tot { $most } tekens uit a–z, A–Z, 0–9, - en _.

draft-version = Deze tafel is voor een andere versie van het spel gemaakt.
draft-setup-players = Met { $players } spelers gaat het niet: Pax is voor 1 tot 8 (2.1).
draft-setup-level-missing = Alleen speel je de veldtocht: zeg welke partij ervan, 1 tot 5 (10.2).
draft-setup-no-such-level = Er is geen solopartij { $level }: de veldtocht heeft de partijen 1 tot 5 (10.2).
draft-setup-level-with-rivals = Een solopartij speel je alleen, niet met { $players } (10.1).
draft-cards = Deze kaartenlijst is niet te gebruiken: { $why }.
draft-seats = Er zijn { $seats } plaatsen beschreven voor { $players } spelers.
draft-time = { $span ->
    [bank] Een klok heeft { $least } tot { $most } seconden, niet { $given }.
    [increment] Een beurt geeft er { $least } tot { $most } seconden bij, niet { $given }.
   *[turn] Een beurt heeft { $least } tot { $most } uur, niet { $given }.
}
draft-invitation-missing = Een plaats op uitnodiging heeft een uitnodiging nodig.
draft-rated-rivals = Een partij voor de rating heeft minstens twee spelers nodig.
draft-rated-own-seats = In een partij voor de rating heeft ieder een eigen apparaat: niet doorgeven.
draft-rated-fresh-deal = Een partij voor de rating heeft kaarten nodig die niemand heeft gezien.
draft-rated-person = Bij een partij voor de rating zit er een mens aan tafel.
draft-campaign-alone = De veldtocht speel je alleen: kies een solopartij (10.1).
draft-daily-alone = De partij van de dag speel je alleen: kies een solopartij (10.1).

trouble-not-found = { $what ->
    [table] Die tafel is hier niet.
    [person] Die persoon is hier niet.
    [game] Die partij is hier niet.
    [page] Die pagina is hier niet.
   *[other] Zoiets is hier niet.
}
trouble-wrong-password = Naam en wachtwoord horen niet bij elkaar.
trouble-wrong-recovery = Naam en herstelcode horen niet bij elkaar.
trouble-name-taken = De naam { $name } is bezet: kies een andere.
trouble-not-a-guest = Dit is voor gasten: je hebt al een account.
trouble-cross-site = Het verzoek komt van een andere site.
trouble-too-many = { $seconds ->
    [one] Iets langzamer: probeer het over een seconde opnieuw.
   *[other] Iets langzamer: probeer het over { $seconds } seconden opnieuw.
}
trouble-too-large = { $what ->
    [tables] Je hebt { $most } open tafels: maak er eerst een af of verlaat er een.
    [chat] Een regel heeft hoogstens { $most } tekens.
    [muted] Je kunt hoogstens { $most } mensen dempen.
   *[other] Dat is te veel: { $most } is de grens.
}
trouble-race = Anderen waren sneller: kijk naar de tafel en probeer het opnieuw.
trouble-busy = Er wacht te veel: probeer het zo opnieuw.
trouble-stopping = De server stopt: probeer het zo opnieuw.
trouble-inside = Er is iets mis met de server. Kijk zo of het gebeurd is, en probeer het anders opnieuw.

bad-page-end = Hier eindigt geen pagina.
bad-password = Een wachtwoord heeft { $least } tot { $most } tekens.
bad-too-many-seats = Er zijn meer plaatsen beschreven dan er spelers zijn.
bad-level = Die computerspeler is er niet.
bad-which-seat = Zeg welke van je plaatsen je bedoelt.
bad-no-such-seat = Die plaats is er niet.
bad-nothing-said = Zeg iets.
bad-event-id = Het kenmerk van een gebeurtenis is twee getallen met een punt ertussen.
bad-form = Dit formulier is niet te lezen.
bad-json = Dit verzoek is niet te lezen: { $why }.
