### La fine di una partita: ciò che ogni risultato offre.

web-results-replay = Rivedi
web-results-home = Inizio
web-results-again = Un’altra partita
web-results-play = Gioca anche tu
web-results-score = Punteggio
web-results-wins = { $who ->
    [you] Hai vinto!
   *[other] Vince { $player }
}
web-results-resigned = { $who ->
    [you] Hai abbandonato la partita
   *[other] { $player } ha abbandonato la partita
}
web-results-turned = La svolta
web-results-turned-sub = l’allenatore mostra la mossa
web-results-fair = La distribuzione era regolare?
web-results-fair-kept = Promessa mantenuta: la distribuzione è quella sigillata prima della prima mossa.
web-results-fair-broken = La distribuzione non è quella sigillata: qui qualcosa non va.
web-results-fair-seal = Sigillo
web-results-fair-how = Prima della prima mossa il server ha sigillato la distribuzione. Ora che la partita è finita mostra che cosa ha sigillato, e il tuo browser ha confrontato le due.

web-results-card-wins = Vince { $name }!
web-results-card-shared = Vittoria condivisa
web-results-card-against = { $shared ->
    [yes] { $names }
   *[no] contro { $names }
}
web-results-card-best = il set migliore: { $count }
web-results-card-see = guarda la partita o gioca anche tu
web-results-share-picture = Immagine del risultato
web-results-share-shape = Formato
web-results-share-wide = Largo
web-results-share-tall = Alto
web-results-share-save = Salva l’immagine
web-results-share-pass = Condividi l’immagine
web-results-share-failed = Questo dispositivo non è riuscito a creare l’immagine.
web-results-share-embed = Incorpora la partita
web-results-share-embed-about = Un codice per la tua pagina web
web-results-share-embed-copied = Copiato. Incollalo nella tua pagina.
web-results-share-embed-copy = Copia questo codice nella tua pagina:
