### Die drei Spiele
game-potato-man = Potato Man
game-potato-man-sentence = Jede Farbe liegt nur einmal im Stich und die höchste Kartoffel gewinnt, es sei denn, der kleine Potato Man trifft auf eine Evil Potato.
game-potato-man-length = etwa 20 Minuten
game-companeros = Compañeros
game-companeros-sentence = Gleiche Farben werden addiert, die stärkste bedient sich zuerst, und bei Gleichstand gehen alle dahinter leer aus.
game-companeros-length = etwa 10 Minuten
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Sechs eigensinnige Kartoffeln gegen alles, was da kommt: Errate, wen die anderen schicken, und lass dich nicht mit der Hot Potato erwischen.
game-hot-potato-length = etwa 15 Minuten

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
card-name-evil = { $colour } { $number }, Evil Potato
card-name-man = { $colour } { $number }, Potato Man
card-the = { $colour } { $number }

## Sackkarten
sack-red = rote Sackkarte
sack-blue = blaue Sackkarte
sack-green = grüne Sackkarte
sack-yellow = gelbe Sackkarte
sack-gold = goldene Sackkarte

## Hot Potato!: die sechs Kartoffeln und was sie für jemanden tun, der keinen Punkt bekam
potato-peeling = A-peeling Potato
potato-peeling-effect = Sieh dir heimlich die nächsten drei Begegnungen an; danach werden sie gemischt.
potato-couch = Couch Potato
potato-couch-effect = Nimm deinen ganzen Ablagestapel wieder auf die Hand.
potato-poteto = Poteto Potato
potato-poteto-effect = Leg eine zweite Karte aus der Hand dazu, bevor die Begegnung aufgedeckt wird.
potato-rambo = Rambotato
potato-rambo-effect = Schick die Hot Potato zu jemand anderem.
potato-robo = Robotato
potato-robo-effect = In der nächsten Runde landet eine Hot Potato, die zu dir soll, in der Mitte.
potato-sweet = Sweet Potato
potato-sweet-effect = Gewinnst du die nächste Runde, bringt sie dir 2 Punkte.

## Hot Potato!: was ihnen entgegenkommt
encounter-vicious-virus = Verruchtes Virus
encounter-furious-fryer = Furiose Fritteuse
encounter-bold-beetle = Kecker Käfer
encounter-wicked-weed = Unverschämtes Unkraut
encounter-nasty-knife = Mieses Messer
encounter-menacing-mould = Schauriger Schimmel
encounter-mighty-masher = Starker Stampfer
encounter-pitiless-peeler = Schonungsloser Schäler
encounter-grim-grater = Rabiate Reibe
encounter-frightful-frost = Furchtbarer Frost
encounter-meddling-mole = Mürrischer Maulwurf
encounter-sneaky-slug = Schleichende Schnecke

## Optionen: ein Name, ein Wort zur Hilfe und die Werte, die keine Zahlen sind
option-variant = Farben im Spiel
option-variant-help = Ohne Grün hat jeder Stich Rot, Blau und Gelb. Nur zu dritt.
option-variant-standard = alle vier
option-variant-no-green = ohne Grün
option-gold = Wert einer goldenen Sackkarte
option-gold-help = In der gedruckten Regel sind es 5.
option-two-player-colours = Farben im Stich
option-two-player-colours-help = Bei drei Farben darf eine doppelt liegen. Nur zu zweit.
option-two-player-colours-3 = drei oder vier
option-two-player-colours-4 = immer vier
option-rounds = Runden
option-rounds-help = Üblich sind so viele Runden, wie Spieler mitspielen.
option-games = Partien
option-games-help = Die Siegpunkte aller Partien werden zusammengezählt.
option-memory = Gedächtnis
option-memory-help = Eingeschaltet bleiben Siegpunkte, genommene Karten und frühere Stiche bis zum Ende der Partie verdeckt.
option-memory-off = alles bleibt sichtbar
option-memory-on = Gedächtnis ist gefragt
option-points = Punkte bis zum Sieg
option-points-help = Wer dann allein die meisten Punkte hat, gewinnt.
option-tie = Bei Gleichstand an der Spitze
option-tie-help = Entweder spielt ihr weiter, bis jemand allein vorn liegt, oder ihr teilt euch den Sieg.
option-tie-play-on = weiterspielen
option-tie-shared = Sieg teilen
option-encounters = Eigene Begegnungen
option-encounters-help = 6 bis 64 Begegnungen, jede mit ihrer Rangfolge der sechs Kartoffeln. Leer lassen, um mit unseren zu spielen.

## Spielstärken
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-master = Meister

## Kleine Satzteile
list-last = { $rest } und { $last }
list-or = { $rest } oder { $last }
colour-value = { $colour } { $value }
score-of = { $name } { $points }
# Was ein Spiel zählt, und wie viele davon
score-unit =
    { $game ->
        [potato-man] Säcke
        [companeros] Siegpunkte
       *[other] Punkte
    }
score-counted =
    { $game ->
        [potato-man]
            { $points ->
                [one] { $points } Sack
               *[other] { $points } Säcke
            }
        [companeros]
            { $points ->
                [one] { $points } Siegpunkt
               *[other] { $points } Siegpunkte
            }
       *[other]
            { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
    }
