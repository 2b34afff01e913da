### The log: what happened at the table, in words. The page adds the rule's number as a link.

## All games
log-hand = { $name } holds { $cards }.
log-lead =
    { $name } leads { $card }{ $face ->
        [man] , a Potato Man
        [evil] , an Evil Potato
       *[plain] { "" }
    }.
log-play =
    { $name } plays { $card }{ $face ->
        [man] , a Potato Man
        [evil] , an Evil Potato
       *[plain] { "" }
    }.

## Who sits at the table
log-bot-steps-in = { $name } is away: a bot ({ $level }) takes over.
log-bot-sits-down = { $name }, a bot ({ $level }), takes a seat.
log-comes-back = { $name } is back and plays again.
log-sits-down = { $name } takes a seat.
log-stands-up = { $name } leaves the table.
log-takes-over = { $name } takes over from { $before }.

## Potato Man
log-round = Round { $round }: { $name } starts.
log-draw = { $name } draws { $card }.
log-draw-hidden = { $name } draws a card.
log-wins = { $name } wins the trick with { $card }.
log-wins-later = { $name } wins the trick with { $card }: of equal numbers, the later one wins.
log-wins-man = { $name } wins the trick with { $card }: Potato Man beats Evil Potato.
log-sack =
    { $name } takes a { $sack }: { $worth ->
        [one] { $worth } sack
       *[other] { $worth } sacks
    }.
log-sack-instead = { $name } takes a { $sack }, because there are no { $colour } ones left.
log-sack-none = { $name } gets nothing: the { $colour } and gold sack cards are all gone.
log-block = { $name } cannot play any of these cards: { $cards }. The round is over, and nobody gets a sack card for this trick.
log-round-over = Sacks of this round: { $scores }.
log-dealt = { $name } was dealt { $cards }.
log-pile = { $name }, draw pile from the top: { $cards }.
log-aside = Set aside: { $cards }.

## Compañeros
log-game = Game { $game }: { $name } starts. The display holds { $cards }.
log-values = Colour values: { $values }.
log-order = Order of taking: { $names }.
log-order-nobody = Nobody may take.
log-stopped = A tie between { $colours } at { $value }: no more cards are taken.
log-take =
    { $points ->
        [one] { $name } takes { $colour } for { $points } point: { $cards }.
       *[other] { $name } takes { $colour } for { $points } points: { $cards }.
    }
log-next = { $name } had the first choice and starts the next trick.
log-next-again = { $name } starts again because nobody could take.
log-game-over = Points of this game: { $scores }.

## Hot Potato!
log-deck = The encounters are shuffled.
log-deck-again = The encounter deck is empty: the discard pile is shuffled to form a new one.
log-deck-order = From the top: { $encounters }.
log-show = The next three are { $encounters }, but nobody knows in which order.
log-encounter-round = Round { $round }.
log-reveal = { $name } plays { $potato }.
log-extra = { $name } adds { $potato }.
log-extra-none = { $name } adds no card.
log-encounter = { $encounter } is turned up.
log-verdict = From best to worst: { $potatoes }.
log-gains =
    { $points ->
        [one] { $name } gains { $points } point.
       *[other] { $name } gains { $points } points.
    }
log-gains-sweet = { $name } gains 2 points because Sweet Potato was in force.
log-totals = Points: { $scores }.
log-effect-unused = { $name } does not use { $potato }.
log-effect-peeling = { $name } uses { $potato } and looks at the next encounters. They are shuffled.
log-effect-peeling-saw = { $name } uses { $potato } and sees { $encounters }. They are shuffled.
log-effect-peeling-nothing = { $name } uses { $potato }, but there is no encounter left to see.
log-effect-couch = { $name } uses { $potato } and takes the discard pile back.
log-effect-sweet = { $name } uses { $potato }: a win in the next round gives 2 points.
log-effect-robo = { $name } uses { $potato }: safe from the Hot Potato in the next round.
log-effect-rambo = { $name } uses { $potato } and names { $target }.
log-hot-to = { $name } gets the Hot Potato.
log-hot-stays = { $name } keeps the Hot Potato.
log-hot-robo = { $name } has Robotato in force: the Hot Potato goes to the middle.
log-hot-split = Different players were named: the Hot Potato goes to the middle.
log-hot-all = Everybody played Rambotato: the Hot Potato goes to the middle.
log-pickup = { $name } is out of cards and picks up the discard pile.
