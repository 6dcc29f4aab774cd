### Playing from the terminal at a served table: voliera join.

join-name = What is your name?
join-guest = Guest
join-open = The game begins when all seats are taken: { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
} still free. Ctrl-C leaves; your seat is kept.
join-waiting = { $player } is to play{ $here ->
    [no] { " " }and is not here at the moment
   *[yes] {""}
}. Ctrl-C leaves; your seat is kept.
join-sending = Sending…
join-lost = The connection is lost. It is being mended; nothing is lost.
join-come-back = Your seat is kept for you. Come back with: voliera join { $link }
join-not-kept = Your seat is kept, but this computer could not note who you are: leave your browser or this table open, or ask for a new invitation. The table is at { $link }
join-no-save = The server keeps this game. You can save it here when it is over; q leaves the table, and your seat is kept.
join-clock = Time left: { $times }
join-replaced = A bot plays for you, since your time was over or the others wished so. Enter: play yourself again
join-back = { $player } asks to take the last move back. y: agree · Enter: do not

join-said = { $player }: { $words }
join-emote-hello = Hello!
join-emote-nice = Well played!
join-emote-oops = Oops!
join-emote-thinking = Let me think…
join-emote-thanks = Thank you!
join-emote-chirp = Chirp!
join-event-joined = { $player } sits down.
join-event-left = { $player } has left.
join-event-replaced = A bot plays for { $player } for now.
join-event-returned = { $player } is back and plays again.
join-event-voted = { $player } votes whether a bot shall play for { $about }.
join-event-undone = { $player } takes a step back.
join-event-back-asked = { $player } asks to take the last move back.
join-event-back-agreed = { $player } agrees to take it back.
join-event-back-refused = { $player } does not agree to take it back.
join-event-taken-back = The last move of { $player } is taken back.

join-bad-link = This is no link to a table. Copy the whole address, as in: voliera join http://127.0.0.1:8460/#/t/…
join-unreachable = No Voliera server answers at { $server }. Is the address right, and is the server running?
join-refused = The server refused this ({ $code }).
join-error-bad-link = This link is not good any more, or was copied in part: ask for a new one.
join-error-no-table = There is no such table, or it is not open to you: ask for an invitation.
join-error-damaged-table = What the server kept of this table is damaged. Whoever runs the server may be able to restore it.
join-error-no-free-seat = All seats at this table are taken. Ask for a link to watch.
join-error-forbidden = This table is not open to everybody: ask for an invitation.
join-error-revoked = This link was taken back.
join-error-bad-name = The server does not accept this name: give another one of 1 to 24 letters with --name.
join-error-too-many = That was too much at once: wait a minute and try again.
join-error-unavailable = The server cannot work at the moment: try again in a minute.
join-error-full-house = Too many people are looking at this table already.
join-error-many-sockets = This table is open in too many places of yours: close some, then join again.
join-error-protocol = The server speaks another version: install the newest voliera.
join-error-stale = The table has changed meanwhile. Look again, then choose.
join-error-not-your-turn = It is not your turn any more.
join-error-replaced = A bot plays for you at the moment. Come back to the table to take your seat again.
join-error-game-over = The game is over.
