### La página como app: qué muestra de ella el sistema, y cuándo hay una más nueva.

web-app-about = Birdie y Bower, dos juegos de pájaros: con amigos, con bots, con tu propia caja.
web-app-puzzle = Problema del día
web-app-sheet = Hoja de puntuación
web-app-rules = Reglas
web-app-new = Hay una versión nueva de Voliera.
web-app-update = Cargarla
web-app-later = Más tarde
web-app-install = Instalar la app

web-app-part = No se ha podido cargar una parte de la página. Comprueba la conexión e inténtalo de nuevo.
# In the page itself, in every language, until its scripts run.
web-app-unstarted = Voliera no se ha iniciado. Hacen falta JavaScript y un navegador de 2023 o posterior. Si los tienes, vuelve a cargar la página.
