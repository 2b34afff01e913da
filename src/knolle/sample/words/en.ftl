### Sample Tricks: every word of its own. The page loads Rules when they are opened.

## Name
game-sample-tricks = Sample Tricks
game-sample-tricks-sentence = Follow suit, take the trick with the highest card, and collect more tricks than the others.
game-sample-tricks-length = about 5 minutes

## Log
st-starts = Round { $round }: { $name } starts.
st-takes = { $name } takes the trick with { $card }.
st-points = Tricks of this round: { $scores }.
st-round = Round { $round } of { $rounds }

## Rules

# The numbered rules of rules.md in a player's words

rule-st-1 = For 2 to 4 players. There are three suits, red, blue and green, with the numbers 1 to 8.
rule-st-2 = All 24 cards are shuffled and everybody is dealt 6. The rest lies aside, face down, until the end of the round.
rule-st-3 = Who starts the first round is settled beforehand. The next player clockwise starts each further round.
rule-st-4 = Clockwise, everybody plays one card from hand, face up.
rule-st-5 = If you have a card of the suit that was led, you must play one. If you have none, you may play any card.
rule-st-6 = The highest card of the suit that was led takes the trick. Whoever played it leads the next one.
rule-st-7 = A trick is worth one point. A round ends after 6 tricks.
rule-st-8 = After the last round, whoever has the most points wins. A tie is a shared win.
rule-st-9 = The option “{ option-rounds }” says how many rounds you play. The default is as many as there are players.
rule-st-10 =
    You see: your hand; every card played; how many cards are in each hand; the points.
    You never see: other hands; the cards aside; the secret number of the shuffles (the seed) before everything is over.
