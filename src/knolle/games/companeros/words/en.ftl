### Compañeros: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-companeros = Compañeros
game-companeros-sentence = Cards of a colour add up, the strongest colour picks first, and a tie leaves everyone below it hungry.
game-companeros-length = about 10 minutes
option-games = Games
option-games-help = The points of all games are added up.
option-memory = Memory
option-memory-help = When on, points, taken cards and earlier tricks stay hidden until the game is over.
option-memory-off = everything stays visible
option-memory-on = hidden (memory game)

## Score
score-unit-companeros = points
score-counted-companeros = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-with-companeros = With { score-counted-companeros }.

## Log
colour-value = { $colour } { $value }
log-game = Game { $game }: { $name } starts. The display holds { $cards }.
log-values = Colour values: { $values }.
log-order = Order of taking: { $names }.
log-order-nobody = Nobody may take.
log-stopped = A tie between { $colours } at { $value }: no more cards are taken.
log-take =
    { $points ->
        [one] { $name } takes { $colour } for { $points } point: { $cards }.
       *[other] { $name } takes { $colour } for { $points } points: { $cards }.
    }
log-next = { $name } had the first choice and starts the next trick.
log-next-again = { $name } starts again because nobody could take.
log-game-over = Points of this game: { $scores }.

## Refusals
refused-card-not-in-use = With this many players { $card } is not in the game. Choose a card from your hand.
refused-colour-not-in-display = There is no { $colour } in the display. Choose a colour that is there.

## Actions
action-take = take { $colour }

## Board
co-display = The display
co-display-empty = The display is empty.
co-group = { $colour }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
co-take = Take { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
co-take-pointed = Take { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, recommended
co-values = Colour values, highest first
co-tied = tied
co-ranking = Who takes, in this order
co-stopped = Tie at { $value }: stop
co-your-take = Take a colour from the display.
co-takes = { $name } takes a colour.
co-trick = Trick { $trick } of { $tricks }
co-game = Game { $game } of { $games }
co-game-over = The game is over
co-points = Points
co-cards = Cards
key-arrows-companeros = move through the hand, or the colours to take
key-digits-companeros = select a card, or a colour to take, by its position
key-enter-companeros = play the selected card, or take the colour
co-count-piles = In the piles
co-count-points = { $points ->
    [one] one point
   *[other] { $points } points
}
co-count-memory = This table plays from memory: what was taken stays hidden until the end of the game.
tell-count-pile = { $name } has taken { $cards }.
tell-count-no-pile = { $name } has taken nothing.
co-pile = { $count ->
    [one] Taken: one card. Points:
   *[other] Taken: { $count } cards. Points:
}

## The table in words
tell-take = take { $colour } for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cards })
tell-display = In the display: { $groups }.
tell-group = { $colour } for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cards })

## Terminal
board-points-hidden = points hidden
board-taken = { $count } taken

## Rules

# The numbered rules of rules.md in a player's words

rules-co-short-goal = Take cards from the display. Each is worth its number in points.
rules-co-short-turn = In each trick everybody plays any one card, face up.
rules-co-short-value = Then the colours count: add up each colour in the trick. The strongest colour goes first, and within it the highest card.
rules-co-short-take = In this order each player takes all cards of one colour out of the display.
rules-co-short-tie = If two colours tie, it stops there: they and all below them get nothing.
rules-co-short-end = The cards just played join the display for the next trick. After nine tricks, whoever has the most points wins.

rules-co-cards = Cards and set-up
rules-co-play = Playing a trick
rules-co-taking = Ranking and taking
rules-co-end = End of the game
rules-co-games = Several games
rules-co-seen = What you see

rules-co-picture-display = A display, grouped by colour: whoever takes yellow gets 7 + 4 = 11 points.

rule-co-1 = There are six colours with the numbers 1 to 10. As many colours are used as there are players (3 to 6). In game records the cards are written R1 … R10, and Y, G, B, P and O likewise.
    .ruling = The colours come into use in this order: red, yellow, green, blue, purple, orange. Three players use the first three, and so on. The names of purple and orange are ours too.
rule-co-2 = The colours in use are shuffled together. As many cards as there are players are turned up: the display. The rest is dealt evenly, 9 cards each. Nothing lies aside.
rule-co-3 = Who starts the very first trick is settled beforehand (at a real table: the oldest). Clockwise, everybody plays one card from hand, face up. You may play any card; you never have to follow anything.
rule-co-4 = When all have played, each colour’s cards in this trick are added up. The sum is its colour value.
rule-co-5 = Ranking: the colour with the highest colour value comes first, then the next. Within a colour, the player with the higher card comes first.
rule-co-6 = In this order each player chooses a colour and takes all its cards from the display. You keep them face down in front of you; they are worth their face value in points.
    .ruling = As long as cards lie there, you must take. Your choice is only which colour, and if there is only one left you get it without being asked.
