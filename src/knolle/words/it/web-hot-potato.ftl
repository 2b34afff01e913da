### Il tavolo di Hot Potato!

## Che cosa si chiede
hp-ask-choose = Scegli in segreto una patata.
hp-ask-extra = Due teste sono meglio di una: aggiungi un’altra patata?
hp-ask-effect = Stavolta nessun punto. Usi { $potato }?
hp-ask-rambo = Chi riceve la Hot Potato?
hp-wait-choose = { $count ->
    [one] { $names } sta ancora scegliendo.
   *[other] { $names } stanno ancora scegliendo.
}
hp-wait-extra = Un’altra carta con Poteto Potato? Decide chi può: { $names }.
hp-wait-rambo = { $count ->
    [one] { $names } prende la mira con la Hot Potato.
   *[other] { $names } prendono la mira con la Hot Potato.
}
hp-wait-effect = { $names } riflette su { $potato }.
hp-play = Gioca { $potato }
hp-add = Aggiungi { $potato }
hp-add-nothing = Non aggiungere niente
hp-use = Usa l’effetto
hp-leave = Rinuncia
hp-send = A { $name }
hp-send-here = Mandala qui
hp-pointed = consigliato
hp-go-on = Avanti

## Dov’è una patata
hp-your-potatoes = Le tue sei patate
hp-potato-at = { $potato }: { $place }
hp-at-hand = in mano
hp-at-chosen = scelta in segreto
hp-at-lying = sul tavolo
hp-at-kept = resta per il prossimo giro
hp-at-force = in vigore
hp-at-discard = scartata
hp-short-chosen = scelta
hp-short-lying = giocata
hp-short-kept = ★ resta
hp-short-force = ★ in vigore
hp-short-discard = scartata

## Davanti a un posto
hp-face-down = una carta coperta
hp-chosen = ha scelto
hp-chosen-you = la vedi solo tu
hp-gained = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
}
hp-used-it = effetto usato
hp-left-it = effetto non usato
hp-sent-to = la lancia a { $name }
hp-first = inizia
hp-first-why = Gli effetti di questo giro cominciano qui, poi in senso orario.

## La Hot Potato
hp-hot-holder = ha la Hot Potato
hp-hot-middle = La Hot Potato è al centro
hp-barred = senza effetti
hp-barred-you = Hai la Hot Potato: nessun effetto per te, tranne Rambotato.

## Incontri
hp-ranking = Classifica, la patata migliore per prima
hp-encounter-ranks = { $name }, la patata migliore per prima: { $ranking }
hp-wins = vince
hp-nobody = nessuno
hp-deck = { $count ->
    [0] Mazzo degli incontri: vuoto. Mostra tutti gli incontri
    [one] Mazzo degli incontri: resta 1 carta. Mostra tutti gli incontri
   *[other] Mazzo degli incontri: restano { $count } carte. Mostra tutti gli incontri
}
hp-deck-title = Gli incontri
hp-deck-known =
    { $count ->
        [one] Il prossimo
       *[other] Tra i prossimi { $count }, in ordine sconosciuto
    }
hp-deck-left = Ancora nel mazzo
hp-deck-played = Già passati
hp-peeled-by = visto prima da { $names }
hp-next =
    { $count ->
        [one] Il prossimo:
       *[other] Tra i prossimi { $count }, in ordine sconosciuto:
    }
hp-next-unknown = Nessuno ti ha detto che cosa arriva.
hp-only-you = solo per te
hp-you-peeled = Hai sbirciato: { $names }. Nel frattempo sono stati mescolati.
hp-you-peeled-nothing = Hai sbirciato: il mazzo era vuoto.

## La corsa
hp-race = La corsa ai { $goal } punti
hp-points-of = { $points ->
    [one] { $name }: 1 punto su { $goal }
   *[other] { $name }: { $points } punti su { $goal }
}

## L’ultimo giro
hp-round = Giro { $round }
hp-no-round = Non è ancora stato giocato nessun giro.

## Che cosa si dice di loro: asciutto, breve, mentre si aspetta
hp-quip-peeling = Vanitosa, ma ben informata.
hp-quip-couch = Non si alza per niente. O quasi.
hp-quip-poteto = Arriva in coppia, errore d’ortografia compreso.
hp-quip-rambo = Delicata come un coperchio di pentola.
hp-quip-robo = Sentimenti: nessuno. Rivetti: molti.
hp-quip-sweet = Ha buone intenzioni. Paga dopo.
