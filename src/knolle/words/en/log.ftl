### The log: what happened at the table, in words. The page adds the rule's number as a link.

## All games
log-hand = { $name } holds { $cards }.
log-all-played = All cards have been played.
log-lead = { $name } leads { $card }.
log-play = { $name } plays { $card }.

## Who sits at the table
log-bot-steps-in = { $name } is away: a bot ({ $level }) takes over.
log-bot-sits-down = { $name }, a bot ({ $level }), takes a seat.
log-comes-back = { $name } is back and plays again.
log-sits-down = { $name } takes a seat.
log-stands-up = { $name } leaves the table.
log-takes-over = { $name } takes over from { $before }.
