### Alrededor de cada mesa: la conexión, los jugadores, el chat, los relojes, las pistas, deshacer jugadas, la salida. $player es un nombre y no se declina nunca.

web-table-connecting = Abriendo la mesa…
web-table-unanswered = Aún no hay respuesta. Reintentando…
web-table-closed = No se puede entrar en esta mesa
web-table-outdated = Hay una versión más nueva
web-table-reload = Cargarla
web-table-home = A la página de inicio
web-table-lost = Conexión perdida, reintentando. No se pierde nada.
web-table-lost-pending = Conexión perdida, reintentando. Tu jugada está guardada y saldrá sola.
web-table-sending = Enviando…
web-table-why-not = ¿Por qué no?
web-table-dismiss = Cerrar este aviso

web-table-page = { $game } · Voliera
web-table-page-turn = ● Te toca · { $game }
web-table-mute = Quitar el sonido
web-table-unmute = Activar el sonido
web-table-notices = Mensajes
web-table-log = Qué ocurre
web-table-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}

web-table-clock-of = Tiempo de { $player }: { $time }
web-table-clock-low-of = Poco tiempo para { $player }: { $time }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min
web-table-clock-minutes = { $minutes } min

web-table-players = Jugadores
web-table-about-bot = bot, { $level }
web-table-to-play = juega ahora
web-table-away = no está
web-table-away-for = { $player } no está
web-table-stand-in = no está, juega { $bot }
web-table-watchers = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
web-table-you-watch = Estás mirando esta partida.
web-table-you-coach = Ves lo que ve { $player }.
web-table-vote = Que juegue un bot
web-table-vote-off = Mejor esperar
web-table-votes = { $count } de { $needed ->
    [one] { $needed } voto por un bot
   *[other] { $needed } votos por un bot
}
web-table-replaced = Ahora mismo juega un bot por ti.
web-table-return = Vuelvo a jugar yo

web-table-back-now = Deshacer mi última jugada
web-table-back = Pedir deshacer mi jugada
web-table-back-sub = si todos están de acuerdo
web-table-back-asked = { $player } pide deshacer la última jugada.
web-table-back-yes = De acuerdo
web-table-back-no = No
web-table-back-waiting = Pides deshacer tu última jugada. Los demás tienen que estar de acuerdo.
web-table-back-withdraw = Mejor no

web-table-links = Enlaces y código QR
web-table-links-sub = invitar, mirar, aconsejar
web-table-carry = Seguir en el servidor
web-table-carry-sub = para continuar desde cualquiera de tus dispositivos
web-table-leave = Dejar la mesa
web-table-leave-title = ¿Dejar la mesa?
web-table-leave-text = Un bot sigue jugando por ti. Si vuelves antes del final, tu sitio es tuyo otra vez; si no, la partida cuenta como perdida.
web-table-leave-yes = Dejarla
web-table-leave-no = Quedarme
web-table-resign = Rendirse
web-table-resign-sub = la partida termina y gana el rival
web-table-resign-title = ¿Rendirse?
web-table-resign-text = La partida termina enseguida y gana { $player }.
web-table-resign-yes = Rendirme
web-table-resign-no = Seguir

web-table-about = Sobre esta mesa
web-table-own-components = Con componentes propios
web-table-local = Esta mesa está en este dispositivo: se juega también sin conexión, y la partida se guarda aquí.
web-table-live = { $minutes } min por persona y { $seconds } s más por turno
web-table-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
web-table-fair = Reparto limpio
web-table-fair-text = Este número quedó fijado antes de la primera jugada. Al acabar la partida prueba que nadie cambió el reparto.

web-table-chat-empty = Nadie ha dicho nada todavía.
web-table-chat-write = Di algo
web-table-chat-send = Enviar
web-table-chat-left = { $count ->
    [one] queda { $count } carácter
   *[other] quedan { $count } caracteres
}
web-table-chat-watch = Aquí solo escriben los jugadores.
web-table-chat-emotes = Reacciones rápidas
web-table-chat-signs = En esta mesa los jugadores solo usan reacciones rápidas.
web-table-chat-kids = El chat escrito está oculto: el modo infantil está activado.

# Another person at the table, under the three dots. $player is the name.
web-company-about = { $player }: más acciones
web-company-mute = Silenciar
web-company-unmute = Dejar de silenciar
web-company-muted = Ya no verás los mensajes de { $player }.
web-company-heard = Volverás a ver los mensajes de { $player }.
web-company-block = Bloquear
web-company-unblock = Desbloquear
web-company-blocked-now = Ya no coincidirás con { $player } en ninguna mesa. Puedes deshacerlo en los ajustes.
web-company-unblocked-now = Puedes volver a coincidir con { $player } en una mesa.
web-company-report = Denunciar
web-company-report-what = ¿Qué ocurre? La denuncia llega a quien gestiona este servidor.
web-company-reason-words = Lo que escribe
web-company-reason-name = Su nombre
web-company-reason-play = Su forma de jugar
web-company-reason-other = Otra cosa
web-company-reported = Gracias. La denuncia se ha enviado.

web-table-hint-thinking = Pensándolo…
web-table-hint-bot = La Lechuza aconseja:
web-table-hint-solve = La mejor jugada encontrada:
web-table-hint-try = Probar
web-table-hint-bonus = Toma una loseta de bonificación.
web-table-hint-use = Usa la loseta de bonificación.
web-table-hint-other = Mira la mesa: allí está marcado.
