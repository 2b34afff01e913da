### The table in a terminal.

## Round the table
board-wins = ▲ wins
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-total = total { $total }
# in the edge of a narrow box
board-bot-in = bot { $time }
board-away-for = away { $time }
board-disarmed = { $card } is no longer played on your turn: a choice was taken back.
board-rescue-in = { $name } is away. In { $time } you can let a bot play: { $command }
board-rescue = { $name } is away. To let a bot play: { $command }
last-hidden = Earlier tricks stay hidden in this match.

## Keys and panels
panel-close = Esc closes
table-copied = It has been copied as well, if your terminal allows that.
# A letter with which no card begins
table-last-key = L
table-theme = Light/dark
table-enter = Enter
table-escape = Esc
table-wait-deal = Press { $key } to have the cards dealt.
table-wait-accept = Press { $key } to accept the rematch.
table-wait-anyway = Press { $key } twice to have the cards dealt anyway.
table-wait-sit = Press { $key } to sit down.
table-key-notation = select a card by letter and number
table-key-theme = light or dark
table-key-leave = leave; you can continue the match later
table-help-play = Framed cards can be played, the others cannot. Choose one of those anyway to see why. With the mouse: one click selects, two clicks play.
table-advice-columns = Lead over the others in { $unit }, chance of winning
too-small = There is not enough room for the table: it needs 80 × 24, and this window has { $width } × { $height }. Enlarge it to continue.

## Leaving, and the end
table-leave-saved = The match is saved as it stands.
table-leave-waits = Nobody else is playing, so the match waits for you.
table-comeback = To continue: { $command }
table-stay = Stay
table-record = The record of the match: { $path }
table-no-review = There is no review this time.
