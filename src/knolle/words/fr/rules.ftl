# Words of the rules page itself.

rules-title = Règles de { $game }
rules-choose = Les règles de quel jeu ?
rules-contents = Sommaire
rules-short = En bref
rules-players = Nombre de joueurs
rules-ruling = Notre interprétation
rules-ruling-about = Là où les règles imprimées se taisent, sont floues ou se contredisent, nous avons tranché. Ces passages sont signalés. Tout le reste figure dans les règles imprimées, sauf ce qui ne concerne que le programme : comment il écrit les cartes, ce qu’il montre et à qui, et comment on règle les options.
rules-example = Exemple
rules-number = Règle { $rule }
rules-more = Toutes les règles de { $game }
rules-print = Imprimer
rules-top = Haut de page
rules-others = Les autres jeux

rules-column-players = Joueurs
rules-column-hand = Main
rules-column-encounter = Rencontre
rules-column-round = Manche { $number }
rules-column-total = Total
rules-draws = pioche { $card }
rules-draws-hidden = pioche une carte

## Whose game it is
rules-credits = { $game } est un jeu de { $authors } ({ $year }).
rules-credits-ours = Le jeu appartient à ceux qui l’ont inventé et édité. Knolle n’a aucun lien avec eux. Les textes et les images d’ici sont à nous.
