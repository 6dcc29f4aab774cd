### `voliera reports`: lo que las personas de un servidor denuncian de otras.

# $count is how many reports there are.
reports-end = { $count ->
    [0] No hay denuncias.
   *[other] voliera reports close ID cierra una denuncia: se borra.
}
reports-more = { $count ->
    [one] Hay { $count } más: la muestra --most.
   *[other] Hay { $count } más: las muestra --most.
}
reports-why = { $why ->
    [words] mensajes
    [name] nombre
    [play] forma de jugar
   *[other] otra cosa
}
# $by and $about are people: the name, and the id in brackets.
reports-who = { $by } sobre { $about }, mesa { $table }
reports-text = «{ $text }»
reports-said = Sus últimas líneas en la mesa:
reports-closed = La denuncia { $id } está cerrada: se ha borrado.
error-reports-unknown = No hay ninguna denuncia { $id }: voliera reports las enumera.
error-reports-unavailable = La base de datos no responde. Inténtalo otra vez; si el servidor la está usando, dentro de un momento.
