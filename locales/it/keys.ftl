### Che cosa si può scrivere. word-…: le parole accettate, la prima è quella mostrata. Valgono sempre anche le inglesi.

word-help = ? aiuto
word-undo = u annulla
word-save = salva
word-quit = q esci
word-rule = r regola regole
word-resign = abbandona
word-take = prendi
word-ok = ok
word-keep = tieni
word-me = io persona
word-yes = s si sì ok
word-no = n no
word-forward = avanti
word-back = i indietro
word-last = fine

hint-replay = Passo { $step } di { $count } · Invio avanti · i indietro · un numero salta · fine · q esce

help-title = Che cosa puoi scrivere
help-undo = annulla l’ultimo passo del tuo turno, finché nulla è stato pescato o mostrato
    .keys = u
help-rule = mostra una regola con il suo numero
    .keys = { $rule }
help-save = salva la partita, qui o in un file a scelta
    .keys = salva
help-resign = abbandona la partita: finisce subito e vince l’avversario
    .keys = abbandona
help-quit = lascia il tavolo
    .keys = q
