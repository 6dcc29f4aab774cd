### Los tutoriales: lo que rodea cada lección. $game es "birdie" o "bower".

web-learn-title = { $game ->
    [bower] Lección de Bower
   *[birdie] Lección de Birdie
}
web-learn-step = Paso { $step } de { $steps }
web-learn-progress = Por dónde vas
web-learn-steps = Todos los pasos
web-learn-teacher = Quien enseña
web-learn-leave = Salir de la lección
web-learn-settings = Idioma y ajustes
web-learn-back = Atrás
web-learn-forward = Paso siguiente
web-learn-next = Seguir
web-learn-finish = Terminar
web-learn-show = Muéstrame
web-learn-not-yet = Buena idea, pero para otro día. Por ahora:
web-learn-nina = Nina
web-learn-leo = Leo

web-learn-choose = Aprende a jugar
web-learn-choose-sub = Cinco minutos cada uno, y juegas tú
web-learn-choose-birdie = Pájaros en el cable
    .sub = Reúne cartas, forma la fila, busca los conjuntos
web-learn-choose-bower = Un nido para presumir
    .sub = Toma losetas, colócalas, gana los huevos
web-learn-state = { $state ->
    [begun] Continuar
    [done] Otra vez
   *[new] Empezar
}

web-learn-done = { $game ->
    [bower] Ya sabes jugar a Bower
   *[birdie] Ya sabes jugar a Birdie
}
web-learn-done-text = Lo demás se aprende jugando. Las reglas están siempre a un toque.
web-learn-play = Juega tu primera partida
    .sub = { $game ->
        [bower] Bower contra un bot amable
       *[birdie] Birdie contra un bot amable
    }
web-learn-opening = Abriendo la mesa…
web-learn-other = { $game ->
    [bower] Aprende también a jugar a Bower
   *[birdie] Aprende también a jugar a Birdie
}
web-learn-again = Repetir la lección
web-learn-rules = Leer las reglas
web-learn-home = Inicio
