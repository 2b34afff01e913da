## Autour de la table
board-others = Les autres, dans le sens des aiguilles d’une montre
board-trick = Le pli
board-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-go-on = Continuer
board-no-trick = Aucun pli n’est encore terminé.

## Une place
seat-your-turn = À toi
seat-on-turn = À son tour
seat-thinks = Réfléchit…
seat-gone = Pas là
seat-bot-plays = Un bot joue
seat-leaving = Pas là, { $seconds } s
seat-score =
    { $game ->
        [potato-man] Sacs :
        [companeros] Points de victoire :
       *[other] Points :
    }
seat-clock = Temps restant :
seat-hurry = Plus que dix secondes.

## La main
hand = Ta main
hand-cards = { $count ->
    [one] Ta carte
   *[other] Tes { $count } cartes
}
hand-allowed = { $card }, peut être joué
hand-refused = { $card }, pas permis maintenant
hand-pointed = { $card }, conseillé
hand-play = Jouer { $card }
hand-soon = { $card } est prêt

## Potato Man
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
pm-blocked-hand = La main de { $name }, sans carte qui convienne
pm-round-over = La manche { $round } est finie
pm-name = Nom
pm-sacks = Sacs
pm-left = Cartes restantes

## Compañeros
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
co-trick = Pli { $trick } sur 9
co-game = Donne { $game } sur { $games }
co-game-over = La donne est finie
