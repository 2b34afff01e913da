### A position in words: what is asked, what lies there, and where in the match it is. The server sends these.

## What is asked
tell-ask-card = Your turn: play a card.
tell-ask-lead = Your turn: lead a card.
tell-wait-card = { $name } is about to play a card.

## Tricks and hands
tell-trick = In the trick: { $plays }.
tell-trick-empty = No card has been played to the trick yet.
tell-played = { $name } { $card }
tell-hand = You hold { $cards }.
tell-hand-sizes = Cards in hand: { $scores }.

## Scores and review
tell-total = Total: { $scores }.
tell-place-round = Round { $round }, trick { $trick }.
tell-place-game = Game { $game }, trick { $trick }.

## Help with counting
tell-count = { $colour }: { $places }.
tell-count-part = { count-total } ({ $numbers })
