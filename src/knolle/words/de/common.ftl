### Colours, cards, levels, and small parts of sentences

## Farben und der Buchstabe in der Kartenecke: in einem Spiel sind keine zwei gleich
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-orange = Orange
letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Ge
letter-purple = L
letter-orange = O

## Karten: der Name allein, und wie er in einem Satz steht
card-name = { $colour } { $number }
card-the = { $colour } { $number }

## Spielstärken
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-master = Meister

## Temperamente der Bots, hinter der Stufe
temperament-careful = vorsichtig
temperament-bold = kühn
temperament-spiteful = boshaft
temperament-sly = listig
bot-character = { $level }, { $temperament }

## Kleine Satzteile
list-last = { $rest } und { $last }
list-or = { $rest } oder { $last }
score-of = { $name } { $points }
# Was ein Spiel zählt, und wie viele davon
score-unit = Punkte
score-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
span-days =
    { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
span-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
span-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }

## Optionen, die mehrere Spiele haben
option-rounds = Runden
option-rounds-help = Üblich sind so viele Runden, wie Spieler mitspielen.
