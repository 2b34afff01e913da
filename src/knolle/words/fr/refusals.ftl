### Ce qu’on dit à qui veut faire ce qui n’est pas possible. La page ajoute le numéro de la règle, en lien.

## De qui il s’agit, vu de sa propre chaise
who-you = toi
who-left = { $name } (à ta gauche)
who-right = { $name } (à ta droite)
who-opposite = { $name } (en face de toi)

## Jouer
refused-allowed = Tu peux le faire.
refused-not-your-turn = Ce n’est pas ton tour. On attend { $who }.
refused-already-chosen = Tu as déjà choisi. C’est maintenant aux autres.
refused-choice-missing = On attend encore { $who }.
refused-match-over = La partie est terminée, il n’y a plus rien à choisir.
refused-match-not-over = La partie n’est pas terminée. Ce sera possible à la fin.
refused-shuffle-owed = On mélange encore les cartes. Un instant.
refused-unknown-action = Ce choix n’est pas possible maintenant : { $action }. Choix possibles : { $allowed }.
refused-card-not-in-hand = Tu n’as pas { $card } en main. Choisis une de tes cartes.
refused-must-follow-suit = Tu as encore une carte de cette couleur ({ $colour }) : tu dois en jouer une.

## Les options d’un jeu
allowed-from = un nombre entier à partir de { $least }
allowed-range = un nombre entier de { $least } à { $most }
allowed-players = { $allowed } (à { $players } joueurs seulement)
refused-bad-option-value = « { $option } » ne peut pas être { $value }. Valeurs possibles : { $allowed }.
refused-bad-clock = Un choix peut prendre jusqu’à { $most } secondes, ou bien 1, 3 ou 7 jours sans réserve.
refused-player-has-time = Cette table dure des jours : on garde sa place tant qu’on a du temps.
refused-bad-push-address = Les notifications ne vont qu’à des services publics de notification.
refused-bad-push-keys = Les clés du navigateur pour les notifications ne sont pas valides.
refused-push-missing = Ce serveur n’est pas configuré pour envoyer des notifications.
refused-unknown-option = Ce jeu n’a pas d’option { $option }. Ses options : { $allowed }.
refused-bad-player-count = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
refused-bad-players = On indique les joueurs par leur nombre ou par une liste de noms.
refused-bad-starter = La partie ne peut pas commencer par cette place. Laisse faire le hasard.
refused-unknown-game = Le jeu { $game } n’existe pas. Jeux disponibles : { $allowed }.
refused-broken-game = Le jeu { $game } est installé mais ne peut pas être chargé. Demande à qui gère le serveur.
refused-not-a-mapping = « { $option } » : pas de fichier ici. Indique directement les rencontres.

## Les places et la table
refused-not-seated = Pour cela, il faut une place à la table. Assieds-toi d’abord.
refused-already-seated = Tu as déjà une place à cette table.
refused-nobody-looks = Vous partagez cet écran. Pour choisir, il faut d’abord ouvrir le rideau.
refused-not-beside = On ne peut partager un écran qu’avant une partie, aux places libres d’une table sans limite de temps.
refused-no-such-seat =
    { $seats ->
        [one] Cette place n’existe pas. La table a { $seats } place.
       *[other] Cette place n’existe pas. La table a { $seats } places.
    }
