### L’arena (`voliera arena`): partite di bot, tabelle e rapporto. Una serie è una distribuzione, giocata in ogni posto.

arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, maximumFractionDigits: 3) }
arena-headline = { $game }, { $variant }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}

arena-heading-results = Vittorie
arena-heading-cross = Tabella incrociata
arena-heading-ratings = Punteggi Elo
arena-heading-order = Chi comincia
arena-heading-scores = { $game ->
    [bower] Uova
   *[other] Punti
}
arena-heading-thinking = Tempo per pensare
arena-heading-rules = Quanto conta ogni regola

arena-column-contestant = giocatore
arena-column-against = contro
arena-column-units = serie
arena-column-win = percentuale di vittorie
arena-column-interval = 95%
arena-column-rating = Elo
arena-column-place = ordine di gioco
arena-column-mean = media
arena-column-deviation = deviazione
arena-column-quartiles = minimo · ¼ · ½ · ¾ · massimo
arena-column-decisions = decisioni
arena-column-mean-ms = ms in media
arena-column-most-ms = ms al massimo
arena-column-failures = errori
arena-column-figure = che cosa
arena-column-value = valore

arena-place = { $place ->
    [1] comincia
    [2] secondo
    [3] terzo
   *[other] quarto
}

arena-note-unit = Una serie è una sola distribuzione, giocata in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} scambiando i posti.
arena-note-single = Un giocatore siede a un tavolo composto solo dall’altro: la parità sarebbe { $share }.
arena-note-together = Tutti siedono allo stesso tavolo: la parità sarebbe { $share }.
arena-note-cross = Percentuale di vittorie per posto, del giocatore a sinistra contro quello in alto.
arena-note-ratings = Scala Elo, in media 0; 400 punti in più sono dieci volte la forza.
arena-note-order = Percentuale di vittorie per ordine di gioco; la parità sarebbe { $share }.
arena-note-length = Una partita dura in media { $turns } turni, al minimo { $least }, al massimo { $most }.
arena-note-rules = Le percentuali di vittorie riguardano chi si è trovato in quel caso; chi gioca meglio può semplicemente trovarcisi più spesso.
arena-verdict = { $state ->
    [accepted] Accettato dopo { $units ->
        [one] { $units } serie
       *[other] { $units } serie
    }: per { $name } una percentuale di vittorie di { $p1 } è più probabile di una di { $p0 } (rapporto di log-verosimiglianza { $ratio }).
    [refused] Respinto dopo { $units ->
        [one] { $units } serie
       *[other] { $units } serie
    }: per { $name } una percentuale di vittorie di { $p0 } è più probabile di una di { $p1 } (rapporto di log-verosimiglianza { $ratio }).
   *[undecided] Non deciso dopo { $units ->
        [one] { $units } serie
       *[other] { $units } serie
    }: per { $name } la percentuale di vittorie può essere { $p0 } o { $p1 } (rapporto di log-verosimiglianza { $ratio }).
}

arena-axis-win = vittorie, %
arena-axis-rating = Elo
arena-axis-turns = turni per partita
arena-axis-ms = ms per decisione: la media e il massimo

arena-setting-contestants = Giocatori
arena-setting-units = Serie per coppia
arena-setting-games = Partite
arena-setting-seed = Seme
arena-setting-options = Opzioni
arena-setting-program = Programma
arena-partial = L’incontro è stato interrotto: queste sono le serie finite.

arena-dropped = La fine di { $path } era troncata: { $count ->
    [one] { $count } riga è stata tolta e la sua serie
   *[other] { $count } righe sono state tolte e la loro serie
} sarà rigiocata.
arena-resumed = Si continua: { $count } di { $total ->
    [one] { $total } serie c’è già.
   *[other] { $total } serie ci sono già.
}
arena-crowded = { $jobs ->
    [one] { $jobs } processo
   *[other] { $jobs } processi
} su { $cores ->
    [one] { $cores } core
   *[other] { $cores } core
}: chi gioca a tempo calcola meno di quanto dovrebbe.
arena-interrupted = Interrotto dopo { $count } di { $total ->
    [one] { $total } serie
   *[other] { $total } serie
}. { $again ->
    [yes] Lo stesso comando continua da qui.
   *[no] Con --out FILE.jsonl lo stesso comando continuerebbe da qui.
}
arena-kept = Tutte le partite sono in { $path }
arena-reported = Il rapporto è in { $path }

