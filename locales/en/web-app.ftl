### The page as an app: what a system shows of it, and when there is a newer one.

web-app-about = Birdie and Bower, two games about birds: with friends, with bots, with your own box.
web-app-puzzle = Puzzle of the day
web-app-sheet = Score sheet
web-app-rules = Rules
web-app-new = A new version of Voliera is ready.
web-app-update = Update
web-app-later = Later
web-app-install = Install the app
