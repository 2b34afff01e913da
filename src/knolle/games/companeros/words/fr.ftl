### Compañeros: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-companeros = Compañeros
game-companeros-sentence = Les couleurs s’additionnent, la plus forte se sert d’abord, et une égalité laisse tous les suivants sur leur faim.
game-companeros-length = environ 10 minutes
option-games = Donnes
option-games-help = On additionne les points de victoire de toutes les donnes.
option-memory = Mémoire
option-memory-help = Si elle est activée, les points de victoire, les piles et les plis passés restent cachés jusqu’à la fin de la donne.
option-memory-off = tout reste visible
option-memory-on = la mémoire compte

## Score
score-unit-companeros = points de victoire
score-counted-companeros = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
after-with-companeros = Avec { score-counted-companeros }.

## Log
colour-value = { $colour } { $value }
log-game = Donne { $game } : { $name } commence. L’étalage contient { $cards }.
log-values = Valeurs des couleurs : { $values }.
log-order = Ordre pour se servir : { $names }.
log-order-nobody = Personne ne peut se servir.
log-stopped = Égalité à { $value } entre { $colours } : la répartition s’arrête là.
log-take =
    { $name } prend { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } pour { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } : { $cards }.
log-next = { $name } a eu le premier choix et entame le pli suivant.
log-next-again = { $name } entame à nouveau, car personne n’a pu se servir.
log-game-over = Points de victoire de cette donne : { $scores }.

## Refusals
refused-card-not-in-use = Avec ce nombre de joueurs, { $card } n’est pas en jeu. Choisis une de tes cartes.
refused-colour-not-in-display =
    Il n’y a pas { $colour ->
        [orange] d’orange
       *[other] de { $colour }
    } dans l’étalage. Prends une couleur qui s’y trouve.

## Actions
action-take =
    prendre { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    }

## Board
co-display = L’étalage
co-display-empty = L’étalage est vide.
co-group = { $colour } : { $points ->
    [one] { $points } point de victoire.
   *[other] { $points } points de victoire.
}
co-take =
    Prendre { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
co-take-pointed =
    Prendre { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }, conseillé
co-values = Valeurs des couleurs, la plus haute d’abord
co-tied = à égalité
co-ranking = Qui se sert, dans cet ordre
co-stopped = Égalité à { $value } : fin
co-your-take = Prends une couleur de l’étalage.
co-takes = { $name } prend une couleur.
co-trick = Pli { $trick } sur { $tricks }
co-game = Donne { $game } sur { $games }
co-game-over = La donne est finie
co-points = Points de victoire
co-cards = Cartes
key-arrows-companeros = parcourir la main ou les couleurs de l’étalage
key-digits-companeros = choisir une carte ou une couleur par sa position
key-enter-companeros = jouer la carte choisie ou prendre la couleur
co-count-piles = Dans les piles
co-count-points = { $points ->
    [one] un point de victoire
   *[other] { $points } points de victoire
}
co-count-memory = On joue ici de mémoire : ce qui a été pris reste caché jusqu’à la fin de la donne.
tell-count-pile = { $name } a pris { $cards }.
tell-count-no-pile = { $name } n’a rien pris.
co-pile = { $count ->
    [one] Pris : une carte. Points de victoire :
   *[other] Pris : { $count } cartes. Points de victoire :
}

## The table in words
tell-take =
    prendre { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } pour { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } ({ $cards })
tell-display = À l’étalage : { $groups }.
tell-group = { $colour } pour { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} ({ $cards })

## Terminal
board-points-hidden = points cachés
board-taken = { $count } en pile

## Rules

# The numbered rules of rules.md in a player's words

rules-co-short-goal = Prends des cartes dans l’étalage. Chacune rapporte autant de points de victoire que son nombre.
rules-co-short-turn = À chaque pli, chacun joue une carte de son choix, face visible.
rules-co-short-value = Ensuite, on compte par couleur : on additionne les cartes de chaque couleur du pli. La couleur la plus forte passe d’abord, et dans cette couleur la plus haute carte.
rules-co-short-take = Dans cet ordre, chacun prend toutes les cartes d’une couleur de l’étalage.
rules-co-short-tie = Si deux couleurs sont à égalité, tout s’arrête là : ni elles ni les suivantes ne rapportent quoi que ce soit.
rules-co-short-end = Les cartes qu’on vient de jouer rejoignent l’étalage pour le pli suivant. Après neuf plis, celui qui a le plus de points de victoire gagne.

rules-co-cards = Cartes et mise en place
rules-co-play = Jouer un pli
rules-co-taking = Classement et répartition
rules-co-end = Fin de la donne
rules-co-games = Plusieurs donnes
rules-co-seen = Ce que tu vois

rules-co-picture-display = Un étalage, groupé par couleur : celui qui prend le jaune reçoit 7 + 4 = 11 points de victoire.

rule-co-1 = Il y a six couleurs, avec les nombres de 1 à 10. On utilise autant de couleurs qu’il y a de joueurs (3 à 6). Dans les parties enregistrées, les cartes s’écrivent R1 … R10 (rouge), et de même Y (jaune), G (vert), B (bleu), P (violet) et O (orange).
    .ruling = Les couleurs viennent dans cet ordre : rouge, jaune, vert, bleu, violet, orange. À trois, on prend les trois premières, et ainsi de suite. Les noms violet et orange sont aussi de nous.
rule-co-2 = On mélange ensemble les couleurs utilisées. On retourne autant de cartes qu’il y a de joueurs : c’est l’étalage. Le reste est distribué à parts égales, 9 cartes chacun. Il ne reste rien de côté.
rule-co-3 = Celui qui commence le tout premier pli est désigné d’avance (autour d’une vraie table : le plus âgé). Dans le sens des aiguilles d’une montre, chacun joue une carte de sa main, face visible. Tu peux jouer n’importe quelle carte ; tu n’es jamais obligé de fournir une couleur.
rule-co-4 = Quand tous ont joué, on additionne les cartes de chaque couleur dans ce pli. La somme est sa valeur de couleur.
rule-co-5 = Classement : la couleur à la plus haute valeur de couleur vient d’abord, puis la suivante. Dans une même couleur, la plus haute valeur de carte passe avant.
rule-co-6 = Dans cet ordre, chacun choisit une couleur et prend toutes ses cartes dans l’étalage. Elles restent face cachée devant toi et rapportent leur valeur de carte en points de victoire.
    .ruling = Tant qu’il y a des cartes, tu dois prendre. Tu choisis seulement la couleur, et s’il n’en reste qu’une, tu la reçois sans qu’on te le demande.
rule-co-7 = Si deux couleurs ou plus qui se suivent dans le classement ont la même valeur de couleur, la répartition s’arrête là pour de bon, y compris pour toutes les couleurs classées derrière. Ce qui n’a pas été pris reste dans l’étalage.
rule-co-8 = Quand l’étalage est vide, la répartition est finie. Ceux qui viennent après dans le classement n’obtiennent rien. Celui qui s’est servi en premier commence quand même le pli suivant.
    .ruling = Toute cette règle est de nous.
rule-co-9 = Puis toutes les cartes de ce pli rejoignent l’étalage.
    .ruling = D’abord vient ce qui restait, ensuite le pli dans l’ordre où il a été joué.
rule-co-10 = Celui qui s’est servi en premier commence le pli suivant. Si personne n’a pu se servir parce que les plus hautes valeurs de couleur étaient à égalité, le même joueur commence de nouveau.
rule-co-11 = On joue neuf plis. Après le dernier, la répartition se fait comme toujours.
    .ruling = Les cartes du dernier pli et ce qui reste dans l’étalage ne comptent pour personne.
rule-co-12 = Celui qui a le plus de points de victoire gagne.
    .ruling = En cas d’égalité, la victoire est partagée.
rule-co-13 = Avant de commencer, vous pouvez convenir de plusieurs donnes : c’est l’option « { option-games } », par défaut 1. Les points de victoire de toutes les donnes s’additionnent, et la plus grande somme gagne.
    .ruling = Ici aussi, en cas d’égalité, la victoire est partagée.
rule-co-14 = Pour chaque nouvelle donne, on mélange et on distribue de nouveau. Celui qui a le plus grand total sur toutes les donnes jouées commence.
    .ruling = Si plusieurs sont en tête, c’est le premier d’entre eux dans le sens des aiguilles d’une montre, en comptant à partir du joueur qui a commencé le premier pli de la donne précédente. Lui-même compte aussi.
rule-co-15 = « { option-games } » prend un nombre entier à partir de 1, « { option-memory } » prend « { option-memory-on } » ou « { option-memory-off } ». Une option inconnue ou une autre valeur est refusée avec un message, comme dans PM-24.
rule-co-16 =
    Tu vois : ta main ; l’étalage ; le pli ; le nombre de cartes de chaque main ; chaque carte jouée ou prise jusqu’ici et qui l’a prise (cela s’est passé à la vue de tous) ; les scores.
    Tu ne vois jamais : les autres mains ; le nombre secret des mélanges (la graine) avant que tout soit fini.
    .ruling = D’après les règles imprimées, les cartes prises restent face cachée et ne peuvent être regardées qu’à la fin. Par défaut, le programme s’en écarte : tout reste visible, et il compte pour toi. Pour jouer comme dans les règles imprimées, réglez l’option « { option-memory } » sur « { option-memory-on } ». Tous les points de victoire, toutes les cartes prises (les tiennes aussi) et les plis précédents sont alors cachés jusqu’à la fin de chaque donne. L’étalage et le pli en cours restent visibles.
rule-co-17 = Pour les programmes qui résolvent des jeux, pas à une table, et à 2 joueurs : le petit paquet a huit cartes, rouge de 1 à 4 et jaune de 1 à 4. L’étalage a 2 cartes, chacun reçoit 2 cartes, et 2 cartes sont mises de côté sans que personne les voie. Une donne a deux plis. Tout le reste ne change pas.
    .ruling = Cette option est de nous. Elle rend le jeu assez petit pour être résolu.

# Examples; their players are called A, B, C, …

rules-co-row-played = Le pli, dans l’ordre joué
rules-co-row-colours = Le pli par couleur
rules-co-row-display = L’étalage
rules-co-takes = { $player } prend
rules-co-case-ranking = Six joueurs, de A à F, jouent dans cet ordre : 7 vert, 2 vert, 9 jaune, 5 rouge, 10 bleu, 6 rouge.
    .result = Le rouge vaut 6 + 5 = 11, le bleu 10, le vert 7 + 2 = 9, le jaune 9. Le classement est donc F (6 rouge), D (5 rouge), E (10 bleu). Ensuite, vert et jaune sont à égalité.
rules-co-case-stop = Le même pli continue. F prend en premier, par exemple le jaune : 11 points de victoire. Puis D, par exemple le rouge : 9 points de victoire. Puis E, par exemple le vert : 6 points de victoire.
    .result = Vert et jaune sont à égalité à 9, ce qui arrête la répartition : A, B et C n’ont rien. Le 4 bleu reste, et les six cartes jouées le rejoignent. F commence le pli suivant.
rules-co-case-top = Trois joueurs. A entame avec le 7 rouge, B joue le 7 jaune, C le 3 vert.
    .result = Rouge et jaune sont à égalité en tête : personne ne prend rien, pas même C, classé derrière. Les trois cartes rejoignent l’étalage, et A commence de nouveau le pli suivant.

# Columns of the table of player counts

rules-column-colours = Couleurs
rules-column-cards = Cartes
rules-column-display = Étalage
rules-column-tricks = Plis

## Lesson

# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Voici l’étalage. Tout le monde veut ses cartes : chacune rapporte son nombre en points de victoire. Il y a neuf plis, et celui qui en a le plus gagne.
lesson-companeros-play = À chaque pli, chacun joue une carte, n’importe laquelle. Puis on additionne les nombres de chaque couleur : la plus forte passe d’abord. Touche { letter-red }7 et joue-la.
lesson-companeros-ranking = Le rouge, 7 + 8, fait 15 et bat le jaune, 9. Le rouge passe donc d’abord, et dans le rouge la carte la plus haute : { $left }, puis toi, puis { $right }.
lesson-companeros-take = Dans cet ordre, chacun prend une couleur entière dans l’étalage. { $left } a choisi le jaune. Le vert te rapporte 7 points de victoire : touche-le.
lesson-companeros-join = Maintenant, les trois cartes jouées rejoignent l’étalage : 15 en rouge et 9 en jaune. { $left } a eu le premier choix et commence donc le pli suivant.
lesson-companeros-tie = { letter-red }10 est en tête, le vert a 9. Joue { letter-green }1 : ils ont 10 tous les deux. L’égalité arrête là la répartition, et { $right } n’aura pas la grosse pile rouge.
lesson-companeros-nobody = Égalité ! Les couleurs à égalité ne prennent rien, les suivantes non plus. Tout reste donc là, ces trois cartes s’y ajoutent, et le rouge monte à 25. { $left } entame de nouveau.
lesson-companeros-strike = À toi de frapper ! { letter-red }9 et le { letter-red }6 sur la table font 15, plus que le jaune à 10. Et 9 est plus haut que 6 : tu passes en tête. Joue { letter-red }9.
lesson-companeros-harvest = Tu prends en premier. Une couleur entière, quel que soit le nombre de cartes : touche le rouge et rafle 25 points de victoire !
lesson-companeros-end = 32 points de victoire, et tu commences le pli suivant. Attention à la fin : ce qui reste à l’étalage après le neuvième pli ne compte pour personne. Continue sans aide !
