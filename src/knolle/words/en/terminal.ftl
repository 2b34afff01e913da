### The terminal: what it says where the page shows.

## Refusals
tell-rule = { $text } (Rule { $rule })
refused-unreached = The server cannot be reached ({ $reason }). Check the address and whether the server is running.

## What may be chosen
tell-card = { $label } · { $name }
tell-take = take { $colour } for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cards })
tell-potato = { $what }: { $effect }

## What is asked
tell-ask-card = Your turn: play a card.
tell-ask-lead = Your turn: lead a card.
tell-wait-card = { $name } is about to play a card.

## Tricks and hands
tell-trick = In the trick: { $plays }.
tell-trick-empty = No card has been played to the trick yet.
tell-played = { $name } { $card }
tell-hand = You hold { $cards }.
tell-hand-sizes = Cards in hand: { $scores }.

## Potato Man
tell-piles = Cards in the draw piles: { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Sack cards left: { $sacks }.
tell-sacks-gone = There are no sack cards left.

## Compañeros
tell-display = In the display: { $groups }.
tell-group = { $colour } for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cards })

## Hot Potato!
tell-hot = { $name } has the Hot Potato.
tell-next =
    { $count ->
        [one] Next: { $encounters }.
       *[other] Among the next { $count }, in any order: { $encounters }.
    }
tell-deck = { $count ->
    [0] The encounter deck is empty.
    [one] One encounter is left in the deck.
   *[other] { $count } encounters are left in the deck.
}
tell-in-force = { $name } has { $potatoes } in force.
tell-no-potatoes = { $name } has no potato in hand.
tell-chosen = You have chosen in secret: { $choice }

## Scores and review
tell-score = { $part } { $number }: { $scores }.
tell-total = Total: { $scores }.
tell-place-round = Round { $round }, trick { $trick }.
tell-place-game = Game { $game }, trick { $trick }.
