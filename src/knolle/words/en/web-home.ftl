### The first page, making a table, handing an address on, and what Knolle is.

## The first page
home-page-title = Knolle: three potato games
home-title = Pull up a chair
home-text = Three potato card games, against bots or with friends. Nothing to install, no sign-up.
home-games = The games
home-players = { $least }–{ $most } players
home-play = Play
home-dealing = Dealing…
home-preparing = Being prepared for its first use. Meanwhile you can read the rules.
home-preparing-level = These bots are still being prepared. They will join in a moment.
home-friends = With friends
home-learn = Learn to play
home-rules = Rules
pick-players = Players
pick-bots = Bots
name-you-are = You play as
name-change = Change
name-label = Your name
name-save = Save
home-loading = One moment…
home-trouble = That did not work. Please try again.

## Tables in lists
home-running = Your tables
home-resume = Continue
home-to-table = Go to table
home-put-away = Close
home-put-away-title = Close this table?
home-put-away-text =
    { $status ->
        [playing] The match will be abandoned without a result.
       *[waiting] Nobody will be able to join any more.
    }
home-keep = Keep it open
home-playing = In progress
home-your-turn = Your turn
home-there =
    { $count ->
        [one] { $names } is there
       *[other] { $names } are there
    }
home-was-there = { $name } was there { $ago }
home-free-seats =
    { $free ->
        [0] All seats taken
        [one] One seat free
       *[other] { $free } seats free
    }
home-open-tables = Open tables
home-open-none = Nobody is waiting for players right now. Open a table with friends and list it here.
home-join = Join
home-watch = Watch
home-past = Your last matches
home-past-none = Your finished matches will appear here, with replay and review.
home-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
home-with = with { $names }
home-won = You won, { $scores }
home-winner = { $name } won, { $scores }
home-shared-yours = You share the win, { $scores }
home-shared = The win was shared, { $scores }
home-result = Result
home-replay = Replay
home-unreached-title = No connection to the server
home-unreached-text = We’ll keep trying. As soon as the server answers, everything here will work again.

## Handing an address on
share-copy-failed = Please copy it by hand
share-device = Share
share-only-here = This address works on this computer only. To open the server to your network, start it with { $command }.
move = Move to my phone
move-text = Open this link on another device to continue there as the same guest: same name, same tables, same seat.
move-link = Your personal link
move-picture = QR code of your personal link: scan it with your phone’s camera
move-holds =
    { $minutes ->
        [one] It works once, within one minute. Don’t share it: whoever opens it plays as you.
       *[other] It works once, within { $minutes } minutes. Don’t share it: whoever opens it plays as you.
    }

## Making a table
new-page-title = New table: { $game }
new-title = { $game } with friends
new-text = Choose who sits where. Afterwards you get a link to send to your friends.
new-seats = Who sits where
new-seat-you = You
new-seat = Seat { $number }
new-seat-friend = For a friend
new-seat-bot = Bot: { $level }
new-seat-here = For somebody at this screen
new-seat-name = Name of the player at seat { $number }
new-seat-name-example = Name
new-here-help = You share this screen. Between turns a curtain hides the hands, and only the player whose turn it is opens it. There is no clock.
new-seat-temperament = Temperament of the bot at seat { $number }
new-any-temperament = Any temperament
new-who = Who can find the table
new-who-link = By link only
new-who-all = Listed for everybody
new-who-link-help = Only people you send the link to.
new-who-all-help = It is also listed under “Open tables” on the home page.
new-options = Rules of the game
new-run = Time and table
clock = Time limit
clock-none = No time limit
clock-none-help = Everybody takes the time they need.
clock-quick = Quick
clock-calm = Calm
clock-patient = Patient
clock-day = 1 day
clock-days = 3 days
clock-week = 7 days
clock-days-help =
    { $days ->
        [one] One day for every choice: for people who are rarely here together. If time runs out, a bot plays for them until they come back.
       *[other] { $days } days for every choice: for people who are rarely here together. If time runs out, a bot plays for them until they come back.
    }
clock-own = Custom
clock-help = { $move } seconds for every choice, and { $reserve } seconds in reserve for the whole match.
clock-move = Seconds for every choice
clock-reserve = Seconds in reserve
new-starter = Who starts
new-starter-random = Random
new-takeover = A bot takes over after
new-takeover-after =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
new-takeover-never = never
new-takeover-help = If somebody is away that long, a bot plays for them. The seat stays theirs: when they come back, they take over again.
new-level = Substitute bots
new-level-help = They fill seats that are open at the start, and play for those who are away.
new-tempo = Tempo of the bots
tempo-none = Instant
tempo-brisk = Brisk
tempo-usual = Usual
tempo-calm = Calm
new-tempo-help = How long bots take for a choice: about a second at the usual tempo, longer if the choice is hard.
new-hints = Hints
new-hints-help = Everybody may ask what the master would play; the others see it.
new-undo = Undo
new-undo-help = If others have chosen since, they are asked first. What was revealed cannot be undone.
new-back = Back
new-open = Open the table
new-open-bots = Deal the cards

## What Knolle is
about-title = About Knolle
about-what = Knolle is a card table for three games about potatoes: for an evening with friends far away, for ten minutes against bots, and for everybody who wants to know what the master would have played.
about-guests = There are no accounts. A cookie recognises you, and nothing you do here is sent anywhere but to this server.
about-games-title = Whose games these are
about-games-owners = Potato Man, Compañeros and Hot Potato! belong to their authors and publishers. Knolle is not affiliated with them and not endorsed by them. If you like a game, buy the box: it is even better around a real table.
about-games-ours = The texts of the rules, the pictures, the sounds and the program are our own.
about-deal-title = What the deal check proves
about-deal-how = Before the first card, the server shows the fingerprint of a secret number, and every player’s browser the fingerprint of some randomness of its own. Only when all are fixed do the browsers reveal theirs. Together they fix every shuffle. After the match the secret is published, and anybody can redo the deal and compare.
about-deal-proves = It proves that nobody could choose the cards, not even whoever runs the server and plays too. If somebody’s randomness does not come in time, the cards are dealt without it, and the check says so.
about-deal-not = It does not prove that whoever runs the server never looked at the cards. If the stakes are high, play with people you trust.
about-bots-title = The bots
about-bots = Bots see what you would see in their seat, and not a card more. The master imagines many deals that fit what it has seen, and plays them to the end before it chooses.
about-makers-title = For tinkerers
about-licence = The program is free under the MIT licence: use it, change it, pass it on.
about-docs = The server’s API, for your own programs
about-version = Version { $version }
