### Una posizione a parole: che cosa si chiede, che cosa c’è sul tavolo e a che punto si è. Le manda il server.

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
tell-total = Totale: { $scores }.
tell-place-round = Giro { $round }, presa { $trick }.
tell-place-game = Smazzata { $game }, presa { $trick }.

## Contare le carte
tell-count = { $colour }: { $places }.
tell-count-part = { count-total } ({ $numbers })
