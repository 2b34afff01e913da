### Sample Tricks : tous ses propres mots. La page charge les règles quand on les ouvre.

## Name
game-sample-tricks = Sample Tricks
game-sample-tricks-sentence = Fournis la couleur, prends le pli avec la plus forte carte et fais plus de plis que les autres.
game-sample-tricks-length = environ 5 minutes

## Log
st-starts = Manche { $round } : { $name } commence.
st-takes = { $name } remporte le pli avec { $card }.
st-points = Plis de cette manche : { $scores }.
st-round = Manche { $round } sur { $rounds }

## Rules

# Les règles numérotées de rules.md dans les mots d'un joueur

rule-st-1 = Pour 2 à 4 joueurs. Il y a trois couleurs, rouge, bleu et vert, avec les nombres de 1 à 8.
rule-st-2 = On mélange les 24 cartes et on en distribue 6 à chacun. Le reste est mis de côté, face cachée, jusqu’à la fin de la manche.
rule-st-3 = Qui commence la première manche est fixé d’avance. Le joueur suivant, dans le sens horaire, commence chaque autre manche.
rule-st-4 = Dans le sens horaire, chacun joue une carte de sa main, face visible.
rule-st-5 = Si tu as une carte de la couleur demandée, tu dois en jouer une. Sinon, tu peux jouer n’importe quelle carte.
rule-st-6 = La plus forte carte de la couleur demandée remporte le pli. Qui l’a jouée entame le suivant.
rule-st-7 = Un pli vaut un point. Une manche se termine après 6 plis.
rule-st-8 = Après la dernière manche, qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
rule-st-9 = L’option « { option-rounds } » fixe le nombre de manches. Par défaut : autant que de joueurs.
rule-st-10 =
    Tu vois : ta main ; toutes les cartes jouées ; le nombre de cartes de chaque main ; les points.
    Tu ne vois jamais : les autres mains ; les cartes mises de côté ; le nombre secret des mélanges (la graine) avant que tout soit fini.
