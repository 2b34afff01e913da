### The log: what happened at the table, in words. The page adds the rule's number as a link.

## All games
log-hand = { $name } holds { $cards }.
log-all-played = All cards have been played.
log-lead = { $name } leads { $card }.
log-play = { $name } plays { $card }.

## Who sits at the table
log-bot-steps-in = { $name } is away: a bot ({ $level }) takes over.
log-out-of-time = { $name } has run out of time: a bot ({ $level }) takes over.
log-bot-plays-on = { $name } leaves: a bot ({ $level }) plays on.
log-bot-sits-down = { $name }, a bot ({ $level }), takes a seat.
log-comes-back = { $name } is back and plays again.
log-sits-down = { $name } takes a seat.
log-stands-up = { $name } leaves the table.
log-takes-over = { $name } takes over from { $before }.
log-invites = { $name } asks for a rematch.
log-accepts = { $name } accepts the rematch.
log-hosts = The host is away: { $name } stands in.
log-hosts-again = { $name } is back as the host.
log-seat-offered-bot = { $host } offers somebody the seat of the bot { $name }, from the next deal on.
log-seat-offered-person = { $host } is giving away the seat of { $name }, who has at least { $time } to come back and keep it.
log-seat-claimed = { $name } will take over from { $before } with the next deal.
log-seat-asked = { $name } asks for the seat of the bot { $before }.
log-seat-refused = { $name } will not get the seat of { $before }.
log-seat-withdrawn = { $name } no longer wants the seat of { $before }.
log-hint = { $name } asks for a hint.
log-undo-refused = { $name } declines: the choice stands.
log-undo-late = The match went on: the choice of { $name } stands.
log-dealt-without = { $name }’s part of the shuffle did not come in time: the cards were dealt without it.
log-starts-over = { $count ->
    [one] { $name } started the deal over after parts of the shuffle had been revealed.
   *[other] { $name } started the deal over { $count } times after parts of the shuffle had been revealed.
}

## What people are told who are not connected
notice-turn = It is your turn. You have { $time }.
notice-soon = It is still your turn. Your time runs out in { $time }.
notice-out = Your time has run out: a bot is playing for you. Open the table to take over again.
notice-offer = Your seat is being given away. You have a day to keep it: open the table.
notice-deal = The cards cannot be dealt without you. Open the table, and it goes on by itself.
notice-invited = You are invited to another match.
notice-over = The match is over. See how it ended.
