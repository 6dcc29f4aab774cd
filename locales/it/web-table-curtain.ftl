### Un tavolo condiviso da più persone: il sipario tra un turno e l’altro. $player è un nome e non cambia mai.

web-table-curtain-title = Passa il dispositivo a { $player }
web-table-curtain-text = Ora può guardare solo { $player }.
web-table-curtain-lift = Sono { $player }
web-table-curtain-lift-sub = mostra la mia mano
web-table-curtain-bot = Sta giocando { $player }
web-table-curtain-bot-text = Il sipario resta chiuso finché non tocca a uno di voi.
web-table-curtain-since = Dal tuo ultimo turno
web-table-curtain-begins = La partita comincia.
web-table-curtain-players = { $count ->
    [one] { $game } · { $count } giocatore su questo dispositivo
   *[other] { $game } · { $count } giocatori su questo dispositivo
}
web-table-curtain-return = { $player } è di nuovo qui
web-table-curtain-next = Ora tocca a { $player }. Tra un attimo cala il sipario.
web-table-curtain-next-stay = Ora tocca a { $player }.
web-table-curtain-stay = Guardo ancora
web-table-curtain-lower = Cala il sipario
