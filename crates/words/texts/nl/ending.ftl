# Een partij die voorbij is: de uitslag, de punten, het verloop, de momenten.

ending-again = Dezelfde kaarten spelen
ending-all-open = Alle kaarten open
ending-back = Eén stap terug
ending-before-first = De kaarten zijn gedeeld. Er is nog niets gebeurd.
ending-better = Beter
ending-campaign = Verder met de veldtocht
ending-chance-alone-text = Een schatting: partijen die passen bij wat een toeschouwer zag, uitgespeeld door computerspelers.
ending-chances-text = Een schatting: partijen die passen bij wat een toeschouwer zag, uitgespeeld door computerspelers. De lijn van Rome is de kans dat Rome zegeviert; dan wint wie Primus Conspiratus is.
ending-chart-chance-alone = Kans om het doel te halen
ending-chart-chances = Kans om te winnen
ending-chart-holds = Categorieën van Rome; { $needs } zijn genoeg
ending-chart-points = Punten, als het toen was afgelopen
ending-chart-told = Aan het eind: { $ends }.
ending-check = Wie het wil nagaan, downloadt het verslag en voert een van deze uit:
ending-commitment = Vóór de partij getoond
ending-course = Het verloop van de partij
ending-course-text = Ronde voor ronde, alle kaarten meegeteld, ook de verborgen kaarten van Rome.
ending-daily = Resultaten van de dag
ending-finished = Afgelopen
ending-first = Naar het begin
ending-go = Ga
ending-goal-above = categorieën sterker dan Rome
ending-goal-shown = categorieën in de uitstalling
ending-happened = Wat er gebeurde
ending-hidden = Wat Rome verborgen hield
ending-last = Naar het einde
ending-last-table = De tafel aan het eind
ending-look-again = Opnieuw kijken
ending-moment = Moment { $n } van { $of }
ending-numbers = De cijfers
ending-on = Eén stap verder
ending-onwards = Hoe verder
ending-percentage-points = { $points ->
    [one] procentpunt
   *[other] procentpunten
}
ending-points-above = Categorieën sterker dan Rome
ending-points-idle = Rome zegevierde, dus de punten beslisten niets.
ending-points-shown = Categorieën in de uitstalling
ending-proof = De kaarten lagen vast
ending-proof-text = Het eerste getal is de SHA-256 van het tweede, en uit het tweede volgt de stapel. Niemand kon dus nog een kaart veranderen toen de partij eenmaal begonnen was.
ending-rebels = De rebellen zegevieren
ending-record = Verslag downloaden
ending-regrets = Wat jou het meest kostte
ending-regrets-none = Geen beslissing springt eruit: wat verloren ging, ging in kleine stappen verloren, of aan de kaarten.
ending-regrets-others = De duurste beslissingen van de anderen
ending-regrets-text = Alleen beoordeeld op wat op dat moment te weten viel, met de ogen van een sterke computerspeler.
ending-regrets-theirs = De beslissingen die het meest kostten
ending-rematch = Nog eens met dezelfde mensen
ending-once-more = Nog eens, met andere kaarten
ending-review = Wat een sterke speler ervan vindt
ending-review-coming = Een sterke computerspeler kijkt de partij door. Dat duurt even; het resultaat verschijnt hier.
ending-rome = Rome zegeviert
ending-round = Ronde
ending-seat = Plaats { $seat }
ending-see-moment = Dat moment bekijken
ending-seed = De startwaarde
ending-seen-by = Gezien door
ending-share = Aan anderen laten zien
ending-share-private = Wie deze link heeft, kan de partij zien
ending-share-public = De link naar deze pagina
ending-sheet = De punten
ending-siblings = Dezelfde kaarten aan andere tafels
ending-slider = Moment van de partij
ending-so-far = tot dan
ending-step-through = Stap voor stap door de partij
ending-step-through-text = Elk moment, zoals elke plaats het zag.
ending-strength = Sterkte per categorie
ending-taken = Gedaan
ending-the-end = Het einde
ending-this-table = Deze tafel
ending-to-rematch = Dezelfde mensen speelden hier verder
ending-to-result = Naar de uitslag
ending-wealth = heeft { $aurei }
ending-weighing = Categorie na categorie
ending-what-cost = Wat de partij kostte
ending-why = Na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} had Rome { $holds } van de { $all } categorieën. Nodig waren er { $needs }.
ending-why-goal = Na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}: { $above } van de { $needs } vereiste categorieën boven Rome, { $shown } van { $all } in de uitstalling.
ending-won = heeft gewonnen
