### Le terminal : ce qu’il dit là où la page montre.

## Refus
tell-rule = { $text } (Règle { $rule })
refused-unreached = Le serveur ne répond pas ({ $reason }). Vérifie l’adresse, et que le serveur tourne.

## Ce qu’on peut choisir
tell-card = { $label } · { $name }
tell-take =
    prendre { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } pour { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } ({ $cards })
tell-potato = { $what } : { $effect }

## Ce qui est demandé
tell-ask-card = À toi : joue une carte.
tell-ask-lead = À toi : entame le pli.
tell-wait-card = C’est à { $name } de jouer.

## Plis et mains
tell-trick = Dans le pli : { $plays }.
tell-trick-empty = Il n’y a pas encore de carte dans le pli.
tell-played = { $name } { $card }
tell-hand = Tu as en main : { $cards }.
tell-hand-sizes = Cartes en main : { $scores }.

## Potato Man
tell-piles = Cartes dans les pioches : { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Cartes Sacs restantes : { $sacks }.
tell-sacks-gone = Il ne reste aucune carte Sacs.

## Compañeros
tell-display = À l’étalage : { $groups }.
tell-group = { $colour } pour { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} ({ $cards })

## Hot Potato!
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

## Scores et bilan
tell-score = { $part } { $number } : { $scores }.
tell-total = Total : { $scores }.
tell-place-round = Manche { $round }, pli { $trick }.
tell-place-game = Donne { $game }, pli { $trick }.
