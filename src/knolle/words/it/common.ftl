### Colours, cards, levels, and small parts of sentences

## I colori e la lettera nell’angolo delle carte: diversa per ogni colore dello stesso gioco
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-purple = viola
colour-orange = arancione
letter-red = R
letter-blue = B
letter-green = V
letter-yellow = G
letter-purple = Vi
letter-orange = A

## Le carte: il nome da solo e dentro una frase («gioca l’8 rosso»)
card-name = { $number } { $colour }
card-the =
    { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } { $colour }

## I livelli dei bot
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-master = Maestro

## Caratteri dei bot, dopo il livello
temperament-careful = prudente
temperament-bold = audace
temperament-spiteful = dispettoso
temperament-sly = furbo
bot-character = { $level }, { $temperament }

## Piccole parti di frasi
list-last = { $rest } e { $last }
list-or = { $rest } o { $last }
score-of = { $name } { $points }
# Che cosa conta un gioco, e quanti
score-unit = punti
score-counted = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
span-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
span-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
span-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }

## Opzioni comuni a più giochi
option-rounds = Giri
option-rounds-help = Di solito tanti quanti sono i giocatori.
