### The table as a conversation in lines: `knolle play --plain` and `knolle join --plain`.

## Beginning and end
plain-welcome = { $game } with { $names }.
plain-seated = You are { $name }.
plain-watching = There is no free seat at this table, so you are watching.
plain-goes-on = The match continues where you left off.
plain-paused = The match is paused and saved. To continue: { $command }
plain-left = You have left the table. Your seat is kept for you. To come back: { $command }
plain-left-watching = You are no longer watching. To come back: { $command }
plain-connected = Connected again.
plain-record = The record is in { $path }. To check it: { $command }
plain-no-review = The master’s review is not available right now.
plain-chat = { $name } says: { $text }

## Questions
plain-ask = Your choice, 1 to { $count }? Help: ?
plain-early = { $text }: queued until it is your turn.
plain-time = Time left: { $seconds } seconds.
plain-time-left = Time left: { $time }.
plain-ask-start = Is everybody here? To deal the cards: { $word }
plain-ask-consent = Do you agree? { $yes } or { $no }
plain-ask-back = To take over again: { $word }
plain-ask-keep = To keep your seat: { $word }
plain-ask-again = Play again? { $word } or { $quit }
plain-ask-accept = To accept: { $word }. To decline: { $quit }
plain-ask-anyway = To deal the cards anyway: { $word }
plain-no-number = There is no number { $number } here. The choices go from 1 to { $count }.
plain-no-count = In this game there are no cards to count.
plain-see-help = For everything you can answer: ?
tools-seats = Which seat? { $seats }
tools-faces = Which face? { $faces }
tools-confirm = To do it: { $word } { $text }
tools-offer = Send this link to the friend who is to have seat { $number }. It works once.
tools-bots = Which bot? For example: { $example }. Levels: { $levels }. Temperaments: { $temperaments }.
tools-no-name = Nobody here is called { $name }.
tools-names = Whom? { $names }
tools-none-removed = Nobody has been removed from this table.
tools-none-here = There is nobody else here.
tools-none-muted = You are hiding nobody’s lines.
tools-muted = You no longer see what { $name } writes.
tools-unmuted = You see what { $name } writes again.
tools-close = This closes the table for everybody, and its match ends.
tools-words = After a slash you can type: { $words }

## Words to answer with; the English ones are always understood too
plain-word-help = help
plain-word-hint = hint
plain-word-why = why
plain-word-last = last
plain-word-scores = scores
plain-word-count = count
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
plain-word-face = face
plain-word-seat = seat
plain-word-grant = grant
plain-word-deny = deny
plain-word-offer = offer
plain-word-bot = bot
plain-word-remove = remove
plain-word-readmit = readmit
plain-word-close = close
plain-word-mute = mute
plain-word-unmute = unmute

## Help, a line each
plain-help-help = Type a number to choose that line. You can also type a card as shown, such as { $card }.
plain-help-hint = { $word }: what the master would choose.
plain-help-why = { $word } { $card }: why something is not allowed.
plain-help-last = { $word }: show the last trick or round again.
plain-help-scores = { $word }: the score so far.
plain-help-count = { $word }: where all cards are: played, yours, still out.
plain-help-log = { $word }: what happened lately; { $word } 50 goes further back.
plain-help-table = { $word }: how things stand, and your hand.
plain-help-undo = { $word }: take your last choice back.
plain-help-say = { $word } and a text: say something to the table.
plain-help-face = { $word } 1 to 6: show the others a face.
plain-help-seat = { $word } and a number: as a spectator, ask for that bot’s seat.
plain-help-grant = { $word } and a seat’s number: as host, grant it to whoever asks.
plain-help-deny = { $word } and a seat’s number: as host, refuse it; as spectator, withdraw.
plain-help-offer = { $word } and a seat’s number: as host, make a link that gives it to a friend.
plain-help-bot = { $word } and a seat’s number, perhaps a level: as host, let a bot play there.
plain-help-remove = { $word } and a seat’s number: as host, empty it before the match.
plain-help-readmit = { $word } and a name: as host, let somebody sit down again.
plain-help-close = { $word }: as host, close the table for everybody.
plain-help-mute = { $word } and a name: hide what somebody writes.
plain-help-unmute = { $word } and a name: show it again.
plain-help-quit = { $word }: stop for now and continue another time.
