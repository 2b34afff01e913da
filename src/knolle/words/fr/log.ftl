### Le journal : ce qui s’est passé à la table, en toutes lettres. La page ajoute le numéro de la règle, en lien.

## Tous les jeux
log-hand = { $name } a en main : { $cards }.
log-lead =
    { $name } entame avec { $card }{ $face ->
        [man] , un Potato Man
        [evil] , une Evil Potato
       *[plain] { "" }
    }.
log-play =
    { $name } joue { $card }{ $face ->
        [man] , un Potato Man
        [evil] , une Evil Potato
       *[plain] { "" }
    }.

## Qui est à la table
log-bot-steps-in = { $name } n’est plus là : un bot ({ $level }) prend le relais.
log-bot-sits-down = { $name }, un bot ({ $level }), s’assied à la table.
log-comes-back = { $name } est de retour et reprend la main.
log-sits-down = { $name } s’assied à la table.
log-stands-up = { $name } quitte la table.
log-takes-over = { $name } remplace { $before }.

## Potato Man
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
log-block = { $name } ne peut jouer aucune de ces cartes : { $cards }. La manche est finie, personne ne prend de carte Sacs pour ce pli.
log-round-over = Sacs de cette manche : { $scores }.
log-dealt = { $name } avait reçu { $cards }.
log-pile = { $name }, pioche en partant du dessus : { $cards }.
log-aside = Mises de côté : { $cards }.

## Compañeros
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

## Hot Potato!
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
    { $points ->
        [one] { $name } marque { $points } point.
       *[other] { $name } marque { $points } points.
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
