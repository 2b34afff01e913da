opening = Opening the table …
table-not-there = This table cannot be opened
table-closed = This table is closed
table-closed-text = Its host has put it away. You can open a new one at any time.
a-friend = Friend
close = Close
reload = Load again
reconnecting = Reconnecting …
connection-refused = The server has ended this connection.
your-turn = It is your turn.
undone = { $name } takes the last choice back.
table-tools = Tools of the table
hint = Hint
hint-thinking = Thinking …
undo = Undo
last = { $game ->
    [hot-potato] Last round
   *[other] Last trick
}
more = More
scores = Scores
log = Log
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-watcher = A spectator
chat-unread = { $count } new
people = People
help = Help
result = Result
rule-link = Rule { $rule }
agree = Agree
disagree = Refuse
undo-asks = { $name } would like to take the last choice back.
undo-waits = You have asked to take your choice back. The others are being asked.
undo-drop = Never mind
leaving = { $name } is away. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot plays on.
bot-plays-for-you = A bot is playing at your seat.
bots-prepare = The bots are getting ready. That happens only once and takes about a minute.
take-seat-back = Take my seat back
seat-open = Open seat
presence-here = here
presence-away = away
presence-gone = away; a bot plays on
presence-bot = bot
offer-seat = Give the seat to a friend
offer-text = Send this link to the friend who takes over from { $name }. It works once.
replace-by-bot = Let a bot play on
watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
invite-to-watch = Link to this table
leave-title = Leave
leave-text = A bot plays on for you. The seat stays yours: open the table again and take it back.
leave-text-alone = The match waits for you: you find it under “Your tables” on the first page.
leave = Leave the table
link = Link
copy = Copy
copied = Copied
advice = The master would choose: { $action }. Expected: { $points } points against the others, { $chance } to win the match.
because-only = There is nothing else to choose.
because-clear = It is clearly ahead of { $next }, by { $gain } points.
because-close = It is hardly better than { $next }: both are fine.
action-take = take { $colour }
action-use = use the effect
action-decline = leave it
action-add-nothing = add nothing
action-send = send it to { $name }
help-rules = Rules of the game
help-play = Tap a card to select it, tap it again to play it. Cards that the rules forbid now are hatched; tap one and it says why.
help-keys = Keys
help-keys-on = Single keys are on
key-arrows = go through the hand
key-digits = select a card by its place
key-enter = play the selected card
key-last = last trick
key-scores = scores
key-log = log
key-chat = chat
key-hint = hint
key-undo = undo
key-skip = skip a pause
key-help = this help
