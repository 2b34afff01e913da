### Potato Man: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-potato-man = Potato Man
game-potato-man-sentence = Each colour may appear only once in a trick and the highest potato wins – unless little Potato Man meets an Evil Potato.
game-potato-man-length = about 20 minutes
option-variant = Colours in the deck
option-variant-help = Without green every trick has red, blue and yellow. For 3 players only.
option-variant-standard = all four
option-variant-no-green = without green
option-gold = Value of a gold sack card
option-gold-help = The printed rules say 5.
option-two-player-colours = Colours in a trick
option-two-player-colours-help = With three, one colour may appear twice. For 2 players only.
option-two-player-colours-3 = three or four
option-two-player-colours-4 = always four

## Cards
card-name-evil = { $colour } { $number }, Evil Potato
card-name-man = { $colour } { $number }, Potato Man
sack-red = red sack card
sack-blue = blue sack card
sack-green = green sack card
sack-yellow = yellow sack card
sack-gold = gold sack card

## Score
score-unit-potato-man = sacks
score-counted-potato-man = { $points ->
    [one] { $points } sack
   *[other] { $points } sacks
}
after-with-potato-man = With { score-counted-potato-man }.

## Log
pm-lead =
    { $name } leads { $card }{ $face ->
        [man] , a Potato Man
       *[evil] , an Evil Potato
    }.
pm-play =
    { $name } plays { $card }{ $face ->
        [man] , a Potato Man
       *[evil] , an Evil Potato
    }.
log-round = Round { $round }: { $name } starts.
log-draw = { $name } draws { $card }.
log-draw-hidden = { $name } draws a card.
log-wins = { $name } wins the trick with { $card }.
log-wins-later = { $name } wins the trick with { $card }: of equal numbers, the later one wins.
log-wins-man = { $name } wins the trick with { $card }: Potato Man beats Evil Potato.
log-sack =
    { $name } takes a { $sack }: { $worth ->
        [one] { $worth } sack
       *[other] { $worth } sacks
    }.
log-sack-instead = { $name } takes a { $sack }, because there are no { $colour } ones left.
log-sack-none = { $name } gets nothing: the { $colour } and gold sack cards are all gone.
log-block = { $name } cannot play any of these cards: { $cards }. It would have taken { $colours }.
log-round-blocked = The round is over, because { $name } cannot play. Nobody gets a sack card for this trick.
log-round-over = Sacks of this round: { $scores }.
log-dealt = { $name } was dealt { $cards }.
log-pile = { $name }, draw pile from the top: { $cards }.
log-aside = Set aside: { $cards }.

## Refusals
refused-colour-already-in-trick = There is already { $colour } in this trick, played by { $who }. Play another colour.
refused-colour-already-doubled = One colour has already been played twice, and { $colour } has been played too. Play a colour that is still missing.
refused-second-potato-man = There is already a Potato Man in this trick, so { $card } has to wait.

## Board
pm-ask-card = Your turn. With { $lying } in the trick, play { $fitting }.
pm-round = Round { $round } of { $rounds }
pm-sacks-left = Sack cards left
pm-sacks-of =
    Sack cards of this round: { $worth ->
        [one] { $worth } sack
       *[other] { $worth } sacks
    }
pm-pile = Draw pile: { $count }
pm-pile-of = Draw pile of { $name }:
pm-aside = Set aside:
pm-blocked = { $name } is blocked. What would have fitted:
pm-blocked-hand = { $name }’s hand: no card fits
pm-round-over = Round { $round } is over
pm-sacks = Sacks
pm-left = Cards left
pm-played = Played so far
pm-count-where = Where the others are
pm-count-hand = { $count } in hand
pm-count-aside = The rest was set aside.

## Result
after-tie-broken =
    { $names } have { $points ->
        [one] { $points } sack
       *[other] { $points } sacks
    } each. The best single round decides: { $best ->
        [one] { $best } sack
       *[other] { $best } sacks
    } (PM-19).

