### La página como app: qué muestra de ella el sistema, y cuándo hay una más nueva.

web-app-about = Birdie y Bower, dos juegos de pájaros: con amigos, con bots, con tu propia caja.
web-app-puzzle = Problema del día
web-app-sheet = Hoja de puntuación
web-app-rules = Reglas
web-app-new = Hay una versión nueva de Voliera.
web-app-update = Cargarla
web-app-later = Más tarde
web-app-install = Instalar la app
