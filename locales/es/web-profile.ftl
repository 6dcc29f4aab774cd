### El perfil: lo que se ha hecho, cómo guardarlo y cómo borrarlo.

web-profile-since-month = desde { $month }
web-profile-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-profile-choose = Elige un pájaro
web-profile-plumage-robin = Petirrojo
web-profile-plumage-owl = Lechuza
web-profile-plumage-pigeon = Paloma
web-profile-plumage-woodpecker = Pájaro Carpintero
web-profile-plumage-bowerbird = Pergolero
web-profile-season = Estación de fondo
web-profile-season-spring = Primavera
web-profile-season-summer = Verano
web-profile-season-autumn = Otoño
web-profile-season-winter = Invierno
web-profile-streaks = Rachas
web-profile-streak-days = { $count ->
    [one] día seguido
   *[other] días seguidos
}
web-profile-streak-wins = { $count ->
    [one] victoria seguida
   *[other] victorias seguidas
}
web-profile-streak-longest = racha de días más larga
web-profile-ratings = Clasificación
web-profile-rating = Clasificación { $rating }
web-profile-month = { $change } en un mes
web-profile-wires = Mis cables
web-profile-wires-sub = { $count ->
    [one] { $count } pájaro, { $left } por llegar
   *[other] { $count } pájaros, { $left } por llegar
}
web-profile-not-yet = todavía no
web-profile-missing = { $have } de { $need }
web-profile-lost-by = derrota por { $points }
web-profile-bird-first-win = Primera victoria
web-profile-bird-puzzles = Siete problemas seguidos
web-profile-bird-eight-sets = Ocho conjuntos en una fila
web-profile-bird-four-trophies = Los cuatro Trofeos
web-profile-bird-ten-eggs = Diez huevos
web-profile-bird-random = Gorrión vencido
web-profile-bird-greedy = Urraca vencida
web-profile-bird-heuristic = Arrendajo vencido
web-profile-bird-search = Cuervo vencido
web-profile-bird-strongest = Garza vencida
web-profile-bird-lessons = Las dos lecciones
web-profile-bird-days = Siete días seguidos
web-profile-bird-games = 100 partidas
web-profile-bird-friend = Un amigo invitado
web-profile-bird-variants = Una victoria en cada variante
web-profile-bird-deals = Diez repartos del día
web-profile-duels = Cara a cara
web-profile-duels-sub = victorias : derrotas
web-profile-bot = bot
web-profile-gone = Alguien que se fue
web-profile-all = Mostrar a todos
web-profile-figures = Cifras
web-profile-variant = Juego y variante
web-profile-col-games = partidas
web-profile-col-won = ganadas
web-profile-col-drawn = empates
web-profile-col-average = media
web-profile-col-best = máximo
web-profile-history = Todas las partidas
web-profile-search-name = Nombre de un rival
web-profile-search-game = Juego
web-profile-search-outcome = Resultado
web-profile-any-game = Ambos
web-profile-any-outcome = Cualquiera
web-profile-outcome-won = ganada
web-profile-outcome-drawn = empate
web-profile-outcome-lost = perdida
web-profile-points-birdie = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-profile-points-bower = { $points ->
    [one] { $points } huevo
   *[other] { $points } huevos
}
web-profile-dates = Fechas
web-profile-since = Desde
web-profile-until = Hasta
web-profile-none = Ninguna partida coincide.
web-profile-keep = Conserva tu perfil
web-profile-keep-text = No hay cuenta: te conoce este dispositivo. Con una llave de acceso o un código de recuperación recuperas tu perfil en otro dispositivo, o si pierdes este.
web-profile-code-once = Anótalo: se muestra solo ahora y sirve una vez.
web-profile-passkey = Llave de acceso
web-profile-passkey-since = desde el { $day }
web-profile-remove = Quitar
web-profile-add-passkey = Añadir una llave de acceso
web-profile-new-code = Crear un código de recuperación
web-profile-another-code = Reemplazar el código de recuperación
web-profile-no-passkeys = Las llaves de acceso necesitan una dirección https con nombre de dominio.
web-profile-come-back = Tengo una llave de acceso o un código de recuperación
web-profile-instead = { $name } desaparecerá de este dispositivo. Si quieres recuperar ese perfil, consérvalo antes.
web-profile-use-passkey = Usar una llave de acceso
web-profile-code = Código de recuperación
web-profile-use-code = Usar
web-profile-code-wrong = Este código de recuperación ya se ha usado o reemplazado, o está mal escrito.
web-profile-sign-out = Cerrar sesión en este dispositivo
web-profile-sign-out-others = Cerrar sesión en todos los demás
web-profile-others-out = La sesión está cerrada en todos los demás dispositivos.
web-profile-lost-device = ¿Has perdido un dispositivo? Cierra la sesión en todos los demás: quien lo encuentre podría jugar por ti.
web-profile-sign-out-title = ¿Cerrar sesión en este dispositivo?
web-profile-sign-out-text = Este dispositivo olvida el perfil { $name } y ya no te avisa cuando te toca. Una llave de acceso o el código de recuperación te devuelve el perfil.
web-profile-sign-out-lost = No hay llave de acceso ni código de recuperación. Si el perfil { $name } no está abierto en otro dispositivo, nada te lo devolverá. Crea antes un código y anótalo.
web-profile-sign-out-stays = Los problemas, las hojas de puntuación y las partidas sin servidor se quedan en este dispositivo.
web-profile-sign-out-sure = Ya no necesito este perfil
web-profile-sign-out-no = Seguir aquí
web-profile-sign-out-yes = Cerrar sesión
web-profile-data = Tus datos
web-profile-data-text = Todo lo que este servidor y este dispositivo guardan de ti, en un archivo. O bórralo todo.
web-profile-data-device = Todo lo que este dispositivo guarda de ti, en un archivo. O bórralo todo.
web-profile-export = Guardar en un archivo
web-profile-exporting = Reuniendo…
web-profile-erase = Borrar todo
web-profile-erase-title = ¿Borrar todo sobre ti?
web-profile-erase-text = Tu nombre, pájaro, clasificación, cifras, pájaros del cable, llaves de acceso, códigos, chat y partidas contra bots desaparecerán, aquí y en el servidor. No se puede deshacer.
web-profile-erase-stays = Las partidas con otras personas se quedan para ellas, sin tu nombre. Donde aún juegas, un bot ocupa tu sitio.
web-profile-erase-sure = Sé que nadie podrá recuperarlo
web-profile-erase-no = Conservarlo
web-profile-erase-yes = Borrar
web-profile-erasing = Borrando…
web-profile-away = No se puede contactar con el servidor: esto es lo que sabe el dispositivo.
web-profile-device-only = Esta página funciona sin servidor: cuenta lo que se jugó en este dispositivo.
web-profile-friends = Amigos