## The table in words
tell-piles = Cards in the draw piles: { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Sack cards left: { $sacks }.
tell-sacks-gone = There are no sack cards left.

## Terminal
board-legend-faces = ψ is an Evil Potato, ∞ a Potato Man, ¤ a gold sack card.

## Rules

# The numbered rules of rules.md in a player's words

rules-pm-short-goal = Collect more sacks of potatoes than anybody else.
rules-pm-short-turn = Play one card to the trick, in a colour that is not in it yet. (With five players exactly one colour appears twice.)
rules-pm-short-win = The highest number wins the trick. If it was played twice, the later one wins.
rules-pm-short-beats = But Potato Man (yellow 1 to 3) beats everything as soon as an Evil Potato (red 16 to 18) is in the same trick.
rules-pm-short-sack = The colour of the winning card decides the prize: red 1 sack, blue 2, green 3, yellow 4. If that colour has run out, you take gold: 5.
rules-pm-short-end = If somebody has no card they may play, the round ends at once. Whoever has the most sacks after all rounds wins.

rules-pm-cards = Cards
rules-pm-deal = Deal
rules-pm-play = Playing a trick
rules-pm-winner = Who wins a trick
rules-pm-rounds = Rounds, end, ties
rules-pm-options = Options
rules-pm-seen = What you see

rules-pm-trick-two = 4 cards, two each: every colour once
rules-pm-trick-three = 3 cards: three different colours
rules-pm-trick-four = 4 cards: every colour once
rules-pm-trick-five = 5 cards: one colour twice, the others once
rules-pm-picture-faces = Evil Potato has the highest numbers of all, Potato Man the lowest.
rules-pm-picture-sacks = The number on a sack says how many sacks the card brings. There are three of each.

rule-pm-1 = There are 52 potato cards: red 5–18 (14 cards), blue 4–16 (13), green 3–14 (12), yellow 1–13 (13). In game records they are written R5 … R18, B4 … B16, G3 … G14, Y1 … Y13.
rule-pm-2 = Red 16, 17 and 18 show Evil Potato. Yellow 1, 2 and 3 show Potato Man.
rule-pm-3 = There are 15 sack cards: three of each colour and three gold ones. A red sack card brings 1 sack, blue 2, green 3, yellow 4, gold 5.
    .ruling = The printed rules name only yellow 4, blue 2 and gold 5. Red 1 and green 3 complete the row, and the reprint has them too. One summary in circulation says 35 for gold; the printed rules say 5, in two languages, and 5 continues the row 1-2-3-4. If you like 35 better, you can set it for your table (PM-21); it is never the default.
rule-pm-4 = All 52 cards are shuffled. With 2 players each gets 12 cards in hand and a face-down draw pile of 8. With 3 or 4 players each gets 12 cards, with 5 players 10. The rest lies aside, and nobody sees it until the round is over.
    .ruling = After the round the cards that lay aside are shown.
rule-pm-5 = All 15 sack cards lie open on the table. Everybody can always see how many of each colour are left.
rule-pm-6 = The starting player leads the first trick of the round. Whoever wins a trick leads the next. Play goes clockwise, one card at a time, until the trick is complete. With 3, 4 or 5 players that is one card per player. With 2 players it is 4 cards: you take turns and play two each.
rule-pm-7 = With 2, 3 and 4 players: each colour may lie in a trick only once. With 3 players a trick has three of the four colours, any three. Potato Man cards obey this like all others.
rule-pm-8 = With 5 players: a trick has all four colours, exactly one of them twice. So you may play a colour that already lies there only while no colour lies there twice. No colour comes a third time.
rule-pm-9 = With 5 players: you may not play a Potato Man into a trick that already has one.
rule-pm-10 = With 2 players: right after you play a card, you draw the top card of your own draw pile, as long as there is one. Only the player who has just played draws.
    .ruling = You also draw after the last card of a trick, before it is decided who wins it.
rule-pm-11 = It is your turn and you hold cards, but PM-7 to PM-9 allow none of them: you are blocked. Your hand is shown to all, and the round ends at once. Nobody gets a sack card for the unfinished trick, and its cards are discarded. The program sees this by itself as soon as the turn comes to you; nobody is asked. Only the hand is shown, never the draw pile. If you hold an allowed card, you must play one: you cannot pass, and you cannot end the round by choice.
rule-pm-12 = A round also ends when the last trick is complete and all hands are empty.
rule-pm-13 = The highest number wins. If it was played more than once, the last of them wins.
    .ruling = Equal lower numbers mean nothing. (One translation can be read differently.)
rule-pm-14 = But if both an Evil Potato and a Potato Man lie in the trick, the Potato Man wins. It does not matter what else lies there, who played it or in which order.
rule-pm-15 = The winner takes one sack card in the colour of the winning card. If that colour is gone, a gold one. If gold is gone too, nothing.
    .ruling = In print the winner “may” take it. Here that is no choice: the program takes it for you.
rule-pm-16 = Played cards are discarded face up.
    .ruling = Everybody can see at any time who played what. Nobody has to remember it.
rule-pm-17 = After a round everybody’s sacks are added up and noted. What counts is how many sacks your sack cards bring, not how many cards you have. Then all 52 cards are shuffled and dealt again, and all sack cards are laid out again.
rule-pm-18 = Who starts the first round is settled before the match (at a real table: the youngest). Each later round is started by the left neighbour of the one who started the round before, whoever won what.
rule-pm-19 = You play as many rounds as there are players. Whoever has the most sacks in total wins. If several players are tied, the best single round decides among them, and only among them.
    .ruling = Those who are equal in that too share the win.
rule-pm-20 = With 3 players only: set the option “{ option-variant }” to “{ option-variant-no-green }”, and the 12 green potato cards and the 3 green sack cards are left out. That makes 40 cards: 12 each and 4 aside. Every trick has red, blue and yellow. The default is “{ option-variant-standard }”.
rule-pm-21 = The option “{ option-gold }” says how many sacks a gold sack card brings. The default is 5.
    .ruling = This option is ours. The printed rules say 5 (PM-3).
rule-pm-22 = With 2 players only: set the option “{ option-two-player-colours }” to “{ option-two-player-colours-3 }”, and a trick of 4 cards needs only three colours; one colour may then lie there twice. PM-9 then holds too. The default is “{ option-two-player-colours-4 }”.
    .ruling = This option is ours, after the same summary that says 35 for gold (PM-3). The printed rules say four colours.
rule-pm-23 = The option “{ option-rounds }” says how many rounds you play. The default is as many as there are players.
    .ruling = This option is ours. The printed rules say as many rounds as players (PM-19).
rule-pm-24 = The number of rounds is a whole number from 1 up, the value of a gold sack card a whole number from 0 up. An option that does not exist, a value out of range or one that does not fit the number of players is refused. The message names the option, the value and what would be allowed.
rule-pm-25 =
    You see: your hand; the trick and who played what; the sack cards left and everybody’s sack cards; all cards played so far in this round; how many cards are in each hand and each draw pile; the scores of all rounds.
    You never see: other hands (until PM-11 shows one); what others draw; the draw piles, your own included; the cards aside; the secret number of the shuffles (the seed) before the match is over.
    When a round is over, all its hands, draw piles and cards aside are shown.
rule-pm-26 = For programs that solve games, not at a table, and with 2 players only: the mini deck has eight cards, red 11, 12, 13 and 16 and yellow 3, 11, 12 and 13. You get 3 cards each, there are no draw piles, and 2 cards lie aside. A trick has 2 cards, one from each player. There is one red, one yellow and one gold sack card. Everything else stays the same.
    .ruling = This option is ours. It makes a game small enough to be solved.

# Examples; their players are called A, B, C, …

rules-pm-row-hand = { $player }’s hand
rules-pm-row-sacks = Sack cards left
rules-pm-row-rounds = Sacks in each round
rules-pm-case-doubled = Five players. Red 7, green 5, red 12 and blue 4 have been played.
    .result = Red is already there twice, so no colour may come again: E must play yellow.
rules-pm-case-draw = Two players, as A sees it. Each player draws right after playing a card; what B draws stays hidden from A.
    .result = Only now is the trick decided: A’s red 12 wins. A leads the next trick and may play the red 17 just drawn.
rules-pm-case-block = Four players. Red, yellow and green have been played. D holds no blue.
    .result = Only blue would be allowed, so D is blocked. D’s hand is shown to all, the round is over, and nobody gets a sack card for this trick.
rules-pm-case-later = Two players. A leads yellow 5, B plays red 16, A blue 16, B green 6.
    .result = 16 is the highest number and was played twice. Blue 16 came later and wins; yellow 5 is not a Potato Man. A takes a blue sack card: 2 sacks.
rules-pm-case-potato-man = Five players. They play, in this order: yellow 8, blue 8, red 17, yellow 2, green 4.
    .result = Red 17 is the highest number, but it is an Evil Potato, and yellow 2 is a Potato Man. Yellow 2 wins, and D takes a yellow sack card: 4 sacks.
rules-pm-case-order = Four players. Potato Man was played first, Evil Potato only later.
    .result = Red 18 is the highest number, but the order does not matter: Potato Man wins, and A takes a yellow sack card: 4 sacks.
rules-pm-case-gold = Four players. A wins the trick with blue 14, but there are no blue sack cards left.
    .result = A takes a gold sack card instead, the last one: 5 sacks.
rules-pm-case-nothing = A wins the next trick too, with yellow 13. Yellow is gone, and now gold is gone too.
    .result = A gets nothing for this trick, but leads the next one all the same (PM-6).
rules-pm-case-tie = Three players. After the last round A and B have 33 sacks each, C has 32.
    .result = A and B are tied, so the best single round of these two decides: B’s 16 beats A’s 14, and B wins. C’s 18 is the best round of all, but C is not tied for the lead.

# Columns of the table of player counts

rules-column-pile = Draw pile
rules-column-aside = Set aside
rules-column-trick = A trick
rules-column-rounds = Rounds

## Lesson

# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = These 12 potatoes are your hand. Everyone plays one card to a trick, and whoever wins the trick earns sacks. The most sacks at the end wins.
lesson-potato-man-lead = You lead, so any card will do. The highest number wins the trick, and 15 is hard to beat. Tap { letter-blue }15 and play it.
lesson-potato-man-sack = { letter-blue }15 is highest: the trick is yours, and with it a sack card in your card’s colour. Red is worth 1 sack, blue 2, green 3, yellow 4. Once a colour has run out, you get gold: 5.
lesson-potato-man-colours = The winner leads the next trick. Each colour may appear only once in a trick, so nobody can answer green with green. Lead { letter-green }13: a green sack card would bring 3 sacks.
lesson-potato-man-equal = 13 against 13! When the highest number is played twice, the later one wins. So { $left } gets a red sack card, worth 1, and leads the next trick.
lesson-potato-man-hatched = Red and blue are already in this trick. That is why your red and blue cards are hatched: you cannot play them now. Tap one to see why.
lesson-potato-man-hero = { letter-red }16 is an Evil Potato, like red 17 and 18. But yellow 1, 2 and 3 are Potato Man: as soon as an Evil Potato lies in the trick, he wins it. Play { letter-yellow }2!
lesson-potato-man-won = Potato Man wins, and your little 2 brings a yellow sack card, worth 4. That makes 6 sacks already! Without an Evil Potato in the trick, he is just a low card.
lesson-potato-man-end = The round ends when all hands are empty, or at once when the player to move has no card that fits: a block. That trick then brings no sacks. The rest is up to you!
