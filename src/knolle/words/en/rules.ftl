# Words of the rules page itself.

rules-title = Rules of { $game }
rules-choose = Which rules?
rules-contents = Contents
rules-short = In short
rules-players = Number of players
rules-ruling = Our ruling
rules-ruling-about = Where the printed rules are silent, unclear or contradict each other, we decided. Such passages are marked. Everything else is in the printed rules, except what concerns only the program: how it writes cards, what it shows to whom, and how options are set.
rules-example = Example
rules-number = Rule { $rule }
rules-more = All rules of { $game }
rules-print = Print
rules-top = Back to top
rules-others = The other games

rules-column-players = Players
rules-column-hand = Hand
rules-column-encounter = Encounter
rules-column-round = Round { $number }
rules-column-total = Total
rules-draws = draws { $card }
rules-draws-hidden = draws a card

## Whose game it is
rules-credits = { $game } is a game by { $authors } ({ $year }).
rules-credits-ours = The game belongs to those who invented and published it. Knolle is not affiliated with them. The texts and pictures here are our own.
