### The table in a terminal.

## Round the table
board-watching = You are watching.
board-wins = ▲ wins
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-points-hidden = points hidden
board-total = total { $total }
board-sacks-worth = Sacks { $worth } · total { $total }
board-deck = { $count ->
    [one] 1 encounter in the deck
   *[other] { $count } encounters in the deck
}
board-middle = the middle

## The potatoes in short, and in three letters
board-potato-peeling = A-peeling
board-potato-couch = Couch
board-potato-poteto = Poteto
board-potato-rambo = Rambotato
board-potato-robo = Robotato
board-potato-sweet = Sweet
board-code-peeling = Ape
board-code-couch = Cou
board-code-poteto = Pot
board-code-rambo = Ram
board-code-robo = Rob
board-code-sweet = Swe
