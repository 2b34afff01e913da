# The rules page of Compañeros: the numbered rules of docs/rules/companeros.md in a player's words.

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

## Examples; their players are called A, B, C, …
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
