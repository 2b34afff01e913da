opening = On prépare la table…
table-not-there = Impossible d’ouvrir cette table
table-closed = Cette table est fermée
table-closed-text = Son hôte l’a fermée. Tu peux en ouvrir une autre à tout moment.
a-friend = Invité
close = Fermer
reload = Recharger
reconnecting = Pas de connexion. Reconnexion…
will-be-sent = Pas de connexion. { $choice } sera envoyé dès son retour.
withdrawn = { $choice } est arrivé trop tard et n’a pas été joué.
back-nothing = De nouveau en ligne. Il ne s’est rien passé entre-temps.
back-one = De nouveau en ligne. Entre-temps : { $last }
back-many = De nouveau en ligne. Entre-temps, il s’est passé { $count } choses, la dernière : { $last }
back-bot = De nouveau en ligne. Entre-temps, un bot a joué pour toi, et en dernier : { $last }
connection-refused = Le serveur a mis fin à cette connexion.
your-turn = À toi de jouer.
title-table = { $game } · Knolle
title-your-turn = À toi ! { $game }
title-next = Prochaine partie ! { $game }
notify = Préviens-moi quand c’est à moi
notify-text = Tant que cette page est ouverte en arrière-plan ; aux tables qui durent des jours, même quand elle est fermée.
notify-blocked = Ton navigateur n’autorise pas cette page à te prévenir. Tu peux le changer dans ses réglages.
notify-days = Ton appareil te dit que c’est à toi, même si cette page est fermée.
notify-days-on = Ton appareil te dit quand c’est à toi.
notify-no-https = Pas de notifications ici : les navigateurs ne les permettent que sur les pages en https, et celle-ci ne l’est pas.
notify-no-browser = Ce navigateur ne peut pas recevoir de notifications quand la page est fermée. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
notify-no-server = Ce serveur n’est pas configuré pour envoyer des notifications. Passe voir de temps en temps.
notify-failed = Les notifications n’ont pas pu être activées. Réessaie plus tard.
your-choices = { $question } Au choix : { $choices }.
undone = { $name } annule son dernier coup.
undone-card = { $name } reprend { $card }.
table-tools = Outils de la table
hint = Conseil
hint-thinking = Réflexion…
undo = Annuler
last = Dernier pli
more = Plus
scores = Scores
log = Journal
log-empty = Il ne s’est encore rien passé.
past-show = Revoir ce moment
past = Tu regardes en arrière.
past-now = Revenir au présent
chat = Discussion
count = Compter les cartes
count-key = Signification des marques
count-total = { $place ->
    [played] { $count } jouées
    [taken] { $count } prises
    [table] { $count } sur la table
    [mine] { $count } dans ta main
    [unseen] { $count } hors de vue
   *[out] { $count } encore cachées
}
count-card = { $card } : { $place ->
    [played] jouée
    [taken] prise
    [table] sur la table
    [mine] dans ta main
    [unseen] hors de vue
   *[out] encore cachée
}
pin = Garder à côté de la table
standings-name = Joueur
standings-total = Total
chat-empty = Personne n’a encore rien dit.
chat-heard = { $name } écrit : { $text }
chat-write = Écris à la table
chat-send = Envoyer
chat-watcher = Un spectateur
chat-watching = { $name } (spectateur)
chat-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
people = Joueurs
help = Aide
result = Résultat
rule-link = Règle { $rule }
agree = D’accord
disagree = Refuser
undo-asks = { $name } voudrait annuler son dernier coup.
undo-waits = Tu as demandé à annuler ton coup. On demande aux autres.
undo-drop = Finalement non
curtain-turn = { $name }, c’est ton tour.
curtain-open = Touche ici quand personne d’autre ne voit l’écran.
curtain-close = Fermer le rideau
leaving =
    { $name } n’est plus là. Dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, un bot prend le relais.
bot-plays-for-you = Un bot occupe ta place.
bot-plays-out-of-time = Ton temps est écoulé : un bot occupe ta place.
waits-away =
    { $count ->
        [one] { $names } n’est pas là. La table attend.
       *[other] { $names } ne sont pas là. La table attend.
    }
bots-prepare = Les bots se préparent. Cela n’arrive qu’une fois et dure environ une minute.
take-seat-back = Reprendre ma place
seat-open = Place libre
presence-here = en ligne
presence-shared = partage un écran
presence-away = hors ligne
presence-away-for = hors ligne depuis { $time }
presence-bot-in = hors ligne ; un bot prend le relais dans { $time }
presence-rescue-in = hors ligne ; dans { $time }, tu pourras laisser un bot continuer
presence-invited = n’a pas encore répondu
presence-gone = hors ligne ; un bot joue
presence-bot = bot
offer-seat = Donner la place à un ami
offer-text = Envoie ce lien à la personne qui remplace { $name }. Il ne sert qu’une fois.
replace-by-bot = Laisser un bot continuer
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
invite-to-watch = Lien vers cette table
leave-title = Partir
leave-text = Un bot jouera pour toi. Ta place t’est réservée : rouvre la table et reprends-la.
leave-text-alone = La partie t’attend : tu la retrouves parmi « Tes tables » sur la page d’accueil.
leave = Quitter la table
link = Lien
copy = Copier
copied = Copié
advice = Le choix du maître : { $action }. Écart attendu face aux autres, en { $unit } : { $points } ; chances de gagner : { $chance }.
because-only = Il n’y a rien d’autre à choisir.
because-clear = Le deuxième choix, { $next }, est nettement moins bon : { $score } de moins.
because-close = Le deuxième choix, { $next }, le vaut presque : les deux sont bons.
help-rules = Règles du jeu
help-play = Touche une carte pour la choisir, touche-la encore pour la jouer. Les cartes interdites pour l’instant sont hachurées ; touches-en une pour voir pourquoi.
help-keys = Touches
help-keys-on = Les raccourcis à une touche sont actifs
key-arrows = parcourir la main
key-digits = choisir une carte par sa position
key-enter = jouer la carte choisie
key-last = dernier pli
key-scores = scores
key-log = journal
key-chat = discussion
key-count = compter les cartes
key-hint = conseil
key-undo = annuler
key-skip = passer la pause
key-past = revenir en arrière et avancer
key-mute = sons activés ou coupés
key-help = cette aide
