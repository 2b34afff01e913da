### Potato Man: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-potato-man = Potato Man
game-potato-man-sentence = Chaque couleur une seule fois par pli, et la plus grosse patate l’emporte… sauf si le petit Potato Man croise une Evil Potato.
game-potato-man-length = environ 20 minutes
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

## Cards
card-name-evil = { $number } { $colour }, Evil Potato
card-name-man = { $number } { $colour }, Potato Man
sack-red = carte Sacs rouge
sack-blue = carte Sacs bleue
sack-green = carte Sacs verte
sack-yellow = carte Sacs jaune
sack-gold = carte Sacs dorée

## Score
score-unit-potato-man = sacs
score-counted-potato-man = { $points ->
    [one] { $points } sac
   *[other] { $points } sacs
}
after-with-potato-man = Avec { score-counted-potato-man }.

## Log
pm-lead =
    { $name } entame avec { $card }{ $face ->
        [man] , un Potato Man
       *[evil] , une Evil Potato
    }.
pm-play =
    { $name } joue { $card }{ $face ->
        [man] , un Potato Man
       *[evil] , une Evil Potato
    }.
log-round = Manche { $round } : { $name } commence.
log-draw = { $name } pioche { $card }.
log-draw-hidden = { $name } pioche une carte.
log-wins = { $name } remporte le pli avec { $card }.
log-wins-later = { $name } remporte le pli avec { $card } : à nombre égal, la dernière posée l’emporte.
log-wins-man = { $name } remporte le pli avec { $card } : Potato Man bat Evil Potato.
log-sack =
    { $name } prend une { $sack } : { $worth ->
        [one] { $worth } sac
       *[other] { $worth } sacs
    }.
log-sack-instead = { $name } prend une { $sack }, car il n’y a plus de { $colour }.
log-sack-none = { $name } n’obtient rien : le { $colour } et l’or sont épuisés.
log-block = { $name } ne peut jouer aucune de ces cartes : { $cards }. Il aurait fallu : { $colours }.
log-round-blocked = La manche est finie, car { $name } ne peut pas jouer. Personne ne prend de carte Sacs pour ce pli.
log-round-over = Sacs de cette manche : { $scores }.
log-dealt = { $name } avait reçu { $cards }.
log-pile = { $name }, pioche en partant du dessus : { $cards }.
log-aside = Mises de côté : { $cards }.

## Refusals
refused-colour-already-in-trick = Il y a déjà du { $colour } dans ce pli, joué par { $who }. Joue une autre couleur.
refused-colour-already-doubled = Une couleur est déjà là deux fois, et il y a déjà du { $colour }. Joue une couleur qui manque encore.
refused-second-potato-man = Il y a déjà un Potato Man dans ce pli, { $card } doit donc attendre.

## Board
pm-ask-card = À toi. Déjà là : { $lying }. Joue { $fitting }.
pm-round = Manche { $round } sur { $rounds }
pm-sacks-left = Cartes Sacs restantes
pm-sacks-of =
    Cartes Sacs de cette manche : { $worth ->
        [one] { $worth } sac
       *[other] { $worth } sacs
    }
pm-pile = Pioche : { $count }
pm-pile-of = Pioche de { $name } :
pm-aside = Mises de côté :
pm-blocked = { $name } est bloqué. Il fallait :
pm-blocked-hand = La main de { $name }, sans carte qui convienne
pm-round-over = La manche { $round } est finie
pm-sacks = Sacs
pm-left = Cartes restantes
pm-played = Déjà jouées
pm-count-where = Où sont les autres
pm-count-hand = { $count } en main
pm-count-aside = Le reste est mis de côté.

## Result
after-tie-broken =
    { $names } ont { $points ->
        [one] { $points } sac
       *[other] { $points } sacs
    } chacun. La meilleure manche décide : { $best ->
        [one] { $best } sac
       *[other] { $best } sacs
    } (PM-19).

