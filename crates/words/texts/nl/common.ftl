# Woorden die op meer dan één pagina staan.

aurei = { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
}
