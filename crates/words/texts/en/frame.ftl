# What every page has around it.

frame-about = About
frame-account = Account
frame-api = API
frame-campaign = Campaign
frame-daily = Deal of the day
frame-description = A card game of intrigue in ancient Rome
frame-games = My games
frame-home = Pax, to the first page
frame-more = More pages
frame-new = New table
frame-pages = Pages
frame-ratings = Ratings
frame-rules = Rules
frame-settings = Settings
frame-skip = To the content
frame-tutorial = Learn to play
