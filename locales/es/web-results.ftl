### El final de una partida: lo que ofrece cada resultado.

web-results-replay = Repetición
web-results-home = Inicio
web-results-again = Otra vez
web-results-play = Juega tú también
web-results-score = Puntuación
web-results-wins = { $who ->
    [you] ¡Has ganado!
   *[other] Gana { $player }
}
web-results-resigned = { $who ->
    [you] Te has rendido
   *[other] { $player } se ha rendido
}
web-results-turned = El momento clave
web-results-turned-sub = el entrenador muestra la jugada
web-results-fair = ¿Fue limpio el reparto?
web-results-fair-kept = Promesa cumplida: el reparto es el que se selló antes de la primera jugada.
web-results-fair-broken = El reparto no es el que se selló: aquí algo va mal.
web-results-fair-seal = Sello
web-results-fair-how = Antes de la primera jugada el servidor selló el reparto. Ahora que la partida ha terminado muestra lo que selló, y tu navegador los ha comparado.

web-results-card-wins = ¡Gana { $name }!
web-results-card-shared = Victoria compartida
web-results-card-against = { $shared ->
    [yes] { $names }
   *[no] contra { $names }
}
web-results-card-best = el mejor conjunto: { $count }
web-results-card-see = mira la partida o juega tú
web-results-share-picture = Imagen del resultado
web-results-share-shape = Formato
web-results-share-wide = Ancho
web-results-share-tall = Alto
web-results-share-save = Guardar la imagen
web-results-share-pass = Compartir la imagen
web-results-share-failed = Este dispositivo no ha podido crear la imagen.
web-results-share-embed = Insertar la repetición
web-results-share-embed-about = Un código para tu página web
web-results-share-embed-copied = Copiado. Pégalo en tu página.
web-results-share-embed-copy = Copia este código en tu página:
