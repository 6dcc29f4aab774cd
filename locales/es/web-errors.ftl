### Por qué algo no ha funcionado, y qué hacer ahora. El código de un rechazo da nombre a su mensaje.

web-error-unknown = Algo ha salido mal ({ $code }). Vuelve a cargar la página; lo confirmado no se pierde.
web-error-error = Ha habido un error en el servidor. Inténtalo otra vez; lo confirmado no se pierde.
web-error-offline = Ahora mismo no hay conexión. Comprueba la red; luego todo continúa solo.
web-error-unavailable = El servidor no está disponible en este momento. Inténtalo dentro de un minuto.
web-error-not-kept = Esta partida no se puede guardar en el dispositivo: el almacenamiento está lleno o bloqueado. Puedes seguir jugando, pero al cerrar la página se acaba la partida.
web-error-no-engine = Este navegador no puede jugar sin servidor: es demasiado antiguo, tiene poca memoria o la página aún no se ha descargado del todo.
web-error-old-browser = Este navegador es demasiado antiguo para jugar sin servidor: le falta WebAssembly SIMD. Una versión más nueva lo tiene.
web-error-busy = En este momento todos los bots están ocupados. Inténtalo dentro de unos segundos.
web-error-too-many = Demasiadas peticiones seguidas. Espera un minuto e inténtalo otra vez.
web-error-protocol = Esta página es más antigua que el servidor. Vuelve a cargarla.
web-error-gone = La conexión con esta mesa está cerrada. Abre la mesa otra vez.

web-error-stale = La mesa ha cambiado entretanto. Mira otra vez y elige.
web-error-not-your-turn = No te toca.
web-error-illegal-action = Ahora no está permitido.
web-error-game-over = La partida ha terminado.
web-error-not-started = La partida empieza cuando todos los sitios están ocupados.
web-error-not-over = Se podrá ver cuando termine la partida.
web-error-replaced = Por este sitio juega ahora un bot.
web-error-not-replaced = Ningún bot juega por ti: el sitio es tuyo.
web-error-present = Este jugador está aquí: no hace falta sustituirlo.
web-error-bad-seat = Elige el sitio de otro jugador.
web-error-no-take-back = En esta mesa no se deshacen jugadas.
web-error-back-pending = Alguien ya ha pedido deshacer una jugada: espera la respuesta.
web-error-no-back = Ya nadie pide deshacer una jugada.
web-error-no-resign = Solo puedes rendirte en una partida de dos. Aquí puedes dejar la mesa: un bot seguirá jugando por ti.
web-error-no-chat = En esta mesa no se chatea.
web-error-too-many-lines = El chat de esta mesa está lleno. La partida sigue.
web-error-no-hints = En esta mesa no hay pistas.
web-error-no-hint = Para este momento no hay pista.

web-error-no-session = Este navegador ha olvidado quién eres. Abre otra vez tu enlace o elige un nombre nuevo.
web-error-no-seat = No tienes sitio en esta mesa.
web-error-no-table = Esta mesa no existe o no está abierta para ti. Pide una invitación.
web-error-damaged-table = Lo que el servidor guardaba de esta mesa está dañado. Quizá quien lleva el servidor pueda restaurarlo.
web-error-forbidden = Esta mesa no está abierta para todos. Pide una invitación.
web-error-bad-link = Este enlace ya no vale, o se copió solo en parte. Pide uno nuevo.
web-error-revoked = Este enlace se ha retirado. Pide uno nuevo.
web-error-bad-code = Este código ya se usó, ha caducado o está mal escrito. Crea uno nuevo en el otro dispositivo.
web-error-bad-passkey = Esta llave de acceso no se conoce aquí, o la respuesta llegó tarde. Inténtalo otra vez.
web-error-no-passkeys = Las llaves de acceso necesitan una dirección https con nombre de dominio.
web-error-too-many-passkeys = Ya hay diez llaves de acceso. Quita antes una.
web-error-bad-name = Este nombre no sirve: elige uno de 1 a 24 letras.
web-error-no-free-seat = Todos los sitios de esta mesa están ocupados. Pide un enlace para mirar.
web-error-seated = Ya tienes un sitio en esta mesa.
web-error-unwelcome = No puedes sentarte en esta mesa: alguien te ha bloqueado o tú has bloqueado a alguien.
web-error-full-house = Ya hay demasiadas personas mirando esta mesa. Inténtalo dentro de un minuto.
web-error-many-sockets = Tienes esta mesa abierta en demasiadas ventanas y esta se ha cerrado. Cierra alguna y vuelve a abrirla.
web-error-sheets-full = El servidor ya guarda todas las hojas compartidas que puede. La hoja sigue en este dispositivo: compártela mañana.
web-error-too-many-tables = Tienes demasiadas mesas abiertas. Termina una, o deja una antes.
web-error-too-many-entries = En esta mesa han ocurrido demasiadas cosas. La partida aún se puede terminar, pero nada más.

web-error-rule = { $reason } (regla { $rule })
web-error-because = { $reason } { $rule }: { $sentence }
web-error-bad-webhook = Esta dirección no se puede usar: debe empezar por https:// y llevar a un servidor público.
web-error-not-host = Solo puede hacerlo quien creó la mesa.
