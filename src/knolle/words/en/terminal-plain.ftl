### The table as a conversation in lines: `knolle play --plain` and `knolle join --plain`.

## Beginning and end
plain-welcome = { $game } with { $names }.
plain-seated = You are { $name }.
plain-watching = There is no free seat at this table, so you are watching.
plain-goes-on = The match continues where you left off.
plain-paused = The match is paused and saved. To continue: { $command }
plain-left = You have left the table. Your seat is kept for you. To come back: { $command }
plain-left-watching = You are no longer watching. To come back: { $command }
plain-connected = Reconnected.
plain-record = The record is in { $path }. To check it: { $command }
plain-no-review = The master’s review is not available right now.
plain-chat = { $name } says: { $text }

## Questions
plain-ask = Your choice, 1 to { $count }? Help: ?
plain-early = { $text }: queued until it is your turn.
plain-time = Time left: { $seconds } seconds.
plain-ask-start = Is everybody here? To deal the cards: { $word }
plain-ask-consent = Do you agree? { $yes } or { $no }
plain-ask-back = To take over again: { $word }
plain-ask-again = Play again? { $word } or { $quit }
plain-no-number = There is no number { $number } here. The choices go from 1 to { $count }.
plain-see-help = For everything you can answer: ?

## Words to answer with; the English ones are always understood too
plain-word-help = help
plain-word-hint = hint
plain-word-why = why
plain-word-last = last
plain-word-scores = scores
plain-word-log = log
plain-word-hand = hand
plain-word-table = table
plain-word-undo = undo
plain-word-quit = quit
plain-word-say = say
plain-word-start = start
plain-word-yes = yes
plain-word-no = no
plain-word-back = back
plain-word-rematch = rematch

## Help, a line each
plain-help-help = Type a number to choose that line. You can also type a card as shown, such as { $card }.
plain-help-hint = { $word }: what the master would choose.
plain-help-why = { $word } { $card }: why something is not allowed.
plain-help-last = { $word }: show the last trick or round again.
plain-help-scores = { $word }: the score so far.
plain-help-log = { $word }: what happened lately; { $word } 50 goes further back.
plain-help-table = { $word }: how things stand, and your hand.
plain-help-undo = { $word }: take your last choice back.
plain-help-say = { $word } and a text: say something to the table.
plain-help-quit = { $word }: stop for now and continue another time.
