### Qué se puede elegir en este dispositivo.

web-settings-language = Idioma
web-settings-theme = Tema
web-settings-theme-auto = como el sistema
web-settings-theme-light = Día
web-settings-theme-dark = Noche
web-settings-speed = Animación
web-settings-speed-none = ninguna
web-settings-speed-fast = rápida
web-settings-speed-usual = normal
web-settings-speed-slow = lenta
web-settings-speed-still = Tu sistema pide menos movimiento: nada se mueve.
web-settings-switch-sound = Sonido
web-settings-about-sound = cada pájaro tiene su voz
web-settings-switch-confirm = Pedir confirmación
web-settings-about-confirm = antes de lo que no se puede deshacer
web-settings-switch-contrast = Contraste alto
web-settings-about-contrast = letras, líneas y bordes más fuertes
web-settings-switch-tallies = Recuentos
web-settings-about-tallies = Bower: los números bajo las columnas
web-settings-switch-banter = Los bots hablan
web-settings-about-banter = Una frase de cada bot al principio y al final de la partida.
web-settings-name = Tu nombre
web-settings-name-keep = Guardar
web-settings-name-kept = Ahora los demás ven este nombre.
