# Around the text of the rules.

rulespage-title = Rules
rulespage-lead = Every rule has a number. A refusal at the table cites it.
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
