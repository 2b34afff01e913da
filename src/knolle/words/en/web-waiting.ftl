### The table before the cards are dealt.
wait-page-title = { $game }: getting the table ready
wait-title = { $game }: take a seat
wait-title-seated = { $game }: the table is ready
wait-title-again = { $game }: match { $match } at this table
wait-seats = The seats
wait-seat-open = Free
wait-you = (you)
wait-here = (at this screen)
wait-sit-here = Sit here
wait-sit-here-at = Sit here (seat { $number })
wait-seat-for = Who seat { $number } is for
wait-for-friend = A friend
wait-remove = Remove
wait-remove-name = Remove { $name } from the table
wait-sit-title = Sit down
wait-sit = Sit down
wait-full = All seats are taken. You may stay and watch.
wait-in = You are in
wait-ready = Ready when you are
wait-start = Deal the cards
wait-start-again = Deal again
wait-start-bots =
    { $free ->
        [one] The free seat then goes to a bot ({ $level }).
       *[other] The { $free } free seats then go to bots ({ $level }).
    }
wait-start-all = Everybody is here.
wait-start-missing = Not here yet: { $names }.
wait-start-silent = No answer yet: { $names }.
wait-anyway-title = Not everybody is here
wait-anyway-bot =
    { $count ->
        [one] { $names } is away and keeps the seat. After { $seconds } seconds without them a bot takes over.
       *[other] { $names } are away and keep their seats. After { $seconds } seconds without them, bots take over.
    }
wait-anyway-wait =
    { $count ->
        [one] { $names } is away and keeps the seat. The match will wait.
       *[other] { $names } are away and keep their seats. The match will wait.
    }
wait-anyway-days =
    { $count ->
        [one] { $names } is away and keeps the seat. The cards are dealt without their contribution to the shuffle, and they have { $time } for each choice.
       *[other] { $names } are away and keep their seats. The cards are dealt without their contributions to the shuffle, and they have { $time } for each choice.
    }
wait-anyway-invited =
    { $count ->
        [one] { $names } has not accepted the rematch. A bot gets the seat.
       *[other] { $names } have not accepted the rematch. Bots get their seats.
    }
wait-anyway = Deal anyway
wait-longer = Wait
wait-for-host = { $host } will deal the cards.
wait-for-start = The host will deal the cards.
wait-host-away = The host is away. In { $time } the next player takes their place.
wait-you-host = The host is away: you stand in and can have the cards dealt.
wait-rise = Give up my seat
wait-close = Close the table
wait-invite = Invite friends
wait-link = Link to this table
wait-invite-text = Come and play { $game } with me!
wait-picture = QR code of this table: scan it with a phone’s camera

## What is agreed on
wait-terms = Table settings
term-option = { $name }: { $value }
term-clock = { $move } s per choice, { $reserve } s in reserve
term-days =
    { $days ->
        [one] One day per choice
       *[other] { $days } days per choice
    }
term-starter = Seat { $number } starts
term-no-hints = No hints
term-no-undo = No undo

## The deal
deal-title = The deal
deal-short = The shuffle is sealed: { $start }…
deal-long = The server has already fixed its secret for this match. This is its fingerprint (SHA-256); the secret itself is published after the match, so that anybody can check the deal.
deal-own = Your browser has some randomness of its own ready, and has shown the server only its fingerprint. It is revealed when the cards are dealt. If you like, add words or dice rolls of your own.
deal-own-later = Everybody who sits down adds some randomness of their own. Until all of it is fixed, the server sees only its fingerprint.
deal-own-label = Your own contribution to the shuffle
deal-own-example = my dice: 4 2 6 1
deal-own-give = Add it
deal-own-given = Added. It counts from the first shuffle.
deal-waits = Waiting for { $names } to add to the shuffle…
deal-patient = Last time the cards were dealt without an addition. So this time the table waits until all of them are there.
deal-again = Start over
