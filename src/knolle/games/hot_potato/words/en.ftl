### Hot Potato!: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Six potatoes with a temper against whatever comes: guess what the others send, and never be caught with the Hot Potato.
game-hot-potato-length = about 15 minutes
option-points = Points to reach
option-points-help = Once somebody gets there, whoever is alone in the lead wins.
option-tie = If the leaders are tied
option-tie-help = Keep playing until one player is ahead, or share the win.
option-tie-play-on = keep playing
option-tie-shared = share the win
option-encounters = Your own encounters
option-encounters-help = 6 to 64 encounters, each with its ranking of the six potatoes. Leave empty to use ours.
new-lines-example = Hungry Hare: couch, sweet, robo, rambo, peeling, poteto
new-lines-help = One per line: a name, a colon, then the potatoes from best to worst.

## The six potatoes, and what they do for a player who gained no point
potato-peeling = A-peeling Potato
potato-peeling-effect = Look in secret at the next three encounters; they are shuffled afterwards.
potato-couch = Couch Potato
potato-couch-effect = Take your whole discard pile back into your hand.
potato-poteto = Poteto Potato
potato-poteto-effect = Add a second card from your hand before the encounter is turned up.
potato-rambo = Rambotato
potato-rambo-effect = Send the Hot Potato to another player.
potato-robo = Robotato
potato-robo-effect = In the next round a Hot Potato sent to you goes to the middle instead.
potato-sweet = Sweet Potato
potato-sweet-effect = If you win the next round, you score 2 points.

## Encounters
encounter-vicious-virus = Vicious Virus
encounter-furious-fryer = Furious Fryer
encounter-bold-beetle = Bold Beetle
encounter-wicked-weed = Wicked Weed
encounter-nasty-knife = Nasty Knife
encounter-menacing-mould = Menacing Mould
encounter-mighty-masher = Mighty Masher
encounter-pitiless-peeler = Pitiless Peeler
encounter-grim-grater = Grim Grater
encounter-frightful-frost = Frightful Frost
encounter-meddling-mole = Meddling Mole
encounter-sneaky-slug = Sneaky Slug

