### The terminal: what it says where the page shows.

## Refusals
tell-rule = { $text } (Rule { $rule })
refused-unreached = The server cannot be reached ({ $reason }). Check the address and whether the server is running.

## What may be chosen
tell-card = { $label } · { $name }

## Scores
tell-score = { $part } { $number }: { $scores }.
