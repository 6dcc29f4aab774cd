### Playing from the terminal at a served table: voliera join.

join-name = What is your name?
join-guest = Guest
join-open = The game begins when all seats are taken: { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
} still free. Ctrl-C leaves; your seat is kept.
join-waiting = Waiting for { $player }{ $here ->
    [no] , who is away
   *[yes] {""}
}. Ctrl-C leaves; your seat is kept.
join-sending = Sending…
join-lost = Connection lost. Reconnecting; nothing will be lost.
join-come-back = Your seat is kept for you. Come back with: voliera join { $link }
join-not-kept = Your seat is kept, but this computer could not save who you are: to come back, ask for a new invitation. The table is at { $link }
join-no-save = The server saves this game. You can save a copy here when it is over; q leaves the table, and your seat is kept.
join-clock = Time left: { $times }
join-replaced = A bot is playing for you, because your time ran out or the others voted for it. Enter: take over again
join-back = { $player } asks to take back the last move. y: agree · Enter: refuse
join-resign = Resign? The game ends at once, and { $player } wins. y: resign · Enter: play on

join-said = { $player }: { $words }
join-emote-hello = Hello!
join-emote-nice = Well played!
join-emote-oops = Oops!
join-emote-thinking = Let me think…
join-emote-thanks = Thank you!
join-emote-chirp = Chirp!
join-event-joined = { $player } sits down.
join-event-left = { $player } has left.
join-event-replaced = A bot is playing for { $player } for now.
join-event-returned = { $player } is back in the game.
join-event-voted = { $player } votes on whether a bot should play for { $about }.
join-event-undone = { $player } undoes the last step.
join-event-back-asked = { $player } asks to take back the last move.
join-event-back-agreed = { $player } agrees to take it back.
join-event-back-refused = { $player } does not agree to take it back.
join-event-taken-back = { $player }’s last move is taken back.
join-resigned = { $loser } has resigned. { $player } wins.

join-bad-link = This is not a link to a table. Copy the whole address, as in: voliera join http://127.0.0.1:8460/#/t/…
join-unreachable = No Voliera server answers at { $server }. Is the address right, and is the server running?
join-refused = The server refused this ({ $code }).
join-error-bad-link = This link no longer works, or was only partly copied: ask for a new one.
join-error-no-table = There is no such table, or it is not open to you: ask for an invitation.
join-error-damaged-table = The server’s copy of this table is damaged. Whoever runs the server may be able to restore it.
join-error-no-free-seat = All seats at this table are taken. Ask for a link to watch.
join-error-forbidden = This table is not open to everybody: ask for an invitation.
join-error-revoked = This link has been revoked.
join-error-bad-name = The server does not accept this name: give another one of 1 to 24 letters with --name.
join-error-too-many = Too many requests: wait a minute and try again.
join-error-unavailable = The server is unavailable at the moment: try again in a minute.
join-error-full-house = Too many people are already watching this table.
join-error-many-sockets = You have this table open in too many places: close some, then join again.
join-error-protocol = The server is on another version: install the newest voliera.
join-error-stale = The table has changed in the meantime. Look again, then choose.
join-error-not-your-turn = It is not your turn any more.
join-error-replaced = A bot is playing for you at the moment. Come back to the table to take your seat again.
join-error-game-over = The game is over.
