### The first page, making a table, handing an address on, and what Knolle is.

## The first page
home-page-title = Knolle: three potato games
home-title = Pull up a chair
home-text = Three potato card games, against bots or with friends. Nothing to install, nobody to sign up.
home-games = The games
home-players = { $least }–{ $most } players
home-play = Play now
home-dealing = Dealing …
home-friends = With friends
home-learn = Learn it
home-rules = Rules
pick-players = Players
pick-bots = Bots
name-you-are = You play as
name-change = Change
name-label = Your name
name-save = Save
home-loading = One moment …
home-trouble = That did not work. Please try again.

## Tables in lists
home-running = Your tables
home-resume = Play on
home-to-table = To the table
home-playing = Being played
home-free-seats =
    { $free ->
        [0] All seats taken
        [one] One seat free
       *[other] { $free } seats free
    }
home-open-tables = Open tables
home-open-none = Nobody is waiting for players right now. Open a table with friends and list it here.
home-join = Join
home-past = Your last matches
home-past-none = Your finished matches will stand here, with replay and review.
home-result = Result
home-replay = Replay
home-unreached-title = No connection to the server
home-unreached-text = We keep trying. As soon as it answers, everything here works again by itself.

## Handing an address on
share-copy = Copy
share-copied = Copied
share-copy-failed = Please copy by hand
share-device = Share
share-only-here = This address works on this computer only: the server is not open to your network.
move = Move to my phone
move-text = Open this link on another device and you are the same guest there: your name, your tables, your seat.
move-link = Your personal link
move-picture = QR code of your personal link: point your phone’s camera at it
move-holds =
    { $minutes ->
        [one] It works once, within one minute. Give it to nobody: whoever opens it is you.
       *[other] It works once, within { $minutes } minutes. Give it to nobody: whoever opens it is you.
    }
move-close = Close
