### Entrenamiento (`voliera learn`): progreso en vivo, y lo que se rechaza.

learn-count = { NUMBER($value, maximumFractionDigits: 0) }
learn-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
learn-decisions = Decisiones
learn-rate = Decisiones por segundo
learn-time = Tiempo
learn-left = { $seconds } s, quedan { $left } s
learn-figure-policy = Error de la política
learn-figure-value = Error del valor
learn-figure-entropy = Entropía
learn-figure-change = Cambio de la política
learn-figure-clipped = Decisiones limitadas
learn-figure-agreement = Elecciones iguales, en partidas reservadas
learn-last = Contra su versión anterior
learn-opponent = Contra el rival
learn-against = { $weights } contra { $level }
learn-share = { $share } (de { $low } a { $high })
error-learn = Esta red no puede aprender así: { $detail }
learn-run = Entrenamiento { $number } de { $runs }
learn-preparing = Preparando las partidas. La primera vez se compilan las reglas: unos minutos …
learn-resumed = Reanudado al { $share }: { $seconds } s, decisiones: { $decisions }
learn-measuring = Midiendo los últimos pesos. Ctrl-C lo omite.
learn-written = Pesos, registro y curvas están en { $folder }: last.net, log.jsonl, report.svg.
learn-stopped = Interrumpido. Los pesos y el punto de control están en { $folder }; se continúa con --resume.
