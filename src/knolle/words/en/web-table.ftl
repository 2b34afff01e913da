opening = Opening the table…
table-not-there = This table cannot be opened
table-closed = This table is closed
table-closed-text = The host has closed it. You can open a new one at any time.
a-friend = Guest
close = Close
reload = Reload
reconnecting = Reconnecting…
connection-refused = The server closed this connection.
your-turn = It is your turn.
your-choices = { $question } You can choose: { $choices }.
undone = { $name } undoes the last choice.
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
leaving =
    { $name } is away. In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a bot will take over.
bot-plays-for-you = A bot is playing at your seat.
bots-prepare = The bots are getting ready. This happens only once and takes about a minute.
take-seat-back = Take my seat back
seat-open = Open seat
presence-here = here
presence-away = away
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
