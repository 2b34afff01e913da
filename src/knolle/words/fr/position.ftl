### Une position en toutes lettres : ce qui est demandé, ce qui est posé, et où on en est. Le serveur les envoie.

## Ce qui est demandé
tell-ask-card = À toi : joue une carte.
tell-ask-lead = À toi : entame le pli.
tell-wait-card = C’est à { $name } de jouer.

## Plis et mains
tell-trick = Dans le pli : { $plays }.
tell-trick-empty = Il n’y a pas encore de carte dans le pli.
tell-played = { $name } { $card }
tell-hand = Tu as en main : { $cards }.
tell-hand-sizes = Cartes en main : { $scores }.

## Scores et bilan
tell-total = Total : { $scores }.
tell-place-round = Manche { $round }, pli { $trick }.
tell-place-game = Donne { $game }, pli { $trick }.

## Compter les cartes
tell-count = { $colour } : { $places }.
tell-count-part = { count-total } ({ $numbers })
