### The board of Hot Potato!

## What is asked
hp-ask-choose = Choose a potato in secret.
hp-ask-extra = Two heads are better than one: add another potato?
hp-ask-effect = No point this time. Use { $potato }?
hp-ask-rambo = Who gets the Hot Potato?
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
hp-go-on = Continue

## Where a potato is
hp-your-potatoes = Your six potatoes
hp-potato-at = { $potato }: { $place }
hp-at-hand = in hand
hp-at-chosen = chosen in secret
hp-at-lying = on the table
hp-at-kept = stays for the next round
hp-at-force = in force
hp-at-discard = discarded
hp-short-chosen = chosen
hp-short-lying = played
hp-short-kept = ★ stays
hp-short-force = ★ in force
hp-short-discard = discarded

## Before a seat
hp-face-down = a card face down
hp-chosen = has chosen
hp-chosen-you = only you see it
hp-gained = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
hp-used-it = effect used
hp-left-it = effect not used
hp-sent-to = throws it at { $name }
hp-first = starts
hp-first-why = This round’s effects start here and go clockwise.

## The Hot Potato
hp-hot-holder = has the Hot Potato
hp-hot-middle = The Hot Potato is in the middle
hp-barred = barred
hp-barred-you = You hold the Hot Potato: no effects for you, except Rambotato.

## Encounters
hp-ranking = Ranking, best potato first
hp-encounter-ranks = { $name }, best potato first: { $ranking }
hp-wins = wins
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

## The race
hp-race = The race to { $goal } points
hp-points-of = { $points ->
    [one] { $name }: 1 point of { $goal }
   *[other] { $name }: { $points } points of { $goal }
}

## The last round
hp-round = Round { $round }
hp-no-round = No round has been played yet.

## What they say of them: dry, short, and shown while others are waited for
hp-quip-peeling = Vain, but well informed.
hp-quip-couch = Gets up for nothing. Well, almost nothing.
hp-quip-poteto = Brings a friend and a spelling mistake.
hp-quip-rambo = Subtle as a saucepan lid.
hp-quip-robo = Feelings: none. Rivets: many.
hp-quip-sweet = Means well. Pays later.
