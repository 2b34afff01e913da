### Il tavolo prima delle carte.
wait-page-title = { $game }: si prepara il tavolo
wait-title = { $game }: prendi posto
wait-title-seated = { $game }: il tavolo è pronto
wait-title-again = { $game }: partita n. { $match } a questo tavolo
wait-seats = I posti
wait-seat-open = Libero
wait-you = (tu)
wait-sit-here = Mi siedo qui
wait-sit-here-at = Mi siedo qui (posto { $number })
wait-seat-for = Per chi è il posto { $number }
wait-for-friend = Un amico
wait-remove = Togli
wait-remove-name = Togli { $name } dal tavolo
wait-watching =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
wait-sit-title = Siediti
wait-sit = Mi siedo
wait-full = Tutti i posti sono occupati. Puoi restare a guardare.
wait-in = Sei dei nostri
wait-ready = Quando vuoi
wait-start = Distribuisci le carte
wait-start-again = Distribuisci di nuovo
wait-start-bots =
    { $free ->
        [one] Il posto libero andrà a un bot ({ $level }).
       *[other] I { $free } posti liberi andranno a dei bot ({ $level }).
    }
wait-start-all = Ci sono tutti.
wait-for-host = Le carte vengono distribuite appena { $host } dà il via.
wait-for-start = Le carte vengono distribuite appena chi ospita dà il via.
wait-rise = Libera il mio posto
wait-close = Chiudi il tavolo
wait-invite = Invita gli amici
wait-link = Link a questo tavolo
wait-invite-text = Vieni a giocare a { $game } con me!
wait-picture = Codice QR di questo tavolo: inquadralo con la fotocamera di un telefono

## Che cosa si è deciso
wait-terms = Impostazioni del tavolo
term-option = { $name }: { $value }
term-clock = { $move } s per scelta, { $reserve } s di riserva
term-starter = Comincia il posto { $number }
term-no-hints = Senza consigli
term-no-undo = Senza annullamento

## Le carte
deal-title = La distribuzione
deal-short = La mescolata è sigillata: { $start }…
deal-long = Il server ha già fissato il suo segreto per questa partita. Questa è la sua impronta (SHA-256); il segreto stesso viene pubblicato dopo la partita, così chiunque può verificare la distribuzione.
deal-own = Il tuo browser ha aggiunto la sua parte di casualità, che il server non poteva prevedere. Se vuoi, sostituiscila con parole o lanci di dadi tuoi.
deal-own-later = Chi si siede aggiunge la sua parte di casualità, che il server non poteva prevedere.
deal-own-label = Il tuo contributo alla mescolata
deal-own-example = i miei dadi: 4 2 6 1
deal-own-give = Aggiungi
deal-own-given = Aggiunto. Vale dalla prima mescolata.
