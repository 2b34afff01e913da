### Le journal : ce qui s’est passé à la table, en toutes lettres. La page ajoute le numéro de la règle, en lien.

## Tous les jeux
log-hand = { $name } a en main : { $cards }.
log-all-played = Toutes les cartes sont jouées.
log-lead = { $name } entame avec { $card }.
log-play = { $name } joue { $card }.

## Qui est à la table
log-bot-steps-in = { $name } n’est plus là : un bot ({ $level }) prend le relais.
log-out-of-time = { $name } n’a plus de temps : un bot ({ $level }) prend le relais.
log-bot-plays-on = { $name } s’en va : un bot ({ $level }) prend le relais.
log-bot-sits-down = { $name }, un bot ({ $level }), s’assied à la table.
log-comes-back = { $name } est de retour et reprend la main.
log-sits-down = { $name } s’assied à la table.
log-stands-up = { $name } quitte la table.
log-takes-over = { $name } remplace { $before }.
log-invites = { $name } demande une revanche.
log-accepts = { $name } accepte la revanche.
log-hosts = L’hôte n’est pas là : { $name } prend sa place.
log-hosts-again = { $name } est de retour comme hôte.
log-seat-offered-bot = { $host } propose à quelqu’un la place du bot { $name }, dès la prochaine distribution.
log-seat-offered-person = { $host } donne la place de { $name }, qui a au moins { $time } pour revenir et la garder.
log-seat-claimed = { $name } remplacera { $before } à la prochaine distribution.
log-seat-asked = { $name } demande la place du bot { $before }.
log-seat-refused = { $name } n’aura pas la place de { $before }.
log-seat-withdrawn = { $name } ne veut plus de la place de { $before }.
log-hint = { $name } demande un conseil.
log-undo-refused = { $name } refuse : le coup reste joué.
log-undo-late = La partie a continué : le coup de { $name } reste joué.
log-dealt-without = La part de { $name } au mélange n’est pas arrivée à temps : les cartes ont été distribuées sans elle.
log-starts-over = { $count ->
    [one] { $name } a recommencé la distribution après que des parts du mélange ont été révélées.
   *[other] { $name } a recommencé la distribution { $count } fois après que des parts du mélange ont été révélées.
}

## Ce qu’on dit à ceux qui ne sont pas connectés
notice-turn = C’est à toi de jouer. Tu as { $time }.
notice-soon = C’est toujours à toi de jouer. Il te reste { $time }.
notice-out = Ton temps est écoulé : un bot joue pour toi. Ouvre la table pour reprendre ta place.
notice-offer = Ta place va être donnée à quelqu’un d’autre. Tu as un jour pour la garder : ouvre la table.
notice-deal = Les cartes ne peuvent pas être distribuées sans toi. Ouvre la table et la suite se fera toute seule.
notice-invited = On t’invite à une nouvelle partie.
notice-over = La partie est finie. Viens voir comment elle s’est terminée.
