### Chi gioca a più tavoli: avvisi quando tocca, il prossimo tavolo che aspetta, e il webhook di un tavolo.

web-table-notify-title = Vuoi un avviso quando tocca a te?
web-table-notify-text = L’avviso arriva su questo dispositivo, anche a Voliera chiusa: il gioco, i nomi e il round, niente di nascosto. Anche se ti invita un amico. Si disattiva nelle impostazioni.
web-table-notify-yes = Avvisami
web-table-notify-no = No, grazie

web-table-next = { $game ->
    [bower] Bower con { $names } ti aspetta
   *[birdie] Birdie con { $names } ti aspetta
}
web-table-next-go = Vai

web-table-webhook = Webhook
web-table-webhook-sub = a chi tocca, in un canale
web-table-webhook-text = Il tavolo scrive a chi tocca in un canale di Slack, Discord, Mattermost o simili. Chiunque sia nel canale può leggerlo. L’indirizzo resta sul server e non viene più mostrato.
web-table-webhook-now = Ora scrive su { $host }.
web-table-webhook-remove = Smetti di scrivere
web-table-webhook-url = Indirizzo del webhook
web-table-webhook-keep = Salva l’indirizzo
web-table-webhook-set = Salvato.
