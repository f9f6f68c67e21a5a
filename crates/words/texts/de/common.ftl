# Wörter, die auf mehr als einer Seite stehen.

# as in English
aurei = { $aurei ->
    [one] { $aurei } Aureus
   *[other] { $aurei } Aurei
}
