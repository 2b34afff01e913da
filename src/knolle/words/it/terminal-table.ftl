### Il tavolo nel terminale.

## Intorno al tavolo
board-wins = ▲ vince
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-total = totale { $total }
# in the edge of a narrow box
board-bot-in = bot { $time }
board-away-for = via { $time }
board-disarmed = { $card } non si gioca più al tuo turno: una mossa è stata annullata.
board-rescue-in = { $name } non c’è. Fra { $time } potrai far giocare un bot: { $command }
board-rescue = { $name } non c’è. Per far giocare un bot: { $command }
last-hidden = In questa partita le prese precedenti restano nascoste.

## Tasti e riquadri
panel-close = Esc chiude
table-copied = È anche copiato, se il tuo terminale lo permette.
# Una lettera con cui non comincia nessuna carta
table-last-key = L
table-theme = Chiaro/scuro
table-enter = Invio
table-escape = Esc
table-wait-deal = Premi { $key } per far distribuire le carte.
table-wait-accept = Premi { $key } per accettare la rivincita.
table-wait-anyway = Premi due volte { $key } per far distribuire lo stesso.
table-wait-sit = Premi { $key } per sederti.
table-key-notation = scegli una carta con lettera e numero
table-key-theme = chiaro o scuro
table-key-leave = esci; la partita si può riprendere
table-help-play = Le carte con la cornice si possono giocare, le altre no. Scegline una lo stesso per sapere perché. Con il mouse: un clic sceglie, due clic giocano.
table-advice-columns = Vantaggio sugli altri in { $unit }, probabilità di vincere
too-small = Non c’è abbastanza posto per il tavolo: servono 80 × 24, e questa finestra ha { $width } × { $height }. Ingrandiscila, e si continua.

## Andarsene, e la fine
table-leave-saved = La partita è salvata così com’è.
table-leave-waits = Nessun altro gioca, quindi la partita ti aspetta.
table-comeback = Per riprendere: { $command }
table-stay = Resta
table-record = Registrazione della partita: { $path }
table-no-review = Questa volta non c’è analisi.
