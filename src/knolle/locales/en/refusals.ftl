### What a player is told when something cannot be done. The page adds the rule's number as a link.

## Who is meant, seen from one's own chair
who-you = you
who-left = your left neighbour ({ $name })
who-right = your right neighbour ({ $name })
who-opposite = { $name } opposite you

## Playing
refused-allowed = You may do this.
refused-not-your-turn = It is not your turn. The table waits for { $who }.
refused-already-chosen = You have already chosen. Now the others choose.
refused-choice-missing = The table still waits for { $who }.
refused-match-over = The match is over, so there is nothing left to choose.
refused-match-not-over = The match is still going on. You can have this when it is over.
refused-shuffle-owed = The cards are still being shuffled. Wait a moment.
refused-unknown-action = This cannot be chosen now: { $action }. You can choose { $allowed }.
refused-card-not-in-hand = You do not hold { $card }. Choose a card from your hand.
refused-card-not-in-use = With this many players { $card } is not in the game. Choose a card from your hand.
refused-colour-already-in-trick = There is { $colour } in this trick already, played by { $who }. Play another colour.
refused-colour-already-doubled = One colour already lies twice, and { $colour } lies there too. Play a colour that is still missing.
refused-second-potato-man = A Potato Man already lies in this trick, so { $card } has to wait.
refused-colour-not-in-display = There is no { $colour } in the display. Take a colour that lies there.
refused-names-oneself = You cannot send the Hot Potato to yourself. Name another player.
refused-names-rambo-player = You cannot name { $who }, who played Rambotato too. Name somebody who did not.
refused-must-name = Say who gets the Hot Potato, or leave the effect unused.
refused-nobody-to-name = Everybody played Rambotato, so nobody can be named. Use it for the middle, or leave it unused.

## Options of a game
allowed-from = a whole number from { $least } on
allowed-range = a whole number from { $least } to { $most }
allowed-players = { $allowed } (only with { $players } players)
refused-bad-option-value = “{ $option }” cannot be { $value }. Possible is { $allowed }.
refused-unknown-option = This game has no option { $option }. It has { $allowed }.
refused-bad-player-count = This game is for { $least } to { $most } players, not for { $players }.
refused-bad-players = Players are given as a number or as a list of names.
refused-bad-starter = The match cannot begin with this seat. Leave it to chance.
refused-unknown-game = There is no game { $game }. There are { $allowed }.
refused-not-a-mapping = “{ $option }” cannot be given as a file here. Give the encounters themselves.
refused-bad-encounters = A deck of your own needs encounters, each with a name and a ranking of the six potatoes.
refused-encounters-unreadable = The file { $file } cannot be read. Choose another.
refused-encounters-not-toml = The file { $file } is not written as TOML. Write it like the example in the rules.
refused-bad-encounter-fields = The encounter { $card } needs a name and a ranking, and nothing else.
refused-bad-encounter-name = Encounter number { $number } needs a name of 1 to 60 visible characters.
refused-repeated-encounter = Two encounters are called { $card }. Give each a name of its own.
refused-too-few-encounters =
    { $n ->
        [one] { $n } encounter is too few. A deck needs at least { $least }.
       *[other] { $n } encounters are too few. A deck needs at least { $least }.
    }
refused-too-many-encounters =
    { $n ->
        [one] { $n } encounter is too many. A deck holds at most { $most }.
       *[other] { $n } encounters are too many. A deck holds at most { $most }.
    }
refused-bad-ranking = The encounter { $card } must rank all six potatoes, each exactly once.
refused-unknown-encounters = The server does not know these encounters. Open a new table with them.

## Seats and the table
refused-not-seated = For this you need a seat at the table. Take one first.
refused-already-seated = You already have a seat at this table.
refused-no-such-seat =
    { $seats ->
        [one] There is no such seat. This table has { $seats } seat.
       *[other] There is no such seat. This table has { $seats } seats.
    }
