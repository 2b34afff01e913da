### Les trois jeux
game-potato-man = Potato Man
game-potato-man-sentence = Chaque couleur une seule fois par pli, et la plus grosse patate l’emporte… sauf si le petit Potato Man croise une Evil Potato.
game-potato-man-length = environ 20 minutes
game-companeros = Compañeros
game-companeros-sentence = Les couleurs s’additionnent, la plus forte se sert d’abord, et une égalité laisse tous les suivants sur leur faim.
game-companeros-length = environ 10 minutes
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Six patates de caractère face à tout ce qui se présente : devine ce que jouent les autres et ne garde surtout pas la Hot Potato.
game-hot-potato-length = environ 15 minutes

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
card-name-evil = { $number } { $colour }, Evil Potato
card-name-man = { $number } { $colour }, Potato Man
card-the = le { $number } { $colour }

## Les cartes Sacs
sack-red = carte Sacs rouge
sack-blue = carte Sacs bleue
sack-green = carte Sacs verte
sack-yellow = carte Sacs jaune
sack-gold = carte Sacs dorée

## Hot Potato! : les six patates et ce qu’elles font pour qui n’a pas marqué
potato-peeling = A-peeling Potato
potato-peeling-effect = Regarde en secret les trois prochaines rencontres ; elles sont ensuite mélangées.
potato-couch = Couch Potato
potato-couch-effect = Reprends en main toute ta pile de défausse.
potato-poteto = Poteto Potato
potato-poteto-effect = Ajoute une deuxième carte de ta main avant que la rencontre soit révélée.
potato-rambo = Rambotato
potato-rambo-effect = Envoie la Hot Potato à quelqu’un d’autre.
potato-robo = Robotato
potato-robo-effect = À la manche suivante, une Hot Potato qu’on t’envoie finit au milieu.
potato-sweet = Sweet Potato
potato-sweet-effect = Si tu gagnes la manche suivante, elle te rapporte 2 points.

## Hot Potato! : ce qui les attend
encounter-vicious-virus = Virus vicieux
encounter-furious-fryer = Friteuse furieuse
encounter-bold-beetle = Doryphore déchaîné
encounter-wicked-weed = Chiendent chicaneur
encounter-nasty-knife = Couteau cruel
encounter-menacing-mould = Moisissure menaçante
encounter-mighty-masher = Presse-purée puissant
encounter-pitiless-peeler = Éplucheur épouvantable
encounter-grim-grater = Râpe rageuse
encounter-frightful-frost = Froid féroce
encounter-meddling-mole = Taupe trouble-fête
encounter-sneaky-slug = Limace louche

## Les options : un nom, un mot d’aide et les valeurs qui ne sont pas des nombres
option-variant = Couleurs en jeu
option-variant-help = Sans le vert, chaque pli contient du rouge, du bleu et du jaune. À 3 seulement.
option-variant-standard = les quatre
option-variant-no-green = sans le vert
option-gold = Valeur d’une carte Sacs dorée
option-gold-help = La règle imprimée dit 5.
option-two-player-colours = Couleurs dans un pli
option-two-player-colours-help = Avec trois, une couleur peut s’y trouver deux fois. À 2 seulement.
option-two-player-colours-3 = trois ou quatre
option-two-player-colours-4 = toujours quatre
option-rounds = Manches
option-rounds-help = D’habitude, une par joueur.
option-games = Donnes
option-games-help = On additionne les points de victoire de toutes les donnes.
option-memory = Mémoire
option-memory-help = Si elle est activée, les points de victoire, les piles et les plis passés restent cachés jusqu’à la fin de la donne.
option-memory-off = tout reste visible
option-memory-on = la mémoire compte
option-points = Points à atteindre
option-points-help = Celui qui est alors seul en tête gagne.
option-tie = En cas d’égalité en tête
option-tie-help = Soit on continue jusqu’à ce que quelqu’un soit seul en tête, soit on partage la victoire.
option-tie-play-on = continuer
option-tie-shared = partager la victoire
option-encounters = Tes propres rencontres
option-encounters-help = De 6 à 64 rencontres, chacune avec son classement des six patates. Laisse vide pour jouer avec les nôtres.

## Les niveaux des robots
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-master = Maître

## Petits morceaux de phrases
list-last = { $rest } et { $last }
list-or = { $rest } ou { $last }
colour-value = { $colour } { $value }
score-of = { $name } { $points }
# Ce que compte un jeu, et combien
score-unit =
    { $game ->
        [potato-man] sacs
        [companeros] points de victoire
       *[other] points
    }
score-counted =
    { $game ->
        [potato-man]
            { $points ->
                [one] { $points } sac
               *[other] { $points } sacs
            }
        [companeros]
            { $points ->
                [one] { $points } point de victoire
               *[other] { $points } points de victoire
            }
       *[other]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
