# The rules page of Hot Potato!: the numbered rules of docs/rules/hot-potato.md in a player's words.

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

## Examples; their players are called A, B, C, …
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
