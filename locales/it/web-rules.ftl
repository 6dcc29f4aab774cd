### La pagina delle regole: ricerca, capitoli, regole, e una regola sopra il tavolo.

web-rules-title = Regole
web-rules-game = Gioco
web-rules-search = Cerca nelle regole
web-rules-clear = Cancella
web-rules-all = Tutte
web-rules-chapters = Capitoli
# A switch: not only the one-sentence form of each statement, but all of it.
web-rules-in-full = Mostra ogni regola per intero
web-rules-also = Vedi anche
# Copies the address of one statement.
web-rules-copy = Copia il link
web-rules-example = Esempio
web-rules-everything = Tutte le regole

web-rules-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
web-rules-none = Nessun risultato per «{ $query }»
web-rules-meant = Intendevi «{ $words }»?
web-rules-fewer = Prova con meno parole, o solo con l’inizio di una.
web-rules-other = { $count ->
    [one] { $count } regola in { $game }
   *[other] { $count } regole in { $game }
}
web-rules-unknown = La regola { $number } non esiste.
