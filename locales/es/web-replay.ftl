### La repetición de una partida. $player es un nombre y no se flexiona; $at y $last cuentan acciones desde el principio.

web-replay-title = Repetición
web-replay-at-over = La partida ha terminado
web-replay-at-setup = Preparación · { $who ->
    [you] eliges tú
   *[other] { $player }
}
web-replay-at-turn = Ronda { $round }, turno { $turn } · { $who ->
    [you] jugada tuya
   *[other] { $player }
}
web-replay-at-scoring = Ronda { $round }, puntuación · { $who ->
    [you] tu fila
   *[other] { $player }
}
web-replay-at-turns = Turno { $turn } · { $who ->
    [you] jugada tuya
   *[other] { $player }
}
web-replay-start = Así empezó la partida.
web-replay-unseen = { $player } hace algo que desde aquí todavía no se ve.
web-replay-hand = Mano
web-replay-deck = Mazo personal

web-replay-eyes = Visto por
web-replay-eyes-all = Todos
web-replay-eyes-watch = Mesa

web-replay-controls = Recorrer la partida
web-replay-first = Al principio
web-replay-turn-back = Un turno atrás
web-replay-step-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-step-on = Un paso adelante
web-replay-turn-on = Un turno adelante
web-replay-last = Al final
web-replay-slider = Desarrollo de la partida
web-replay-moment = Paso { $at } de { $last }
web-replay-speed = Velocidad: { $speed }
web-replay-log = Qué ha ocurrido

web-replay-moments = Momentos destacados
web-replay-moments-sub = Pasos, puntuaciones, bonificaciones, rondas
web-replay-picture = Imagen de esta posición
web-replay-picture-sub = para guardar o compartir
web-replay-link = Enlace a este momento
web-replay-link-sub = se abre justo aquí
web-replay-export = Guardar la partida
web-replay-export-sub = toda la partida en un archivo
web-replay-import = Abrir una partida
web-replay-import-sub = desde un archivo
web-replay-table = A la mesa

web-replay-on = Jugar desde aquí
web-replay-on-over = partida terminada
web-replay-on-what = Una mesa nueva empieza en el paso { $at } de { $last }. Lo que nadie podía saber queda como estaba.
web-replay-on-me = Yo juego como
web-replay-on-others = Los demás
web-replay-on-go = Jugar

web-replay-entry = Vuelve a ver una partida paso a paso: una que se jugó aquí, o la de un archivo.
web-replay-entry-tables = Mesas terminadas
web-replay-open = Abrir una partida
web-replay-open-sub = un archivo .json
web-replay-file-large = Este archivo es demasiado grande para ser una partida.
web-replay-file-json = Este archivo no se puede leer: no es JSON. Elige un archivo guardado con «Guardar la partida».
web-replay-file-empty = Este archivo está vacío.
web-replay-file-other = Este archivo no contiene una partida. Elige un archivo guardado con «Guardar la partida».
web-replay-file-game = Esta partida no es válida: algo en ella va contra las reglas. No se ha guardado nada.

web-replay-picture-svg = Guardar como SVG
web-replay-picture-png = Guardar como PNG
web-replay-picture-failed = Este navegador no puede hacer un PNG. El SVG se puede guardar.
