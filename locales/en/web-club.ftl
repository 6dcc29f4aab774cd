### Finding people: looking for an opponent, and public tables to watch.

web-club-seek = Find an opponent
web-club-here = { $waiting ->
    [one] { $waiting } is waiting
   *[other] { $waiting } are waiting
}, { $playing ->
    [one] { $playing } is playing
   *[other] { $playing } are playing
}
web-club-game = Game
web-club-worth = What is at stake
web-club-rated = Rated
web-club-fun = For fun
web-club-wish = Variant and clock
web-club-rating = Rating { $low }–{ $high }
web-club-any = Any rating
web-club-widens = the ring widens every ten seconds
web-club-widest = the ring takes in everybody
web-club-starting = Starting the search…
web-club-stopped = The search has stopped
web-club-search = Search
web-club-bot = { $bot } is free
web-club-bot-text = Play while you wait: your search goes on.
web-club-bot-play = Play now
web-club-seats = Or sit down here
web-club-seat = { $name }, { $rating }
web-club-sit = Sit down
web-club-no-seats = No public table has a free seat now.
web-club-minutes = { $minutes } min each
web-club-stop = Stop searching
web-club-invite = Invite instead
web-club-invite-sub = by link
web-club-done = Search with these
web-club-found = { $name } wants to play
web-club-found-text = Your table is ready.
web-club-found-go = To the table

web-club-live = Live tables
web-club-live-count = { $count ->
    [0] None in progress
    [one] { $count } in progress
   *[other] { $count } in progress
}
web-club-filter = Which games
web-club-all = All
web-club-search-name = Name of a player
web-club-any-variant = Any variant
web-club-friends = People I know
web-club-round = round { $round }
web-club-turn = turn { $turn }
web-club-turn-of = turn { $turn } of { $turns }
web-club-progress = { $percent }% played
web-club-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-club-late = Watchers see only what all players see, one move late.
web-club-quiet = No public game is in progress
web-club-quiet-text = Find an opponent: others can watch your game here.
web-club-nothing = No table fits
web-club-nothing-text = Nobody you look for is playing in public now.
web-club-show-all = Show all tables
web-club-bots-match = the bots’ match

web-club-deal = Deal of the day
web-club-deal-own = Your result
web-club-deal-place = Place { $place } of { $count }
web-club-deal-won = You beat { $bot }.
web-club-deal-drawn = You and { $bot } drew.
web-club-deal-lost = { $bot } won.
web-club-deal-left = You did not play this game to its end: it counts as lost.
web-club-deal-unfinished = not finished
web-club-deal-best = The best so far
web-club-deal-margin = Points ahead of or behind { $bot } (in Bower: eggs), on the same deal.
web-club-deal-watch = Watch the best game
web-club-deal-mine = Your game
web-club-deal-line = The best line
web-club-deal-line-text = { $bot } played the same deal with time to look ahead, and did better than everybody.
web-club-deal-line-soon = { $bot } is playing this deal now, for comparison.
web-club-deal-line-watch = Watch the best line
