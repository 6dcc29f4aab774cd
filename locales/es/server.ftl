### El servidor (`voliera serve`): lo que lee quien lo inicia, por qué no puede arrancar, y la pequeña página del navegador.

serve-running = Voliera está en marcha: { $url }
serve-lan = Los amigos de la misma red abren { $url } o escanean esto:
serve-lan-none = No se ha encontrado ninguna red: por ahora solo se puede jugar desde este ordenador.
serve-lan-open = Cualquiera de esta red puede entrar, y lo que se envía no va cifrado.
serve-stop = Ctrl-C lo detiene. Todo lo confirmado se conserva.
serve-stopped = Detenido. Todo lo confirmado se conserva.

error-serve-taken = El puerto { $port } lo ocupa otro programa. Prueba: voliera serve --port { $free }
error-serve-rights = El puerto { $port } exige más permisos de los que tienes aquí: elige uno por encima del 1023 con --port.
error-serve-host = «{ $host }» no es una dirección de este ordenador: quita --host, o usa --lan para los amigos de la misma red.
error-serve-lan-host = --lan escucha en todas las redes de este ordenador, --host en una sola dirección: usa solo una de las dos.
error-serve-number = { $option } admite un número de { $least } a { $most }, no { $given }.
error-serve-environment = En el entorno se espera un número: VOLIERA_PORT, VOLIERA_THINKERS y todas las VOLIERA_LIMIT_… son números. Corrige la variable, o quítala.
error-serve-origin = «{ $origin }» no es un origen: escríbelo como https://juegos.example o http://10.0.0.5:8080.
error-serve-proxies = «{ $address }» no es una dirección: --proxies admite direcciones y redes, como 127.0.0.1,10.0.0.0/8.
error-serve-web = En { $path } no hay index.html: VOLIERA_WEB indica la carpeta de las páginas para el navegador.
error-serve-workers = { $workers ->
    [one] { $workers } proceso necesita
   *[other] { $workers } procesos necesitan
} una base de datos y un bus en común: indica --database postgresql://… y --redis redis://…, o quita --workers.
error-serve-start = El servidor no ha podido arrancar. El registro de arriba dice por qué.

error-serve-database-bad-url = { $why ->
    [scheme] No se entiende la dirección de la base de datos: empieza por postgresql:// o sqlite:///, o es la ruta de un archivo.
    [file] Una base de datos en un archivo se escribe sqlite:///ruta/del/archivo.db, o solo con su ruta.
   *[other] No se entiende la dirección de la base de datos: escríbela como postgresql://usuario:clave@host:5432/voliera.
}
error-serve-database-not-writable = { $why ->
    [rights] Este usuario no puede modificar la base de datos { $place }: dale permiso para crear tablas.
   *[other] No se puede escribir { $place }: revisa la carpeta, sus permisos y el espacio en disco, o indica otro archivo con --database.
}
error-serve-database-locked = Otra Voliera está usando { $place }. Detenla, o indica otro archivo con --database.
error-serve-database-damaged = { $why ->
    [foreign] { $place } contiene otra cosa, no las tablas de Voliera. No se ha tocado; indica otra con --database.
   *[other] { $place } está dañado. No se ha tocado. Recupera una copia de seguridad; si no la hay, salva lo que se pueda leer con: sqlite3 { $place } ".recover" | sqlite3 new.db — e indica ese archivo con --database. Véase «A damaged file» en docs/operations.md.
}
error-serve-database-newer = { $place } lo escribió una Voliera más reciente. No se ha tocado; usa esa versión, o indica otra base de datos con --database.
error-serve-database-missing = En { $place } no hay ninguna base de datos. Indica la del servidor con --database.
error-serve-database-older = { $place } lo escribió una Voliera más antigua. No se ha tocado; inicia una vez el servidor con esta versión, que la actualiza.
error-serve-database-unreachable = { $why ->
    [login] La base de datos { $place } rechaza el usuario o la clave: revísalos en la dirección.
    [no_database] La base de datos { $place } no existe: créala antes, con createdb.
   *[other] La base de datos { $place } no responde: comprueba que está en marcha, y su dirección.
}
error-serve-redis-unreachable = { $why ->
    [login] Redis en { $place } rechaza el usuario o la clave: revísalos en la dirección.
   *[other] Redis en { $place } no responde: comprueba que está en marcha, y su dirección.
}
error-serve-redis-bad-url = No se entiende la dirección de Redis: escríbela como redis://host:6379/0.

page-title = Voliera: el servidor está en marcha
page-running = El servidor está en marcha. Aquí las mesas esperan a los jugadores.
page-browser = Las páginas para el navegador no forman parte de esta instalación: por ahora se juega desde la terminal.
page-join = ¿Te han dado un enlace? Cópialo entero, con lo que sigue al #, y dáselo a la terminal entre comillas:
page-secret = El enlace es tu sitio: no se lo enseñes a nadie más.
page-alone = Sin enlace puedes jugar en tu propia mesa:
page-api = Para programas: la descripción de la interfaz
