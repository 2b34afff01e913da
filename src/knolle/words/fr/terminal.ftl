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

## Scores
tell-score = { $part } { $number } : { $scores }.
