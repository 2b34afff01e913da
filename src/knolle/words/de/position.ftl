### Eine Stellung in Worten: was gefragt ist, was daliegt, und wo in der Partie das ist. Der Server schickt sie.

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
tell-total = Summe: { $scores }.
tell-place-round = Runde { $round }, Stich { $trick }.
tell-place-game = Partie { $game }, Stich { $trick }.

## Hilfe beim Zählen
tell-count = { $colour }: { $places }.
tell-count-part = { count-total } ({ $numbers })
