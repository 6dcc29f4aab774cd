### La arena (`voliera arena`): partidas de bots, tablas e informe. Una serie es un reparto, jugado en cada asiento.

arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-headline = { $game }, { $variant }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}

arena-heading-results = Victorias
arena-heading-cross = Tabla cruzada
arena-heading-ratings = Puntuación Elo
arena-heading-order = Quién empieza
arena-heading-scores = { $game ->
    [bower] Huevos
   *[other] Puntos
}
arena-heading-thinking = Tiempo para pensar
arena-heading-rules = Cuánto importa cada regla

arena-column-contestant = jugador
arena-column-against = contra
arena-column-units = series
arena-column-win = porcentaje de victorias
arena-column-interval = 95 %
arena-column-rating = Elo
arena-column-place = orden de juego
arena-column-mean = media
arena-column-deviation = desviación
arena-column-quartiles = mínimo · ¼ · ½ · ¾ · máximo
arena-column-decisions = decisiones
arena-column-mean-ms = ms de media
arena-column-most-ms = ms como máximo
arena-column-failures = fallos
arena-column-figure = qué
arena-column-value = valor

arena-place = { $place ->
    [1] empieza
    [2] segundo
    [3] tercero
   *[other] cuarto
}

arena-note-unit = Una serie es un solo reparto, jugado en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} con los sitios cambiados.
arena-note-single = Un jugador solo en una mesa llena del otro: lo equilibrado sería { $share }.
arena-note-together = Todos en la misma mesa: lo equilibrado sería { $share }.
arena-note-cross = Porcentaje de victorias por sitio, del jugador de la izquierda contra el de arriba.
arena-note-ratings = Escala Elo, 0 de media; 400 más son diez veces la fuerza.
arena-note-order = Porcentaje de victorias por orden de juego; lo equilibrado sería { $share }.
arena-note-length = Una partida dura { $turns } turnos de media, { $least } como mínimo y { $most } como máximo.
arena-note-rules = Los porcentajes de victorias son de aquellos a quienes les ocurrió; quizá a quien juega mejor solo le ocurre más a menudo.
arena-verdict = { $state ->
    [accepted] Aceptado tras { $units ->
        [one] { $units } serie
       *[other] { $units } series
    }: es más probable que { $name } gane el { $p1 } que el { $p0 } (razón de log-verosimilitud { $ratio }).
    [refused] Rechazado tras { $units ->
        [one] { $units } serie
       *[other] { $units } series
    }: es más probable que { $name } gane el { $p0 } que el { $p1 } (razón de log-verosimilitud { $ratio }).
   *[undecided] Sin decidir tras { $units ->
        [one] { $units } serie
       *[other] { $units } series
    }: { $name } puede ganar el { $p0 } o el { $p1 } (razón de log-verosimilitud { $ratio }).
}

arena-axis-win = porcentaje de victorias
arena-axis-rating = Elo
arena-axis-turns = turnos por partida
arena-axis-ms = ms por decisión: la media y el máximo

arena-setting-contestants = Jugadores
arena-setting-units = Series por pareja
arena-setting-games = Partidas
arena-setting-seed = Semilla
arena-setting-options = Opciones
arena-setting-program = Programa
arena-partial = El encuentro se interrumpió: estas son las series terminadas.

arena-dropped = El final de { $path } estaba cortado: { $count ->
    [one] se quitó { $count } línea y su serie
   *[other] se quitaron { $count } líneas y su serie
} se jugará de nuevo.
arena-resumed = Se continúa: { $count } de { $total ->
    [one] { $total } serie ya está.
   *[other] { $total } series ya están.
}
arena-crowded = { $jobs ->
    [one] { $jobs } proceso
   *[other] { $jobs } procesos
} en { $cores ->
    [one] { $cores } núcleo
   *[other] { $cores } núcleos
}: quien piensa con reloj hace menos de lo que debería.
arena-interrupted = Interrumpido tras { $count } de { $total ->
    [one] { $total } serie
   *[other] { $total } series
}. { $again ->
    [yes] La misma orden continúa desde aquí.
   *[no] Con --out ARCHIVO.jsonl la misma orden continuaría desde aquí.
}
arena-kept = Todas las partidas están en { $path }
arena-reported = El informe está en { $path }

