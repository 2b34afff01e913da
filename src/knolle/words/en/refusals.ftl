### What a player is told when something cannot be done. The page adds the rule's number as a link.

## Players as seen from the reader's seat
who-you = you
who-left = your left neighbour ({ $name })
who-right = your right neighbour ({ $name })
who-opposite = { $name } opposite you

## Playing
refused-allowed = You can do this.
refused-not-your-turn = It is not your turn. The table waits for { $who }.
refused-already-chosen = You have already chosen. Now the others choose.
refused-choice-missing = The table still waits for { $who }.
refused-match-over = The match is over, so there is nothing left to choose.
refused-match-not-over = The match is still in progress. You can do this once it is over.
refused-shuffle-owed = The cards are still being shuffled. Wait a moment.
refused-unknown-action = You cannot choose { $action } now. You can choose { $allowed }.
refused-card-not-in-hand = You do not have { $card }. Choose a card from your hand.
refused-must-follow-suit = You have { $colour }, so you must play it.

## Options of a game
allowed-from = a whole number, { $least } or more
allowed-range = a whole number from { $least } to { $most }
allowed-players = { $allowed } (only with { $players } players)
refused-bad-option-value = “{ $option }” cannot be { $value }. Allowed: { $allowed }.
refused-bad-clock = A choice may take up to { $most } seconds, or 1, 3 or 7 days without a reserve.
refused-player-has-time = This table lasts for days: players keep their seats as long as they have time.
refused-bad-push-address = Notices can be sent only to public push services.
refused-bad-push-keys = The browser’s keys for notices are not valid.
refused-push-missing = This server is not set up to send notices.
refused-unknown-option = This game has no option { $option }. Its options are { $allowed }.
refused-bad-player-count = This game is for { $least } to { $most } players, not for { $players }.
refused-bad-players = Players are given as a number or as a list of names.
refused-bad-starter = This seat cannot start the match. Leave it to chance.
refused-unknown-game = There is no game called { $game }. Available: { $allowed }.
refused-broken-game = The game { $game } is installed but cannot be loaded. Ask whoever runs the server.
refused-not-a-mapping = “{ $option }” cannot be a file here. Enter the encounters themselves.

## Seats and the table
refused-not-seated = You need a seat at the table for this. Take one first.
refused-already-seated = You already have a seat at this table.
refused-nobody-looks = Several people share this screen. Whoever chooses must open the curtain first.
refused-not-beside = People can share a screen only before a match, at open seats of a table without a clock.
refused-no-such-seat =
    { $seats ->
        [one] There is no such seat. This table has { $seats } seat.
       *[other] There is no such seat. This table has { $seats } seats.
    }
refused-bad-seat = There is no seat { $seat } here.
refused-seat-taken = This seat is taken. Still free: { $free }.
refused-seat-open = Nobody sits there.
refused-remove-first = { $name } sits there. Remove them first.
refused-table-full = Every seat is taken. The host can offer you one.
refused-player-present = Somebody is playing at this seat. It can be given away when a bot plays there.
refused-players-present = Others are still playing here. Close the table when they are done.
refused-players-absent = Not here yet: { $who }. Wait, or deal the cards anyway.
refused-nothing-to-look-at = Your clock does not wait for you to look at the match.
refused-seat-taken-over = A bot is playing at your seat. Take the seat back first.
refused-seat-is-yours = The seat is yours already. No bot is playing there.
refused-bad-offer = This seat link has been used or is invalid. Ask the host for a new one.
refused-seat-promised = Somebody is already to have this seat, or asks for it.
refused-seat-not-to-have = Only the seat of a bot that nobody else is to have can be asked for.
refused-nothing-to-grant = Nobody is asking for this seat.
refused-removed-from-table = The host has removed you from this table. Only the host can let you sit down again.
refused-nobody-removed = Nobody of this name was removed from the table.
refused-not-host = Only the host of this table can do this.
refused-table-waiting = The match has not begun yet.
refused-table-dealing = The cards are being dealt. Wait a moment.
refused-table-playing = This cannot be done during a match.
refused-table-over = The match is over. Ask for a rematch to keep playing.
refused-table-closed = This table is closed. Open another.
refused-lesson-for-one = A lesson is for one player. Everybody can open their own.
refused-stale = Things have changed in the meantime. Look at the table and choose again.
refused-bad-name = A name must have 1 to { $most } visible characters.
refused-bad-chat = A message must have 1 to { $most } visible characters.
refused-chat-too-fast = One message at a time. Wait a moment before the next.
refused-name-needed = Choose a name before you write to the others.
refused-faces-too-fast = One face at a time. Wait a moment before the next.
refused-bad-entropy = What you add to the shuffle is too long or is not readable text. Shorten it.
refused-bad-reveal = This is not the text whose fingerprint you gave before. Reveal that one.
refused-text-owed = Your text for this deal is missing, and others have revealed theirs. Only they can start over.
refused-nothing-to-reveal = What you add to the shuffle is revealed once, right after the start.
refused-deal-prepared = In a lesson the cards are prepared, so nothing is added to the shuffles.
refused-no-undo-here = This table does not allow undo.
refused-undo-pending = Somebody has already asked to undo. Answer that first.
refused-undo-too-far = Your last choice, or one since, revealed something hidden. What has been seen cannot be undone.
refused-player-away = Somebody who sits here is away, and cards were shown since. An undo needs everybody’s consent.
refused-nothing-to-undo = You have not made a choice that could be undone.
refused-nothing-asked = Nobody is asking for your consent.
refused-no-hints-here = Hints are off at this table.
refused-hint-under-way = Your last hint is still being worked out. One at a time, please.
refused-nothing-to-choose = You have nothing to choose right now.

