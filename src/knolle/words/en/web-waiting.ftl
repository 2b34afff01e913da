### The table before the cards are dealt.
wait-page-title = { $game }: getting the table ready
wait-title = { $game }: take a seat
wait-title-seated = { $game }: the table is ready
wait-title-again = { $game }: match { $match } at this table
wait-seats = The seats
wait-seat-open = Free
wait-you = (you)
wait-sit-here = Sit here
wait-sit-here-at = Sit here (seat { $number })
wait-seat-for = Who seat { $number } is for
wait-for-friend = A friend
wait-remove = Remove
wait-remove-name = Remove { $name } from the table
wait-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
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
wait-for-host = { $host } will deal the cards.
wait-for-start = The host will deal the cards.
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
term-starter = Seat { $number } starts
term-no-hints = No hints
term-no-undo = No undo

## The deal
deal-title = The deal
deal-short = The shuffle is sealed: { $start }…
deal-long = The server has already fixed its secret for this match. This is its fingerprint (SHA-256); the secret itself is published after the match, so that anybody can check the deal.
deal-own = Your browser has added some randomness of its own, which the server could not foresee. If you like, replace it with words or dice rolls of your own.
deal-own-later = Everybody who sits down adds some randomness of their own, which the server could not foresee.
deal-own-label = Your own contribution to the shuffle
deal-own-example = my dice: 4 2 6 1
deal-own-give = Add it
deal-own-given = Added. It counts from the first shuffle.
