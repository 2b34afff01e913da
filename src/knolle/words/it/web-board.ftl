## Intorno al tavolo
board-others = Gli altri, in senso orario
board-trick = La presa
board-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
board-go-on = Avanti
board-no-trick = Nessuna presa è ancora finita.

## Un posto
seat-your-turn = Tocca a te
seat-on-turn = È il suo turno
seat-thinks = Ci pensa…
seat-gone = Non c’è
seat-bot-plays = Gioca un bot
seat-leaving = Non c’è, bot fra { $time }
seat-away-for = Non c’è, { $time }
seat-score = { $unit }:
seat-clock = Tempo rimasto:
seat-time = ancora { $time }
seat-hurry = Ancora dieci secondi.

## La mano
hand = La tua mano
hand-cards = { $count ->
    [one] La tua carta
   *[other] Le tue { $count } carte
}
hand-allowed = { $card }, si può giocare
hand-refused = { $card }, ora non è permesso
hand-pointed = { $card }, consigliato
hand-play = Gioca { $card }
hand-arm = Gioca { $card } al mio turno
hand-armed = { $card } si gioca al tuo turno
hand-disarm = Non giocare da sola
hand-dropped = { $card } non si gioca più da sola.
board-watching = Stai guardando.

## Un gioco senza un tabellone suo
board-situation = Tavolo
board-choices = Che cosa puoi fare
