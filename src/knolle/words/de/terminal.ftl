### Das Terminal: was es sagt, wo die Seite zeigt.

## Ablehnungen
tell-rule = { $text } (Regel { $rule })
refused-unreached = Der Server ist nicht zu erreichen ({ $reason }). Prüfe die Adresse, und ob der Server läuft.

## Der Kopf von `knolle replay`
replay-head = { $game }: { $players }
replay-head-player = { $name } (Platz { $seat })
replay-head-nameless = Platz { $seat }
replay-head-options = Optionen: { $options }
replay-head-defaults = Optionen: die üblichen
replay-head-seen = Gesehen von { $name }
replay-head-seed = Startwert: { $seed }
replay-head-commitment = Festlegung: { $commitment }
replay-head-entropy = Von den Spielern dazugegeben: { $texts }

## Was zur Wahl steht
tell-card = { $label } · { $name }

## Wertung
tell-score = { $part } { $number }: { $scores }.
