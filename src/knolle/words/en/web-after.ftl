### After a match: result, score sheet, replay, review, deal check.

## Score sheet
sheet-label = Score sheet
sheet-round = Round
sheet-game = Game
sheet-total = Total
sheet-none = No scores yet.
sheet-so-far = { $number }, so far
sheet-wins = wins
sheet-shares = shares the win

## The end of a match
after-you-win = You win!
after-wins = { $name } wins!
after-share = { $names } share the win!
after-you-share = You share the win with { $names }!
after-with = With { score-counted }.
after-place =
    You: { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, { $points ->
        [0] on the tie-break
       *[other] { $score } behind
    }.
after-rematch = Rematch
after-next = The next match is being set up.
after-accept = Count me in
after-decline = No, thanks
after-begun = The next match has begun.
after-without-you = The next match has begun without you.
after-to-table = To the table
after-replay = Replay
after-review = Review
after-check = Deal check
after-record = Download the record

## Pages about a finished match
finished = After the match
finished-title = { $game }, match { $number }
finished-replay = Replay
finished-review = Review
finished-check = Deal check
finished-table = Back to the table
finished-again = Try again

## Replay
replay-loading = Loading the match…
replay-slider = Step of the match
replay-at = { $step } of { $steps }
replay-at-round = Step { $step } of { $steps }, round { $part }
replay-at-game = Step { $step } of { $steps }, game { $part }
replay-back = One step back
replay-on = One step forward
replay-part-back =
    { $part ->
        [game] Back to the start of the game
       *[round] Back to the start of the round
    }
replay-part-on =
    { $part ->
        [game] Next game
       *[round] Next round
    }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-chair = View as
replay-spectator = Spectator
replay-open = Show all hands
replay-link = Copy a link to this moment
replay-keys =
    Keys: ← → one step, N P { $part ->
        [game] next/previous game
       *[round] next/previous round
    }, Home End, Space play/pause, 1–6 a seat, 0 spectator.

## Review
review-whose = Choices of
review-thinking = The master is going through the choices of { $name }. The first time this takes a few seconds.
review-summary = { $good } of { $real } choices as good as the master’s: { $share }
review-mean = { $mistakes ->
    [0] No clear mistake.
    [one] One clear mistake.
   *[other] { $mistakes } clear mistakes.
} On average a choice cost { $points } { $unit }.
review-honest = This is the judgement of our strongest bot, based on { $simulations } simulated continuations per choice and only on what could be known at that moment. It has a margin of error. A choice counts as a mistake only if it lost more than twice that margin and more than { $score }. Hints use the same measure.
review-part = This was a long match: only the first { $count } choices were reviewed.
review-moments = The costliest moments
review-no-moments = None: no choice was clearly worse than the master’s.
review-moment = Chosen: { $chosen }; better: { $best }.
review-cost = It cost { $score } ({ $error }), and the chance of winning fell from { $before } to { $after }.
review-cost-points = It cost { $score } ({ $error }), but barely changed the chance of winning.
review-error = ± { $error }
review-exact = exact
review-show = Show
review-show-number = Show choice { $number } on the board
review-curve = Chance of winning
review-curve-told = From { $first } at the first choice to { $last } at the last, between { $least } and { $most }.
review-curve-keys = Arrow keys go along the curve, Enter shows the moment on the board.
review-curve-table = The curve as a table
review-decision = Choice
review-chance-was = { $chance } to win
review-told = Choice { $number }, { $chosen }: { $chance } to win.
review-all = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
review-master = The master would have chosen: { $best }.
review-verdict-only = There was nothing to choose.
review-verdict-best = The master’s choice.
review-verdict-as-good = As good, or nearly so.
review-verdict-mistake = A mistake.

## Deal check
check-running = Replaying the match…
check-holds = The deal checks out
check-open = The deal is only partly proven
check-fails = The deal does not check out
check-steps-told = The server has played the whole match again from its seed: { $shuffles ->
    [one] { $shuffles } shuffle
   *[other] { $shuffles } shuffles
}, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, { $events } events, and all of them fit.
check-own = What this browser checks itself
check-own-yes = Before the first card, this device kept the fingerprints (SHA-256) it was shown. The seed and everybody’s additions match them, and your own addition is among them. The record has the cards that it was shown.
check-own-watched = Before the first card, this device kept the fingerprints (SHA-256) it was shown. The seed and everybody’s additions match them. You were watching, so none of the additions is yours.
check-own-seed = The seed does not match the fingerprint that this device was shown before the first card. The server has swapped it.
check-own-own = Your own addition is not among those that were shuffled.
check-own-other = An addition does not match the fingerprints that this device was shown before the first card.
check-own-starter = The starting player does not follow from the seed and the additions.
check-own-seen = The record does not match what this device was shown during the match.
check-own-record = The record does not follow from its seed and the rules.
check-own-missing = The record could not be fetched, so the deal is unchecked.
check-own-unseen = This device kept nothing from before the deal, so it can compare nothing. Whoever played on another device can check there.
check-without = { $name }’s addition did not come in time, and the cards were dealt without it. If { $name } runs the server, they could choose between two deals that way.
check-redrawn = { $count ->
    [one] Before this deal, additions had been revealed once already, and no cards came. Whoever runs the server could choose between the deals that way.
   *[other] Before this deal, additions had been revealed { $count } times already, and no cards came. Whoever runs the server could choose between the deals that way.
}
check-commitment = Commitment
check-committed = Fixed on { $when }, before anybody revealed anything
check-seed = Seed
check-seed-when = Secret until the end of the match
check-entropy = Added by the players
check-entropy-none = Nobody added anything.
check-started = Dealt on { $when }
check-means = What this means
check-proves = The seed and the additions fix every shuffle and who starts. Everybody showed only a fingerprint of their addition until all were fixed. So if this device’s own check is right, your addition was in it and nobody’s is missing, nobody could choose the cards, not even whoever runs the server.
check-proves-not = It does not prove that nobody peeked: whoever runs the server could have looked at the cards during the match. This page comes from that server too; if you do not trust it, join from your own copy of Knolle with “knolle join”.
check-yourself = Check it yourself
check-yourself-how = The record holds the whole match. With Knolle on your own machine you can play it again without trusting this server:
