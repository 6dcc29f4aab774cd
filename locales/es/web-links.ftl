### Enlaces: adónde lleva uno, crearlos y compartirlos; y el camino a otro dispositivo.

web-links-invited = { $game ->
    [bower] Una invitación a Bower
   *[birdie] Una invitación a Birdie
}
web-links-watching = { $game ->
    [bower] Mira una partida de Bower
   *[birdie] Mira una partida de Birdie
}
web-links-coaching = { $game ->
    [bower] Aconseja en una partida de Bower
   *[birdie] Aconseja en una partida de Birdie
}
web-links-from = de { $name }
web-links-invited-text = Siéntate: no hace falta ninguna cuenta.
web-links-about-game = { $game ->
    [bower] Toma losetas, construye tu nido, gana los huevos.
   *[birdie] Reúne cartas, forma la fila, busca los conjuntos.
}
web-links-watching-text = Verás lo que ven todos en la mesa.
web-links-coaching-text = Verás lo que ve { $name }, mano incluida.
web-links-name = Tu nombre
web-links-sit = Sentarse
web-links-watch = Mirar
web-links-coach = Aconsejar
web-links-full = Todos los sitios están ocupados
web-links-full-text = Alguien fue más rápido. Pide un enlace para mirar o juega una partida tuya.
web-links-over-text = Esta partida ha terminado. Aún puedes ver su final.
web-links-bad = Este enlace no lleva a ninguna parte
web-links-bad-text = Se retiró o se copió a medias. Pide uno nuevo.
web-links-home = A la página de inicio
web-links-who = Quién se sienta aquí

web-links-title = Enlaces
web-links-kind = Para qué es el enlace
web-links-kind-invite = Invitar
web-links-kind-watch = Mirar
web-links-kind-coach = Aconsejar
web-links-about-invite = Quien lo abra puede ocupar un sitio libre.
web-links-about-watch = Quien lo abra puede mirar, sin ver cartas ni huevos ocultos.
web-links-about-coach = Quien lo abra ve tu sitio como tú, mano incluida.
web-links-no-seat = No hay sitios libres: ahora no se puede invitar a nadie.
web-links-make = Crear un enlace
web-links-made = Enlaces que aún sirven
web-links-none = Aún no has creado enlaces para esta mesa.
web-links-revoke = Retirar
web-links-revoked = Retirado: ya no lleva a ninguna parte.
web-links-when = creado { $ago }

web-links-share-text = { $game ->
    [bower] Bower está en la mesa: ven a jugar.
   *[birdie] Birdie está en la mesa: ven a jugar.
}
web-links-qr = Código QR del enlace
web-links-address = Dirección del enlace
web-links-here-only = Esta dirección solo funciona en este ordenador. Para tus amigos, inicia el servidor con «voliera serve --lan» y abre la dirección que indica.

web-links-device = Otro dispositivo
web-links-device-text = Escanéalo con el otro dispositivo o abre allí el enlace. Después jugarás como { $name } en los dos dispositivos.
web-links-device-expires = { $minutes ->
    [one] Vale una vez, durante { $minutes } minuto.
   *[other] Vale una vez, durante { $minutes } minutos.
}
web-links-device-expired = Este código ha caducado.
web-links-device-new = Un código nuevo
web-links-claim = Seguir aquí
web-links-claim-text = Este dispositivo jugará como la persona que creó el código, con todas sus mesas.
web-links-claim-instead = En este dispositivo eras { $name }. Ese nombre y sus mesas ya no estarán aquí.
web-links-claim-yes = Sí, seguir aquí
web-links-claim-no = No, me quedo como estoy
web-links-claim-bad = Este código ya no sirve
web-links-claim-bad-text = Ya se usó o ha caducado. Crea uno nuevo en el otro dispositivo.
