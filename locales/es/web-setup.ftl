### Preparar una mesa y esperar en ella hasta que estén todos.

web-setup-title = Mesa nueva
web-setup-sub = Elige y ábrela
web-setup-game = Juego
web-setup-variant = Variante
web-setup-variant-birdie-standard = Estándar
web-setup-variant-birdie-expert = Difícil
web-setup-variant-bower-standard = Estándar
web-setup-variant-bower-super = Supernido
web-setup-about-birdie-standard = Divides tú tu fila en conjuntos.
web-setup-about-birdie-expert = Quitas un pájaro y los vecinos con una característica en común salen en cadena.
web-setup-about-bower-standard = Doce turnos cada uno, en un nido de 6 por 4.
web-setup-about-bower-super = Quince turnos cada uno, en un nido de 6 por 5, con siete losetas de bonificación boca arriba.

web-setup-seats = Sitios
web-setup-players = Jugadores
web-setup-me-sub = Toca para cambiar tu nombre
web-setup-name = Tu nombre
web-setup-name-why = Así los demás saben quién eres. Se queda en este dispositivo.
web-setup-name-invite = Tus amigos ven este nombre en la invitación y en la mesa.
web-setup-name-go = A la invitación
web-setup-keep = Guardar
web-setup-friend = Un amigo o una amiga
web-setup-friend-sub = viene por el enlace o el código QR
web-setup-who = ¿Quién se sienta aquí?
web-setup-level = Fuerza { $level } de 5
web-setup-level-random = para empezar
web-setup-level-greedy = fácil
web-setup-level-heuristic = sólido
web-setup-level-search = fuerte
web-setup-level-strongest = la más fuerte

web-setup-place = Dónde se juega
web-setup-place-own = Cada uno el suyo
web-setup-place-alone = Contra bots
web-setup-place-here = Uno para todos
web-setup-explain-own-place = Cada uno juega en su propio dispositivo. Los amigos vienen por el enlace.
web-setup-explain-alone = Juegas contra bots en este dispositivo.
web-setup-explain-here = El dispositivo pasa de mano en mano. Entre turnos un telón lo tapa todo; no hace falta red.
web-setup-here-name = Nombre del jugador { $number }
web-setup-somebody = Alguien que está aquí
web-setup-somebody-sub = juega por turnos en este dispositivo

web-setup-rules = Reglas
web-setup-option-open_memory = Memoria abierta
web-setup-explain-open_memory = Cada uno puede mirar su mazo personal y todo el historial.
web-setup-option-single_chain = Una sola cadena
web-setup-explain-single_chain = Cada vez que se puntúa se quita un solo pájaro, con su cadena.
web-setup-option-fair_play = Juego limpio
web-setup-explain-fair_play = Sin las cuatro losetas de bonificación que afectan al nido o al turno del rival.
web-setup-option-zero_ties = Las conchas deciden el 0:0
web-setup-explain-zero_ties = Donde nadie tiene lo que pide un huevo, deciden las conchas.
web-setup-option-lone_ties = Dos huevos por el 1:1 con conchas
web-setup-explain-lone_ties = Un objeto por cabeza y deciden las conchas: dos huevos. Si no, solo el 1:0 da dos.
web-setup-option-joining_gems = Valen las gemas unidas
web-setup-explain-joining_gems = Una loseta sin gemas da una bonificación si une tres. Si no, debe traer una gema.

web-setup-table = En la mesa
web-setup-clock = Reloj
web-setup-clock-none = Sin reloj
web-setup-clock-live = En tiempo real
web-setup-clock-days = Por días
web-setup-explain-none = Sin límite de tiempo.
web-setup-explain-live = Un tiempo para toda la partida y un poco más en cada turno. Si a alguien se le acaba, un bot sigue por él.
web-setup-explain-days = Unos días para cada turno: se juega cuando se quiera.
web-setup-minutes = Minutos cada uno
web-setup-increment = Segundos más por turno
web-setup-days = Días por turno
web-setup-hints = Pistas
web-setup-explain-hints = El entrenador enseña una buena jugada si se le pide.
web-setup-take_back = Deshacer jugadas
web-setup-explain-take_back = Una jugada se deshace si todos están de acuerdo.
web-setup-chat = Chat
web-setup-explain-chat = Los jugadores pueden escribirse; las reacciones rápidas están siempre.
web-setup-public = Pública
web-setup-explain-public = Cualquiera puede encontrar la mesa, sentarse y mirar.
web-setup-rated = Puntuable
web-setup-explain-rated = El resultado cuenta para la clasificación de las personas de la mesa.
web-setup-pace = Ritmo de los bots
web-setup-pace-0 = Al instante
web-setup-pace-1400 = Tranquilo
web-setup-pace-2600 = Lento
web-setup-explain-pace = Cuánto tarda un bot como mínimo en jugar.

web-setup-own = Componentes propios
web-setup-explain-own = { $game ->
    [bower] Un archivo JSON con otras losetas de nido, para la caja que tienes en casa.
   *[birdie] Un archivo JSON con otros valores de Aleteo, para la caja que tienes en casa.
}
web-setup-file = Elegir un archivo
web-setup-file-off = Quitarlo
web-setup-file-large = Este archivo es demasiado grande para ser un archivo de componentes.
web-setup-file-json = Este archivo no es un JSON que se pueda leer. Elige otro.
web-setup-file-game = { $game ->
    [bower] No es un archivo de componentes de Bower. Debería empezar con su formato, voliera/components/1, y su juego, bower.
   *[birdie] No es un archivo de componentes de Birdie. Debería empezar con su formato, voliera/components/1, y su juego, birdie.
}
web-setup-file-refused = El servidor no acepta este archivo de componentes: { $detail }
web-setup-open = Abrir la mesa
web-setup-open-now = la partida empieza al momento
web-setup-open-wait = { $count ->
    [one] después invitas a { $count } persona
   *[other] después invitas a { $count } personas
}

web-setup-lobby = Esperando
web-setup-lobby-sub = { $count ->
    [one] { $count } sitio está libre
   *[other] { $count } sitios están libres
}
web-setup-free = Sitio libre
web-setup-free-sub = para quien venga por el enlace
web-setup-here = aquí
web-setup-away = ahora no está
web-setup-bot = bot
web-setup-you = { $name } (tú)
web-setup-invitation = Invitación
web-setup-invitation-text = La partida empieza cuando todos los sitios están ocupados. Hasta entonces puedes cerrar la página: tu sitio se guarda.
web-setup-how = Cómo se juega
web-setup-leave = Salir
web-setup-leave-sub = el sitio queda libre
web-setup-bots-instead = Con bots
web-setup-bots-instead-sub = jugar ahora, sin esperar
web-setup-sit = Sentarse
web-setup-in-clock-none = sin reloj
web-setup-in-clock-live = { $minutes } min + { $seconds } s por turno
web-setup-in-clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
web-setup-in-no-zero_ties = las conchas no deciden el 0:0
web-setup-in-usual = componentes habituales
web-setup-in-flaps = Aleteos { $values }
web-setup-in-tiles = losetas de nido propias
web-setup-no-hints = sin pistas
web-setup-no-take_back = sin deshacer jugadas
web-setup-no-chat = sin chat
web-setup-in-no-lone_ties = un huevo por el 1:1 con conchas
web-setup-in-no-joining_gems = bonificación solo para una loseta con gema
