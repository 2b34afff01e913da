### Hot Potato!: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Six patates de caractère face à tout ce qui se présente : devine ce que jouent les autres et ne garde surtout pas la Hot Potato.
game-hot-potato-length = environ 15 minutes
option-points = Points à atteindre
option-points-help = Celui qui est alors seul en tête gagne.
option-tie = En cas d’égalité en tête
option-tie-help = Soit on continue jusqu’à ce que quelqu’un soit seul en tête, soit on partage la victoire.
option-tie-play-on = continuer
option-tie-shared = partager la victoire
option-encounters = Tes propres rencontres
option-encounters-help = De 6 à 64 rencontres, chacune avec son classement des six patates. Laisse vide pour jouer avec les nôtres.
new-lines-example = Lièvre affamé : couch, sweet, robo, rambo, peeling, poteto
new-lines-help = Une par ligne : un nom, deux-points, puis les patates de la meilleure à la moins bonne.

## The six potatoes, and what they do for a player who gained no point
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

## Encounters
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

## Log
log-deck = On mélange les rencontres.
log-deck-again = La pioche des rencontres est vide : on mélange la défausse pour la refaire.
log-deck-order = Du dessus vers le dessous : { $encounters }.
log-show = Les prochaines seront { $encounters }, mais personne ne sait dans quel ordre.
log-encounter-round = Manche { $round }.
log-reveal = { $name } joue { $potato }.
log-extra = { $name } ajoute { $potato }.
log-extra-none = { $name } n’ajoute rien.
log-encounter = La rencontre : { $encounter }.
log-verdict = De la meilleure à la moins bonne : { $potatoes }.
log-gains =
    { $names } { $count ->
        [one] marque
       *[other] marquent chacun
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-gains-sweet = { $name } marque 2 points, car Sweet Potato était active.
log-totals = Points : { $scores }.
log-effect-unused = { $name } renonce à { $potato }.
log-effect-peeling = { $name } utilise { $potato } et regarde les prochaines rencontres. On les mélange.
log-effect-peeling-saw = { $name } utilise { $potato } et voit { $encounters }. On les mélange.
log-effect-peeling-nothing = { $name } utilise { $potato }, mais il ne reste aucune rencontre à voir.
log-effect-couch = { $name } utilise { $potato } et reprend sa défausse en main.
log-effect-sweet = { $name } utilise { $potato } : gagner la manche suivante rapportera 2 points.
log-effect-robo = { $name } utilise { $potato } : à l’abri de la Hot Potato à la manche suivante.
log-effect-rambo = { $name } utilise { $potato } et désigne { $target }.
log-hot-to = { $name } reçoit la Hot Potato.
log-hot-stays = { $name } garde la Hot Potato.
log-hot-robo = { $name } est sous la protection de Robotato : la Hot Potato va au milieu.
log-hot-split = Plusieurs joueurs ont été désignés : la Hot Potato va au milieu.
log-hot-all = Tout le monde a joué Rambotato : la Hot Potato va au milieu.
log-pickup = { $name } n’a plus de carte et reprend sa défausse.

## Refusals
refused-names-oneself = Tu ne peux pas t’envoyer la Hot Potato. Désigne quelqu’un d’autre.
refused-names-rambo-player = Tu ne peux pas désigner { $who }, qui a aussi joué Rambotato. Désigne quelqu’un qui ne l’a pas jouée.
refused-bad-encounters = Une pioche personnelle doit contenir des rencontres, chacune avec un nom et un classement des six patates.
refused-encounters-unreadable = Le fichier { $file } est illisible. Choisis-en un autre.
refused-encounters-not-toml = Le fichier { $file } n’est pas du TOML. Écris-le comme l’exemple des règles.
refused-bad-encounter-fields = La rencontre { $card } doit avoir un nom et un classement, rien d’autre.
refused-bad-encounter-name = La rencontre numéro { $number } doit avoir un nom de 1 à 60 caractères visibles.
refused-repeated-encounter = Deux rencontres s’appellent { $card }. Donne à chacune son propre nom.
refused-too-few-encounters =
    { $n ->
        [one] { $n } rencontre, c’est trop peu. Il en faut au moins { $least }.
       *[other] { $n } rencontres, c’est trop peu. Il en faut au moins { $least }.
    }
refused-too-many-encounters =
    { $n ->
        [one] { $n } rencontre, c’est trop. Une pioche en contient au plus { $most }.
       *[other] { $n } rencontres, c’est trop. Une pioche en contient au plus { $most }.
    }
refused-bad-ranking = La rencontre { $card } doit classer les six patates, chacune une seule fois.
refused-unknown-encounters = Le serveur ne connaît pas ces rencontres. Ouvre une nouvelle table pour les utiliser.

## Actions
action-use = utiliser l’effet
action-decline = renoncer
action-add-nothing = ne rien ajouter
action-send = l’envoyer à { $name }

## Board: what is asked
hp-ask-choose = Choisis une patate en secret.
hp-ask-extra = Deux têtes valent mieux qu’une : une patate de plus ?
hp-ask-effect = Pas de point cette fois. Utiliser { $potato } ?
hp-ask-rambo = Qui reçoit la Hot Potato ?
hp-rest-may = Sans point, on peut utiliser son effet.
hp-only-without = Seulement si tu ne marques pas de point.
hp-wait-choose = { $count ->
    [one] { $names } choisit encore.
   *[other] { $names } choisissent encore.
}
hp-wait-extra = Une carte de plus avec Poteto Potato ? À { $names } de voir.
hp-wait-rambo = { $count ->
    [one] { $names } vise avec la Hot Potato.
   *[other] { $names } visent avec la Hot Potato.
}
hp-wait-effect = { $names } hésite : utiliser { $potato } ?
hp-play = Jouer { $potato }
hp-add = Ajouter { $potato }
hp-add-nothing = Ne rien ajouter
hp-use = Utiliser l’effet
hp-leave = Renoncer
hp-send = À { $name }
hp-send-here = L’envoyer ici
hp-pointed = conseillé
key-arrows-hot-potato = parcourir les patates
key-digits-hot-potato = choisir une patate par son numéro
key-enter-hot-potato = jouer la patate choisie

## Board: where a potato is
hp-your-potatoes = Tes six patates
hp-potato-at = { $potato } : { $place }
hp-at-hand = en main
hp-at-chosen = choisie en secret
hp-at-lying = sur la table
hp-at-kept = reste pour la manche suivante
hp-at-force = active
hp-at-discard = défaussée
tell-count-seat = { $name } : { $places }.
tell-count-at = { $place } ({ $potatoes })
hp-short-chosen = choisie
hp-short-lying = jouée
hp-short-kept = ★ reste
hp-short-force = ★ active
hp-short-discard = défaussée

## Board: before a seat
hp-face-down = une carte face cachée
hp-chosen = a choisi
hp-chosen-you = cachée aux autres
hp-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
hp-no-point = pas de point
hp-no-point-barred = pas de point, sans effets
hp-used-it = effet utilisé
hp-left-it = effet non utilisé
hp-sent-to = la lance à { $name }
hp-first = commence
hp-first-why = Les effets de cette manche commencent ici, puis dans le sens des aiguilles d’une montre.

## Board: the Hot Potato
hp-hot-holder = a la Hot Potato
hp-hot-middle = La Hot Potato est au milieu
hp-barred = sans effets
hp-barred-you = Tu as la Hot Potato : aucun effet pour toi, sauf Rambotato.
hp-barred-why = La Hot Potato prive de tout effet, sauf Rambotato.

## Board: encounters
hp-ranking = Classement, la meilleure patate d’abord
hp-encounter-ranks = { $name }, la meilleure patate d’abord : { $ranking }
hp-wins = gagne
hp-best = La meilleure ici : { $potato }.
hp-nobody = personne
hp-deck = { $count ->
    [0] Pioche des rencontres : vide. Montrer toutes les rencontres
    [one] Pioche des rencontres : encore { $count } carte. Montrer toutes les rencontres
   *[other] Pioche des rencontres : encore { $count } cartes. Montrer toutes les rencontres
}
hp-deck-title = Les rencontres
hp-deck-known = { $count ->
    [one] Arrive ensuite
   *[other] Parmi les { $count } prochaines, dans un ordre inconnu
}
hp-deck-left = Encore dans la pioche
hp-deck-played = Déjà passées
hp-peeled-by = déjà vue par { $names }
hp-next = { $count ->
    [one] Arrive ensuite :
   *[other] Parmi les { $count } prochaines, dans un ordre inconnu :
}
hp-next-unknown = Personne ne t’a dit ce qui arrive.
hp-only-you = ton secret
hp-you-peeled = Tu as jeté un œil : { $names }. Elles ont été mélangées depuis.
hp-you-peeled-nothing = Tu as jeté un œil : la pioche était vide.

## Board: the race
hp-race = La course aux { $goal } points
hp-points-of = { $points ->
    [one] { $name } : { $points } point sur { $goal }
   *[other] { $name } : { $points } points sur { $goal }
}

## Board: the last round
last-hot-potato = Dernière manche
hp-round = Manche { $round }
hp-no-round = Aucune manche n’a encore été jouée.

## Board: a remark about each potato, shown while others are waited for
hp-quip-peeling = Coquette, mais bien renseignée.
hp-quip-couch = Ne se lève pour rien. Enfin, presque rien.
hp-quip-poteto = Vient à deux, faute d’orthographe comprise.
hp-quip-rambo = Subtile comme un couvercle de casserole.
hp-quip-robo = Sentiments : aucun. Rivets : beaucoup.
hp-quip-sweet = Pleine de bonnes intentions. Paie plus tard.

## The table in words
tell-potato = { $what } : { $effect }
tell-hot = { $name } a la Hot Potato.
tell-next =
    { $count ->
        [one] La prochaine : { $encounters }.
       *[other] Parmi les { $count } prochaines, dans un ordre inconnu : { $encounters }.
    }
tell-deck = { $count ->
    [0] La pioche des rencontres est vide.
    [one] Il reste { $count } rencontre dans la pioche.
   *[other] Il reste { $count } rencontres dans la pioche.
}
tell-in-force = Carte active chez { $name } : { $potatoes }.
tell-no-potatoes = { $name } n’a pas de patate en main.
tell-chosen = Tu as choisi en secret : { $choice }

## Terminal
board-deck = { $count ->
    [one] pioche : { $count } rencontre
   *[other] pioche : { $count } rencontres
}
board-used = utilisé
board-unused = non utilisé
board-potato-peeling = A-peeling
board-potato-couch = Couch
board-potato-poteto = Poteto
board-potato-rambo = Rambotato
board-potato-robo = Robotato
board-potato-sweet = Sweet
board-code-peeling = Ape
board-code-couch = Cou
board-code-poteto = Pot
board-code-rambo = Ram
board-code-robo = Rob
board-code-sweet = Swe
board-legend-potatoes = { $hot } indique qui a la Hot Potato, ★ une carte active, ▾ une pile de défausse.

## Rules

# The numbered rules of rules.md in a player's words

rules-hp-short-goal = Sois le premier à 10 points.
rules-hp-short-choose = Tout le monde a les six mêmes patates. À chaque manche, chacun en choisit une en secret, et on les dévoile ensemble.
rules-hp-short-encounter = Puis on retourne une rencontre. Elle classe les six patates de la meilleure à la moins bonne. Tu sais quelles sont les trois prochaines, mais pas dans quel ordre elles viennent.
rules-hp-short-points = La mieux classée des patates sur la table gagne : tous ceux qui l’ont jouée marquent un point.
rules-hp-short-effects = Si tu n’as rien marqué, tu peux utiliser l’effet de ta patate.
rules-hp-short-hot = Si tu as la Hot Potato, tes effets ne marchent plus, sauf celui de Rambotato : elle envoie la Hot Potato ailleurs.

rules-hp-cards = Cartes
rules-hp-start = Mise en place
rules-hp-round = Une manche
rules-hp-effects = Les effets
rules-hp-after = Fin de la manche
rules-hp-end = Fin de la partie
rules-hp-seen = Ce que tu vois

rules-hp-picture-potatoes = Les six patates de chacun. L’effet est pour ceux qui n’ont pas marqué de point ; seule Poteto Potato agit avant.
rules-hp-picture-encounters = Les 12 rencontres et leur classement des patates, la meilleure d’abord.

rule-hp-1 = On joue à 2, 3 ou 4. Chacun a les six mêmes cartes Pomme de terre : A-peeling Potato, Couch Potato, Poteto Potato, Rambotato, Robotato et Sweet Potato. Au départ, tu les as toutes en main.
    .ruling = Les règles imprimées ne citent que les quatre jeux de cartes. Qu’on puisse jouer de 2 à 4 est notre lecture.
rule-hp-2 = Il y a une pioche des rencontres. Chaque carte Rencontre classe les six patates, la meilleure d’abord, sans égalité. Et il y a une carte Hot Potato.
    .ruling = Au départ, la Hot Potato est au milieu de la table.
rule-hp-3 = La pioche des rencontres compte 12 cartes. Chaque patate occupe chaque rang exactement deux fois et bat chacune des autres sur exactement la moitié des cartes. Une table peut apporter sa propre pioche (l’option « { option-encounters } ») de 6 à 64 rencontres ; la partie enregistrée garde alors ses classements. Chaque carte a son propre nom (1 à 60 caractères imprimables) et classe chacune des six patates une fois. Toute autre pioche est refusée avec un message qui nomme la carte.
    .ruling = Les règles imprimées ne donnent pas la liste des rencontres. Celles-ci sont les nôtres, bien équilibrées ; il y en a 12, comme dans l’édition publiée.
rule-hp-4 = On mélange la pioche. On retourne les trois premières cartes à la vue de tous. Puis on mélange seulement ces trois-là et on les remet dessus, face cachée. Tout le monde sait lesquelles viennent, personne dans quel ordre.
rule-hp-5 = Étape 1 : chacun choisit en secret une patate de sa main. On les dévoile toutes ensemble.
rule-hp-6 = Étape 1b : si tu as dévoilé Poteto Potato, tu peux ajouter une autre carte de ta main, ou renoncer. Il faut pour cela avoir encore une carte et ne pas être sans effets (HP-14). Si plusieurs joueurs le peuvent, ils choisissent en secret et dévoilent ensemble.
rule-hp-7 = Étape 2 : on retourne la première carte Rencontre.
rule-hp-8 = Étape 3 : de toutes les patates présentes, la mieux classée gagne. Tous ceux qui l’ont jouée marquent 1 point, ou 2 si leur Sweet Potato est active (HP-12). Si tu as ajouté une carte, tu peux gagner avec l’une ou l’autre ; tu défausses alors les deux.
rule-hp-9 = Étape 4 : si tu n’as pas marqué de point dans cette manche, tu peux utiliser l’effet de la patate que tu as jouée. Si tu as ajouté une carte à Poteto Potato, tu peux utiliser l’effet de la carte ajoutée ; Poteto Potato elle-même n’en a pas ici. C’est toujours un choix, même quand cela ne changerait rien.
    .ruling = L’ordre est le suivant : d’abord, tous ceux qui ont Rambotato choisissent en secret et dévoilent ensemble, et la Hot Potato se déplace (HP-13). Puis viennent les autres effets, dans le sens des aiguilles d’une montre à partir de la première place de la manche (HP-19). Si la Hot Potato te touche dans cette manche, tu perds donc ton effet dans cette manche. Si tu t’en débarrasses dans cette manche, tu peux utiliser le tien.
rule-hp-10 = A-peeling Potato : toi seul regardes les trois premières cartes Rencontre. Puis on les mélange et on les remet dessus. L’utiliser compte toujours pour un mélange, y renoncer pour aucun.
    .ruling = S’il en reste moins de trois, tu regardes celles-là ; s’il n’en reste pas, aucune.
rule-hp-11 = Couch Potato : reprends en main toute ta pile de défausse.
    .ruling = La Couch Potato elle-même est encore devant toi, et une carte active depuis la manche précédente l’est encore. Les deux ne vont à la défausse qu’ensuite.
rule-hp-12 = Sweet Potato : elle est active pendant la manche suivante. Si tu gagnes cette manche, tu marques 2 points. Robotato : elle est active pendant la manche suivante. Si on t’envoie la Hot Potato, elle va au milieu.
    .ruling = Aucun autre effet ne touche un autre joueur ; c’est donc toute la protection qu’il y a.
rule-hp-13 =
    Rambotato : envoie la Hot Potato à un autre joueur.
    Si tous ont joué Rambotato dans cette manche, la Hot Potato va au milieu, peu importe qui a marqué un point, et on ne demande rien à personne.
    Sinon : si tu es seul à l’avoir jouée, tu désignes n’importe quel autre joueur. Si vous êtes plusieurs, on ne peut désigner que ceux qui ne l’ont pas jouée ; si des joueurs différents sont désignés, la Hot Potato va au milieu.
    Jouée, c’est jouée : comme première carte ou comme carte ajoutée, et même si tu as marqué un point. Mais seuls ceux qui peuvent et veulent l’utiliser désignent quelqu’un. Si tu renonces, tu ne désignes personne et tu ne comptes pas. Si personne ne l’utilise, la Hot Potato reste où elle est. Envoyée à un joueur dont la Robotato est active, elle va au milieu (HP-12).
    .ruling = On peut aussi désigner celui qui a déjà la Hot Potato ; elle reste alors chez lui. On désigne en secret, sans se parler.
rule-hp-14 = Si tu as la Hot Potato, tu es sans effets : tes patates n’en ont plus, et tu ne peux pas ajouter de carte (HP-6). Seule Rambotato marche encore. Tu marques des points comme toujours.
    .ruling = Pour la carte ajoutée, ce qui compte, c’est qui a la Hot Potato à l’étape 1b ; pour les autres effets, qui l’a à l’étape 4, après son déplacement.
rule-hp-15 = Rangement : les cartes actives depuis la manche précédente vont à la pile de défausse de leur propriétaire. Les cartes jouées dans cette manche aussi, sauf une Sweet Potato ou une Robotato dont l’effet vient d’être utilisé : elle reste devant son propriétaire pour la manche suivante. La carte Rencontre va à la défausse des rencontres.
rule-hp-16 = Si ta main est vide maintenant, tu reprends en main toute ta pile de défausse. Une carte encore active reste où elle est.
rule-hp-17 = Si la pioche des rencontres est vide, on mélange sa défausse, avec la carte qu’on vient de jouer, pour en faire la nouvelle pioche. Puis on refait HP-4.
    .ruling = Cela n’arrive que maintenant, tout à la fin de la manche.
rule-hp-18 =
    On compte juste après l’étape 3, et seulement là : dès que quelqu’un a 10 points ou plus, celui qui a le plus de points gagne. La partie est finie aussitôt, sans effets, sans rangement, sans nouvelle pioche.
    En cas d’égalité en tête, on termine la manche et on continue jusqu’à ce qu’un joueur, n’importe lequel, soit seul en tête. Des joueurs qui choisissent toujours pareil restent à égalité, et la partie peut alors ne jamais finir.
    Si vous réglez l’option « { option-tie } » sur « { option-tie-shared } », la partie finit aussitôt sur une victoire partagée. L’option « { option-points } » remplace 10 par un autre nombre (un nombre entier à partir de 1). Une option inconnue ou une autre valeur est refusée, comme dans PM-24.
    .ruling = Les règles imprimées ne disent rien des égalités. Toute cette règle est notre lecture.
rule-hp-19 = Dans les étapes 1 à 3, il n’y a pas d’ordre entre les joueurs. L’étape 4 commence par la première place de la manche : à la manche 1, la première place de la table, puis une place plus loin dans le sens des aiguilles d’une montre à chaque manche. Dans la partie enregistrée, le premier joueur est toujours 0 pour ce jeu.
    .ruling = C’est nous qui avons fixé cet ordre.
rule-hp-20 =
    Tu vois : toutes les patates jouées ; toutes les piles de défausse ; les cartes actives ; toutes les mains ; toutes les rencontres avec leurs classements, celles déjà passées et combien il en reste ; ce que HP-4 a montré ; ce que tu as vu toi-même avec A-peeling Potato (HP-10) ; si les autres ont utilisé leurs effets ; la Hot Potato ; la première place de la manche ; les points.
    Tu ne vois jamais : un choix avant qu’il soit dévoilé (jusque-là, tu vois la main de l’autre comme elle était, et seulement que le choix est fait ; de même pour la carte ajoutée et pour Rambotato) ; l’ordre de la pioche ; l’ordre après un mélange, même celui des trois que tu as vues ; ce que les autres ont vu avec A-peeling Potato ; le nombre secret des mélanges (la graine) avant la fin de la partie.
    .ruling = Toutes les mains sont visibles, parce que chacun pourrait les déduire de ce qui a été joué.
rule-hp-21 = Pour les programmes qui résolvent des jeux, pas à une table, et à 2 joueurs seulement : le petit paquet laisse à chacun A-peeling Potato, Poteto Potato et Sweet Potato, et seules les 4 premières rencontres servent. Vos propres rencontres peuvent alors être 4 ou plus. Tout le reste ne change pas.
    .ruling = Cette option est de nous. Elle rend le jeu assez petit pour être résolu.

# Examples; their players are called A, B, C, …

rules-hp-row-rounds = Points après chaque manche
rules-hp-names = désigne { $player }
rules-hp-hot-to = La Hot Potato va chez { $player }.
rules-hp-hot-middle = La Hot Potato va au milieu.
rules-hp-case-points = A, B et C dévoilent Couch Potato, Sweet Potato et Poteto Potato. C ajoute Robotato. Puis on retourne la rencontre que tu vois ici.
    .result = Des quatre patates sur la table, Poteto Potato est la mieux classée. C marque 1 point et défausse ses deux cartes. A et B n’ont rien marqué : A peut reprendre en main sa pile de défausse (HP-11), B peut rendre Sweet Potato active pour la manche suivante (HP-12).
rules-hp-case-agreed = Quatre joueurs. D a marqué le point avec Sweet Potato. A et B ont tous deux joué Rambotato, et chacun désigne quelqu’un en secret ; seuls C et D peuvent être désignés.
    .result = Tous deux ont désigné C : la Hot Potato va donc chez C. C est aussitôt sans effets et ne peut pas utiliser Couch Potato dans cette manche (HP-14).
rules-hp-case-split = Les mêmes cartes, mais A désigne C et B désigne D.
    .result = Ils ne sont pas d’accord : personne ne reçoit la Hot Potato. C peut utiliser Couch Potato.
rules-hp-case-all = Trois joueurs, et tous les trois jouent Rambotato.
    .result = Tous marquent un point. On ne demande rien à personne, et la Hot Potato va au milieu, où qu’elle ait été.
rules-hp-case-tie = Trois joueurs. À la manche 15, A et B marquent tous deux un point et en ont 10.
    .result = Ils sont à égalité en tête, la partie continue donc. À la manche 16, seul B marque un point et gagne avec 11. Avec l’option « { option-tie } » réglée sur « { option-tie-shared } », A et B auraient partagé la victoire après la manche 15.

# Columns of the table of player counts

rules-column-potatoes = Patates par joueur
rules-column-encounters = Rencontres
rules-column-goal = Points pour gagner

## Lesson

# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = { $left } et toi avez les six mêmes patates, et trois rencontres arrivent, dans un ordre inconnu. Chacune classe les patates. Il te faut 10 points.
lesson-hot-potato-choose = À chaque manche, vous choisissez en secret ; la patate la mieux classée gagne. Sweet Potato est faible dans les trois, mais son effet ne sert que si elle perd. Choisis-la !
lesson-hot-potato-effect = { encounter-grim-grater } : A-peeling Potato est en tête, 1 point pour { $left }. Sans point, tu peux utiliser ton effet. Fais-le : la manche suivante peut t’en valoir 2 !
lesson-hot-potato-double = Ta Sweet Potato est active. { encounter-wicked-weed } ou { encounter-nasty-knife } arrive, et A-peeling Potato y est toujours bien classée. Choisis-la et prends tes 2 points !
lesson-hot-potato-couch = 2 points ! Mais { $left }, grâce à Couch Potato, a repris A-peeling Potato, la meilleure face à { encounter-nasty-knife }, la dernière des trois. Impossible de gagner : choisis Rambotato.
lesson-hot-potato-hot = Un point pour { $left }, comme prévu. Mais Rambotato peut maintenant lancer la Hot Potato. Envoie-la à { $left } !
lesson-hot-potato-barred = Celui qui a la Hot Potato n’a plus aucun effet, sauf Rambotato, qui la renvoie. Les points comptent toujours. Personne ne sait ce qui vient : essaie Robotato.
lesson-hot-potato-few = 1 point pour toi ! La Hot Potato prive { $left } d’effets : sa Sweet Potato ne sert à rien. Tes cartes jouées sont à la défausse, il t’en reste deux. Choisis Couch Potato.
lesson-hot-potato-back = Pas de point cette fois, mais voici le meilleur de Couch Potato : utilise-la, et toute ta pile de défausse revient dans ta main.
lesson-hot-potato-end = De nouveau cinq cartes ! Seule Couch Potato reste dehors. Chaque patate a son effet, écrit sur la carte. Avec 10 points et seul en tête, on gagne. Continue sans aide !
