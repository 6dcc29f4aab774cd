### A table that several people share: the curtain between their turns. $player is a name and is never inflected.

web-table-curtain-title = Hand over to { $player }
web-table-curtain-text = Only { $player } should look now.
web-table-curtain-lift = I am { $player }
web-table-curtain-lift-sub = show my hand
web-table-curtain-bot = { $player } is playing
web-table-curtain-bot-text = The curtain stays down until it is the turn of one of you.
web-table-curtain-since = Since your last turn
web-table-curtain-begins = The game begins.
web-table-curtain-players = { $count ->
    [one] { $game } · { $count } player at this device
   *[other] { $game } · { $count } players at this device
}
web-table-curtain-return = { $player } is back
web-table-curtain-next = { $player } is next. The curtain falls in a moment.
web-table-curtain-next-stay = { $player } is next.
web-table-curtain-stay = Keep looking
web-table-curtain-lower = Hand over
