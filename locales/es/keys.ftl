### Lo que se puede escribir. word-…: las palabras aceptadas, la primera es la que se muestra. Las inglesas valen siempre.

word-help = ? ayuda
word-undo = u deshacer
word-save = guardar
word-quit = q salir
word-rule = r regla reglas
word-resign = rendirse
word-take = tomar
word-ok = ok
word-keep = conservar
word-me = yo persona
word-yes = s si sí ok
word-no = n no
word-forward = adelante
word-back = a atras atrás
word-last = fin

hint-replay = Paso { $step } de { $count } · Intro adelante · a atrás · un número salta · fin · q sale

help-title = Lo que puedes escribir
help-undo = deshaz el último paso de tu turno, mientras no se haya robado ni mostrado nada
    .keys = u
help-rule = muestra una regla por su número
    .keys = { $rule }
help-save = guarda la partida, aquí o en el archivo que quieras
    .keys = guardar
help-resign = ríndete: la partida termina enseguida y gana el rival
    .keys = rendirse
help-quit = deja la mesa
    .keys = q
