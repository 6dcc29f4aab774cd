### Rifiuti di Bower: che cosa non va e che cosa scrivere. Numero e frase della regola seguono da soli.

error-bower-which-tile = Prima scegli una tessera della tua mano: scrivi il suo numero.
error-bower-where = Scrivi il quadrato per la prima metà della tessera, per esempio 3b.
error-bower-no-tile = Nella tua mano non c’è la tessera { $number }; ha { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}.
error-bower-gift = In questo turno devi piazzare il regalo: scrivi un quadrato, per esempio 3b.
error-bower-cover-only = Devi piazzare la tessera pescata sopra altre: scrivi un quadrato, per esempio 3b.
error-bower-own-nest = { $square } è nel nido avversario: le tessere vanno nel tuo.
error-bower-neighbours = I due quadrati non sono adiacenti.
error-bower-no-place = La tessera non può stare in { $square }: { $why ->
    [outside] uscirebbe dal nido
    [filled] lì c’è già una tessera
    [hole] accanto non c’è un secondo quadrato vuoto
   *[apart] non toccherebbe né la plancia né una tessera
}.
error-bower-no-cover = In { $square } la tessera non starebbe su due quadrati pieni.
error-bower-must-play = Finché c’è spazio una tessera va piazzata.
error-bower-must-cover = La tessera è stata pescata: va piazzata.
error-bower-must-choose = Qui non si può rinunciare: scrivi un numero.
error-bower-number = Scrivi un numero da 1 a { $count }.
error-bower-square = Scrivi un quadrato, per esempio 3b.
error-bower-yes-or-no = Scrivi ok, oppure n per rinunciare.
error-bower-spy = Scrivi la colonna di un ovetto dell’avversario: { LIST($columns) }.
error-bower-own-square = { $square } non va bene: scegli un quadrato pieno del tuo nido.
error-bower-branch-ends = In { $square } un’estremità del Ramo uscirebbe dal nido: prova l’altra direzione.
error-bower-branch-way = Scrivi la direzione: { $square } riga o { $square } colonna.
error-bower-nothing-to-cross = In { $square } non c’è né una Piuma né un Fiore.
error-bower-which-object = In { $square } ce n’è più d’uno: { $objects }. Scrivi per esempio { $square } { $example }.
error-bower-note = Scrivi una colonna e un’ipotesi, per esempio: nota 2 piuma rossa
error-bower-note-known = L’ovetto della colonna { $column } lo conosci già.
