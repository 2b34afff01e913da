### Colours, cards, levels, and small parts of sentences

## Les couleurs et la lettre au coin des cartes : toutes différentes dans un même jeu
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-orange = orange
letter-red = R
letter-blue = B
letter-green = V
letter-yellow = J
letter-purple = Vi
letter-orange = O

## Les cartes : le nom seul, et dans une phrase (« joue le 7 rouge »)
card-name = { $number } { $colour }
card-the = le { $number } { $colour }

## Les niveaux des robots
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-master = Maître

## Caractères des bots, après le niveau
temperament-careful = prudent
temperament-bold = audacieux
temperament-spiteful = hargneux
temperament-sly = rusé
bot-character = { $level }, { $temperament }

## Petits morceaux de phrases
list-last = { $rest } et { $last }
list-or = { $rest } ou { $last }
score-of = { $name } { $points }
# Ce que compte un jeu, et combien
score-unit = points
score-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
span-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
span-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
span-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }

## Options communes à plusieurs jeux
option-rounds = Manches
option-rounds-help = D’habitude, une par joueur.
