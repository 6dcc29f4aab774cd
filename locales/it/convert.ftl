### File di partite da un formato all’altro (`voliera convert`).

convert-done = { $count ->
    [one] { $count } partita salvata
   *[other] { $count } partite salvate
} in { $path }.

convert-fault-character = { $path }, riga { $line }, colonna { $column }: qui ci possono essere solo caratteri stampabili in UTF-8.
convert-fault-closing = { $path }, riga { $line }, colonna { $column }: qui ci vuole «]», la fine dell’intestazione.
convert-fault-comment = { $path }, riga { $line }, colonna { $column }: qui la riga deve finire, o ci vuole un commento dopo «;».
convert-fault-deal = { $path }, riga { $line }, colonna { $column }: questo seme distribuisce un inizio diverso da quello della partita salvata. La sua somma di controllo è { $wanted }.
convert-fault-deep = { $path }, riga { $line }, colonna { $column }: i valori possono stare uno dentro l’altro fino a { $wanted } livelli.
convert-fault-field = { $path }, riga { $line }, colonna { $column }: qui ci vuole il nome di un campo dell’azione.
convert-fault-format = { $path }, riga { $line }, colonna { $column }: qui ci vuole [Format { $wanted }], la prima riga di una partita.
convert-fault-header = { $path }, riga { $line }, colonna { $column }: qui ci vuole una delle intestazioni { $wanted }.
convert-fault-key = { $path }, riga { $line }, colonna { $column }: qui ci vuole un’intestazione come [Game "birdie"].
convert-fault-long = { $path }, riga { $line }, colonna { $column }: si leggono al massimo { $wanted } caratteri.
convert-fault-missing = { $path }, riga { $line }, colonna { $column }: a questa partita manca l’intestazione [{ $wanted } …].
convert-fault-once = { $path }, riga { $line }, colonna { $column }: questo si può indicare una volta sola.
convert-fault-record = { $path }, riga { $line }, colonna { $column }: qui ci vuole una partita salvata, un oggetto JSON.
convert-fault-rules = { $path }, riga { $line }, colonna { $column }: la partita non segue le regole ({ $wanted }).
convert-fault-seat = { $path }, riga { $line }, colonna { $column }: è il turno del posto { $wanted }.
convert-fault-value = { $path }, riga { $line }, colonna { $column }: qui ci vuole un valore: una parola, un numero, numeri separati da virgole o JSON.
convert-fault-verb = { $path }, riga { $line }, colonna { $column }: qui ci vuole un’azione, che inizia con la sua parola.

error-convert-format = «{ $format }» non è un formato: scegline uno tra { $choices }.
error-convert-empty = In { $path } non c’è nessuna partita.
error-convert-one = { $path } contiene più partite, e un file JSON ne contiene una: scegli --to jsonl o --to text.
