### Das Terminal: was es sagt, wo die Seite zeigt.

## Ablehnungen
tell-rule = { $text } (Regel { $rule })
refused-unreached = Der Server ist nicht zu erreichen ({ $reason }). Prüfe die Adresse, und ob der Server läuft.

## Was zur Wahl steht
tell-card = { $label } · { $name }

## Wertung
tell-score = { $part } { $number }: { $scores }.
