# Palavras que aparecem em mais de uma página.

aurei = { $aurei ->
    [one] { $aurei } áureo
   *[other] { $aurei } áureos
}
