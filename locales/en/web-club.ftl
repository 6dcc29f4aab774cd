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
