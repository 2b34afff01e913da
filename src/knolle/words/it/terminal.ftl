### Il terminale: che cosa dice dove la pagina mostra.

## Rifiuti
tell-rule = { $text } (Regola { $rule })
refused-unreached = Il server non risponde ({ $reason }). Controlla l’indirizzo e che il server sia in funzione.

## Che cosa si può scegliere
tell-card = { $label } · { $name }

## Punteggio
tell-score = { $part } { $number }: { $scores }.