refused-bad-seat = Il n’y a pas de place { $seat } ici.
refused-seat-taken = Cette place est prise. Encore libre : { $free }.
refused-seat-open = Il n’y a personne à cette place.
refused-remove-first = { $name } occupe cette place. Retire d’abord cette personne de la table.
refused-table-full = Toutes les places sont prises. L’hôte peut t’en proposer une.
refused-player-present = Quelqu’un joue à cette place. On ne peut la donner que lorsqu’un bot y joue.
refused-players-present = D’autres jouent encore ici. Ferme la table quand ils auront fini.
refused-players-absent = Pas encore là : { $who }. Attends, ou fais distribuer quand même.
refused-nothing-to-look-at = Ton temps n’attend pas que tu regardes la partie.
refused-seat-taken-over = Un bot occupe ta place. Reprends-la d’abord.
refused-seat-is-yours = La place est déjà à toi. Aucun bot n’y joue.
refused-bad-offer = Ce lien vers une place a déjà servi ou est inconnu. Demandes-en un autre à l’hôte.
refused-seat-promised = Cette place est déjà promise ou demandée.
refused-seat-not-to-have = On ne peut demander que la place d’un bot qui n’est promise à personne.
refused-nothing-to-grant = Personne ne demande cette place.
refused-removed-from-table = L’hôte t’a retiré de cette table. Lui seul peut te laisser te rasseoir.
refused-nobody-removed = Personne de ce nom n’a été retiré de la table.
refused-not-host = Seul l’hôte de cette table peut le faire.
refused-table-waiting = La partie n’a pas encore commencé.
refused-table-dealing = On distribue les cartes. Attends un instant.
refused-table-playing = Ce n’est pas possible pendant la partie.
refused-table-over = La partie est terminée. Demande une revanche pour continuer.
refused-table-closed = Cette table est fermée. Ouvres-en une autre.
refused-lesson-for-one = Une leçon se suit seul. Chacun peut ouvrir la sienne.
refused-stale = La partie a avancé entre-temps. Regarde la table et choisis à nouveau.
refused-bad-name = Un nom a de 1 à { $most } caractères visibles.
refused-bad-chat = Un message a de 1 à { $most } caractères visibles.
refused-chat-too-fast = Un message à la fois. Attends un instant avant le prochain.
refused-name-needed = Choisis un nom avant d’écrire aux autres.
refused-faces-too-fast = Une mimique à la fois. Attends un instant avant la prochaine.
refused-bad-entropy = Ce que tu ajoutes au mélange est trop long ou n’est pas du texte lisible. Fais plus court.
refused-bad-reveal = Ce n’est pas le texte dont tu as donné l’empreinte auparavant. Révèle celui-là.
refused-text-owed = Ton texte pour cette distribution manque, et d’autres ont révélé le leur. Eux seuls peuvent recommencer.
refused-nothing-to-reveal = Ce que tu ajoutes au mélange est révélé une seule fois, juste après le lancement.
refused-deal-prepared = Dans une leçon, les cartes sont préparées : rien ne s’ajoute au mélange.
refused-no-undo-here = À cette table, carte posée, carte jouée.
refused-undo-pending = Quelqu’un demande déjà à annuler son coup. Réponds-lui d’abord.
refused-undo-too-far = Ton dernier coup, ou un coup suivant, a révélé quelque chose de caché. Ce qui a été vu ne s’annule pas.
refused-player-away = Quelqu’un de la table est absent, et quelque chose a été montré depuis. Pour annuler, il faut l’accord de tout le monde.
refused-nothing-to-undo = Tu n’as encore joué aucun coup que tu puisses annuler.
refused-nothing-asked = Personne ne te demande ton accord.
refused-no-hints-here = À cette table, il n’y a pas de conseils.
refused-hint-under-way = Ton dernier conseil est encore en préparation. Un seul à la fois.
refused-nothing-to-choose = Tu n’as rien à choisir pour l’instant.

## Après la partie
refused-no-such-match =
    { $matches ->
        [one] Cette partie n’existe pas. Cette table a vu { $matches } partie.
       *[other] Cette partie n’existe pas. Cette table a vu { $matches } parties.
    }
refused-match-broken-off = La partie a été interrompue et n’a pas d’enregistrement.
refused-review-under-way = Ton analyse est encore en cours. Une seule à la fois.
refused-too-busy = Beaucoup d’analyses sont en cours. Réessaie dans un instant.
refused-server-stops = Le serveur va redémarrer. Réessaie dans un instant.
refused-event-differs = L’enregistrement contient quelque chose qui ne découle pas de sa graine et des règles.
refused-events-missing = L’enregistrement s’arrête avant la fin de la partie.
refused-events-surplus = L’enregistrement continue après la fin de la partie.
refused-result-differs = Le résultat enregistré n’est pas celui auquel mène la partie.
refused-option-differs = Les options ne sont pas écrites comme elles doivent l’être dans un enregistrement.
refused-option-is-default = L’enregistrement cite « { $option } », qui a pourtant sa valeur par défaut.
refused-not-a-record = Ce n’est pas l’enregistrement d’une partie.
refused-key-missing = Il manque à l’enregistrement l’élément « { $key } ».
refused-bad-value = L’élément « { $key } » de l’enregistrement n’est pas valide.
refused-unknown-key = L’élément « { $key } » n’a pas sa place dans un enregistrement.
refused-bad-event = L’enregistrement contient un événement qui n’existe pas dans ce jeu.
refused-bad-seed = Une graine se compose de 64 chiffres hexadécimaux, en minuscules.
refused-bad-order = Un mélange doit citer chaque carte une seule fois.

