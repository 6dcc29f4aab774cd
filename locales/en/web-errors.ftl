### Why something did not work, and what to do now. The code of a refusal names its message.

web-error-unknown = Something went wrong ({ $code }). Reload the page; nothing confirmed is lost.
web-error-error = Something went wrong on the server. Try again; nothing confirmed is lost.
web-error-offline = There is no connection at the moment. Check your network; the game will resume on its own.
web-error-unavailable = The server is unavailable at the moment. Try again in a minute.
web-error-not-kept = This game cannot be kept on this device: its storage is full or blocked. You can play on, but closing the page ends the game.
web-error-no-engine = This browser cannot play without a server: it is too old, has too little memory, or the page is not completely loaded yet.
web-error-old-browser = This browser is too old to play without a server: it needs WebAssembly SIMD. A newer version has it.
web-error-device-error = This did not work on this device: it may be short of memory. Close other pages or apps, then try again.
web-error-device-failed = This device could not go on with the game: it may be short of memory. The game is kept. Close other pages or apps, then try again.
web-error-device-lost = This device could not go on with the game, which could not be kept: it may be short of memory or storage. Free some, then begin another game.
web-error-busy = All the bots are busy thinking. Try again in a few seconds.
web-error-too-many = Too many requests. Wait a minute and try again.
web-error-protocol = This page is older than the server. Reload it.
web-error-gone = The connection to this table is closed. Open the table again.

web-error-stale = The table has changed in the meantime. Look again, then choose.
web-error-not-your-turn = It is not your turn.
web-error-illegal-action = This is not allowed now.
web-error-game-over = The game is over.
web-error-not-started = The game begins when all seats are taken.
web-error-not-over = This can be seen once the game is over.
web-error-replaced = A bot is playing for this seat at the moment.
web-error-not-replaced = No bot is playing for you: your seat is yours.
web-error-present = This player is here: nobody needs to be replaced.
web-error-bad-seat = Choose the seat of another player.
web-error-no-take-back = Moves cannot be taken back at this table.
web-error-back-pending = Someone has asked to take a move back: wait for the answer.
web-error-no-back = Nobody is asking to take a move back any more.
web-error-no-resign = You can resign only in a game for two. Here you can leave: a bot will play for you.
web-error-no-chat = Chat is off at this table.
web-error-too-many-lines = The chat of this table is full. The game goes on.
web-error-too-many-reports = Your last 20 reports have not been read yet. This one was not sent.
web-error-no-hints = Hints are off at this table.
web-error-no-hint = There is no hint for this moment.

web-error-no-session = This browser has forgotten who you are. Open your link again, or choose a new name.
web-error-no-seat = You have no seat at this table.
web-error-no-table = There is no such table, or it is not open to you. Ask for an invitation.
web-error-damaged-table = The server’s copy of this table is damaged. Whoever runs the server may be able to restore it.
web-error-forbidden = This table is not open to everybody. Ask for an invitation.
web-error-bad-link = This link no longer works, or was only partly copied. Ask for a new one.
web-error-revoked = This link has been revoked. Ask for a new one.
web-error-bad-code = This code has been used, has expired, or was mistyped. Make a new one on the other device.
web-error-bad-passkey = This passkey is not known here, or the answer came too late. Try again.
web-error-no-passkeys = Passkeys need an https address with a domain name.
web-error-too-many-passkeys = There are ten passkeys already. Remove one first.
web-error-bad-name = This name cannot be used: choose 1 to 24 letters.
web-error-no-free-seat = All seats at this table are taken. Ask for a link to watch.
web-error-seated = You already have a seat at this table.
web-error-unwelcome = You cannot sit at this table: someone there has blocked you, or you have blocked them.
web-error-own-link = This is your own link: send it to somebody.
web-error-too-many-links = Five of your links work already. Revoke one first.
web-error-too-many-friends = One of you has 200 friends already.
web-error-too-many-invitations = 50 of your invitations have not been answered yet. Wait, or send a link.
web-error-full-house = Too many people are already watching this table. Try again in a minute.
web-error-many-sockets = You have this table open in too many windows, so this one was closed. Close some, then open it again.
web-error-sheets-full = The server cannot keep any more shared score sheets. Yours stays on this device; share it tomorrow.
web-error-too-many-tables = You have too many open tables. Finish one, or leave one first.
web-error-too-many-entries = Too much has happened at this table. You can still finish the game, but nothing else.

# $reason is the sentence above; $rule the number of the rule, $sentence what it says.
web-error-rule = { $reason } (rule { $rule })
web-error-because = { $reason } { $rule }: { $sentence }
web-error-bad-webhook = This address cannot be used: it must begin with https:// and lead to a public server.
web-error-not-host = Only whoever made the table can do this.
