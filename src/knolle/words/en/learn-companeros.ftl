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
