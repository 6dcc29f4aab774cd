### Jugar desde la terminal en una mesa servida: voliera join.

join-name = ¿Cómo te llamas?
join-guest = Invitado
join-open = La partida empieza cuando todos los sitios estén ocupados: { $count ->
    [one] queda { $count } sitio libre
   *[other] quedan { $count } sitios libres
}. Ctrl-C para salir; tu sitio se conserva.
join-waiting = Le toca a { $player }{ $here ->
    [no] , que ahora no está aquí
   *[yes] {""}
}. Ctrl-C para salir; tu sitio se conserva.
join-sending = Enviando…
join-lost = Se ha perdido la conexión. Se está restableciendo; no se pierde nada.
join-come-back = Tu sitio se conserva. Vuelve con: voliera join { $link }
join-not-kept = Tu sitio se conserva, pero este ordenador no ha podido anotar quién eres: pide otra invitación si tienes que volver. La mesa está en { $link }
join-no-save = El servidor guarda esta partida. Podrás guardarla aquí cuando termine; q deja la mesa y tu sitio se conserva.
join-clock = Tiempo restante: { $times }
join-replaced = Un bot juega por ti, porque se acabó tu tiempo o los demás lo han votado. Intro: vuelve a jugar
join-back = { $player } pide deshacer la última jugada. s: de acuerdo · Intro: no
join-resign = ¿Rendirse? La partida termina enseguida y gana { $player }. s: rendirme · Intro: seguir

join-said = { $player }: { $words }
join-emote-hello = ¡Hola!
join-emote-nice = ¡Bien jugado!
join-emote-oops = ¡Uy!
join-emote-thinking = Déjame pensar…
join-emote-thanks = ¡Gracias!
join-emote-chirp = ¡Pío!
join-event-joined = { $player } se sienta a la mesa.
join-event-left = { $player } ha dejado la mesa.
join-event-replaced = Por ahora un bot juega por { $player }.
join-event-returned = { $player } ha vuelto y juega de nuevo.
join-event-voted = { $player } vota si un bot debe jugar por { $about }.
join-event-undone = { $player } deshace el último paso.
join-event-back-asked = { $player } pide deshacer la última jugada.
join-event-back-agreed = { $player } está de acuerdo en deshacerla.
join-event-back-refused = { $player } no está de acuerdo en deshacerla.
join-event-taken-back = Se ha deshecho la última jugada de { $player }.
join-resigned = { $loser } se ha rendido: gana { $player }.

join-bad-link = Esto no es el enlace de una mesa. Copia la dirección completa, por ejemplo: voliera join http://127.0.0.1:8460/#/t/…
join-unreachable = Ningún servidor Voliera responde en { $server }. ¿Es correcta la dirección y está en marcha el servidor?
join-refused = El servidor lo ha rechazado ({ $code }).
join-error-bad-link = Este enlace ya no vale o se copió solo en parte: pide otro.
join-error-no-table = Esa mesa no existe o no está abierta para ti: pide una invitación.
join-error-damaged-table = Lo que el servidor guardaba de esta mesa está dañado. Quizá quien lleva el servidor pueda restaurarlo.
join-error-no-free-seat = Todos los sitios de esta mesa están ocupados. Pide un enlace para mirar.
join-error-forbidden = Esta mesa no está abierta a todos: pide una invitación.
join-error-revoked = Este enlace ha sido retirado.
join-error-bad-name = El servidor no acepta este nombre: elige otro de 1 a 24 letras con --name.
join-error-too-many = Demasiadas peticiones seguidas: espera un minuto y vuelve a intentarlo.
join-error-unavailable = El servidor no está disponible en este momento: vuelve a intentarlo en un minuto.
join-error-full-house = Ya hay demasiadas personas mirando esta mesa.
join-error-many-sockets = Tienes esta mesa abierta en demasiados sitios: cierra alguno y vuelve a entrar.
join-error-protocol = El servidor usa otra versión: instala la más reciente de voliera.
join-error-stale = La mesa ha cambiado mientras tanto. Mira otra vez y elige.
join-error-not-your-turn = Ya no es tu turno.
join-error-replaced = Ahora un bot juega por ti. Vuelve a la mesa para recuperar tu sitio.
join-error-game-over = La partida ha terminado.
