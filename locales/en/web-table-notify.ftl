### Whoever plays at several tables: notes when it is their turn, the next table that waits, and a table’s webhook.

web-table-notify-title = Shall we tell you when it is your turn?
web-table-notify-text = You get a note on this device, even when Voliera is closed: the game, the names and the round, nothing that is hidden. You can turn it off in the settings.
web-table-notify-yes = Tell me
web-table-notify-no = No, thanks

web-table-next = { $game ->
    [bower] Bower with { $names } waits for you
   *[birdie] Birdie with { $names } waits for you
}
web-table-next-go = Go there

web-table-webhook = Webhook
web-table-webhook-sub = whose turn it is, in a channel
web-table-webhook-text = The table writes whose turn it is into a channel of Slack, Discord, Mattermost or the like. Everybody in the channel can read it. The address stays with the server and is not shown again.
web-table-webhook-now = Writes to { $host } now.
web-table-webhook-remove = Stop writing
web-table-webhook-url = Address of the webhook
web-table-webhook-keep = Write there
web-table-webhook-set = Saved.
