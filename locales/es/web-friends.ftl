### Amigos: enlaces para serlo, quién está ahora, invitaciones a mesas.

web-friends = Amigos
web-friends-here = { $count ->
    [0] ahora no hay nadie
    [one] ahora hay { $count } persona
   *[other] ahora hay { $count } personas
}
web-friends-presence-away = no está
web-friends-presence-online = está ahora
web-friends-presence-playing = en una mesa
web-friends-watch = Mirar
web-friends-watch-name = Mirar a { $name }
web-friends-remove = Quitar
web-friends-remove-name = Quitar a { $name }
web-friends-remove-title = ¿Quitar a { $name } de tus amigos?
web-friends-remove-text = Cada uno desaparece de la lista del otro. No se envía ningún aviso.
web-friends-remove-no = Cancelar
web-friends-none = Aún no tienes amigos aquí
web-friends-none-text = Crea un enlace y envíalo: quien lo abra y acepte estará en tu lista, y tú en la suya.
web-friends-link = Añadir un amigo
web-friends-link-text = Quien abra este enlace y acepte será amigo tuyo. Vale una semana, y puedes retirarlo.
web-friends-make = Crear un enlace
web-friends-until = vale hasta el { $day }
web-friends-share = Seamos amigos en Voliera.
web-friends-kids = El modo infantil está activado. Para añadir amigos, una persona adulta lo desactiva en los ajustes.
web-friends-invitations = Invitaciones
web-friends-invited = { $name } te invita
web-friends-sit = Sentarse
web-friends-decline = Ahora no
web-friends-invite = Invitar a amigos
web-friends-invite-one = Invitar
web-friends-invite-name = Invitar a { $name }
web-friends-asked = invitación enviada
web-friends-ask = { $name } te propone ser amigos
web-friends-ask-text = Cada uno verá si el otro está y podrá invitarle a sus mesas. Se puede dejar en cualquier momento.
web-friends-agree = Sí, seamos amigos
web-friends-done = Nueva amistad
web-friends-done-text = { $name } está en tu lista, y tú en la suya.
web-friends-list = A mis amigos
web-friends-own = Este enlace es tuyo
web-friends-own-text = Envíaselo a alguien: quien lo abra y acepte será amigo tuyo.
