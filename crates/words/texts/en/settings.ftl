# How pages look and sound, kept in this browser.

settings-title = Settings
settings-lead = They are kept in this browser, for you alone.
settings-saved = Saved.
settings-language = Language
settings-language-auto = As the browser asks
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day in Rome
settings-theme-dark = Night in the camp
settings-pace = How fast others’ actions are shown
settings-pace-slow = Slow
settings-pace-even = Even
settings-pace-fast = Fast
settings-pace-none = At once
settings-table = At the table
settings-still = Less motion: cards fade instead of travelling
settings-sound = Sounds: clay, coin, cloth, a distant horn
settings-no-shortcuts = No shortcuts: single letters do nothing
settings-save = Save
settings-account = Name, password and sessions are under Account
