### Il terminale: che cosa dice dove la pagina mostra.

## Rifiuti
tell-rule = { $text } (Regola { $rule })
refused-unreached = Il server non risponde ({ $reason }). Controlla l’indirizzo e che il server sia in funzione.

## Che cosa si può scegliere
tell-card = { $label } · { $name }
tell-take =
    prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    } per { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    } ({ $cards })
tell-potato = { $what }: { $effect }

## Che cosa si chiede
tell-ask-card = Tocca a te: gioca una carta.
tell-ask-lead = Tocca a te: comincia la presa.
tell-wait-card = Tocca a { $name }.

## Prese e mani
tell-trick = Nella presa: { $plays }.
tell-trick-empty = Nella presa non c’è ancora nessuna carta.
tell-played = { $name } { $card }
tell-hand = Hai in mano: { $cards }.
tell-hand-sizes = Carte in mano: { $scores }.

## Potato Man
tell-piles = Carte nei mazzi d’acquisto: { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Carte sacco rimaste: { $sacks }.
tell-sacks-gone = Non resta nessuna carta sacco.

## Compañeros
tell-display = Nell’esposizione: { $groups }.
tell-group = { $colour } per { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
} ({ $cards })

## Hot Potato!
tell-hot = { $name } ha la Hot Potato.
tell-next =
    { $count ->
        [one] Il prossimo: { $encounters }.
       *[other] Tra i prossimi { $count }, in ordine sconosciuto: { $encounters }.
    }
tell-deck = { $count ->
    [0] Il mazzo degli incontri è vuoto.
    [one] Nel mazzo resta un incontro.
   *[other] Nel mazzo restano { $count } incontri.
}
tell-in-force = In vigore per { $name }: { $potatoes }.
tell-no-potatoes = { $name } non ha patate in mano.
tell-chosen = Hai scelto in segreto: { $choice }

## Punteggio e bilancio
tell-score = { $part } { $number }: { $scores }.
tell-total = Totale: { $scores }.
tell-place-round = Giro { $round }, presa { $trick }.
tell-place-game = Smazzata { $game }, presa { $trick }.
