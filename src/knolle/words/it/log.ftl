### Il diario: che cosa è successo al tavolo, a parole. La pagina aggiunge il numero della regola come link.

## Tutti i giochi
log-hand = { $name } ha in mano: { $cards }.
log-all-played = Tutte le carte sono state giocate.
log-lead = { $name } comincia la presa con { $card }.
log-play = { $name } gioca { $card }.

## Chi siede al tavolo
log-bot-steps-in = { $name } non c’è: subentra un bot ({ $level }).
log-out-of-time = { $name } ha finito il tempo: subentra un bot ({ $level }).
log-bot-plays-on = { $name } se ne va: subentra un bot ({ $level }).
log-bot-sits-down = { $name }, un bot ({ $level }), si siede al tavolo.
log-comes-back = { $name } è di ritorno e riprende le sue carte.
log-sits-down = { $name } si siede al tavolo.
log-stands-up = { $name } lascia il tavolo.
log-takes-over = { $name } prende il posto di { $before }.
log-invites = { $name } chiede la rivincita.
log-accepts = { $name } accetta la rivincita.
log-hosts = Chi ospita non c’è: { $name } ne fa le veci.
log-hosts-again = { $name } è di ritorno e ospita di nuovo.
log-seat-offered-bot = { $host } offre a qualcuno il posto del bot { $name }, dalla prossima distribuzione.
log-seat-offered-person = { $host } cede il posto di { $name }, che ha almeno { $time } per tornare e tenerlo.
log-seat-claimed = { $name } prenderà il posto di { $before } con la prossima distribuzione.
log-seat-asked = { $name } chiede il posto del bot { $before }.
log-seat-refused = { $name } non avrà il posto di { $before }.
log-seat-withdrawn = { $name } non vuole più il posto di { $before }.
log-hint = { $name } chiede un consiglio.
log-undo-refused = { $name } rifiuta: la mossa resta.
log-undo-late = La partita è andata avanti: la mossa di { $name } resta.
log-dealt-without = La parte di { $name } alla mescolata non è arrivata in tempo: le carte sono state date senza.
log-starts-over = { $count ->
    [one] { $name } ha ricominciato la distribuzione dopo che alcune parti della mescolata erano state svelate.
   *[other] { $name } ha ricominciato la distribuzione { $count } volte dopo che alcune parti della mescolata erano state svelate.
}

## Che cosa si dice a chi non è connesso
notice-turn = Tocca a te. Hai { $time }.
notice-soon = Tocca ancora a te. Il tuo tempo scade tra { $time }.
notice-out = Il tuo tempo è scaduto: un bot gioca per te. Apri il tavolo per riprendere il posto.
notice-offer = Il tuo posto sarà ceduto a qualcun altro. Hai un giorno per tenerlo: apri il tavolo.
notice-deal = Senza di te non si possono distribuire le carte. Apri il tavolo e si continua da soli.
notice-invited = Ti invitano a un’altra partita.
notice-over = La partita è finita. Guarda com’è andata.
