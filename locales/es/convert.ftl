### Archivos de partidas de un formato a otro (`voliera convert`).

convert-done = { $count ->
    [one] { $count } partida guardada
   *[other] { $count } partidas guardadas
} en { $path }.

convert-fault-character = { $path }, línea { $line }, columna { $column }: aquí solo puede haber caracteres imprimibles en UTF-8.
convert-fault-closing = { $path }, línea { $line }, columna { $column }: aquí hace falta «]», el final del encabezado.
convert-fault-comment = { $path }, línea { $line }, columna { $column }: aquí la línea debe terminar, o hace falta un comentario después de «;».
convert-fault-deal = { $path }, línea { $line }, columna { $column }: esta semilla reparte un comienzo distinto del de la partida guardada. Su suma de control es { $wanted }.
convert-fault-deep = { $path }, línea { $line }, columna { $column }: los valores pueden estar unos dentro de otros hasta { $wanted } niveles.
convert-fault-field = { $path }, línea { $line }, columna { $column }: aquí hace falta el nombre de un campo de la acción.
convert-fault-format = { $path }, línea { $line }, columna { $column }: aquí hace falta [Format { $wanted }], la primera línea de una partida.
convert-fault-header = { $path }, línea { $line }, columna { $column }: aquí hace falta uno de los encabezados { $wanted }.
convert-fault-key = { $path }, línea { $line }, columna { $column }: aquí hace falta un encabezado como [Game "birdie"].
convert-fault-long = { $path }, línea { $line }, columna { $column }: se leen como máximo { $wanted } caracteres.
convert-fault-missing = { $path }, línea { $line }, columna { $column }: a esta partida le falta el encabezado [{ $wanted } …].
convert-fault-once = { $path }, línea { $line }, columna { $column }: esto se puede indicar una sola vez.
convert-fault-record = { $path }, línea { $line }, columna { $column }: aquí hace falta una partida guardada, un objeto JSON.
convert-fault-rules = { $path }, línea { $line }, columna { $column }: la partida no sigue las reglas ({ $wanted }).
convert-fault-seat = { $path }, línea { $line }, columna { $column }: es el turno del sitio { $wanted }.
convert-fault-value = { $path }, línea { $line }, columna { $column }: aquí hace falta un valor: una palabra, un número, números separados por comas o JSON.
convert-fault-verb = { $path }, línea { $line }, columna { $column }: aquí hace falta una acción, que empieza con su palabra.

error-convert-format = «{ $format }» no es un formato: elige uno de estos: { $choices }.
error-convert-empty = En { $path } no hay ninguna partida.
error-convert-one = { $path } contiene varias partidas, y un archivo JSON contiene una: elige --to jsonl o --to text.
