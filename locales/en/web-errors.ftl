### Why something did not work, and what to do now. The code of a refusal names its message.

web-error-unknown = Something went wrong ({ $code }). Load the page again; nothing confirmed is lost.
web-error-error = The server stumbled. Try again; nothing confirmed is lost.
web-error-offline = There is no connection at the moment. Check your network; it goes on by itself.
web-error-unavailable = The server cannot work at the moment. Try again in a minute.
web-error-busy = Everybody is thinking at the moment. Try again in a few seconds.
web-error-too-many = That was too much at once. Wait a minute and try again.
web-error-protocol = This page is older than the server. Load it again.
web-error-gone = The connection to this table is closed. Open the table again.

web-error-stale = The table has changed meanwhile. Look again, then choose.
web-error-not-your-turn = It is not your turn.
web-error-illegal-action = This is not allowed now.
web-error-game-over = The game is over.
web-error-not-started = The game begins when all seats are taken.
web-error-not-over = This can be seen once the game is over.
web-error-replaced = A bot plays for this seat at the moment.
web-error-not-replaced = No bot plays for you: your seat is yours.
web-error-present = This player is here: nobody needs to be replaced.
web-error-bad-seat = Choose the seat of another player.
web-error-no-take-back = At this table nothing is taken back.
web-error-back-pending = Somebody has asked to take a move back: wait for the answer.
web-error-no-back = Nobody asks to take a move back any more.
web-error-no-chat = At this table nobody chats.
web-error-too-many-lines = The chat of this table is full. The game goes on.
web-error-no-hints = At this table there are no hints.
web-error-no-hint = There is no hint for this moment.

web-error-no-session = This browser has forgotten who you are. Open your link again, or choose a new name.
web-error-no-seat = You have no seat at this table.
web-error-no-table = There is no such table, or it is not open to you. Ask for an invitation.
web-error-damaged-table = What the server kept of this table is damaged. Whoever runs the server may be able to restore it.
web-error-forbidden = This table is not open to everybody. Ask for an invitation.
web-error-bad-link = This link is not good any more, or was copied in part. Ask for a new one.
web-error-revoked = This link was taken back. Ask for a new one.
web-error-bad-code = This code was used, is too old, or was typed wrongly. Make a new one on the other device.
web-error-bad-name = This name cannot be used: choose 1 to 24 letters.
web-error-no-free-seat = All seats at this table are taken. Ask for a link to watch.
web-error-seated = You have a seat at this table already.
web-error-full-house = Too many people are looking at this table already. Try again in a minute.
web-error-many-sockets = This table is open in too many windows of yours; this one was closed. Close some, then open it again.
web-error-sheets-full = The server keeps as many shared score sheets as it can. Yours stays on this device; share it tomorrow.
web-error-too-many-tables = You have too many open tables. Finish one, or leave one first.
web-error-too-many-entries = Too much has happened at this table. The game can still be played to its end, and nothing else.

# $reason is the sentence above; $rule the number of the rule, $sentence what it says.
web-error-rule = { $reason } (rule { $rule })
web-error-because = { $reason } { $rule }: { $sentence }
