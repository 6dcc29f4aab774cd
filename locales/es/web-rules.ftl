### La página de las reglas: búsqueda, capítulos, reglas, y una regla sobre la mesa.

web-rules-title = Reglas
web-rules-game = Juego
web-rules-search = Buscar en las reglas
web-rules-clear = Borrar
web-rules-all = Todas
web-rules-chapters = Capítulos
# A switch: not only the one-sentence form of each statement, but all of it.
web-rules-in-full = Mostrar cada regla completa
web-rules-also = Véase también
# Copies the address of one statement.
web-rules-copy = Copiar el enlace
web-rules-example = Ejemplo
web-rules-everything = Todas las reglas

web-rules-count = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
web-rules-none = No hay resultados para «{ $query }»
web-rules-meant = ¿Querías decir «{ $words }»?
web-rules-fewer = Prueba con menos palabras, o solo con el principio de una.
web-rules-other = { $count ->
    [one] { $count } regla en { $game }
   *[other] { $count } reglas en { $game }
}
web-rules-unknown = No hay ninguna regla { $number }.
