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

## Scores
tell-score = { $part } { $number }: { $scores }.
