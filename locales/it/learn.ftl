### Allenamento (`voliera learn`): avanzamento dal vivo, e che cosa viene rifiutato.

learn-count = { NUMBER($value, maximumFractionDigits: 0) }
learn-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
learn-decisions = Decisioni
learn-rate = Decisioni al secondo
learn-time = Tempo
learn-left = { $seconds } s, ne mancano { $left }
learn-figure-policy = Errore della politica
learn-figure-value = Errore del valore
learn-figure-entropy = Entropia
learn-figure-change = Cambiamento della politica
learn-figure-clipped = Decisioni limitate
learn-figure-agreement = Scelte uguali, in partite messe da parte
learn-last = Contro la sua versione precedente
learn-opponent = Contro l’avversario
learn-against = { $weights } contro { $level }
learn-share = { $share } (da { $low } a { $high })
error-learn = Questa rete non si può allenare: { $detail }
learn-run = Allenamento { $number } di { $runs }
learn-preparing = Preparo le partite. La prima volta si compilano le regole: qualche minuto …
learn-resumed = Ripreso al { $share }: { $seconds } s, decisioni: { $decisions }
learn-measuring = Misuro gli ultimi pesi. Ctrl-C lo salta.
learn-written = Pesi, registro e curve sono in { $folder }: last.net, log.jsonl, report.svg.
learn-stopped = Interrotto. Pesi e punto di ripresa sono in { $folder }; si continua con --resume.
