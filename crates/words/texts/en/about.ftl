# Whose game this is, and what this edition is.

about-title = About Pax
about-game = The game
about-game-text = Pax is a card game designed by Bernd Eisenstein. Slaves gather power against Rome, and each asks how long to stay on the right side.
about-edition = This edition
about-edition-text = An independent digital edition by people who like the game, in our own words and with our own pictures. It is no product of the designer or of the game’s publishers.
about-cards = The cards
about-cards-text = The rulebooks do not print which card has which symbols and price. Our list is a reconstruction: it agrees with everything published, and the owner of a box can replace it (1.4).
about-fair = The fair deal
about-fair-text = The deck is fixed before the first card. Each table shows the hash of its seed at the start and the seed at the end, so anybody can check it. Computer players see what a player in their seat sees, and no more.
about-privacy = What we keep
about-privacy-text = No e-mail, no tracking, nothing from other sites. One cookie says who you are, one how you like your pages.
about-licence = Licences
about-licence-text = Programs, words and pictures of this edition are free software, under MIT or Apache 2.0 as you like. The name and the idea of the game belong to their owners.
about-rules = The rules as this edition plays them
about-api = The API, for programs that play
