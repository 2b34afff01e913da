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
seat-leaving = Away, bot in { $time }
seat-away-for = Away for { $time }
seat-score = { $unit }:
seat-clock = Time left:
seat-time = { $time } left
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
hand-arm = Play { $card } on my turn
hand-armed = { $card } is played on your turn
hand-disarm = Do not play it by itself
hand-dropped = { $card } is no longer played by itself.
board-watching = You are watching.

## A game without a board of its own
board-situation = Table
board-choices = What you can do
