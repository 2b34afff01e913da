### The three games
game-potato-man = Potato Man
game-potato-man-sentence = Each colour may appear only once in a trick and the highest potato wins – unless little Potato Man meets an Evil Potato.
game-potato-man-length = about 20 minutes
game-companeros = Compañeros
game-companeros-sentence = Cards of a colour add up, the strongest colour picks first, and a tie leaves everyone below it hungry.
game-companeros-length = about 10 minutes
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Six potatoes with a temper against whatever comes: guess what the others send, and never be caught with the Hot Potato.
game-hot-potato-length = about 15 minutes

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
card-name-evil = { $colour } { $number }, Evil Potato
card-name-man = { $colour } { $number }, Potato Man
card-the = { $colour } { $number }

## Sack cards
sack-red = red sack card
sack-blue = blue sack card
sack-green = green sack card
sack-yellow = yellow sack card
sack-gold = gold sack card

## Hot Potato!: the six potatoes and what they do for one who gained no point
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

## Hot Potato!: what comes towards them
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

## Options: a label, a word of help, and the values that are no numbers
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
option-rounds = Rounds
option-rounds-help = Usually as many as there are players.
option-games = Games
option-games-help = The points of all games are added up.
option-memory = Memory
option-memory-help = When on, points, taken cards and earlier tricks stay hidden until the game is over.
option-memory-off = everything stays visible
option-memory-on = hidden (memory game)
option-points = Points to reach
option-points-help = Once somebody gets there, whoever is alone in the lead wins.
option-tie = If the leaders are tied
option-tie-help = Keep playing until one player is ahead, or share the win.
option-tie-play-on = keep playing
option-tie-shared = share the win
option-encounters = Your own encounters
option-encounters-help = 6 to 64 encounters, each with its ranking of the six potatoes. Leave empty to use ours.

## Levels of bots
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

## Small parts of sentences
list-last = { $rest } and { $last }
list-or = { $rest } or { $last }
colour-value = { $colour } { $value }
score-of = { $name } { $points }
# What a game counts, and how many of them
score-unit =
    { $game ->
        [potato-man] sacks
       *[other] points
    }
score-counted =
    { $game ->
        [potato-man]
            { $points ->
                [one] { $points } sack
               *[other] { $points } sacks
            }
       *[other]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