## The table in words
tell-piles = Cartes dans les pioches : { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Cartes Sacs restantes : { $sacks }.
tell-sacks-gone = Il ne reste aucune carte Sacs.

## Terminal
board-legend-faces = ψ est une Evil Potato, ∞ un Potato Man, ¤ une carte Sacs dorée.

## Rules

# The numbered rules of rules.md in a player's words

rules-pm-short-goal = Récolte plus de sacs de pommes de terre que tous les autres.
rules-pm-short-turn = Joue une carte dans le pli, d’une couleur qui ne s’y trouve pas encore. (À cinq, une seule couleur y figure deux fois.)
rules-pm-short-win = Le plus grand nombre remporte le pli. S’il y est deux fois, c’est le dernier joué qui gagne.
rules-pm-short-beats = Mais Potato Man (1 à 3 jaunes) bat tout dès qu’Evil Potato (16 à 18 rouges) est dans le même pli.
rules-pm-short-sack = La couleur de la carte gagnante fixe la récolte : rouge 1 sac, bleu 2, vert 3, jaune 4. S’il n’y en a plus de cette couleur, tu prends une carte dorée : 5.
rules-pm-short-end = Si quelqu’un ne peut jouer aucune carte permise, la manche s’arrête aussitôt. Après toutes les manches, celui qui a le plus de sacs gagne.

rules-pm-cards = Cartes
rules-pm-deal = Distribution
rules-pm-play = Jouer un pli
rules-pm-winner = Qui remporte le pli
rules-pm-rounds = Manches, fin, égalités
rules-pm-options = Options
rules-pm-seen = Ce que tu vois

rules-pm-trick-two = 4 cartes, deux chacun : chaque couleur une fois
rules-pm-trick-three = 3 cartes : trois couleurs différentes
rules-pm-trick-four = 4 cartes : chaque couleur une fois
rules-pm-trick-five = 5 cartes : une couleur deux fois, les autres une fois
rules-pm-picture-faces = Evil Potato a les plus grands nombres de tous, Potato Man les plus petits.
rules-pm-picture-sacks = Le nombre sur le sac dit combien de sacs rapporte la carte. Il y en a trois de chaque.

rule-pm-1 = Il y a 52 cartes Pomme de terre : rouge 5–18 (14 cartes), bleu 4–16 (13), vert 3–14 (12), jaune 1–13 (13). Dans les parties enregistrées, elles s’écrivent R5 … R18, B4 … B16, G3 … G14 (vert) et Y1 … Y13 (jaune).
rule-pm-2 = Les 16, 17 et 18 rouges montrent Evil Potato. Les 1, 2 et 3 jaunes montrent Potato Man.
rule-pm-3 = Il y a 15 cartes Sacs : trois de chaque couleur et trois dorées. Une carte Sacs rouge rapporte 1 sac, une bleue 2, une verte 3, une jaune 4, une dorée 5.
    .ruling = Les règles imprimées ne citent que jaune 4, bleu 2 et or 5. Rouge 1 et vert 3 complètent la série, et la réédition les donne aussi. Un résumé qui circule dit 35 pour l’or ; les règles imprimées disent 5, en deux langues, et 5 continue la série 1-2-3-4. Si tu préfères 35, tu peux le régler pour ta table (PM-21) ; ce n’est jamais la valeur par défaut.
rule-pm-4 = On mélange les 52 cartes. À 2 joueurs, chacun reçoit 12 cartes en main et une pioche de 8 cartes, face cachée. À 3 ou 4 joueurs, chacun reçoit 12 cartes ; à 5, chacun en reçoit 10. Le reste est mis de côté, et personne ne le voit avant la fin de la manche.
    .ruling = Après la manche, les cartes mises de côté sont montrées.
rule-pm-5 = Les 15 cartes Sacs sont étalées à la vue de tous. Chacun voit à tout moment combien il en reste de chaque couleur.
rule-pm-6 = Le premier joueur entame le premier pli de la manche. Celui qui remporte un pli entame le suivant. On joue une carte chacun, dans le sens des aiguilles d’une montre, jusqu’à ce que le pli soit complet. À 3, 4 ou 5, cela fait une carte par joueur. À 2, le pli compte 4 cartes : on joue à tour de rôle, deux cartes chacun.
rule-pm-7 = À 2, 3 et 4 joueurs : chaque couleur ne peut figurer qu’une fois dans un pli. À 3, un pli contient trois des quatre couleurs, peu importe lesquelles. Les cartes Potato Man suivent cette règle comme toutes les autres.
rule-pm-8 = À 5 joueurs : un pli contient les quatre couleurs, dont exactement une en double. Tu ne peux donc jouer une couleur déjà présente que si aucune n’est encore en double. Aucune couleur ne vient une troisième fois.
rule-pm-9 = À 5 joueurs : tu ne peux pas jouer un Potato Man dans un pli qui en contient déjà un.
rule-pm-10 = À 2 joueurs : juste après avoir joué une carte, tu pioches la première carte de ta propre pioche, tant qu’il y en a. Seul celui qui vient de jouer pioche.
    .ruling = Tu pioches aussi après la dernière carte d’un pli, avant qu’on décide qui l’emporte.
rule-pm-11 = C’est ton tour et il te reste des cartes, mais PM-7 à PM-9 n’en permettent aucune : tu es bloqué. Ta main est montrée à tous et la manche s’arrête aussitôt. Personne ne reçoit de carte Sacs pour le pli inachevé ; ses cartes sont défaussées. Le programme s’en aperçoit tout seul dès que vient ton tour ; il ne demande rien à personne. On montre la main, jamais la pioche. Si tu as une carte permise, tu dois jouer : tu ne peux ni passer, ni arrêter la manche par choix.
rule-pm-12 = La manche se termine aussi quand le dernier pli est complet et que toutes les mains sont vides.
rule-pm-13 = Le plus grand nombre gagne. S’il est là plusieurs fois, c’est le dernier joué qui gagne.
    .ruling = Des nombres égaux mais plus petits ne comptent pas. (Une traduction pourrait se lire autrement.)
rule-pm-14 = Mais si Evil Potato et Potato Man sont dans le même pli, Potato Man gagne. Peu importe ce qu’il y a d’autre, qui l’a joué et dans quel ordre.
rule-pm-15 = Le gagnant du pli prend une carte Sacs de la couleur de sa carte gagnante. S’il n’y en a plus, une dorée. S’il n’y a plus d’or non plus, rien.
    .ruling = Dans le texte imprimé, le gagnant « peut » la prendre. Ici, ce n’est pas un choix : le programme la prend pour toi.
rule-pm-16 = Les cartes jouées sont défaussées face visible.
    .ruling = Chacun peut revoir à tout moment qui a joué quoi. Personne n’a besoin de le retenir.
rule-pm-17 = Après chaque manche, on additionne les sacs de chacun et on les note. Ce qui compte, c’est le nombre de sacs que rapportent tes cartes Sacs, pas le nombre de cartes. Puis on mélange et on redistribue les 52 cartes, et on étale de nouveau toutes les cartes Sacs.
rule-pm-18 = Celui qui commence la première manche est désigné avant la partie (autour d’une vraie table : le plus jeune). Chaque manche suivante est commencée par le voisin de gauche de celui qui a commencé la précédente, peu importe qui a gagné quoi.
rule-pm-19 = On joue autant de manches qu’il y a de joueurs. Celui qui a le plus de sacs au total gagne. En cas d’égalité, la meilleure manche départage les joueurs à égalité, et eux seuls.
    .ruling = S’ils sont encore à égalité, ils partagent la victoire.
rule-pm-20 = À 3 joueurs seulement : si vous réglez l’option « { option-variant } » sur « { option-variant-no-green } », les 12 cartes Pomme de terre vertes et les 3 cartes Sacs vertes sont retirées. Il reste 40 cartes : 12 chacun et 4 de côté. Chaque pli contient rouge, bleu et jaune. Par défaut : « { option-variant-standard } ».
rule-pm-21 = L’option « { option-gold } » fixe le nombre de sacs que rapporte une carte Sacs dorée. Par défaut : 5.
    .ruling = Cette option est de nous. Les règles imprimées disent 5 (PM-3).
rule-pm-22 = À 2 joueurs seulement : si vous réglez l’option « { option-two-player-colours } » sur « { option-two-player-colours-3 } », un pli de 4 cartes peut n’avoir que trois couleurs, dont une en double. PM-9 vaut alors aussi. Par défaut : « { option-two-player-colours-4 } ».
    .ruling = Cette option est de nous, d’après le même résumé qui dit 35 pour l’or (PM-3). Les règles imprimées disent quatre couleurs.
rule-pm-23 = L’option « { option-rounds } » fixe le nombre de manches. Par défaut : autant que de joueurs.
    .ruling = Cette option est de nous. Les règles imprimées disent autant de manches que de joueurs (PM-19).
rule-pm-24 = Le nombre de manches est un nombre entier à partir de 1, la valeur d’une carte Sacs dorée un nombre entier à partir de 0. Une option inconnue, une valeur hors limites ou qui ne va pas avec le nombre de joueurs est refusée. Le message indique l’option, la valeur et ce qui serait permis.
rule-pm-25 =
    Tu vois : ta main ; le pli et qui a joué quoi ; les cartes Sacs qui restent et celles de chacun ; toutes les cartes déjà jouées dans cette manche ; le nombre de cartes de chaque main et de chaque pioche ; les scores de toutes les manches.
    Tu ne vois jamais : les autres mains (jusqu’à ce que PM-11 en montre une) ; ce que les autres piochent ; les pioches, même la tienne ; les cartes mises de côté ; le nombre secret des mélanges (la graine) avant la fin de la partie.
    Quand une manche est finie, toutes ses mains, ses pioches et les cartes mises de côté sont montrées.
rule-pm-26 = Pour les programmes qui résolvent des jeux, pas à une table, et à 2 joueurs seulement : le petit paquet a huit cartes, rouge 11, 12, 13 et 16 et jaune 3, 11, 12 et 13. Chacun reçoit 3 cartes, il n’y a pas de pioches, et 2 cartes sont mises de côté. Un pli a 2 cartes, une par joueur. Il y a une carte Sacs rouge, une jaune et une dorée. Tout le reste ne change pas.
    .ruling = Cette option est de nous. Elle rend le jeu assez petit pour être résolu.

# Examples; their players are called A, B, C, …

rules-pm-row-hand = La main de { $player }
rules-pm-row-sacks = Cartes Sacs restantes
rules-pm-row-rounds = Sacs de chaque manche
rules-pm-case-doubled = Cinq joueurs. Le 7 rouge, le 5 vert, le 12 rouge et le 4 bleu sont joués.
    .result = Le rouge est déjà en double, aucune couleur ne peut donc plus revenir : E doit jouer du jaune.
rules-pm-case-draw = Deux joueurs. Voici ce que voit A. Chacun pioche juste après avoir joué une carte ; A ne voit pas ce que pioche B.
    .result = C’est seulement maintenant qu’on décide du pli : le 12 rouge de A l’emporte. A entame le pli suivant et peut déjà jouer le 17 rouge qu’il vient de piocher.
rules-pm-case-block = Quatre joueurs. Du rouge, du jaune et du vert sont joués. D n’a pas de bleu.
    .result = Seul le bleu serait permis, D est donc bloqué. Sa main est montrée à tous, la manche est finie, et personne ne reçoit de carte Sacs pour ce pli.
rules-pm-case-later = Deux joueurs. A entame avec le 5 jaune, B joue le 16 rouge, A le 16 bleu, B le 6 vert.
    .result = 16 est le plus grand nombre, et il est là deux fois. Le 16 bleu a été joué après l’autre et gagne ; le 5 jaune n’est pas Potato Man. A prend une carte Sacs bleue : 2 sacs.
rules-pm-case-potato-man = Cinq joueurs. Ils jouent, dans l’ordre : 8 jaune, 8 bleu, 17 rouge, 2 jaune, 4 vert.
    .result = Le 17 rouge est le plus grand nombre, mais c’est Evil Potato, et le 2 jaune est Potato Man. Le 2 jaune gagne, et D prend une carte Sacs jaune : 4 sacs.
rules-pm-case-order = Quatre joueurs. Potato Man a été joué d’abord, Evil Potato seulement après.
    .result = Le 18 rouge est le plus grand nombre, mais l’ordre ne compte pas : Potato Man gagne, et A prend une carte Sacs jaune : 4 sacs.
rules-pm-case-gold = Quatre joueurs. A remporte le pli avec le 14 bleu, mais il ne reste plus de carte Sacs bleue.
    .result = A prend à la place une carte Sacs dorée, la dernière : 5 sacs.
rules-pm-case-nothing = A remporte aussi le pli suivant, avec le 13 jaune. Il n’y a plus de jaune, et maintenant plus d’or non plus.
    .result = A ne reçoit rien pour ce pli, mais entame quand même le suivant (PM-6).
rules-pm-case-tie = Trois joueurs. Après la dernière manche, A et B ont 33 sacs chacun, C en a 32.
    .result = A et B sont à égalité, c’est donc la meilleure manche de ces deux-là qui décide : les 16 de B battent les 14 de A, et B gagne. Les 18 de C sont la meilleure manche de toutes, mais C n’est pas à égalité en tête.

# Columns of the table of player counts

rules-column-pile = Pioche
rules-column-aside = Mises de côté
rules-column-trick = Un pli
rules-column-rounds = Manches

## Lesson

# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Ces 12 patates sont ta main. Chacun joue une carte par pli, et celui qui remporte le pli reçoit des sacs. À la fin, celui qui a le plus de sacs gagne.
lesson-potato-man-lead = Tu entames : n’importe quelle carte convient. Le plus grand nombre gagne le pli, et 15 est dur à battre. Touche { letter-blue }15 et joue-la.
lesson-potato-man-sack = { letter-blue }15 est la plus haute : le pli est à toi, avec une carte Sacs de la couleur de ta carte. Rouge vaut 1 sac, bleu 2, vert 3, jaune 4. Une couleur épuisée ? Tu reçois une carte dorée : 5.
lesson-potato-man-colours = Le gagnant entame le pli suivant. Chaque couleur ne peut figurer qu’une fois par pli : personne ne peut jouer vert sur vert. Entame avec { letter-green }13 : une carte Sacs verte vaudrait 3.
lesson-potato-man-equal = 13 contre 13 ! Si le plus grand nombre est là deux fois, la carte jouée en dernier gagne. { $left } reçoit donc une carte Sacs rouge, qui vaut 1, et entame le pli suivant.
lesson-potato-man-hatched = Le rouge et le bleu sont déjà dans ce pli. Tes cartes rouges et bleues sont donc hachurées : tu ne peux pas les jouer maintenant. Touches-en une pour voir pourquoi.
lesson-potato-man-hero = { letter-red }16 est une Evil Potato, comme les 17 et 18 rouges. Mais les 1, 2 et 3 jaunes, c’est Potato Man : dès qu’une Evil Potato est dans le pli, il le remporte. Joue { letter-yellow }2 !
lesson-potato-man-won = Potato Man gagne, et ton petit 2 rapporte une carte Sacs jaune, soit 4 sacs. Tu en as déjà 6 ! Sans Evil Potato dans le pli, ce n’est qu’une carte basse.
lesson-potato-man-end = La manche finit quand les mains sont vides, ou aussitôt que quelqu’un doit jouer sans carte permise : ce pli ne rapporte alors aucun sac. Le reste, tu le joues sans aide !
