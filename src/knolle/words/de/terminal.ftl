### Das Terminal: was es sagt, wo die Seite zeigt.

## Ablehnungen
tell-rule = { $text } (Regel { $rule })
refused-unreached = Der Server ist nicht zu erreichen ({ $reason }). Prüfe die Adresse, und ob der Server läuft.

## Was zur Wahl steht
tell-card = { $label } · { $name }
tell-take = { $colour } nehmen für { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} ({ $cards })
tell-potato = { $what }: { $effect }

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

## Potato Man
tell-piles = Karten in den Nachziehstapeln: { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Übrige Sackkarten: { $sacks }.
tell-sacks-gone = Es ist keine Sackkarte mehr übrig.

## Compañeros
tell-display = In der Auslage: { $groups }.
tell-group = { $colour } für { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} ({ $cards })

## Hot Potato!
tell-hot = { $name } hat die Hot Potato.
tell-next = { $count ->
    [one] Kommt als Nächstes: { $encounters }.
   *[other] Unter den nächsten { $count }, Reihenfolge offen: { $encounters }.
}
tell-deck = { $count ->
    [0] Der Begegnungsstapel ist leer.
    [one] Im Stapel ist noch eine Begegnung.
   *[other] Im Stapel sind noch { $count } Begegnungen.
}
tell-in-force = Bei { $name } in Kraft: { $potatoes }.
tell-no-potatoes = { $name } hat keine Kartoffel auf der Hand.
tell-chosen = Du hast geheim gewählt: { $choice }

## Wertung und Rückblick
tell-score = { $part } { $number }: { $scores }.
tell-total = Summe: { $scores }.
tell-place-round = Runde { $round }, Stich { $trick }.
tell-place-game = Partie { $game }, Stich { $trick }.
