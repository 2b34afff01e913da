### Le terminal : ce qu’il dit là où la page montre.

## Refus
tell-rule = { $text } (Règle { $rule })
refused-unreached = Le serveur ne répond pas ({ $reason }). Vérifie l’adresse, et que le serveur tourne.

## Ce qu’on peut choisir
tell-card = { $label } · { $name }

## Scores
tell-score = { $part } { $number } : { $scores }.
