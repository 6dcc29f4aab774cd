### Around every table: the connection, players, chat, clocks, hints, take-backs, leaving. $player is a name and is never inflected.

web-table-connecting = Opening the table…
web-table-unanswered = No answer yet. Trying again…
web-table-closed = This table cannot be reached
web-table-outdated = A new version is ready
web-table-reload = Update
web-table-home = To the home page
web-table-lost = Connection lost, reconnecting. None of your moves are lost.
web-table-lost-pending = Connection lost, reconnecting. Your move is kept and will be sent.
web-table-sending = Sending…
web-table-why-not = Why not?
web-table-dismiss = Dismiss

web-table-page = { $game } · Voliera
web-table-page-turn = ● Your turn · { $game }
web-table-mute = Turn the sound off
web-table-unmute = Turn the sound on
web-table-notices = Messages
web-table-log = What happened
web-table-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}

web-table-clock-of = { $player }’s time: { $time }
web-table-clock-low-of = { $player } is short of time: { $time }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min
web-table-clock-minutes = { $minutes } min

web-table-players = Players
web-table-about-bot = bot, { $level }
web-table-to-play = to play
web-table-away = away
web-table-away-for = { $player } is away
web-table-stand-in = away, played by { $bot }
web-table-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
web-table-you-watch = You are watching this game.
web-table-you-coach = You see what { $player } sees.
web-table-vote = Let a bot play
web-table-vote-off = Keep waiting
web-table-votes = { $count } of { $needed ->
    [one] { $needed } vote for a bot
   *[other] { $needed } votes for a bot
}
web-table-replaced = A bot is playing for you at the moment.
web-table-return = Take over again

web-table-back-now = Take back my last move
web-table-back = Ask to take my move back
web-table-back-sub = if everybody agrees
web-table-back-asked = { $player } asks to take back the last move.
web-table-back-yes = Agree
web-table-back-no = Do not agree
web-table-back-waiting = You have asked to take back your last move. The others have to agree.
web-table-back-withdraw = Never mind

web-table-links = Links and QR code
web-table-links-sub = invite, watch, coach
web-table-carry = Continue on the server
web-table-carry-sub = so you can play on from any of your devices
web-table-leave = Leave the table
web-table-leave-title = Leave the table?
web-table-leave-text = A bot will play for you. If you come back before the end, your seat is yours again; if not, the game counts as lost.
web-table-leave-yes = Leave
web-table-leave-no = Stay
web-table-resign = Resign
web-table-resign-sub = the game ends, your opponent wins
web-table-resign-title = Resign?
web-table-resign-text = The game ends at once, and { $player } wins.
web-table-resign-yes = Resign
web-table-resign-no = Play on

web-table-about = About this table
web-table-own-components = With custom components
web-table-local = This table is on this device: you can play without a connection, and the game is kept here.
web-table-live = { $minutes } min each, plus { $seconds } s per turn
web-table-days = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
web-table-fair = Fair deal
web-table-fair-text = This number was fixed before the first move. When the game is over, it proves that nobody changed the deal.

web-table-chat-empty = Nobody has said anything yet.
web-table-chat-write = Say something
web-table-chat-send = Send
web-table-chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
web-table-chat-watch = Only players write here.
web-table-chat-emotes = Quick reactions
web-table-chat-signs = At this table players use quick reactions only.
web-table-chat-kids = Written chat is hidden: kid-safe mode is on.

# Another person at the table, under the three dots. $player is the name.
web-company-about = About { $player }
web-company-mute = Mute
web-company-unmute = Unmute
web-company-muted = You no longer hear { $player }.
web-company-heard = You hear { $player } again.
web-company-block = Block
web-company-unblock = Unblock
web-company-blocked-now = You and { $player } will not be seated together again. You can undo this in the settings.
web-company-unblocked-now = You and { $player } can be seated together again.
web-company-report = Report
web-company-report-what = What is wrong? Whoever runs this server gets your report.
web-company-reason-words = What they write
web-company-reason-name = Their name
web-company-reason-play = How they play
web-company-reason-other = Something else
web-company-reported = Thank you. Your report has been sent.

web-table-hint-thinking = Thinking about it…
web-table-hint-bot = The owl suggests:
web-table-hint-solve = The best play found:
web-table-hint-try = Try it
web-table-hint-bonus = Take a bonus tile.
web-table-hint-use = Use the bonus tile.
web-table-hint-other = Look at the table: it is marked there.
