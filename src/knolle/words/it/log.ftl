### Il diario: che cosa è successo al tavolo, a parole. La pagina aggiunge il numero della regola come link.

## Tutti i giochi
log-hand = { $name } ha in mano: { $cards }.
log-all-played = Tutte le carte sono state giocate.
log-lead = { $name } comincia la presa con { $card }.
log-play = { $name } gioca { $card }.

## Chi siede al tavolo
log-bot-steps-in = { $name } non c’è: subentra un bot ({ $level }).
log-bot-sits-down = { $name }, un bot ({ $level }), si siede al tavolo.
log-comes-back = { $name } è di ritorno e riprende le sue carte.
log-sits-down = { $name } si siede al tavolo.
log-stands-up = { $name } lascia il tavolo.
log-takes-over = { $name } prende il posto di { $before }.
