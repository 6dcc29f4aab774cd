### What can be chosen on this device.

web-settings-language = Language
web-settings-theme = Light
web-settings-theme-auto = as the system
web-settings-theme-light = Evening
web-settings-theme-dark = Night
web-settings-speed = Animation
web-settings-speed-none = none
web-settings-speed-fast = fast
web-settings-speed-usual = usual
web-settings-speed-slow = slow
web-settings-speed-still = Your system asks for less motion: nothing moves.
web-settings-switch-sound = Sound
web-settings-about-sound = each bird has its own voice
web-settings-switch-confirm = Ask once more
web-settings-about-confirm = before anything that cannot be undone
web-settings-switch-contrast = High contrast
web-settings-about-contrast = stronger letters, lines and rings
web-settings-switch-tallies = Tallies
web-settings-about-tallies = Bower: counts below the columns
web-settings-switch-banter = Bots talk
web-settings-about-banter = A line of each bot at the start and at the end of a game.
web-settings-name = Your name
web-settings-name-keep = Keep
web-settings-name-kept = The others now see this name.
