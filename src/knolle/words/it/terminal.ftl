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

## Punteggio e bilancio
tell-score = { $part } { $number }: { $scores }.
tell-total = Totale: { $scores }.
tell-place-round = Giro { $round }, presa { $trick }.
tell-place-game = Smazzata { $game }, presa { $trick }.
