# Mots qui figurent sur plus d’une page.

aurei = { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
}
