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

## Was gefragt ist
tell-ask-card = Du bist dran: Spiel eine Karte.
tell-ask-lead = Du bist dran: Spiel eine Karte aus.
tell-wait-card = { $name } ist dran.

## Stiche und Hände
tell-trick = Im Stich: { $plays }.
tell-trick-empty = Im Stich liegt noch keine Karte.
tell-played = { $name } { $card }
tell-hand = Du hast auf der Hand: { $cards }.
tell-hand-sizes = Handkarten: { $scores }.

## Wertung und Rückblick
tell-score = { $part } { $number }: { $scores }.
tell-total = Summe: { $scores }.
tell-place-round = Runde { $round }, Stich { $trick }.
tell-place-game = Partie { $game }, Stich { $trick }.
