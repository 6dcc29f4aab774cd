### Setting up a table, and waiting at it until everybody is there.

web-setup-title = New table
web-setup-sub = Choose, then open it
web-setup-game = Game
web-setup-variant = Variant
web-setup-variant-birdie-standard = Standard
web-setup-variant-birdie-expert = Expert
web-setup-variant-bower-standard = Standard
web-setup-variant-bower-super = Super Nest
web-setup-about-birdie-standard = You split your line into sets yourself.
web-setup-about-birdie-expert = You remove one bird, and neighbours that share a bird or season leave in chains.
web-setup-about-bower-standard = Twelve turns each, in a nest of 6 by 4.
web-setup-about-bower-super = Fifteen turns each, in a nest of 6 by 5, with seven face-up bonus tiles.

web-setup-seats = Seats
web-setup-players = Players
web-setup-me-sub = Tap to change your name
web-setup-name = Your name
web-setup-name-why = So the others know who you are. It stays on this device.
web-setup-name-invite = Your friends see this name on the invitation and at the table.
web-setup-name-go = On to the invitation
web-setup-keep = Save
web-setup-friend = A friend
web-setup-friend-sub = comes by link or QR code
web-setup-who = Who sits here?
web-setup-level = Strength { $level } of 5
web-setup-level-random = very easy
web-setup-level-greedy = easy
web-setup-level-heuristic = solid
web-setup-level-search = strong
web-setup-level-strongest = the strongest

web-setup-place = Where you play
web-setup-place-own = Own devices
web-setup-place-alone = Against bots
web-setup-place-here = One device
web-setup-explain-own-place = Everybody plays on a device of their own. Friends come by link.
web-setup-explain-alone = You play against bots on this device.
web-setup-explain-here = You hand this device round. Between turns a curtain hides everything; no network is needed.
web-setup-here-name = Name of player { $number }
web-setup-somebody = Somebody here
web-setup-somebody-sub = plays on this device in turn

web-setup-rules = Rules
web-setup-option-open_memory = Open memory
web-setup-explain-open_memory = Players may look through their own personal deck and the whole log.
web-setup-option-single_chain = One chain only
web-setup-explain-single_chain = In each scoring only one bird is removed, with its chain.
web-setup-option-fair_play = Fair Play
web-setup-explain-fair_play = Without the four bonus tiles that interfere with your opponent.
web-setup-option-zero_ties = Shells break 0:0
web-setup-explain-zero_ties = Where neither nest has what an egg asks for, shells decide.
web-setup-option-lone_ties = Two eggs for 1:1 by shells
web-setup-explain-lone_ties = One object each, decided by shells: two eggs. Off: only 1:0 earns two.
web-setup-option-joining_gems = Joined gems count
web-setup-explain-joining_gems = A tile without a gem earns a bonus if it joins three. Off: it must have a gem itself.

web-setup-table = At the table
web-setup-clock = Clock
web-setup-clock-none = None
web-setup-clock-live = Live
web-setup-clock-days = Days
web-setup-explain-none = No time limit.
web-setup-explain-live = A fixed time for the whole game, plus a little for each turn. A bot takes over for whoever runs out.
web-setup-explain-days = A fixed number of days for each turn: play whenever you like.
web-setup-minutes = Minutes each
web-setup-increment = Extra seconds per turn
web-setup-days = Days per turn
web-setup-hints = Hints
web-setup-explain-hints = The coach shows a good move when asked.
web-setup-take_back = Take back
web-setup-explain-take_back = A move can be taken back if everybody agrees.
web-setup-chat = Chat
web-setup-explain-chat = Players may write to each other; quick reactions are always there.
web-setup-public = Public
web-setup-explain-public = Anybody may find the table, sit down and watch.
web-setup-rated = Rated
web-setup-explain-rated = The result counts towards the ratings of the people here.
web-setup-pace = Pace of the bots
web-setup-pace-0 = Instant
web-setup-pace-1400 = Calm
web-setup-pace-2600 = Slow
web-setup-explain-pace = The shortest time a bot takes over a move.

web-setup-own = Your own components
web-setup-explain-own = { $game ->
    [bower] A JSON file with other nest tiles, for the box on your shelf.
   *[birdie] A JSON file with other Flap values, for the box on your shelf.
}
web-setup-file = Choose a file
web-setup-file-off = Remove
web-setup-file-large = This file is too large to be a component file.
web-setup-file-json = This file cannot be read as JSON. Choose another one.
web-setup-file-game = { $game ->
    [bower] This is not a component file of Bower. It should begin with its format, voliera/components/1, and its game, bower.
   *[birdie] This is not a component file of Birdie. It should begin with its format, voliera/components/1, and its game, birdie.
}
web-setup-file-refused = The server does not accept this component file: { $detail }
web-setup-open = Open the table
web-setup-open-now = the game begins at once
web-setup-open-wait = { $count ->
    [one] then invite { $count } friend
   *[other] then invite { $count } friends
}

web-setup-lobby = Waiting
web-setup-lobby-sub = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-setup-free = Free seat
web-setup-free-sub = for whoever comes by the link
web-setup-here = here
web-setup-away = away
web-setup-bot = bot
web-setup-you = { $name } (you)
web-setup-invitation = Invitation
web-setup-invitation-text = The game begins when all seats are taken. Until then you can close this page: your seat is kept.
web-setup-how = How it is played
web-setup-leave = Leave
web-setup-leave-sub = your seat becomes free
web-setup-bots-instead = Bots instead
web-setup-bots-instead-sub = play now, without waiting
web-setup-sit = Sit down
web-setup-in-clock-none = no clock
web-setup-in-clock-live = { $minutes } min + { $seconds } s per turn
web-setup-in-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
web-setup-in-no-zero_ties = shells do not break 0:0
web-setup-in-usual = standard components
web-setup-in-flaps = Flaps { $values }
web-setup-in-tiles = custom nest tiles
web-setup-no-hints = no hints
web-setup-no-take_back = no take-back
web-setup-no-chat = no chat
web-setup-in-no-lone_ties = one egg for 1:1 by shells
web-setup-in-no-joining_gems = a bonus only for a tile with a gem
