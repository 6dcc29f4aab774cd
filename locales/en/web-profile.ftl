### The profile: what somebody has done, how to keep it, and how to erase it.

web-profile-since-month = since { $month }
web-profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-profile-choose = Choose a bird
web-profile-plumage-robin = Robin
web-profile-plumage-owl = Owl
web-profile-plumage-pigeon = Pigeon
web-profile-plumage-woodpecker = Woodpecker
web-profile-plumage-bowerbird = Bowerbird
web-profile-season = Season behind the bird
web-profile-season-spring = Spring
web-profile-season-summer = Summer
web-profile-season-autumn = Autumn
web-profile-season-winter = Winter
web-profile-streaks = Streaks
web-profile-streak-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
web-profile-streak-wins = { $count ->
    [one] win in a row
   *[other] wins in a row
}
web-profile-streak-longest = longest streak of days
web-profile-ratings = Ratings
web-profile-rating = Rating { $rating }
web-profile-month = { $change } this month
web-profile-wires = My wires
web-profile-wires-sub = { $count ->
    [one] { $count } bird, { $left } to come
   *[other] { $count } birds, { $left } to come
}
web-profile-not-yet = not yet
web-profile-missing = { $have } of { $need }
web-profile-lost-by = lost by { $points }
web-profile-bird-first-win = First win
web-profile-bird-puzzles = Seven puzzles in a row
web-profile-bird-eight-sets = Eight sets in one line
web-profile-bird-four-trophies = All four trophies
web-profile-bird-ten-eggs = Ten eggs
web-profile-bird-random = Sparrow beaten
web-profile-bird-greedy = Magpie beaten
web-profile-bird-heuristic = Jay beaten
web-profile-bird-search = Raven beaten
web-profile-bird-strongest = Heron beaten
web-profile-bird-lessons = Both lessons
web-profile-bird-days = Seven days in a row
web-profile-bird-games = 100 games
web-profile-bird-friend = A friend invited
web-profile-bird-variants = A win in every variant
web-profile-bird-deals = Ten deals of the day
web-profile-duels = Head to head
web-profile-duels-sub = wins : losses
web-profile-bot = bot
web-profile-gone = Somebody who left
web-profile-all = Show everybody
web-profile-figures = Figures
web-profile-variant = Game and variant
web-profile-col-games = games
web-profile-col-won = won
web-profile-col-drawn = shared
web-profile-col-average = average
web-profile-col-best = best
web-profile-history = All games
web-profile-search-name = Name of an opponent
web-profile-search-game = Game
web-profile-search-outcome = Result
web-profile-any-game = Both games
web-profile-any-outcome = Any result
web-profile-outcome-won = won
web-profile-outcome-drawn = shared
web-profile-outcome-lost = lost
web-profile-points-birdie = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-profile-points-bower = { $points ->
    [one] { $points } egg
   *[other] { $points } eggs
}
web-profile-dates = Dates
web-profile-since = From
web-profile-until = To
web-profile-none = No game fits.
web-profile-keep = Keep this profile
web-profile-keep-text = There is no account: this device remembers you. With a passkey or a recovery code you get your profile back on another device, or if you lose this one.
web-profile-code-once = Write this down. It is shown only now, and works once.
web-profile-passkey = Passkey
web-profile-passkey-since = since { $day }
web-profile-remove = Remove
web-profile-add-passkey = Add a passkey
web-profile-new-code = Make a recovery code
web-profile-another-code = Replace the recovery code
web-profile-no-passkeys = Passkeys need an https address with a domain name.
web-profile-come-back = I have a passkey or a recovery code
web-profile-instead = { $name } will then be gone from this device. Keep that profile first if you want it back.
web-profile-use-passkey = Use a passkey
web-profile-code = Recovery code
web-profile-use-code = Use
web-profile-code-wrong = This recovery code has been used or replaced, or it was mistyped.
web-profile-sign-out = Sign out on this device
web-profile-sign-out-others = Sign out all other devices
web-profile-others-out = All other devices are signed out.
web-profile-lost-device = Have you lost a device? Sign out all others: whoever finds it could play as you.
web-profile-sign-out-title = Sign out on this device?
web-profile-sign-out-text = This device forgets { $name } and no longer tells you when it is your turn. With a passkey or your recovery code you get the profile back.
web-profile-sign-out-lost = There is no passkey and no recovery code. Unless { $name } is open on another device, there is no way back to this profile. Make a code first, and write it down.
web-profile-sign-out-stays = Puzzles, score sheets and games without a server stay on this device.
web-profile-sign-out-sure = I do not need this profile any more
web-profile-sign-out-no = Stay
web-profile-sign-out-yes = Sign out
web-profile-data = Your data
web-profile-data-text = Save everything that this server and this device know about you as one file, or erase it all.
web-profile-data-device = Save everything that this device knows about you as one file, or erase it all.
web-profile-export = Save as a file
web-profile-exporting = Collecting…
web-profile-erase = Erase everything
web-profile-erase-title = Erase everything about you?
web-profile-erase-text = Your name, bird, ratings, statistics, birds on the wire, passkeys, codes, chat and your games against bots will be gone, here and on the server. This cannot be undone.
web-profile-erase-stays = Games with other people stay for them, without your name. Where you are still playing, a bot takes your seat.
web-profile-erase-sure = I understand that nobody can bring it back
web-profile-erase-no = Keep it
web-profile-erase-yes = Erase
web-profile-erasing = Erasing…
web-profile-away = The server cannot be reached: this is what the device knows.
web-profile-device-only = This page works without a server: it counts what was played on this device.
web-profile-friends = Friends
