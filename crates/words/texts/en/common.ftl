# Words that stand on more than one page.

aurei = { $aurei ->
    [one] { $aurei } Aureus
   *[other] { $aurei } Aurei
}