rule-co-7 = If two or more colours that are next in the ranking have the same colour value, the distribution stops there for good, also for all colours ranked below them. What has not been taken stays in the display.
rule-co-8 = When the display is empty, the distribution is over. Those who come later in the ranking get nothing. Whoever took first starts the next trick all the same.
    .ruling = This whole rule is ours.
rule-co-9 = Then all cards played in this trick join the display.
    .ruling = What was left over comes first, then the trick in the order played.
rule-co-10 = Whoever took first starts the next trick. If nobody could take because the top colour values tied, the same player starts again.
rule-co-11 = You play nine tricks. After the last one, cards are taken as usual.
    .ruling = The cards played in the last trick, and whatever is left in the display, count for nobody.
rule-co-12 = Whoever has the most points wins.
    .ruling = A tie is a shared win.
rule-co-13 = You can agree on several games before the start: the option “{ option-games }”, by default 1. The points of all games are added up, and the highest sum wins.
    .ruling = A tie is a shared win here too.
rule-co-14 = For each further game the cards are shuffled and dealt again. Whoever leads in the sum of all games so far starts.
    .ruling = If several lead, it is the first of them clockwise, counting from the player who started the previous game’s first trick. That player counts too.
rule-co-15 = “{ option-games }” takes a whole number from 1 up, “{ option-memory }” takes “{ option-memory-on }” or “{ option-memory-off }”. An option that does not exist or another value is refused with a message, as in PM-24.
rule-co-16 =
    You see: your hand; the display; the trick; how many cards are in each hand; every card played or taken so far and who took it (it happened in the open); the scores.
    You never see: other hands; the secret number of the shuffles (the seed) before everything is over.
    .ruling = By the printed rules the taken cards lie face down and may only be looked at when the game is over. By default the program departs from this: everything stays open, and it counts for you. To play as printed, set the option “{ option-memory }” to “{ option-memory-on }”. Then all points, all taken cards (your own too) and the earlier tricks are hidden until the end of each game. Display and current trick stay visible.
rule-co-17 = For programs that solve games, not at a table, and with 2 players: the mini deck has eight cards, red 1 to 4 and yellow 1 to 4. The display has 2 cards, you get 2 cards each, and 2 cards lie aside, unseen by all. A game has two tricks. Everything else stays the same.
    .ruling = This option is ours. It makes a game small enough to be solved.

# Examples; their players are called A, B, C, …

rules-co-row-played = The trick, in the order played
rules-co-row-colours = The trick by colour
rules-co-row-display = The display
rules-co-takes = { $player } takes
rules-co-case-ranking = Six players, A to F, play in this order: green 7, green 2, yellow 9, red 5, blue 10, red 6.
    .result = Red is worth 6 + 5 = 11, blue 10, green 7 + 2 = 9, yellow 9. So the ranking is F (red 6), D (red 5), E (blue 10). Then green and yellow tie.
rules-co-case-stop = The same trick goes on. F takes a colour first, say yellow: 11 points. D is next, say with red: 9 points. Then E, say with green: 6 points.
    .result = Green and yellow tie at 9, which stops the distribution: A, B and C get nothing. Blue 4 stays, and the six played cards join it. F starts the next trick.
rules-co-case-top = Three players. A leads red 7, B plays yellow 7, C green 3.
    .result = Red and yellow tie at the top. So nobody takes anything, and C, ranked below them, gets nothing either. The three cards join the display, and A starts the next trick again.

# Columns of the table of player counts

rules-column-colours = Colours
rules-column-cards = Cards
rules-column-display = Display
rules-column-tricks = Tricks

## Lesson

# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Here is the display. Everybody wants its cards: each is worth its number in points. There are nine tricks; whoever has the most points at the end wins.
lesson-companeros-play = In every trick each player plays one card, any card. Then the numbers of each colour are added up: the strongest colour comes first. Tap { letter-red }7 and play it.
lesson-companeros-ranking = Red 7 + 8 makes 15 and beats yellow 9. So red comes first, and within red the higher card: first { $left }, then you, then { $right }.
lesson-companeros-take = In this order everyone takes one whole colour out of the display. { $left } chose yellow. Green brings you 7 points: tap it.
lesson-companeros-join = Now the three cards that were played join the display: red 15 and yellow 9. { $left } took first and therefore starts the next trick.
lesson-companeros-tie = { letter-red }10 leads, and green has 9. Play { letter-green }1: then both have 10. A tie stops the distribution right there, and the fat red pile is safe from { $right }.
lesson-companeros-nobody = A tie! Equal colours take nothing, nor does any colour below them. So everything stays, these three join it, and red grows to 25. { $left } starts again.
lesson-companeros-strike = Now strike! { letter-red }9 and the { letter-red }6 on the table make 15, more than yellow 10. And 9 is higher than 6, so you are first of all. Play { letter-red }9.
lesson-companeros-harvest = You may take first. A whole colour, however many cards it has: tap red and bring in 25 points!
lesson-companeros-end = 32 points, and you start the next trick. Careful at the end: what is left in the display after the ninth trick counts for nobody. Now you’re on your own!
