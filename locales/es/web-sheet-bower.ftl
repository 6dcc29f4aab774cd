### The score sheet of a boxed Bower in the browser. $player is a name and is never inflected; columns and rows count from 1.

web-sheet-bower-no-tiles = No se pudieron cargar las imágenes de las losetas. Llegan con la red y luego se quedan en este dispositivo.
web-sheet-bower-sub = Bower · losetas { $near } y { $far } de { $all }
web-sheet-bower-setting = Jugadores y reglas
web-sheet-bower-table = Mesa
web-sheet-bower-tabs = Partes de la hoja
web-sheet-bower-laid = { $laid } de { $all }
web-sheet-bower-result = Final
web-sheet-bower-panel = Losetas y losetas de bonificación
web-sheet-bower-bonus = Bonif.

web-sheet-bower-keys = Qué hay en la loseta
web-sheet-bower-key = { NAME($key) }{ $count ->
    [0] {""}
    [1] , se busca
   *[other] , se busca { $count } veces
}
web-sheet-bower-tiles = { $count ->
    [one] Losetas, queda { $count }
   *[other] Losetas, quedan { $count }
}
web-sheet-bower-used = { $tile }. Ya está en el nido de { $player }
web-sheet-bower-other = Otra loseta

web-sheet-bower-do-start = Toca un cuadrado y luego la loseta que hay allí.
web-sheet-bower-do-tile = ¿Qué loseta hay en { $square }?
web-sheet-bower-do-square = Toca el cuadrado de su mitad izquierda.
web-sheet-bower-do-move = Toca el cuadrado que le corresponde.
web-sheet-bower-do-token = { BONUSES($token) }: toca el cuadrado donde está.
web-sheet-bower-do-token-on = { BONUSES($token) }: toca otra vez para girar o cambiar, u otro cuadrado.
web-sheet-bower-do-cover = Loseta que cubre: toca un cuadrado sobre el que está.
web-sheet-bower-do-cover-tile = Loseta que cubre: ¿cuál está encima?
web-sheet-bower-do-bonus = Lo que { $player } obtuvo con losetas de bonificación
web-sheet-bower-chosen = Loseta elegida en { $square }; toca otra vez para girarla
web-sheet-bower-turn = Girar
web-sheet-bower-swap = Invertir
web-sheet-bower-move = Mover
web-sheet-bower-remove = Quitar
web-sheet-bower-take-off = Quitar
web-sheet-bower-show = Mostrar

web-sheet-bower-at-used = está aquí
web-sheet-bower-at-taken = ocupado
web-sheet-bower-at-no-room = no caben dos mitades
web-sheet-bower-at-no-turn = solo cabe así
web-sheet-bower-at-cover-alone = sin vecino ocupado
web-sheet-bower-at-cover-empty = nada que cubrir
web-sheet-bower-at-token-empty = aquí no hay loseta
web-sheet-bower-at-token-x = ni flor ni pluma
web-sheet-bower-at-token-branch = un extremo saldría
web-sheet-bower-word-used = Esta loseta ya está en el nido de { $player }: { $square }.
web-sheet-bower-word-taken = Ahí ya hay algo: { $square }. Elige un cuadrado vacío.
web-sheet-bower-word-no-room = Una loseta necesita dos cuadrados vacíos contiguos: { $square } no tiene ningún vecino vacío.
web-sheet-bower-word-no-turn = Aquí solo cabe de esta manera. Muévela, o mueve lo que tiene al lado.
web-sheet-bower-word-cover-alone = Una loseta que cubre va sobre dos cuadrados ocupados contiguos.
web-sheet-bower-word-cover-empty = Una loseta que cubre va sobre cuadrados ocupados. Introduce antes la loseta de debajo.
web-sheet-bower-word-token-empty = Una ficha va sobre un cuadrado ocupado. Introduce antes la loseta.
web-sheet-bower-word-token-x = La X va sobre una flor o una pluma; no hay ninguna en { $square }.
web-sheet-bower-word-token-branch = Los dos extremos de la rama deben quedar en el nido: { $square } es una esquina.

