### I tutorial: ciò che sta intorno a ogni lezione. $game è "birdie" o "bower".

web-learn-title = { $game ->
    [bower] Impara Bower
   *[birdie] Impara Birdie
}
web-learn-step = Passo { $step } di { $steps }
web-learn-progress = A che punto sei
web-learn-steps = Tutti i passi
web-learn-teacher = Chi insegna
web-learn-leave = Esci dalla lezione
web-learn-settings = Lingua e impostazioni
web-learn-back = Indietro
web-learn-forward = Passo seguente
web-learn-next = Avanti
web-learn-finish = Fine
web-learn-show = Mostrami
web-learn-not-yet = Bella idea, ma per un’altra volta. Per ora:
web-learn-nina = Nina
web-learn-leo = Leo

web-learn-choose = Impara a giocare
web-learn-choose-sub = Cinque minuti l’uno, e le mosse le fai tu
web-learn-choose-birdie = Uccellini sul cavo
    .sub = Raccogli carte, componi la fila, trova i set
web-learn-choose-bower = Un nido di cui andare fieri
    .sub = Prendi tessere, piazzale, vinci le uova
web-learn-state = { $state ->
    [begun] Continua
    [done] Ancora una volta
   *[new] Inizia
}

web-learn-done = { $game ->
    [bower] Sai giocare a Bower
   *[birdie] Sai giocare a Birdie
}
web-learn-done-text = Il resto si impara giocando. Le regole sono sempre a portata di dito.
web-learn-play = Gioca la prima partita
    .sub = { $game ->
        [bower] Bower contro un bot gentile
       *[birdie] Birdie contro un bot gentile
    }
web-learn-opening = Si apre il tavolo…
web-learn-other = { $game ->
    [bower] Impara anche Bower
   *[birdie] Impara anche Birdie
}
web-learn-again = Ripeti la lezione
web-learn-rules = Leggi le regole
web-learn-home = Pagina iniziale