## Le serveur
refused-no-guest = Le serveur ne te connaît pas encore. Recharge la page et accepte son cookie.
refused-no-such-table = Il n’y a pas de table derrière ce lien. Vérifie-le, ou ouvre une nouvelle table.
refused-table-elsewhere = Un autre serveur a cette table et ne répond pas. Réessaie dans un instant.
refused-no-such-lesson = Il n’y a pas de leçon de ce nom.
refused-too-many-tables =
    { $most ->
        [one] Tu peux avoir au plus { $most } table ouverte. Ferme-la d’abord.
       *[other] Tu peux avoir au plus { $most } tables ouvertes. Fermes-en une d’abord.
    }
refused-too-many-listed =
    { $most ->
        [one] Tu ne peux avoir qu’une table dans la liste. Ferme-la d’abord, ou ouvre celle-ci par lien seulement.
       *[other] Tu peux avoir au plus { $most } tables dans la liste. Fermes-en une d’abord, ou ouvre celle-ci par lien seulement.
    }
refused-journal-full = Il s’est passé tant de choses à cette table que seule la partie peut finir. Ouvre une nouvelle table.
refused-too-many-sockets = Cette table est ouverte dans trop de fenêtres. Fermes-en quelques-unes.
refused-bad-link = Ce lien a déjà servi, a expiré ou est inconnu. Crées-en un autre sur l’appareil qui te connaît.
refused-too-often =
    { $seconds ->
        [one] Trop de demandes à la fois. Réessaie dans une seconde.
       *[other] Trop de demandes à la fois. Réessaie dans { $seconds } secondes.
    }
refused-storage-failed = Le serveur n’a pas pu l’enregistrer, il ne s’est donc rien passé. Réessaie dans un instant.
refused-server-failed = Une erreur s’est produite sur le serveur. Réessaie.
refused-unhealthy = Le serveur a un problème. Réessaie plus tard.
refused-not-ready = Le serveur n’est pas encore prêt. Réessaie dans une minute.
refused-gone = La connexion a été coupée avant que tout soit arrivé. Réessaie.
refused-bad-origin = Ce n’est possible que depuis les pages du serveur lui-même.
refused-cookies-too-large = Ton navigateur a envoyé trop de cookies. Efface ceux de ce site et recharge la page.
refused-bad-host = La demande ne dit pas à quel serveur elle s’adresse. Recharge la page.
refused-not-from-here = Visible uniquement sur la machine du serveur.
refused-no-such-path = Il n’y a rien à cette adresse.
refused-no-such-method = Cette adresse ne s’utilise pas ainsi. Recharge la page.
refused-not-json = Le serveur n’a pas pu lire la demande. Recharge la page.
refused-bad-body = Le serveur n’a pas pu lire la demande. Recharge la page.
refused-bad-query = Le serveur n’a pas pu lire l’adresse. Vérifie le lien.
refused-body-too-large = C’était trop long. Fais plus court.
refused-bad-message = Le serveur n’a pas pu lire le message. Recharge la page.
refused-binary-message = Le serveur ne lit que du texte. Recharge la page.
refused-message-too-long = C’était trop long. Fais plus court.
refused-no-hello = La connexion au serveur a mal démarré. Recharge la page.
refused-hello-again = La connexion au serveur est déjà établie. Recharge la page.
refused-bad-version = Cette page n’est plus à jour (version du serveur : { $version }). Recharge-la.
