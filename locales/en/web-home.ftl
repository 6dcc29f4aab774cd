### The home page, the lists of tables, and the page for addresses that lead nowhere.

web-home-tag = Two bird games for table and screen: play, learn, keep score
web-home-settings = Language and settings
web-home-night = Night
web-home-day = Day
web-home-device = Continue on another device
web-home-door-birdie = cards · 2–4
web-home-door-bower = tiles · 2
web-home-line-birdie = Gather cards, lay a line, find the sets
web-home-line-bower = Take tiles, place them, win the eggs
web-home-about = About Voliera
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
web-home-find = Find an opponent
web-home-find-sub = { $count ->
    [0] nobody is waiting
    [one] { $count } is waiting
   *[other] { $count } are waiting
}
web-home-finding = searching…
web-home-live = { $count ->
    [one] { $count } game in progress
   *[other] { $count } games in progress
}
web-home-live-sub = watch
web-home-deal = Deal of the day
# $state: new, begun or done; $count: how many have played it.
web-home-deal-sub = { $state ->
    [begun] your game goes on
    [done] see how everybody fared
   *[new] the same for all
} · { $count ->
    [0] nobody has played it yet
    [one] { $count } has played it
   *[other] { $count } have played it
}
web-home-together = Together here
web-home-together-sub = hand round one device
web-home-opening = Opening the table…
web-home-tables = My tables
web-home-waiting = Waiting for you
web-home-all = All tables
web-home-none = No table yet. Knock at a door, or play now.

web-home-besides = More
web-home-puzzle = Puzzle of the day
web-home-puzzle-sub = A new one each day
web-home-puzzle-solved = Solved today
web-home-puzzle-split = Best split of a line
web-home-puzzle-chain = Best chain of a line
web-home-puzzle-placement = Best placement of a tile
web-home-puzzle-gift = Which tile to give
web-home-sheet = Score sheet
web-home-sheet-sub = For the game on your table
web-home-sheet-open = Continue scoring
web-home-learn = Learn
web-home-learn-sub = Learn in five minutes
web-home-learn-open = { $game ->
    [bower] Continue Bower
   *[birdie] Continue Birdie
}
web-home-new-here = New here? You play, we explain.
web-home-rules = Rules
web-home-rules-sub = Every rule, to read and to search
# Said of a lesson or a score sheet that can be gone on with.
web-home-go-on = in progress

web-home-with = { $game ->
    [bower] Bower with { $names }
   *[birdie] Birdie with { $names }
}
web-home-between = { $game ->
    [bower] Bower: { $names }
   *[birdie] Birdie: { $names }
}
web-home-at-your-turn = your turn
web-home-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
web-home-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
web-home-at-their-turn = { $player } to play
web-home-at-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-home-at-you-won = you won, { $score }
web-home-at-won = { $player } won, { $score }
web-home-at-shared = shared, { $score }
web-home-at-you-resigned = you resigned
web-home-at-resigned = { $player } resigned

web-home-lists = Which tables
web-home-list-mine = Mine
web-home-list-open = Open
web-home-list-finished = Finished
web-home-tables-title = Tables
web-home-new = New table
web-home-more = Show more
web-home-join = Sit down
web-home-remove = Delete from this device
web-home-remove-title = Delete this game?
web-home-remove-text = It will be deleted from this device, and your profile will no longer count it.
web-home-remove-no = Keep it
web-home-remove-yes = Delete
web-home-empty-mine = The wire is still empty
web-home-empty-mine-text = Open a table: you can play on from here at any time.
web-home-empty-open = Nobody is waiting at the moment
web-home-empty-open-text = Open a public table yourself, and others will find you here.
web-home-empty-finished = No game has ended yet
web-home-empty-finished-text = Finished games stay here, with their results.

web-home-nowhere = There is nothing here
web-home-nowhere-text = This bird has flown. Perhaps the address was only partly copied.
web-home-go = To the home page
