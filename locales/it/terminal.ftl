### Il tavolo nel terminale: titoli, plancette, fine della partita.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-turn = { $who ->
    [you] tocca a te
   *[other] tocca a { $player }
}
title-over = partita finita

heading-recent = Che cosa è successo
heading-meanwhile = Nel frattempo

name-you = Tu
name-player = Giocatore { $number }

preparing = Preparo il tavolo: regole e bot vengono compilati, solo questa volta, in circa un minuto…
preparing-programs = Avvio i programmi…
press-enter = Invio ↵
press-enter-or-end = Invio: avanti · fine: tutto ↵
hand-over = { $player }, tocca a te. Gli altri non guardino!
hand-over-from = { $other } ha finito. { $player }, tocca a te. Gli altri non guardino!
undone = Annullato.
saved = Salvata in { $path }. Si riprende con: voliera play { $game } --resume { $path }
saved-finished = Salvata in { $path }. Si rivede con: voliera replay { $path }
offer-save-running = Salvare la partita? Invio: sì, in { $path } · un altro nome di file · n: no
offer-save-finished = Conservare questa partita? Invio: sì, in { $path } · un altro nome di file · n: no
goodbye = Arrivederci!
input-ended = L’input è finito e la partita non è stata salvata. Per conservarla, scrivi: salva

result-title = La partita è finita

replay-hand = Mano di { $player }:

ask-language = Lingua: { $choices }
ask-game = Quale gioco? { $choices }
ask-players = Quanti giocatori? { $choices }
ask-opponents = Chi gioca contro di te? { $choices }
ask-variant = Quale variante? { $choices }
choice-default = { $choice } (Invio)
choice-people = persone a questa tastiera
choice-standard = modalità standard

list-and = { $first } e { $last }
