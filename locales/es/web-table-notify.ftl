### Quien juega en varias mesas: avisos cuando le toca, la siguiente mesa que espera y el webhook de una mesa.

web-table-notify-title = ¿Te avisamos cuando te toque?
web-table-notify-text = Recibes un aviso en este dispositivo, aunque Voliera esté cerrada: el juego, los nombres y la ronda, nada oculto. También si te invita un amigo. Se desactiva en los ajustes.
web-table-notify-yes = Avísame
web-table-notify-no = No, gracias

web-table-next = { $game ->
    [bower] Bower con { $names } te espera
   *[birdie] Birdie con { $names } te espera
}
web-table-next-go = Ir

web-table-webhook = Webhook
web-table-webhook-sub = a quién le toca, en un canal
web-table-webhook-text = La mesa escribe a quién le toca en un canal de Slack, Discord, Mattermost o similar. Puede leerlo cualquiera que esté en el canal. La dirección se queda en el servidor y no se vuelve a mostrar.
web-table-webhook-now = Ahora escribe en { $host }.
web-table-webhook-remove = Dejar de escribir
web-table-webhook-url = Dirección del webhook
web-table-webhook-keep = Guardar la dirección
web-table-webhook-set = Guardado.
