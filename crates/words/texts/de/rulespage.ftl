rulespage-title = Regeln
rulespage-lead = Jede Regel hat eine Nummer; wenn am Tisch etwas nicht geht, steht sie dabei. Wo die gedruckten Regeln auseinandergehen oder schweigen, ist unsere Wahl als Festlegung gekennzeichnet.
rulespage-search = Regeln durchsuchen
rulespage-find = Suchen
rulespage-found = { $n ->
    [one] { $n } Regel mit „{ $words }“
   *[other] { $n } Regeln mit „{ $words }“
    }
rulespage-none = Keine Regel enthält „{ $words }“. Versuch ein Wort aus dem Spiel, etwa eine Kategorie.
rulespage-all = Alle Regeln zeigen
rulespage-contents = Inhalt
rulespage-categories = Die zehn Kategorien
rulespage-tutorial = Lieber spielend lernen?
