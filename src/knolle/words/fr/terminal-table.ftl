### La table dans un terminal.

## Autour de la table
board-wins = ▲ gagne
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-total = total { $total }
# in the edge of a narrow box
board-bot-in = bot { $time }
board-away-for = parti { $time }
board-disarmed = { $card } ne sera plus joué à ton tour : un coup a été annulé.
board-rescue-in = { $name } n’est pas là. Dans { $time }, tu pourras faire jouer un bot : { $command }
board-rescue = { $name } n’est pas là. Pour faire jouer un bot : { $command }
last-hidden = Dans cette partie, les plis précédents restent cachés.

## Touches et panneaux
panel-close = Échap ferme
table-copied = Il est aussi copié, si ton terminal le permet.
# Une lettre par laquelle aucune carte ne commence
table-last-key = L
table-theme = Clair/sombre
table-enter = Entrée
table-escape = Échap
table-wait-deal = Appuie sur { $key } pour faire distribuer les cartes.
table-wait-accept = Appuie sur { $key } pour accepter la revanche.
table-wait-anyway = Appuie deux fois sur { $key } pour faire distribuer quand même.
table-wait-sit = Appuie sur { $key } pour t’asseoir.
table-key-notation = choisir une carte par lettre et nombre
table-key-theme = clair ou sombre
table-key-leave = partir ; la partie pourra être reprise
table-help-play = Les cartes encadrées peuvent être jouées, les autres non. Choisis-en une quand même, et on te dit pourquoi. À la souris : un clic choisit, deux clics jouent.
table-advice-columns = Avance sur les autres en { $unit }, chances de gagner
too-small = Il n’y a pas assez de place pour la table : il lui faut 80 × 24, et cette fenêtre a { $width } × { $height }. Agrandis-la, et on continue.

## Partir, et la fin
table-leave-saved = La partie est enregistrée telle quelle.
table-leave-waits = Personne d’autre ne joue, donc la partie t’attend.
table-comeback = Pour reprendre : { $command }
table-stay = Rester
table-record = Enregistrement de la partie : { $path }
table-no-review = Pas d’analyse cette fois.
