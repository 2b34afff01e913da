### I tre giochi
game-potato-man = Potato Man
game-potato-man-sentence = Ogni colore una sola volta per presa e vince la patata più alta, a meno che il piccolo Potato Man non incontri un’Evil Potato.
game-potato-man-length = circa 20 minuti
game-companeros = Compañeros
game-companeros-sentence = I colori si sommano, il più forte si serve per primo e una parità lascia a bocca asciutta tutti quelli che seguono.
game-companeros-length = circa 10 minuti
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Sei patate con un bel caratterino contro tutto ciò che arriva: indovina chi mandano gli altri e non farti trovare con la Hot Potato in mano.
game-hot-potato-length = circa 15 minuti

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
card-name-evil = { $number } { $colour }, Evil Potato
card-name-man = { $number } { $colour }, Potato Man
card-the =
    { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } { $colour }

## Le carte sacco
sack-red = carta sacco rossa
sack-blue = carta sacco blu
sack-green = carta sacco verde
sack-yellow = carta sacco gialla
sack-gold = carta sacco color oro

## Hot Potato!: le sei patate e che cosa fanno per chi non ha preso punti
potato-peeling = A-peeling Potato
potato-peeling-effect = Guarda di nascosto i prossimi tre incontri; poi vengono mescolati.
potato-couch = Couch Potato
potato-couch-effect = Riprendi in mano tutto il tuo mazzo di scarto.
potato-poteto = Poteto Potato
potato-poteto-effect = Aggiungi una seconda carta dalla mano prima che si scopra l’incontro.
potato-rambo = Rambotato
potato-rambo-effect = Manda la Hot Potato a qualcun altro.
potato-robo = Robotato
potato-robo-effect = Nel prossimo giro una Hot Potato mandata a te finisce al centro.
potato-sweet = Sweet Potato
potato-sweet-effect = Se vinci il prossimo giro, ti frutta 2 punti.

## Hot Potato!: che cosa le aspetta
encounter-vicious-virus = Virus velenoso
encounter-furious-fryer = Friggitrice furiosa
encounter-bold-beetle = Dorifora dispettosa
encounter-wicked-weed = Malerba malvagia
encounter-nasty-knife = Coltello crudele
encounter-menacing-mould = Muffa minacciosa
encounter-mighty-masher = Schiacciapatate scatenato
encounter-pitiless-peeler = Pelapatate perfido
encounter-grim-grater = Grattugia grintosa
encounter-frightful-frost = Freddo feroce
encounter-meddling-mole = Talpa terribile
encounter-sneaky-slug = Lumaca losca

## Le opzioni: un nome, un aiuto e i valori che non sono numeri
option-variant = Colori in gioco
option-variant-help = Senza il verde ogni presa ha rosso, blu e giallo. Solo in 3.
option-variant-standard = tutti e quattro
option-variant-no-green = senza il verde
option-gold = Valore di una carta sacco color oro
option-gold-help = Le regole stampate dicono 5.
option-two-player-colours = Colori in una presa
option-two-player-colours-help = Con tre, un colore può esserci due volte. Solo in 2.
option-two-player-colours-3 = tre o quattro
option-two-player-colours-4 = sempre quattro
option-rounds = Giri
option-rounds-help = Di solito tanti quanti sono i giocatori.
option-games = Smazzate
option-games-help = I punti vittoria di tutte le smazzate si sommano.
option-memory = Memoria
option-memory-help = Se attiva, punti vittoria, carte prese e prese passate restano nascosti fino alla fine della smazzata.
option-memory-off = tutto resta visibile
option-memory-on = la memoria conta
option-points = Punti da raggiungere
option-points-help = Vince chi a quel punto è da solo in testa.
option-tie = In caso di parità in testa
option-tie-help = O si continua finché qualcuno è da solo in testa, o si condivide la vittoria.
option-tie-play-on = continuare
option-tie-shared = condividere la vittoria
option-encounters = I tuoi incontri
option-encounters-help = Da 6 a 64 incontri, ognuno con la sua classifica delle sei patate. Lascia vuoto per giocare con i nostri.

## I livelli dei bot
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-master = Maestro

## Piccole parti di frasi
list-last = { $rest } e { $last }
list-or = { $rest } o { $last }
colour-value = { $colour } { $value }
score-of = { $name } { $points }
# Che cosa conta un gioco, e quanti
score-unit =
    { $game ->
        [potato-man] sacchi
        [companeros] punti vittoria
       *[other] punti
    }
score-counted =
    { $game ->
        [potato-man]
            { $points ->
                [one] { $points } sacco
               *[other] { $points } sacchi
            }
        [companeros]
            { $points ->
                [one] { $points } punto vittoria
               *[other] { $points } punti vittoria
            }
       *[other]
            { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }
    }
