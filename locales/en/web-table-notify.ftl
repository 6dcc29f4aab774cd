### Whoever plays at several tables: notes when it is their turn, the next table that waits, and a table’s webhook.

web-table-notify-title = Shall we tell you when it is your turn?
web-table-notify-text = You get a notification on this device, even when Voliera is closed. It names the game, the players and the round, and nothing that is hidden. An invitation by a friend is told, too. You can turn it off in the settings.
web-table-notify-yes = Tell me
web-table-notify-no = No, thanks

web-table-next = { $game ->
    [bower] Bower with { $names } is waiting for you
   *[birdie] Birdie with { $names } is waiting for you
}
web-table-next-go = Go there

web-table-webhook = Webhook
web-table-webhook-sub = posts whose turn it is to a channel
web-table-webhook-text = The table posts whose turn it is to a channel in Slack, Discord, Mattermost or the like. Everybody in the channel can read it. The server keeps the address and does not show it again.
web-table-webhook-now = Posting to { $host }.
web-table-webhook-remove = Stop posting
web-table-webhook-url = Webhook address
web-table-webhook-keep = Save the address
web-table-webhook-set = Saved.