web-sheet-bower-fault-outside = { $player }: una loseta está fuera del nido. Quítala, o elige el Supernido.
web-sheet-bower-fault-overlap = { $player }, { $square }: dos losetas están una sobre otra.
web-sheet-bower-fault-apart = { $player }, { $square }: esta loseta no toca ni el tablero ni a sus vecinas.
web-sheet-bower-fault-twice = { $player }, { $square }: está dos veces en la mesa, pero solo una en la caja.
web-sheet-bower-fault-bare = { $player }, { $square }: no hay nada debajo.
web-sheet-bower-fault-fair = { $player }, { $square }: en Juego limpio no hay X.
web-sheet-bower-fault-many = { $player }: más losetas que turnos.

web-sheet-bower-tokens = Fichas y loseta que cubre: toca una y luego su cuadrado
web-sheet-bower-egg-tiles = Losetas de huevo de { $player }

web-sheet-bower-egg = Huevo de la columna { $column }
web-sheet-bower-egg-text = ¿Qué huevo hay? Las columnas se cuentan desde la izquierda, como ve la mesa el primer jugador.
web-sheet-bower-egg-in = columna { $column }
web-sheet-bower-egg-open = Aún no se sabe
web-sheet-bower-egg-unknown = su huevo aún no está introducido
web-sheet-bower-egg-enter = introduce su huevo

web-sheet-bower-free = Una loseta descrita por ti
web-sheet-bower-half = Mitad { $number }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}con { OBJECTS($objects) }
}
web-sheet-bower-material = Material
web-sheet-bower-objects = Objetos
web-sheet-bower-clear = Vaciar la mitad
web-sheet-bower-use = Usarla
web-sheet-bower-use-first = de uno a tres objetos en cada una

web-sheet-bower-first = Primer jugador
web-sheet-bower-second = Enfrente
web-sheet-bower-sides = Los dos nidos se ven como los ve el primer jugador: la columna 1 está a la izquierda.
web-sheet-bower-variant = Variante
web-sheet-bower-standard = Estándar
web-sheet-bower-super = Supernido
web-sheet-bower-file-bad = No se pueden leer las losetas de este archivo. Cada una necesita un id y dos cuadrados con material y objetos.
web-sheet-bower-done = Hecho

web-sheet-bower-now = Por ahora: { $near } { $mine } : { $theirs } { $far }
web-sheet-bower-counted = Contado hasta ahora
web-sheet-bower-wait-faults = { $count ->
    [one] En los nidos hay { $count } cosa imposible: está marcada allí.
   *[other] En los nidos hay { $count } cosas imposibles: están marcadas allí.
}
web-sheet-bower-wait-eggs = { $count ->
    [one] Falta { $count } huevo: toca su línea.
   *[other] Faltan { $count } huevos: toca sus líneas.
}
web-sheet-bower-wait-network = Sin red: estos son los recuentos. Quién recibe los huevos se calcula cuando vuelva.
web-sheet-bower-wait-asking = Contando…
web-sheet-bower-so-far = Así está ahora: todavía caben losetas.
web-sheet-bower-not-yet = aún no se sabe
web-sheet-bower-step-first = Línea por línea
web-sheet-bower-step = Siguiente línea
web-sheet-bower-declared = { $player }: { $count ->
    [one] cuenta { $count } objeto blanco
   *[other] cuentan { $count } objetos blancos
}
web-sheet-bower-white = { $player }: { $count ->
    [one] podría contar { $count } objeto blanco
   *[other] podrían contar { $count } objetos blancos
}
web-sheet-bower-branch = { $player }: unido por la rama
web-sheet-bower-shells = conchas { $shells }

web-sheet-bower-play = Jugar desde aquí
web-sheet-bower-play-text = La partida sigue con estos nidos, contra un bot. Lo que estaba oculto se reparte de nuevo: manos, expositor, losetas de bonificación y huevos sin introducir.
web-sheet-bower-play-as = Jugar como { $player }
web-sheet-bower-play-failed = No ha funcionado. Inténtalo dentro de un momento.
web-sheet-bower-no-play-faults = Todavía no: en los nidos hay algo imposible. Está marcado allí; corrígelo antes.
web-sheet-bower-no-play-empty = No hay con qué seguir: introduce antes las losetas que hay en los nidos.
web-sheet-bower-no-play-over = Los dos nidos están llenos: esta partida ha terminado y no puede seguir.
web-sheet-bower-no-play-apart = En una partida en curso los nidos se diferencian en una loseta como mucho. Introduce antes las que faltan.