## After the match
refused-no-such-match =
    { $matches ->
        [one] There is no such match. This table has seen { $matches } match.
       *[other] There is no such match. This table has seen { $matches } matches.
    }
refused-match-broken-off = The match was abandoned and has no record.
refused-review-under-way = Your review is still running. One at a time, please.
refused-too-busy = Many reviews are running right now. Try again in a moment.
refused-server-stops = The server is about to restart. Try again in a moment.
refused-event-differs = The record tells of something that does not follow from its seed and the rules.
refused-events-missing = The record ends before the match is over.
refused-events-surplus = The record continues after the end of the match.
refused-result-differs = The result in the record is not the one the match leads to.
refused-option-differs = The options in the record are not written as a record writes them.
refused-option-is-default = The record names “{ $option }” although it has its default value.
refused-not-a-record = This is not a match record.
refused-key-missing = The record has no “{ $key }”.
refused-bad-value = “{ $key }” in the record has an invalid value.
refused-unknown-key = “{ $key }” does not belong in a record.
refused-bad-event = The record contains an event that does not exist in this game.
refused-bad-seed = A seed is 64 hexadecimal digits, written in lower case.
refused-bad-order = A shuffle must name each card exactly once.

## The server
refused-no-guest = The server does not know you yet. Load the page again and allow its cookie.
refused-no-such-table = There is no table behind this link. Check it, or open a new table.
refused-table-elsewhere = Another server has this table and does not answer. Try again in a moment.
refused-no-such-lesson = There is no lesson of that name.
refused-too-many-tables =
    { $most ->
        [one] You can have { $most } open table at most. Close it first.
       *[other] You can have { $most } open tables at most. Close one first.
    }
refused-too-many-listed =
    { $most ->
        [one] You can have only one table in the list. Close it first, or open this one by link only.
       *[other] You can have at most { $most } tables in the list. Close one first, or open this one by link only.
    }
refused-journal-full = This table has seen so much that it only lets the match end. Open a new table.
refused-too-many-sockets = This table is open in too many windows. Close some of them.
refused-bad-link = This link has been used, has expired or is invalid. Make a new one on the device that knows you.
refused-too-often =
    { $seconds ->
        [one] Too many requests. Try again in a second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
refused-storage-failed = The server could not save this, so nothing has happened. Try again in a moment.
refused-server-failed = Something went wrong on the server. Try again.
refused-unhealthy = The server has a problem. Try again later.
refused-not-ready = The server is still getting ready. Try again in a minute.
refused-gone = The connection was lost before everything had arrived. Try again.
refused-bad-origin = This can only be done from the server’s own pages.
refused-cookies-too-large = Your browser sent too many cookies. Delete those of this site and reload the page.
refused-bad-host = The request does not say which server it came to. Load the page again.
refused-not-from-here = This is only shown on the machine the server runs on.
refused-no-such-path = There is nothing at this address.
refused-no-such-method = This address cannot be used that way. Load the page again.
refused-not-json = The server could not read the request. Load the page again.
refused-bad-body = The server could not read the request. Load the page again.
refused-bad-query = The server could not read the address. Check the link.
refused-body-too-large = That was too long. Make it shorter.
refused-bad-message = The server could not read the message. Load the page again.
refused-binary-message = The server reads text only. Load the page again.
refused-message-too-long = That was too long. Make it shorter.
refused-no-hello = The connection to the server was set up wrongly. Reload the page.
refused-hello-again = The connection to the server has already been set up. Reload the page.
refused-bad-version = This page is out of date (the server uses version { $version }). Reload it.
