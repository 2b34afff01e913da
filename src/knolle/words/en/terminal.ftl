### The terminal: what it says where the page shows.

## Refusals
tell-rule = { $text } (Rule { $rule })
refused-unreached = The server cannot be reached ({ $reason }). Check the address and whether the server is running.

## The head of `knolle replay`
replay-head = { $game }: { $players }
replay-head-player = { $name } (seat { $seat })
replay-head-nameless = Seat { $seat }
replay-head-options = Options: { $options }
replay-head-defaults = Options: the defaults
replay-head-seen = Seen by { $name }
replay-head-seed = Seed: { $seed }
replay-head-commitment = Commitment: { $commitment }
replay-head-entropy = Entropy: { $texts }

## What may be chosen
tell-card = { $label } · { $name }

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

## Scores and review
tell-score = { $part } { $number }: { $scores }.
tell-total = Total: { $scores }.
tell-place-round = Round { $round }, trick { $trick }.
tell-place-game = Game { $game }, trick { $trick }.
