### The home page, the lists of tables, and the page for addresses that lead nowhere.

web-home-tag = Two games under one roof
web-home-settings = Language and settings
web-home-night = Night
web-home-day = Day
web-home-device = Continue on another device
web-home-door-birdie = cards · 2–4
web-home-door-bower = tiles · 2
web-home-door-play = { $game ->
    [bower] Play Bower against a bot
   *[birdie] Play Birdie against a bot
}
web-home-games = The games
web-home-play = Play now
web-home-play-sub = { $game ->
    [bower] Bower against a bot
   *[birdie] Birdie against a bot
}
web-home-invite = Invite
web-home-invite-sub = { $game ->
    [bower] a friend to Bower
   *[birdie] a friend to Birdie
}
web-home-opening = Opening the table…
web-home-tables = My tables
web-home-all = All tables
web-home-none = No table yet. Knock at a door, or play now.

web-home-with = { $game ->
    [bower] Bower with { $names }
   *[birdie] Birdie with { $names }
}
web-home-between = { $game ->
    [bower] Bower: { $names }
   *[birdie] Birdie: { $names }
}
web-home-at-your-turn = your turn
web-home-at-their-turn = { $player } is to move
web-home-at-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-home-at-you-won = you won, { $score }
web-home-at-won = { $player } won, { $score }
web-home-at-shared = shared, { $score }

web-home-lists = Which tables
web-home-list-mine = Mine
web-home-list-open = Open
web-home-list-finished = Finished
web-home-tables-title = Tables
web-home-new = New table
web-home-more = Show more
web-home-join = Sit down
web-home-empty-mine = The wire is still empty
web-home-empty-mine-text = Open a table: you can play on from here at any time.
web-home-empty-open = Nobody is waiting at the moment
web-home-empty-open-text = Open a public table yourself, and others will find you here.
web-home-empty-finished = No game has ended yet
web-home-empty-finished-text = Finished games stay here, with who won.

web-home-nowhere = Nothing is here
web-home-nowhere-text = This bird has flown. Perhaps the address was copied in part.
web-home-go = To the home page
