### Il tavolo prima delle carte.
wait-page-title = { $game }: si prepara il tavolo
wait-title = { $game }: prendi posto
wait-title-seated = { $game }: il tavolo è pronto
wait-title-again = { $game }: partita n. { $match } a questo tavolo
wait-seats = I posti
wait-seat-open = Libero
wait-you = (tu)
wait-here = (davanti a questo schermo)
wait-sit-here = Mi siedo qui
wait-sit-here-at = Mi siedo qui (posto { $number })
wait-seat-for = Per chi è il posto { $number }
wait-for-friend = Un amico
wait-remove = Allontana
wait-remove-name = Allontana { $name } dal tavolo
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
wait-start-missing = Non c’è ancora: { $names }.
wait-start-silent = Non hanno ancora risposto: { $names }.
wait-anyway-title = Non ci sono tutti
wait-anyway-bot =
    { $count ->
        [one] { $names } non c’è e tiene il posto. Dopo { $seconds } secondi subentra un bot.
       *[other] { $names } non ci sono e tengono il posto. Dopo { $seconds } secondi subentrano dei bot.
    }
wait-anyway-wait =
    { $count ->
        [one] { $names } non c’è e tiene il posto. La partita aspetta.
       *[other] { $names } non ci sono e tengono il posto. La partita aspetta.
    }
wait-anyway-days =
    { $count ->
        [one] { $names } non c’è e tiene il posto. Le carte vengono distribuite senza il suo contributo alla mescolata, e per ogni scelta c’è { $time } di tempo.
       *[other] { $names } non ci sono e tengono i loro posti. Le carte vengono distribuite senza i loro contributi alla mescolata, e per ogni scelta c’è { $time } di tempo.
    }
wait-anyway-invited =
    { $count ->
        [one] { $names } non ha accettato la rivincita. Un bot prende il posto.
       *[other] { $names } non hanno accettato la rivincita. Dei bot prendono il posto.
    }
wait-anyway = Distribuisci lo stesso
wait-longer = Aspetta
wait-for-host = Le carte vengono distribuite appena { $host } dà il via.
wait-for-start = Le carte vengono distribuite appena chi ospita dà il via.
wait-host-away = Chi ospita non c’è. Fra { $time } qualcun altro ne fa le veci.
wait-you-host = Chi ospita non c’è: ne fai le veci e puoi far distribuire le carte.
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
term-days =
    { $days ->
        [one] Un giorno per scelta
       *[other] { $days } giorni per scelta
    }
term-starter = Comincia il posto { $number }
term-no-hints = Senza consigli
term-no-undo = Senza annullamento

## Le carte
deal-title = La distribuzione
deal-short = La mescolata è sigillata: { $start }…
deal-long = Il server ha già fissato il suo segreto per questa partita. Questa è la sua impronta (SHA-256); il segreto stesso viene pubblicato dopo la partita, così chiunque può verificare la distribuzione.
deal-own = Il tuo browser ha pronto un po’ di caso proprio e al server ne ha mostrato solo l’impronta. Si svela quando si danno le carte. Se vuoi, aggiungi parole o lanci di dadi tuoi.
deal-own-later = Chiunque si sieda aggiunge un po’ di caso proprio. Finché non è tutto fissato, il server ne vede solo l’impronta.
deal-own-label = Il tuo contributo alla mescolata
deal-own-example = i miei dadi: 4 2 6 1
deal-own-give = Aggiungi
deal-own-given = Aggiunto. Vale dalla prima mescolata.
deal-waits = In attesa di ciò che { $names } aggiunge alla mescolata…
deal-patient = L’ultima volta le carte sono state date senza un’aggiunta. Stavolta quindi il tavolo aspetta che ci siano tutte.
deal-again = Ricomincia