refused-bad-seat = There is no seat { $seat } here.
refused-seat-taken = This seat is taken. Still free: { $free }.
refused-seat-open = Nobody sits there.
refused-table-full = Every seat is taken. The host can offer you one.
refused-player-present = Somebody is playing at this seat. It can be given away when a bot plays there.
refused-players-present = Others are still playing here. Close the table when they are done.
refused-seat-taken-over = A bot is playing at your seat. Take the seat back first.
refused-seat-is-yours = The seat is yours already. No bot is playing there.
refused-bad-offer = This link to a seat is used up or unknown. Ask the host for another.
refused-not-host = Only the host of this table can do this.
refused-table-waiting = The match has not begun yet.
refused-table-playing = This cannot be done while the match is going on.
refused-table-over = The match is over. Ask for a rematch to play on.
refused-table-closed = This table is closed. Open another.
refused-lesson-for-one = A lesson is for one. Everybody can open a lesson of their own.
refused-stale = The table has moved on meanwhile. Look again and choose anew.
refused-bad-name = A name has 1 to { $most } visible characters.
refused-bad-chat = A line of chat has 1 to { $most } visible characters.
refused-chat-too-fast = One line after the other. Wait a moment before the next.
refused-bad-entropy = What you add to the shuffles is too long or no readable text. Make it shorter.
refused-deal-prepared = In a lesson the cards are prepared, so nothing is added to the shuffles.
refused-no-undo-here = At this table a choice stands.
refused-undo-pending = Somebody is asking to take back already. Answer that first.
refused-nothing-to-undo = You have not chosen anything yet that could be taken back.
refused-nothing-asked = Nobody is asking for your consent.
refused-no-hints-here = At this table there are no hints.
refused-nothing-to-choose = You have nothing to choose right now.

## After the match
refused-no-such-match =
    { $matches ->
        [one] There is no such match. This table has seen { $matches } match.
       *[other] There is no such match. This table has seen { $matches } matches.
    }
refused-match-broken-off = The match was broken off and has no record.
refused-review-under-way = Your review is still being made. One after the other.
refused-too-busy = Many reviews are being made right now. Try again in a moment.
refused-event-differs = The record tells of something that does not follow from its seed and the rules.
refused-events-missing = The record ends before the match is over.
refused-events-surplus = The record goes on after the match is over.
refused-result-differs = The result in the record is not the one the match leads to.
refused-option-differs = The options in the record are not written as a record writes them.
refused-option-is-default = The record names “{ $option }”, though it is set as usual.
refused-not-a-record = This is no record of a match.
refused-key-missing = The record lacks its part “{ $key }”.
refused-bad-value = The part “{ $key }” of the record cannot be so.
refused-unknown-key = A record has no part “{ $key }”.
refused-bad-event = The record holds something that is no event of this game.
refused-bad-seed = A seed is 64 hexadecimal digits, written in lower case.
refused-bad-order = A shuffle must name each card exactly once.

## The server
refused-no-guest = The server does not know you yet. Load the page again and allow its cookie.
refused-no-such-table = There is no table behind this link. Check it, or open a new table.
refused-no-such-lesson = There is no lesson of that name.
refused-too-many-tables =
    { $most ->
        [one] You can have { $most } open table at most. Close it first.
       *[other] You can have { $most } open tables at most. Close one first.
    }
refused-too-many-sockets = This table is open in too many windows. Close some of them.
refused-bad-link = This link is used up, too old or unknown. Make a new one on the device where you are known.
refused-too-often =
    { $seconds ->
        [one] That was a lot at once. Try again in a second.
       *[other] That was a lot at once. Try again in { $seconds } seconds.
    }
refused-storage-failed = The server could not save this, so nothing has happened. Try again in a moment.
refused-server-failed = Something went wrong in the server. Try again.
refused-unhealthy = The server is not well. Try again later.
refused-gone = The connection broke before everything had arrived. Try again.
refused-bad-origin = This can only be done from the server’s own pages.
refused-bad-host = The request does not say which server it came to. Load the page again.
refused-not-from-here = This is shown on the server’s own machine only.
refused-no-such-path = There is nothing at this address.
refused-no-such-method = This address cannot be used that way. Load the page again.
refused-not-json = The server could not read the request. Load the page again.
refused-bad-body = The server could not read the request. Load the page again.
refused-bad-query = The server could not read the address. Check the link.
refused-body-too-large = That was too long. Make it shorter.
refused-bad-message = The server could not read the message. Load the page again.
refused-binary-message = The server reads text only. Load the page again.
refused-message-too-long = That was too long. Make it shorter.
refused-no-hello = The conversation with the server began wrongly. Load the page again.
refused-hello-again = The conversation with the server has begun already. Load the page again.
refused-bad-version = This page does not speak version { $version } as the server does. Load it again.
