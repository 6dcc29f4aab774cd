### La página de inicio, las listas de mesas y la página de las direcciones que no llevan a ninguna parte.

web-home-tag = Dos juegos de pájaros para mesa y pantalla: juega, aprende, anota los puntos
web-home-settings = Idioma y ajustes
web-home-night = Noche
web-home-day = Día
web-home-device = Seguir en otro dispositivo
web-home-door-birdie = cartas · 2–4
web-home-door-bower = losetas · 2
web-home-line-birdie = Reúne cartas, forma la fila, busca los conjuntos
web-home-line-bower = Toma losetas, colócalas, gana los huevos
web-home-about = Acerca de Voliera
web-home-games = Los juegos
web-home-play = Jugar ahora
web-home-play-sub = { $game ->
    [bower] Bower contra un bot
   *[birdie] Birdie contra un bot
}
web-home-invite = Invitar
web-home-invite-sub = { $game ->
    [bower] a alguien a Bower
   *[birdie] a alguien a Birdie
}
web-home-find = Buscar rival
web-home-find-sub = { $count ->
    [0] nadie espera aún
    [one] { $count } espera
   *[other] { $count } esperan
}
web-home-finding = buscando…
web-home-live = { $count ->
    [one] Se juega en { $count } mesa
   *[other] Se juega en { $count } mesas
}
web-home-live-sub = mirar
web-home-deal = Reparto del día
# $state: new, begun or done; $count: how many have played it.
web-home-deal-sub = { $state ->
    [begun] tu partida continúa
    [done] compara los resultados
   *[new] el mismo para todos
} · { $count ->
    [0] nadie lo ha jugado todavía
    [one] lo ha jugado { $count } persona
   *[other] lo han jugado { $count }
}
web-home-together = Juntos aquí
web-home-together-sub = en un solo dispositivo
web-home-opening = Abriendo la mesa…
web-home-tables = Mis mesas
web-home-waiting = Te esperan
web-home-all = Todas las mesas
web-home-none = Aún no hay ninguna mesa. Llama a una puerta o juega ahora.

web-home-besides = Más
web-home-puzzle = Problema del día
web-home-puzzle-sub = Uno nuevo cada día
web-home-puzzle-solved = Resuelto hoy
web-home-puzzle-split = La mejor división de una fila
web-home-puzzle-chain = La mejor cadena de una fila
web-home-puzzle-placement = El mejor sitio para una loseta
web-home-puzzle-gift = Qué regalar
web-home-sheet = Hoja de puntuación
web-home-sheet-sub = Para la partida en tu mesa
web-home-sheet-open = Seguir contando
web-home-learn = Aprende
web-home-learn-sub = Aprender en cinco minutos
web-home-learn-open = { $game ->
    [bower] Seguir con Bower
   *[birdie] Seguir con Birdie
}
web-home-new-here = ¿Primera vez? Tú juegas, nosotros explicamos.
web-home-rules = Reglas
web-home-rules-sub = Todas las reglas, para leer y buscar
# Se dice de una lección o de una hoja que se puede continuar.
web-home-go-on = en curso

web-home-with = { $game ->
    [bower] Bower con { $names }
   *[birdie] Birdie con { $names }
}
web-home-between = { $game ->
    [bower] Bower: { $names }
   *[birdie] Birdie: { $names }
}
web-home-at-your-turn = tu turno
web-home-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
web-home-left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
}
web-home-at-their-turn = le toca a { $player }
web-home-at-free = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
web-home-at-you-won = has ganado, { $score }
web-home-at-won = ha ganado { $player }, { $score }
web-home-at-shared = victoria compartida, { $score }
web-home-at-you-resigned = te has rendido
web-home-at-resigned = { $player } se ha rendido

web-home-lists = Qué mesas
web-home-list-mine = Mías
web-home-list-open = Abiertas
web-home-list-finished = Terminadas
web-home-tables-title = Mesas
web-home-new = Mesa nueva
web-home-more = Mostrar más
web-home-join = Sentarse
web-home-remove = Borrar de este dispositivo
web-home-remove-title = ¿Borrar esta partida?
web-home-remove-text = Desaparecerá para siempre de este dispositivo y ya no contará en tu perfil.
web-home-remove-no = Conservarla
web-home-remove-yes = Borrar
web-home-empty-mine = El cable aún está vacío
web-home-empty-mine-text = Abre una mesa: desde aquí podrás seguir jugando cuando quieras.
web-home-empty-open = Nadie está esperando ahora mismo
web-home-empty-open-text = Abre tú una mesa pública y los demás te encontrarán aquí.
web-home-empty-finished = Aún no ha terminado ninguna partida
web-home-empty-finished-text = Las partidas terminadas se quedan aquí, con el nombre de quien ganó.

web-home-nowhere = Aquí no hay nada
web-home-nowhere-text = Este pájaro ha volado. Quizá la dirección se copió a medias.
web-home-go = A la página de inicio
