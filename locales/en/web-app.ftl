### The page as an app: what a system shows of it, and when there is a newer one.

web-app-about = Birdie and Bower, two games about birds: with friends, with bots, with your own box.
web-app-puzzle = Puzzle of the day
web-app-sheet = Score sheet
web-app-rules = Rules
web-app-new = A new version of Voliera is ready.
web-app-update = Update
web-app-later = Later
web-app-install = Install the app

web-app-part = A part of the page could not be loaded. Check your connection, then try again.
# In the page itself, in every language, until its scripts run.
web-app-unstarted = Voliera has not started. It needs JavaScript and a browser from 2023 or later. If you have both, reload the page.
