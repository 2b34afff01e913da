### Le journal : ce qui s’est passé à la table, en toutes lettres. La page ajoute le numéro de la règle, en lien.

## Tous les jeux
log-hand = { $name } a en main : { $cards }.
log-all-played = Toutes les cartes sont jouées.
log-lead = { $name } entame avec { $card }.
log-play = { $name } joue { $card }.

## Qui est à la table
log-bot-steps-in = { $name } n’est plus là : un bot ({ $level }) prend le relais.
log-bot-sits-down = { $name }, un bot ({ $level }), s’assied à la table.
log-comes-back = { $name } est de retour et reprend la main.
log-sits-down = { $name } s’assied à la table.
log-stands-up = { $name } quitte la table.
log-takes-over = { $name } remplace { $before }.
