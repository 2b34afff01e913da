### Le terminal : ce qu’il dit là où la page montre.

## Refus
tell-rule = { $text } (Règle { $rule })
refused-unreached = Le serveur ne répond pas ({ $reason }). Vérifie l’adresse, et que le serveur tourne.

## L’en-tête de `knolle replay`
replay-head = { $game } : { $players }
replay-head-player = { $name } (place { $seat })
replay-head-nameless = Place { $seat }
replay-head-options = Options : { $options }
replay-head-defaults = Options : celles par défaut
replay-head-seen = Vu par { $name }
replay-head-seed = Graine : { $seed }
replay-head-commitment = Engagement : { $commitment }
replay-head-entropy = Ajouté par les joueurs : { $texts }

## Ce qu’on peut choisir
tell-card = { $label } · { $name }

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
tell-score = { $part } { $number } : { $scores }.
tell-total = Total : { $scores }.
tell-place-round = Manche { $round }, pli { $trick }.
tell-place-game = Donne { $game }, pli { $trick }.