error-arena = Questo incontro non si può giocare: { $detail }
error-arena-level = «{ $level }» non è un livello: scegli tra { $levels }; search e net+ accettano anche un limite, come search@500n o net+@50ms; net e net+ un file di pesi, come net:FILE.
error-arena-no-budget = { $level } non ha bisogno di tempo per pensare: scrivi solo { $level }.
error-arena-bot = Scrivi il programma dopo --bot, per esempio --bot "python mio_bot.py".
error-arena-contestants = { $count ->
    [0] Non c’è nessuno che giochi
   *[other] C’è un solo giocatore
}: nomina due livelli o più, per esempio greedy random.
error-arena-number = --{ $name } è un numero intero da 1 in su; { $number } non lo è.
error-arena-budget = Indica --time-ms o --nodes, non entrambi, con un numero intero da 1 in su.
error-arena-players = Questo gioco non si gioca in { $players }: scegli da { $fewest } a { $most } giocatori.
error-arena-file = { $path } non si può usare: { $detail }
error-arena-other = { $path } contiene un altro incontro; là ≠ qui: { $different }. Indica un altro file, o le stesse impostazioni.
error-arena-line = La riga { $number } di { $path } non è un risultato dell’arena. Correggila, o indica un altro file.
error-arena-format = { $path } non contiene risultati di un’arena. Indica un altro file.
error-arena-ray = Ray non è installato: pip install "voliera[ray]"
error-arena-ray-address = Nessun cluster Ray risponde a { $address }: { $detail }
error-arena-parquet = I file Parquet hanno bisogno di pyarrow: pip install "voliera[data]"
error-arena-report = I rapporti hanno bisogno di matplotlib: pip install "voliera[arena]"
error-arena-sprt = --sprt vuole due probabilità di vittoria, prima la minore: --sprt 0.5,0.55
error-arena-sprt-two = --sprt è per un incontro a due: nomina due soli giocatori.

## Quanto conta ogni regola di Birdie

figure-birdie-early-pass = Pass con due o più carte scoperte
figure-birdie-early-pass-wins = Vittorie di chi ha passato così presto
figure-birdie-first-pass-wins = Vittorie di chi ha passato per primo nel round { $subject }
figure-birdie-line = Carte in una fila, round { $subject }
figure-birdie-ability = Abilità { NAME($subject, case: "genitive") }: usi per giocatore
figure-birdie-ability-wins = Abilità { NAME($subject, case: "genitive") }: vittorie di chi l’ha usata
figure-birdie-owl-value = Valore segnato con la Civetta
figure-birdie-trophies-taken = Trofei presi per partita
figure-birdie-trophies-changed = Trofei passati di mano, per partita
figure-birdie-flaps = Flap segnati per giocatore
figure-birdie-boxes = Caselle riempite per giocatore
figure-birdie-points = { $subject ->
    [seasons] Punti delle stagioni, per giocatore
    [birds] Punti degli uccellini, per giocatore
    [pass] Punti dei Pass, per giocatore
    [flap] Punti dei Flap, per giocatore
   *[trophies] Punti dei trofei, per giocatore
}
figure-birdie-without = { $subject ->
    [pass] Senza i punti dei Pass avrebbe vinto un altro
    [flap] Senza i punti dei Flap avrebbe vinto un altro
   *[trophies] Senza i trofei avrebbe vinto un altro
}

## Quanto conta ogni regola di Bower

figure-bower-earned = Bonus ottenuti per giocatore
figure-bower-kept = Tessere Bonus tenute per giocatore
figure-bower-kept-some = Giocatori che ne hanno tenute da due a quattro
figure-bower-kept-tile = { BONUSES($subject) }: partite in cui è stata tenuta
figure-bower-kept-tile-wins = { BONUSES($subject) }: vittorie di chi l’ha tenuta
figure-bower-bonus-declined = Bonus rifiutati per partita
figure-bower-effects-declined = Effetti rifiutati per partita
figure-bower-impossible = Effetti impossibili, per partita
figure-bower-no-room = Turni senza spazio, per partita
figure-bower-groups-paid = Gruppi più grandi che hanno dato uova
figure-bower-columns-paid = Colonne che hanno dato uova
figure-bower-columns-two = Colonne che hanno dato due uova
figure-bower-by-shells = Gruppi e colonne decisi dalle Conchiglie
figure-bower-by-coloured-shells = Gruppi e colonne decisi dalle Conchiglie Colorate
figure-bower-egg-tiles-paid = Tessere Uovo che hanno dato un uovo
figure-bower-level = Partite pari in uova
figure-bower-shared = Vittorie condivise
figure-bower-eggs = { $subject ->
    [groups] Uova dei gruppi, per giocatore
    [columns] Uova delle colonne, per giocatore
   *[egg-tiles] Uova delle tessere Uovo, per giocatore
}
