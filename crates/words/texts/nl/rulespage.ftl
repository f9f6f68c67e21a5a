rulespage-title = Regels
rulespage-lead = Elke regel heeft een nummer; wie aan tafel iets niet mag, leest het erbij. Waar de gedrukte regels verschillen of zwijgen, is onze keuze als beslissing gemerkt.
rulespage-search = In de regels zoeken
rulespage-find = Zoeken
rulespage-found = { $n ->
    [one] { $n } regel met ‘{ $words }’
   *[other] { $n } regels met ‘{ $words }’
    }
rulespage-none = Geen regel bevat ‘{ $words }’. Probeer een woord uit het spel, zoals een categorie.
rulespage-all = Alle regels tonen
rulespage-contents = Inhoud
rulespage-categories = De tien categorieën
rulespage-tutorial = Liever al spelend leren?
