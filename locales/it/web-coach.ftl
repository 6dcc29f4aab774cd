### L’allenatore: che cosa dice di una partita finita. $player è un nome e non si flette; $best e $got sono punti, $share è una percentuale ("14%").

web-coach-title = Decisioni per costo
web-coach-ask = Chiedi l’analisi
web-coach-only-over = a partita finita
web-coach-thinking = L’allenatore analizza: { $percent }%
web-coach-stop = ferma
web-coach-next = Prossimo errore
web-coach-clean = Nessun errore
web-coach-none = L’allenatore non ha trovato niente di nettamente migliore.
web-coach-found = { $count ->
    [one] { $count } decisione è costata qualcosa.
   *[other] { $count } decisioni sono costate qualcosa.
}
web-coach-mark-slip = Svista
web-coach-mark-mistake = Errore
web-coach-mark-blunder = Errore grave
web-coach-cost = −{ $share }
web-coach-points = { $got } su { $best ->
    [one] { $best } punto
   *[other] { $best } punti
}
web-coach-share-mine = La tua probabilità di vittoria
web-coach-share-of = Probabilità di vittoria di { $player }
web-coach-decision = { $mark ->
    [slip] Svista
    [mistake] Errore
    [blunder] Errore grave
   *[none] Decisione
} · { $player }
web-coach-exact = calcolo esatto
web-coach-searched = il meglio trovato
web-coach-played = Giocato
web-coach-played-unseen = Ciò che ha fatto { $player } da qui non si vede.
web-coach-best = Meglio
web-coach-better = Meglio: { $better }
web-coach-why = Perché
web-coach-show = Mostra
web-coach-try = Prova tu
web-coach-try-what = Un nuovo tavolo comincia appena prima di questa decisione, al passo { $at } di { $last }.
web-coach-instead = La mossa migliore
web-coach-instead-close = Torna alla mossa giocata
