### La première page, ouvrir une table, transmettre une adresse, et ce qu’est Knolle.

## La première page
home-page-title = Knolle : trois jeux de patates
home-title = Prends une chaise
home-text = Trois jeux de cartes autour de la pomme de terre, contre des bots ou entre amis. Rien à installer, pas d’inscription.
home-games = Les jeux
home-players = { $least } à { $most } joueurs
home-play = Jouer
home-dealing = On distribue …
home-friends = Entre amis
home-learn = Apprendre
home-rules = Règles
pick-players = Joueurs
pick-bots = Bots
name-you-are = Tu joues sous le nom de
name-change = Changer
name-label = Ton nom
name-save = Enregistrer
home-loading = Un instant …
home-trouble = Ça n’a pas marché. Réessaie, s’il te plaît.

## Les tables en liste
home-running = Tes tables
home-resume = Continuer
home-to-table = À la table
home-playing = En cours
home-free-seats =
    { $free ->
        [0] Toutes les places sont prises
        [one] Une place libre
       *[other] { $free } places libres
    }
home-open-tables = Tables ouvertes
home-open-none = Personne n’attend de joueurs en ce moment. Ouvre une table entre amis et affiche-la ici.
home-join = Rejoindre
home-past = Tes dernières parties
home-past-none = Tes parties terminées seront ici, à revoir et à analyser.
home-result = Résultat
home-replay = Revoir
home-unreached-title = Pas de connexion au serveur
home-unreached-text = On continue d’essayer. Dès qu’il répond, tout remarche ici tout seul.

## Transmettre une adresse
share-copy = Copier
share-copied = Copié
share-copy-failed = À copier à la main
share-device = Partager
share-only-here = Cette adresse ne marche que sur cet ordinateur : le serveur n’est pas ouvert à ton réseau.
move = Passer sur mon téléphone
move-text = Ouvre ce lien sur un autre appareil et tu y seras le même invité : ton nom, tes tables, ta place.
move-link = Ton lien personnel
move-picture = Code QR de ton lien personnel : vise-le avec l’appareil photo de ton téléphone
move-holds =
    { $minutes ->
        [one] Il marche une seule fois, pendant une minute. Ne le donne à personne : qui l’ouvre joue à ta place.
       *[other] Il marche une seule fois, pendant { $minutes } minutes. Ne le donne à personne : qui l’ouvre joue à ta place.
    }
move-close = Fermer
