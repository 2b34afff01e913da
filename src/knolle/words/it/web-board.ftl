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
seat-leaving = Non c’è, { $seconds } s
seat-score =
    { $game ->
        [potato-man] Sacchi:
        [companeros] Punti vittoria:
       *[other] Punti:
    }
seat-clock = Tempo rimasto:
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
hand-soon = { $card } è pronto

## Potato Man
pm-round = Giro { $round } di { $rounds }
pm-sacks-left = Carte sacco rimaste
pm-sacks-of =
    Carte sacco di questo giro: { $worth ->
        [one] { $worth } sacco
       *[other] { $worth } sacchi
    }
pm-pile = Mazzo d’acquisto: { $count }
pm-pile-of = Mazzo d’acquisto di { $name }:
pm-aside = Da parte:
pm-blocked-hand = La mano di { $name }, senza una carta adatta
pm-round-over = Il giro { $round } è finito
pm-name = Nome
pm-sacks = Sacchi
pm-left = Carte rimaste

## Compañeros
co-display = L’esposizione
co-display-empty = L’esposizione è vuota.
co-group = { $colour }: { $points ->
    [one] 1 punto vittoria.
   *[other] { $points } punti vittoria.
}
co-take =
    Prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }: { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }
co-take-pointed =
    Prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }: { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }, consigliato
co-values = Valori dei colori, il più alto per primo
co-tied = pari
co-ranking = Chi si serve, in quest’ordine
co-stopped = Parità a { $value }: stop
co-your-take = Prendi un colore dall’esposizione.
co-takes = { $name } prende un colore.
co-trick = Presa { $trick } di 9
co-game = Smazzata { $game } di { $games }
co-game-over = La smazzata è finita
