### Для тех, кто играет за несколькими столами: уведомления о ходе, следующий стол, который ждёт, и вебхук стола.

web-table-notify-title = Сообщить, когда будет ваш ход?
web-table-notify-text = Уведомление придёт на это устройство, даже если Voliera закрыта: игра, имена и раунд, ничего скрытого. И если вас пригласит друг. Отключить можно в настройках.
web-table-notify-yes = Сообщать
web-table-notify-no = Нет, спасибо

web-table-next = { $game ->
    [bower] Bower ({ $names }): ждут вас
   *[birdie] «Клювик» ({ $names }): ждут вас
}
web-table-next-go = Перейти

web-table-webhook = Вебхук
web-table-webhook-sub = чей ход, в канале
web-table-webhook-text = Стол пишет, чей ход, в канал Slack, Discord, Mattermost или подобный. Прочесть это сможет каждый в канале. Адрес остаётся на сервере и больше не показывается.
web-table-webhook-now = Пишет на { $host }.
web-table-webhook-remove = Больше не писать
web-table-webhook-url = Адрес вебхука
web-table-webhook-keep = Сохранить адрес
web-table-webhook-set = Сохранено.
