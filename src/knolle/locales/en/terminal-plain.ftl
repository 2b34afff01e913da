### The table as a conversation in lines: `knolle play --plain` and `knolle join --plain`.

## Beginning and end
plain-welcome = { $game } with { $names }.
plain-seated = You are { $name }.
plain-watching = There is no seat for you at this table: you watch.
plain-goes-on = The match goes on where it was.
plain-paused = The match is paused and saved. To go on: { $command }
plain-left = You have left the table, and your seat stays yours. To come back: { $command }
plain-left-watching = You watch no longer. To come back: { $command }
plain-connected = Connected again.
plain-record = The record is in { $path }. To check it: { $command }
plain-no-review = The master’s review cannot be had right now.
plain-chat = { $name } says: { $text }

## Questions
plain-ask = Your choice, 1 to { $count }? Help: ?
plain-early = { $text }: this waits for your turn.
plain-time = Time left: { $seconds } seconds.
plain-ask-start = Are all there? To deal the cards: { $word }
plain-ask-consent = Do you agree? { $yes } or { $no }
plain-ask-back = To play on yourself: { $word }
plain-ask-again = Once more? { $word } or { $quit }
plain-no-number = There is no number { $number } here. The choices go from 1 to { $count }.
plain-see-help = All that you can answer: ?

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
plain-help-help = A number chooses what stands there. You can also write a card as it is shown, such as { $card }.
plain-help-hint = { $word }: what the master would choose.
plain-help-why = { $word } { $card }: why something is not allowed.
plain-help-last = { $word }: the last trick or round once more.
plain-help-scores = { $word }: the points so far.
plain-help-log = { $word }: what happened lately; { $word } 50 goes further back.
plain-help-table = { $word }: how things stand, and your hand.
plain-help-undo = { $word }: take your last choice back.
plain-help-say = { $word } and a text: say something to the table.
plain-help-quit = { $word }: stop for now and go on another time.
