### La mesa en la terminal: títulos, pizarras, final de la partida.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-turn = { $who ->
    [you] te toca
   *[other] le toca a { $player }
}
title-over = partida terminada

heading-recent = Qué ha ocurrido
heading-meanwhile = Mientras tanto

name-you = Tú
name-player = Jugador { $number }

preparing = Preparo la mesa: las reglas y los bots se compilan, solo esta vez, en cosa de un minuto…
preparing-programs = Inicio los programas…
press-enter = Intro ↵
press-enter-or-end = Intro: siguiente · fin: todo ↵
hand-over = { $player }, te toca. ¡Que los demás no miren!
hand-over-from = { $other } ha terminado. { $player }, te toca. ¡Que los demás no miren!
undone = Deshecho.
saved = Guardada en { $path }. Se reanuda con: voliera play { $game } --resume { $path }
saved-finished = Guardada en { $path }. Se ve otra vez con: voliera replay { $path }
offer-save-running = ¿Guardar la partida? Intro: sí, en { $path } · otro nombre de archivo · n: no
offer-save-finished = ¿Conservar esta partida? Intro: sí, en { $path } · otro nombre de archivo · n: no
goodbye = ¡Hasta pronto!
input-ended = La entrada ha terminado y la partida no se ha guardado. Para conservarla, escribe: guardar

result-title = La partida ha terminado

replay-hand = Mano de { $player }:

ask-language = Idioma: { $choices }
ask-game = ¿Qué juego? { $choices }
ask-players = ¿Cuántas personas juegan? { $choices }
ask-opponents = ¿Quién juega contra ti? { $choices }
ask-variant = ¿Qué variante? { $choices }
choice-default = { $choice } (Intro)
choice-people = personas en este teclado
choice-standard = partida estándar

# «y» pasa a «e» ante el sonido i.
list-and = { $first } { $last ->
    [In] e
    [invierno] e
   *[other] y
} { $last }