error-arena = Este encuentro no se puede jugar: { $detail }
error-arena-level = «{ $level }» no es un nivel; los niveles son { $levels }; search y net+ admiten también un límite, como search@500n o net+@50ms; net y net+, un archivo de pesos, como net:FILE.
error-arena-no-budget = { $level } no necesita tiempo para pensar: escribe solo { $level }.
error-arena-bot = Escribe el programa después de --bot, por ejemplo --bot "python mi_bot.py".
error-arena-contestants = { $count ->
    [0] No hay nadie que juegue
   *[other] Hay un solo jugador
}: indica dos niveles o más, por ejemplo greedy random.
error-arena-number = --{ $name } admite un número entero a partir de 1, no { $number }.
error-arena-budget = Indica --time-ms o --nodes, no ambos, con un número entero a partir de 1.
error-arena-players = Este juego no es para { $players }: elige de { $fewest } a { $most } jugadores.
error-arena-file = { $path } no se puede usar: { $detail }
error-arena-other = { $path } contiene otro encuentro; allí ≠ aquí: { $different }. Indica otro archivo, o los mismos ajustes.
error-arena-line = La línea { $number } de { $path } no es de una arena. Corrígela, o indica otro archivo.
error-arena-format = { $path } no contiene resultados de una arena. Indica otro archivo.
error-arena-ray = Ray no está instalado: pip install "voliera[ray]"
error-arena-ray-address = Ningún clúster de Ray responde en { $address }: { $detail }
error-arena-parquet = Los archivos Parquet necesitan pyarrow: pip install "voliera[data]"
error-arena-report = Los informes necesitan matplotlib: pip install "voliera[arena]"
error-arena-sprt = --sprt pide dos proporciones de victorias, primero la menor: --sprt 0.5,0.55
error-arena-sprt-two = --sprt es para un encuentro de dos: indica solo dos jugadores.

## Cuánto importa cada regla de Birdie

figure-birdie-early-pass = Pasos con dos o más cartas boca arriba
figure-birdie-early-pass-wins = Victorias de quienes pasaron tan pronto
figure-birdie-first-pass-wins = Victorias de quien pasó primero en la ronda { $subject }
figure-birdie-line = Cartas en una fila, ronda { $subject }
figure-birdie-ability = Habilidad { NAME($subject, case: "genitive") }: usos por jugador
figure-birdie-ability-wins = Habilidad { NAME($subject, case: "genitive") }: victorias de quienes la usaron
figure-birdie-owl-value = Valor anotado con la Lechuza
figure-birdie-trophies-taken = Trofeos tomados por partida
figure-birdie-trophies-changed = Trofeos que cambiaron de manos, por partida
figure-birdie-flaps = Aleteos marcados por jugador
figure-birdie-boxes = Casillas llenas por jugador
figure-birdie-points = { $subject ->
    [seasons] Puntos de estaciones, por jugador
    [birds] Puntos de pájaros, por jugador
    [pass] Puntos de Paso, por jugador
    [flap] Puntos de Aleteo, por jugador
   *[trophies] Puntos de Trofeos, por jugador
}
figure-birdie-without = { $subject ->
    [pass] Sin los puntos de Paso habría ganado otro
    [flap] Sin los puntos de Aleteo habría ganado otro
   *[trophies] Sin los Trofeos habría ganado otro
}

## Cuánto importa cada regla de Bower

figure-bower-earned = Bonificaciones obtenidas por jugador
figure-bower-kept = Losetas de bonificación conservadas por jugador
figure-bower-kept-some = Jugadores que conservaron de dos a cuatro
figure-bower-kept-tile = { BONUSES($subject) }: partidas en que se conservó
figure-bower-kept-tile-wins = { BONUSES($subject) }: victorias de quien la conservó
figure-bower-bonus-declined = Bonificaciones rechazadas por partida
figure-bower-effects-declined = Efectos rechazados por partida
figure-bower-impossible = Efectos imposibles, por partida
figure-bower-no-room = Turnos sin sitio por partida
figure-bower-groups-paid = Grupos mayores que dieron huevos
figure-bower-columns-paid = Columnas que dieron huevos
figure-bower-columns-two = Columnas que dieron dos huevos
figure-bower-by-shells = Grupos y columnas decididos por conchas
figure-bower-by-coloured-shells = Grupos y columnas decididos por las Conchas de colores
figure-bower-egg-tiles-paid = Losetas de huevo que dieron un huevo
figure-bower-level = Partidas empatadas en huevos
figure-bower-shared = Victorias compartidas
figure-bower-eggs = { $subject ->
    [groups] Huevos de grupos, por jugador
    [columns] Huevos de columnas, por jugador
   *[egg-tiles] Huevos de losetas de huevo, por jugador
}
