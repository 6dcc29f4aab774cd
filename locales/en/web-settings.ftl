### What can be chosen on this device.

web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-auto = Same as system
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-speed = Animation
web-settings-speed-none = none
web-settings-speed-fast = fast
web-settings-speed-usual = normal
web-settings-speed-slow = slow
web-settings-speed-still = Your system asks for less motion, so nothing moves.
web-settings-switch-sound = Sound
web-settings-about-sound = each bird has its own voice
web-settings-switch-confirm = Ask for confirmation
web-settings-about-confirm = before anything that cannot be undone
web-settings-switch-contrast = High contrast
web-settings-about-contrast = stronger letters, lines and rings
web-settings-switch-tallies = Tallies
web-settings-about-tallies = Bower: counts below the columns
web-settings-switch-banter = Bots talk
web-settings-about-banter = A line from each bot at the start and end of a game.
web-settings-name = Your name
web-settings-name-keep = Save
web-settings-name-kept = The others now see this name.
