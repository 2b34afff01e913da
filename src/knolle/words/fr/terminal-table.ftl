### La table dans un terminal.

## Autour de la table
board-watching = Tu regardes.
board-wins = ▲ gagne
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-hidden = points cachés
board-total = total { $total }
board-deck = { $count ->
    [one] pioche : { $count } rencontre
   *[other] pioche : { $count } rencontres
}
board-taken = { $count } en pile
board-used = utilisé
board-unused = non utilisé

## Les patates en bref, et en trois lettres
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

## Les signes sur la table, pour l’aide
board-legend-faces = ψ est une Evil Potato, ∞ un Potato Man, ¤ une carte Sacs dorée.
board-legend-potatoes = { $hot } indique qui a la Hot Potato, ★ une carte active, ▾ une pile de défausse.

## Touches et panneaux
panel-close = Échap ferme
# Une lettre par laquelle aucune carte ne commence
table-last-key = L
table-theme = Clair/sombre
table-enter = Entrée
table-escape = Échap
table-wait-deal = Appuie sur { $key } pour faire distribuer les cartes.
table-wait-sit = Appuie sur { $key } pour t’asseoir.
table-key-arrows = { $game ->
    [hot-potato] parcourir les patates
   *[other] parcourir la main
}
table-key-digits = { $game ->
    [hot-potato] choisir une patate par son numéro
   *[other] choisir une carte par sa position
}
table-key-enter = { $game ->
    [hot-potato] jouer la patate choisie
   *[other] jouer la carte choisie
}
table-key-notation = choisir une carte par lettre et nombre
table-key-theme = clair ou sombre
table-key-leave = partir ; la partie pourra être reprise
table-help-play = Les cartes encadrées peuvent être jouées, les autres non. Choisis-en une quand même, et on te dit pourquoi. À la souris : un clic choisit, deux clics jouent.
table-advice-columns = Avance sur les autres en { score-unit }, chances de gagner
too-small = Il n’y a pas assez de place pour la table : il lui faut 80 × 24, et cette fenêtre a { $width } × { $height }. Agrandis-la, et on continue.

## Partir, et la fin
table-leave-saved = La partie est enregistrée telle quelle.
table-comeback = Pour reprendre : { $command }
table-stay = Rester
table-record = Enregistrement de la partie : { $path }
table-no-review = Pas d’analyse cette fois.
