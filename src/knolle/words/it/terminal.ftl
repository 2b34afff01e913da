### Il terminale: che cosa dice dove la pagina mostra.

## Rifiuti
tell-rule = { $text } (Regola { $rule })
refused-unreached = Il server non risponde ({ $reason }). Controlla l’indirizzo e che il server sia in funzione.

## L’intestazione di `knolle replay`
replay-head = { $game }: { $players }
replay-head-player = { $name } (posto { $seat })
replay-head-nameless = Posto { $seat }
replay-head-options = Opzioni: { $options }
replay-head-defaults = Opzioni: quelle predefinite
replay-head-seen = Visto da { $name }
replay-head-seed = Seme: { $seed }
replay-head-commitment = Impegno: { $commitment }
replay-head-entropy = Aggiunto dai giocatori: { $texts }

## Che cosa si può scegliere
tell-card = { $label } · { $name }

## Punteggio
tell-score = { $part } { $number }: { $scores }.
