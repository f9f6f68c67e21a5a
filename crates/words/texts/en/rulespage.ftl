# Around the text of the rules.

rulespage-title = Rules
rulespage-lead = Every rule has a number; a refusal at the table cites it. Where the printed rules differ or are silent, our choice is marked as a ruling.
rulespage-search = Search the rules
rulespage-find = Search
rulespage-found = { $n ->
    [one] { $n } rule with “{ $words }”
   *[other] { $n } rules with “{ $words }”
    }
rulespage-none = No rule has “{ $words }”. Try a word of the game, such as a category.
rulespage-all = Show all rules
rulespage-contents = Contents
rulespage-categories = The ten categories
rulespage-tutorial = Rather learn by playing?
