guest-name = Gast { $number }
guest-your-name = Je naam
guest-optional = (mag leeg blijven)
# as in English
me-title = Account
me-as-guest = Als gast spelen
me-as-guest-text = Een naam is genoeg. Deze browser onthoudt je; een account kan later.
me-go-on = Verder
me-you-are = Je bent
me-guest = Gast
# as in English
me-account = Account
me-seen-by-others = Wat anderen zien
me-settings = Taal, licht en geluid
me-name = Naam
me-rename = Mijn naam wijzigen
me-register = Account maken
me-register-text = Naam en wachtwoord, geen e-mail. Wat je als gast hebt gespeeld, blijft van jou.
me-sign-in = Inloggen
me-sign-out = Uitloggen
me-guest-leaves = Een gast die uitlogt, kan niet terug. Maak eerst een account om je partijen te houden.
me-password = Wachtwoord
me-password-old = Oud wachtwoord
me-password-new = Nieuw wachtwoord
me-password-change = Wachtwoord wijzigen
me-lost = Wachtwoord kwijt
me-code = Herstelcode
me-recover = Nieuw wachtwoord instellen
me-recovery = Je herstelcode
me-once = Je ziet hem alleen deze keer. Schrijf hem nu op.
me-kept = Ik heb hem opgeschreven
me-sessions = Waar ik ben ingelogd
me-this-one = deze hier
me-seen = laatst gezien
me-end = Beëindigen
me-end-this = Beëindigen: { $label }
me-end-others = Alle andere beëindigen
me-tokens = Sleutels voor programma’s
me-tokens-text = Met een sleutel handelt een programma voor jou: een bot, een eigen client.
me-tokens-api = Wat programma’s kunnen
me-token-label = Waar hij voor is
me-token-make = Sleutel maken
me-token-new = Je nieuwe sleutel
me-program = een programma
person-since = Hier sinds { $date }
person-mute = Dempen: toon me niet wat deze persoon schrijft
person-unmute = Weer luisteren
# as in English
person-ratings = Ratings
person-finished = Afgelopen partijen
# as in English
ratings-title = Ratings
ratings-modes = Aantal spelers
ratings-cards = Kaarten
ratings-base = Basisspel
ratings-place = Plaats
ratings-name = Naam
ratings-mode = Soort
# as in English
ratings-rating = Rating
ratings-games = Partijen
# as in English
ratings-computer = computer
ratings-nobody = Niemand heeft nog een partij van deze soort voor de rating uitgespeeld.
ratings-text = Een rating is wat zo goed als zeker is: nieuwkomers beginnen op 1000 en stijgen naarmate men hen beter kent. Computerspelers krijgen een rating zoals mensen.
