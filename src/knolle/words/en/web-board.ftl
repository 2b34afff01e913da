## Round the table
board-others = The others, clockwise
board-trick = The trick
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-go-on = Continue
board-no-trick = No trick has been finished yet.

## A seat
seat-your-turn = Your turn
seat-on-turn = To play
seat-thinks = Thinking…
seat-gone = Away
seat-bot-plays = Bot plays
seat-leaving = Away, { $seconds } s
seat-score =
    { $game ->
        [potato-man] Sacks:
       *[other] Points:
    }
seat-clock = Time left:
seat-hurry = Ten seconds left.

## The hand
hand = Your hand
hand-cards = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
hand-allowed = { $card }, may be played
hand-refused = { $card }, not allowed now
hand-pointed = { $card }, recommended
hand-play = Play { $card }
hand-soon = { $card } is ready

## Potato Man
pm-round = Round { $round } of { $rounds }
pm-sacks-left = Sack cards left
pm-sacks-of =
    Sack cards of this round: { $worth ->
        [one] { $worth } sack
       *[other] { $worth } sacks
    }
pm-pile = Draw pile: { $count }
pm-pile-of = Draw pile of { $name }:
pm-aside = Set aside:
pm-blocked-hand = { $name }’s hand: no card fits
pm-round-over = Round { $round } is over
pm-name = Name
pm-sacks = Sacks
pm-left = Cards left

## Compañeros
co-display = The display
co-display-empty = The display is empty.
co-group = { $colour }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
co-take = Take { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
co-take-pointed = Take { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, recommended
co-values = Colour values, highest first
co-tied = tied
co-ranking = Who takes, in this order
co-stopped = Tie at { $value }: stop
co-your-take = Take a colour from the display.
co-takes = { $name } takes a colour.
co-trick = Trick { $trick } of 9
co-game = Game { $game } of { $games }
co-game-over = The game is over