## Log
log-deck = The encounters are shuffled.
log-deck-again = The encounter deck is empty: the discard pile is shuffled to form a new one.
log-deck-order = From the top: { $encounters }.
log-show = The next three are { $encounters }, but nobody knows in which order.
log-encounter-round = Round { $round }.
log-reveal = { $name } plays { $potato }.
log-extra = { $name } adds { $potato }.
log-extra-none = { $name } adds no card.
log-encounter = { $encounter } is turned up.
log-verdict = From best to worst: { $potatoes }.
log-gains =
    { $names } { $count ->
        [one] gains
       *[other] each gain
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-gains-sweet = { $name } gains 2 points because Sweet Potato was in force.
log-totals = Points: { $scores }.
log-effect-unused = { $name } does not use { $potato }.
log-effect-peeling = { $name } uses { $potato } and looks at the next encounters. They are shuffled.
log-effect-peeling-saw = { $name } uses { $potato } and sees { $encounters }. They are shuffled.
log-effect-peeling-nothing = { $name } uses { $potato }, but there is no encounter left to see.
log-effect-couch = { $name } uses { $potato } and takes the discard pile back.
log-effect-sweet = { $name } uses { $potato }: a win in the next round gives 2 points.
log-effect-robo = { $name } uses { $potato }: safe from the Hot Potato in the next round.
log-effect-rambo = { $name } uses { $potato } and names { $target }.
log-hot-to = { $name } gets the Hot Potato.
log-hot-stays = { $name } keeps the Hot Potato.
log-hot-robo = { $name } has Robotato in force: the Hot Potato goes to the middle.
log-hot-split = Different players were named: the Hot Potato goes to the middle.
log-hot-all = Everybody played Rambotato: the Hot Potato goes to the middle.
log-pickup = { $name } is out of cards and picks up the discard pile.

## Refusals
refused-names-oneself = You cannot send the Hot Potato to yourself. Name another player.
refused-names-rambo-player = You cannot name { $who }, who played Rambotato too. Name somebody who did not.
refused-bad-encounters = A deck of your own needs encounters, each with a name and a ranking of the six potatoes.
refused-encounters-unreadable = The file { $file } cannot be read. Choose another.
refused-encounters-not-toml = The file { $file } is not valid TOML. Write it like the example in the rules.
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

## Actions
action-use = use the effect
action-decline = don’t use it
action-add-nothing = add nothing
action-send = send it to { $name }

## Board: what is asked
hp-ask-choose = Choose a potato in secret.
hp-ask-extra = Two heads are better than one: add another potato?
hp-ask-effect = No point this time. Use { $potato }?
hp-ask-rambo = Who gets the Hot Potato?
hp-rest-may = Whoever gains no point may use their effect.
hp-only-without = Only if you gain no point.
hp-wait-choose = { $count ->
    [one] { $names } is still choosing.
   *[other] { $names } are still choosing.
}
hp-wait-extra = { $names } may add a card to Poteto Potato.
hp-wait-rambo = { $count ->
    [one] { $names } is taking aim with the Hot Potato.
   *[other] { $names } are taking aim with the Hot Potato.
}
hp-wait-effect = { $names } is thinking about { $potato }.
hp-play = Play { $potato }
hp-add = Add { $potato }
hp-add-nothing = Add nothing
hp-use = Use the effect
hp-leave = Don’t use it
hp-send = To { $name }
hp-send-here = Send it here
hp-pointed = recommended
key-arrows-hot-potato = move through the potatoes
key-digits-hot-potato = select a potato by its number
key-enter-hot-potato = play the selected potato

## Board: where a potato is
hp-your-potatoes = Your six potatoes
hp-potato-at = { $potato }: { $place }
hp-at-hand = in hand
hp-at-chosen = chosen in secret
hp-at-lying = on the table
hp-at-kept = stays for the next round
hp-at-force = in force
hp-at-discard = discarded
tell-count-seat = { $name }: { $places }.
tell-count-at = { $place } ({ $potatoes })
hp-short-chosen = chosen
hp-short-lying = played
hp-short-kept = ★ stays
hp-short-force = ★ in force
hp-short-discard = discarded

## Board: before a seat
hp-face-down = a card face down
hp-chosen = has chosen
hp-chosen-you = only you see it
hp-gained = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
hp-no-point = no point
hp-no-point-barred = no point, barred
hp-used-it = effect used
hp-left-it = effect not used
hp-sent-to = throws it at { $name }
hp-first = starts
hp-first-why = This round’s effects start here and go clockwise.

## Board: the Hot Potato
hp-hot-holder = has the Hot Potato
hp-hot-middle = The Hot Potato is in the middle
hp-barred = barred
hp-barred-you = You hold the Hot Potato: no effects for you, except Rambotato.
hp-barred-why = Whoever has the Hot Potato is barred: no effects except Rambotato’s.

## Board: encounters
hp-ranking = Ranking, best potato first
hp-encounter-ranks = { $name }, best potato first: { $ranking }
hp-wins = wins
hp-best = Best here: { $potato }.
hp-nobody = nobody
hp-deck = { $count ->
    [0] Encounter deck: empty. Show all encounters
    [one] Encounter deck: 1 card left. Show all encounters
   *[other] Encounter deck: { $count } cards left. Show all encounters
}
hp-deck-title = The encounters
hp-deck-known =
    { $count ->
        [one] Next
       *[other] Among the next { $count }, in any order
    }
hp-deck-left = Still in the deck
hp-deck-played = Been and gone
hp-peeled-by = seen in advance by { $names }
hp-next =
    { $count ->
        [one] Next:
       *[other] Among the next { $count }, in any order:
    }
hp-next-unknown = You don’t know what comes next.
hp-only-you = only you know
hp-you-peeled = You peeked: { $names }. They have been shuffled since.
hp-you-peeled-nothing = You peeked: the deck was empty.

## Board: the race
hp-race = The race to { $goal } points
hp-points-of = { $points ->
    [one] { $name }: 1 point of { $goal }
   *[other] { $name }: { $points } points of { $goal }
}

## Board: the last round
last-hot-potato = Last round
hp-round = Round { $round }
hp-no-round = No round has been played yet.

## Board: a remark about each potato, shown while others are waited for
hp-quip-peeling = Vain, but well informed.
hp-quip-couch = Gets up for nothing. Well, almost nothing.
hp-quip-poteto = Brings a friend and a spelling mistake.
hp-quip-rambo = Subtle as a saucepan lid.
hp-quip-robo = Feelings: none. Rivets: many.
hp-quip-sweet = Means well. Pays later.

## The table in words
tell-potato = { $what }: { $effect }
tell-hot = { $name } has the Hot Potato.
tell-next =
    { $count ->
        [one] Next: { $encounters }.
       *[other] Among the next { $count }, in any order: { $encounters }.
    }
tell-deck = { $count ->
    [0] The encounter deck is empty.
    [one] One encounter is left in the deck.
   *[other] { $count } encounters are left in the deck.
}
tell-in-force = { $name } has { $potatoes } in force.
tell-no-potatoes = { $name } has no potato in hand.
tell-chosen = You have chosen in secret: { $choice }

## Terminal
board-deck = { $count ->
    [one] 1 encounter in the deck
   *[other] { $count } encounters in the deck
}
board-used = used
board-unused = not used
board-potato-peeling = A-peeling
board-potato-couch = Couch
board-potato-poteto = Poteto
board-potato-rambo = Rambotato
board-potato-robo = Robotato
board-potato-sweet = Sweet
board-code-peeling = Ape
board-code-couch = Cou
board-code-poteto = Pot
board-code-rambo = Ram
board-code-robo = Rob
board-code-sweet = Swe
board-legend-potatoes = { $hot } marks who has the Hot Potato, ★ what is in force, ▾ a discard pile.

## Rules

# The numbered rules of rules.md in a player's words

rules-hp-short-goal = Be the first to 10 points.
rules-hp-short-choose = Everybody has the same six potatoes. Each round all choose one in secret and reveal them together.
rules-hp-short-encounter = Then an encounter is turned up. It ranks the six potatoes from best to worst. You know which three encounters come next, but not in which order.
rules-hp-short-points = The best-ranked potato on the table wins: everybody who played it scores a point.
rules-hp-short-effects = If you scored nothing, you may use your potato’s effect.
rules-hp-short-hot = If you hold the Hot Potato, your effects are off, except Rambotato: it sends the Hot Potato on.

rules-hp-cards = Cards
rules-hp-start = Start
rules-hp-round = A round
rules-hp-effects = The effects
rules-hp-after = End of the round
rules-hp-end = End of the match
rules-hp-seen = What you see

rules-hp-picture-potatoes = The six potatoes everybody has. Effects are for those who gained no point; only Poteto Potato works before that.
rules-hp-picture-encounters = All 12 encounters and how they rank the potatoes, the best first.

rule-hp-1 = 2 to 4 players. Everybody has the same six potato cards: A-peeling Potato, Couch Potato, Poteto Potato, Rambotato, Robotato and Sweet Potato. You start with all six in hand.
    .ruling = The printed rules name only the four sets of cards. That 2, 3 or 4 can play is our reading.
rule-hp-2 = There is an encounter deck. Each encounter card ranks all six potatoes, best first, without ties. And there is one Hot Potato card.
    .ruling = The Hot Potato starts in the middle of the table.
rule-hp-3 = The encounter deck has 12 cards. Every potato stands at every rank exactly twice, and it beats every other potato on exactly half of the cards. A table may bring a deck of its own (the option “{ option-encounters }”) with 6 to 64 encounters; the game record then keeps its rankings. Each card has a name of its own (1 to 60 printable characters) and ranks each of the six potatoes once. Any other deck is refused with a message that names the card.
    .ruling = The printed rules do not list the encounters. These are our own, in a balanced design; there are 12, as in the published edition.
rule-hp-4 = The deck is shuffled. The top three cards are turned up for all to see. Then just these three are shuffled and put back on top, face down. Everybody knows which three come next, nobody in which order.
rule-hp-5 = Step 1: everybody chooses one potato from hand in secret. All are revealed together.
rule-hp-6 = Step 1b: if you revealed Poteto Potato, you may add one more card from your hand, or decline. For this you must hold another card and not be barred (HP-14). If several may add a card, they choose in secret and reveal together.
rule-hp-7 = Step 2: the top encounter card is turned up.
rule-hp-8 = Step 3: of all potatoes lying there, the one ranked highest wins. Everybody who played it gains 1 point, or 2 if their Sweet Potato is in force (HP-12). If you added a card, you can win with either of the two; then both are discarded.
rule-hp-9 = Step 4: if you gained no point this round, you may use the effect of the potato you played. If you added a card to Poteto Potato, you may use the added card’s effect; Poteto Potato itself has none here. Using it is always your choice, even where it would change nothing.
    .ruling = The order is this: first everybody with Rambotato chooses in secret, all reveal together, and the Hot Potato moves (HP-13). Then follow the other effects, clockwise from the round’s first seat (HP-19). So if the Hot Potato hits you this round, you lose your effect this round. If you get rid of it this round, you may use yours.
rule-hp-10 = A-peeling Potato: only you look at the top three encounter cards. Then they are shuffled and put back on top. Using it always counts as one shuffle, declining it as none.
    .ruling = If fewer than three are left, you look at those; if none are left, at none.
rule-hp-11 = Couch Potato: take your whole discard pile back into your hand.
    .ruling = The Couch Potato itself still lies before you, and a card in force from the round before is still in force. Both go to the discard pile only after that.
rule-hp-12 = Sweet Potato: it is in force in the next round. If you win that round, you gain 2 points. Robotato: it is in force in the next round. If the Hot Potato is sent to you, it goes to the middle instead.
    .ruling = No other effect touches another player, so this is all the protection there is.
rule-hp-13 =
    Rambotato: send the Hot Potato to another player.
    If everybody played Rambotato this round, the Hot Potato goes to the middle, no matter who gained a point, and nobody is asked.
    Otherwise, if you alone played it, you name any other player. If several played it, only those who did not may be named; if different players are named, the Hot Potato goes to the middle.
    Played is played: as the first or as the added card, and also if you gained a point. But only those who may use it, and do, name a player. If you decline, you name nobody and do not count. If nobody uses it, the Hot Potato stays where it is. Sent to a player whose Robotato is in force, it goes to the middle (HP-12).
    .ruling = The player who already holds the Hot Potato may be named too; then it stays there. You name in secret and without talking.
rule-hp-14 = If you hold the Hot Potato, you are barred: your potatoes have no effects, and you cannot add a card (HP-6). Rambotato alone still works. You still score as usual.
    .ruling = For the added card it counts who holds the Hot Potato in step 1b; for the other effects, who holds it in step 4 after it has moved.
rule-hp-15 = Cleaning up: cards in force from the round before go to their owners’ discard piles. So do the cards played this round, except a Sweet Potato or Robotato whose effect was used just now: it stays before its owner for the next round. The encounter card goes to the encounter discard pile.
rule-hp-16 = If your hand is empty now, you take your whole discard pile into your hand. A card still in force stays out.
rule-hp-17 = If the encounter deck is empty, its discard pile, including the card just played, is shuffled to form the new deck. Then HP-4 is done again.
    .ruling = This happens only now, at the very end of the round.
rule-hp-18 =
    It counts right after step 3, and only there: as soon as somebody has 10 points or more, the player with the most points wins. The match is over at once, without effects, cleaning up or a new deck.
    If there is a tie at the top, the round is finished, and you play on until one player, any player, alone has the most. Players who always choose alike stay tied, and then a match need not end.
    If you set the option “{ option-tie }” to “{ option-tie-shared }”, the match ends at once with a shared win. The option “{ option-points }” puts another number in place of 10 (a whole number from 1 up). An option that does not exist or another value is refused, as in PM-24.
    .ruling = The printed rules leave ties open. All of this rule is our reading.
rule-hp-19 = In steps 1 to 3 there is no order of players. Step 4 begins with the round’s first seat: in round 1 the first seat of the table, then one seat further clockwise every round. In the game record the starter of this game is always 0.
    .ruling = This order is ours.
rule-hp-20 =
    You see: all potatoes played; all discard piles; cards in force; all hands; all encounters with their rankings, those already played and how many are left; what HP-4 showed; what you saw yourself with A-peeling Potato (HP-10); whether others used their effects; the Hot Potato; the round’s first seat; the points.
    You never see: a choice before it is revealed (until then you see the other hand as it was, and only that a choice was made; the same holds for the added card and for Rambotato); the order of the deck; the order after a shuffle, not even of the three you saw; what others saw with A-peeling Potato; the secret number of the shuffles (the seed) before the match is over.
    .ruling = All hands are open, because anybody could tell them from what was played.
rule-hp-21 = For programs that solve games, not at a table, and with 2 players only: the mini deck leaves each player A-peeling Potato, Poteto Potato and Sweet Potato, and only the first 4 encounters are used. Your own encounters may then be 4 or more. Everything else stays the same.
    .ruling = This option is ours. It makes a game small enough to be solved.

# Examples; their players are called A, B, C, …

rules-hp-row-rounds = Points after each round
rules-hp-names = names { $player }
rules-hp-hot-to = The Hot Potato goes to { $player }.
rules-hp-hot-middle = The Hot Potato goes to the middle.
rules-hp-case-points = A, B and C reveal Couch Potato, Sweet Potato and Poteto Potato. C adds Robotato. Then the encounter shown here is turned up.
    .result = Of the four potatoes on the table it ranks Poteto Potato highest. C gains 1 point and discards both cards. A and B gained nothing: A may take the discard pile back into hand (HP-11), B may put Sweet Potato into force for the next round (HP-12).
rules-hp-case-agreed = Four players. D has gained the point with Sweet Potato. A and B both played Rambotato and each names somebody in secret; only C and D may be named.
    .result = Both have named C, so that is where the Hot Potato goes. C is barred at once and may not use Couch Potato this round (HP-14).
rules-hp-case-split = The same cards, but A names C and B names D.
    .result = They do not agree, so nobody gets the Hot Potato. C may use Couch Potato.
rules-hp-case-all = Three players, and all three play Rambotato.
    .result = All gain a point. Nobody is asked, and the Hot Potato goes to the middle, no matter where it was.
rules-hp-case-tie = Three players. In round 15 A and B both gain a point and reach 10.
    .result = They are tied at the top, so the match goes on. In round 16 B alone gains a point and wins with 11. With the option “{ option-tie }” set to “{ option-tie-shared }”, A and B would have shared the win after round 15.

# Columns of the table of player counts

rules-column-potatoes = Potatoes per player
rules-column-encounters = Encounters
rules-column-goal = Points to win

## Lesson

# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = You and { $left } have the same six potatoes, and three encounters lie ahead, in an order nobody knows. Each ranks the potatoes, best first. You need 10 points.
lesson-hot-potato-choose = Each round, both choose a potato in secret; the one ranked higher wins. Sweet Potato is weak in all three, yet its effect pays only when it loses. Choose it!
lesson-hot-potato-effect = { encounter-grim-grater }: A-peeling Potato ranks first, so { $left } gets 1 point. Without a point you may use your potato’s effect. Use it: a win in the next round gives you 2!
lesson-hot-potato-double = Your Sweet Potato is in force. { encounter-wicked-weed } or { encounter-nasty-knife } comes next, and A-peeling Potato ranks high in both. Choose it and get your 2 points!
lesson-hot-potato-couch = 2 points! But { $left } used Couch Potato and took A-peeling Potato back, which is best in { encounter-nasty-knife }, the last of the three. You can’t win now: choose Rambotato.
lesson-hot-potato-hot = A point for { $left }, as feared. But Rambotato may now throw the Hot Potato at somebody. Send it to { $left }!
lesson-hot-potato-barred = Whoever has the Hot Potato is barred: no effects except Rambotato’s, which throws it away. Points still count. What comes next, nobody knows: try Robotato.
lesson-hot-potato-few = 1 point for you! { $left } is barred and gets nothing from Sweet Potato. Played cards lie on your discard pile, and only two are left in your hand. Choose Couch Potato.
lesson-hot-potato-back = No point this time, but now comes the best part of Couch Potato: use it, and your whole discard pile returns to your hand.
lesson-hot-potato-end = Five cards again! Only Couch Potato itself stays out. Each potato has its own effect; the cards tell you. Whoever gets to 10 points and leads alone wins. Now you’re on your own!
