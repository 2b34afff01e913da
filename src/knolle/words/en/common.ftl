### Colours, cards, levels, and small parts of sentences

## Colours, and the letter in the corner of a card: within a game no two are alike
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange
letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
letter-purple = P
letter-orange = O

## Cards: the name alone, and as it stands in a sentence ("plays red 7")
card-name = { $colour } { $number }
card-the = { $colour } { $number }

## Levels of bots
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

## Temperaments of bots, written after the level
temperament-careful = careful
temperament-bold = bold
temperament-spiteful = spiteful
temperament-sly = sly
bot-character = { $level }, { $temperament }

## Small parts of sentences
list-last = { $rest } and { $last }
list-or = { $rest } or { $last }
score-of = { $name } { $points }
# What a game counts, and how many of them
score-unit = points
score-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }

## Options that several games have
option-rounds = Rounds
option-rounds-help = Usually as many as there are players.
