opening = Opening the table…
table-not-there = This table cannot be opened
table-closed = This table is closed
table-closed-text = The host has closed it. You can open a new one at any time.
a-friend = Guest
close = Close
reload = Reload
reconnecting = No connection. Reconnecting…
will-be-sent = No connection. { $choice } will be sent as soon as it is back.
withdrawn = { $choice } came too late and was not played.
back-nothing = Connected again. Nothing has happened meanwhile.
back-one = Connected again. Meanwhile: { $last }
back-many = Connected again. Meanwhile { $count } things have happened, the last: { $last }
back-bot = Connected again. Meanwhile a bot has played for you, and the last thing was: { $last }
connection-refused = The server closed this connection.
your-turn = It is your turn.
title-table = { $game } · Knolle
title-your-turn = Your turn! { $game }
title-next = Next match! { $game }
notify = Notify me when it is my turn
notify-text = While this page is open in the background; at tables that last for days, also when it is closed.
notify-blocked = Your browser does not allow this page to notify you. You can change that in the browser’s settings.
notify-days = Your device tells you that it is your turn, even if this page is closed.
notify-days-on = Your device tells you when it is your turn.
notify-no-https = There are no notices here: browsers allow them only on pages with https, and this page came without it.
notify-no-browser = This browser cannot receive notices while the page is closed. On an iPhone or iPad, add the page to the home screen first.
notify-no-server = This server is not set up to send notices. Look in here now and then.
notify-failed = Notices could not be set up. Try again later.
your-choices = { $question } You can choose: { $choices }.
undone = { $name } undoes the last choice.
undone-card = { $name } took back { $card }.
table-tools = Table tools
hint = Hint
hint-thinking = Thinking…
undo = Undo
last = Last trick
more = More
scores = Scores
log = Log
log-empty = Nothing has happened yet.
past-show = Show this moment again
past = You are looking back.
past-now = Back to now
chat = Chat
count = Count cards
count-key = What the marks mean
count-total = { $place ->
    [played] { $count } played
    [taken] { $count } taken
    [table] { $count } on the table
    [mine] { $count } in your hand
    [unseen] { $count } not in sight
   *[out] { $count } still out
}
count-card = { $card }: { $place ->
    [played] played
    [taken] taken
    [table] on the table
    [mine] in your hand
    [unseen] not in sight
   *[out] still out
}
pin = Keep beside the table
standings-name = Player
standings-total = Total
chat-empty = Nobody has said anything yet.
chat-heard = { $name } says: { $text }
chat-write = Write to the table
chat-send = Send
chat-watcher = A spectator
chat-watching = { $name } (spectator)
chat-unread = { $count } new
people = Players
help = Help
result = Result
rule-link = Rule { $rule }
agree = Agree
disagree = Decline
undo-asks = { $name } would like to undo the last choice.
undo-waits = You have asked to undo your choice. Waiting for the others to agree.
undo-drop = Never mind
curtain-turn = { $name }, it is your turn.
curtain-open = Tap when only you can see the screen.
curtain-close = Close the curtain
leaving =
    { $name } is away. In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a bot will take over.
bot-plays-for-you = A bot is playing at your seat.
bot-plays-out-of-time = Your time has run out: a bot is playing at your seat.
waits-away =
    { $count ->
        [one] { $names } is away. The table is waiting.
       *[other] { $names } are away. The table is waiting.
    }
bots-prepare = The bots are getting ready. This happens only once and takes about a minute.
take-seat-back = Take my seat back
seat-open = Open seat
presence-here = here
presence-shared = shares a screen
presence-away = away
presence-away-for = away for { $time }
presence-bot-in = away; a bot takes over in { $time }
presence-rescue-in = away; in { $time } you can let a bot take over
presence-invited = has not answered yet
presence-gone = away; a bot is playing
presence-bot = bot
offer-seat = Give the seat to a friend
offer-text = Send this link to the friend who takes over from { $name }. It works once.
replace-by-bot = Let a bot take over
watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
invite-to-watch = Link to this table
leave-title = Leave
leave-text = A bot will play for you. The seat stays yours: open the table again and take it back.
leave-text-alone = The match will wait for you under “Your tables” on the home page.
leave = Leave the table
link = Link
copy = Copy
copied = Copied
advice = The master would choose: { $action }. Expected: { $points } { $unit } compared with the others, a { $chance } chance of winning the match.
because-only = There is nothing else to choose.
because-clear = It is clearly ahead of { $next }, by { $score }.
because-close = It is hardly better than { $next }: both are fine.
help-rules = Rules of the game
help-play = Tap a card to select it, tap it again to play it. Cards you cannot play right now are hatched; tap one to see why.
help-keys = Keys
help-keys-on = Single-key shortcuts are on
key-arrows = move through the hand
key-digits = select a card by its position
key-enter = play the selected card
key-last = last trick
key-scores = scores
key-log = log
key-chat = chat
key-count = count cards
key-hint = hint
key-undo = undo
key-skip = skip a pause
key-past = look back and forward
key-mute = sounds on or off
key-help = this help
