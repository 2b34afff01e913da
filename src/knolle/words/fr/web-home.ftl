### La première page, ouvrir une table, transmettre une adresse, et ce qu’est Knolle.

## La première page
home-page-title = Knolle : trois jeux de patates
home-title = Prends une chaise
home-text = Trois jeux de cartes autour de la pomme de terre, contre des bots ou entre amis. Rien à installer, pas d’inscription.
home-games = Les jeux
home-players = { $least } à { $most } joueurs
home-play = Jouer
home-dealing = Distribution…
home-preparing = En préparation pour la première utilisation. En attendant, tu peux lire les règles.
home-preparing-level = Ces bots sont encore en préparation. Ils arrivent dans un instant.
home-friends = Entre amis
home-learn = Apprendre
home-rules = Règles
pick-players = Joueurs
pick-bots = Bots
name-you-are = Tu joues sous le nom de
name-change = Changer
name-label = Ton nom
name-save = Enregistrer
home-loading = Un instant…
home-trouble = Ça n’a pas marché. Réessaie, s’il te plaît.

## Les tables en liste
home-running = Tes tables
home-resume = Continuer
home-to-table = Aller à la table
home-put-away = Fermer
home-put-away-title = Fermer cette table ?
home-put-away-text =
    { $status ->
        [playing] La partie sera interrompue et restera sans résultat.
       *[waiting] Personne ne pourra plus s’y asseoir.
    }
home-keep = Laisser ouverte
home-playing = En cours
home-your-turn = À toi de jouer
home-there =
    { $count ->
        [one] { $names } est là
       *[other] { $names } sont là
    }
home-was-there = { $name } était là { $ago }
home-free-seats =
    { $free ->
        [0] Toutes les places sont prises
        [one] Une place libre
       *[other] { $free } places libres
    }
home-open-tables = Tables ouvertes
home-open-none = Personne n’attend de joueurs en ce moment. Ouvre une table et affiche-la ici.
home-join = Rejoindre
home-watch = Regarder
home-past = Tes dernières parties
home-past-none = Tes parties terminées seront ici, à revoir et à analyser.
home-more =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
home-with = avec { $names }
home-won = Tu as gagné, { $scores }
home-winner = { $name } a gagné, { $scores }
home-shared-yours = Tu partages la victoire, { $scores }
home-shared = Victoire partagée, { $scores }
home-result = Résultat
home-replay = Revoir
home-unreached-title = Pas de connexion au serveur
home-unreached-text = On continue d’essayer. Dès qu’il répond, tout se rétablit automatiquement.

## Transmettre une adresse
share-copy-failed = À copier à la main
share-device = Partager
share-only-here = Cette adresse ne marche que sur cet ordinateur. Lancé avec { $command }, le serveur est ouvert à ton réseau.
move = Passer sur mon téléphone
move-text = Ouvre ce lien sur un autre appareil et tu y seras le même invité : ton nom, tes tables, ta place.
move-link = Ton lien personnel
move-picture = Code QR de ton lien personnel : vise-le avec l’appareil photo de ton téléphone
move-holds =
    { $minutes ->
        [one] Il marche une seule fois, pendant une minute. Ne le donne à personne : celui qui l’ouvre joue sous ton nom.
       *[other] Il marche une seule fois, pendant { $minutes } minutes. Ne le donne à personne : celui qui l’ouvre joue sous ton nom.
    }

## Ouvrir une table
new-page-title = Nouvelle table : { $game }
new-title = { $game } entre amis
new-text = Choisis qui s’assied où. Ensuite, tu auras un lien à envoyer à tes amis.
new-seats = Qui s’assied où
new-seat-you = Toi
new-seat = Place { $number }
new-seat-friend = Pour un ami
new-seat-bot = Bot : { $level }
new-seat-here = Pour quelqu’un devant cet écran
new-seat-name = Nom à la place { $number }
new-seat-name-example = Nom
new-here-help = Vous partagez cet écran. Entre les tours, un rideau cache les mains, et seule la personne dont c’est le tour l’ouvre. Le temps n’est pas limité.
new-seat-temperament = Caractère du bot à la place { $number }
new-any-temperament = Caractère au hasard
new-who = Qui peut trouver la table
new-who-link = Avec le lien seulement
new-who-all = Visible pour tous
new-who-link-help = Seulement ceux à qui tu envoies le lien.
new-who-all-help = Elle figure aussi parmi les « Tables ouvertes » de la page d’accueil.
new-options = Règles du jeu
new-run = Temps et table
clock = Temps de réflexion
clock-none = Sans limite de temps
clock-none-help = Chacun prend le temps qu’il lui faut.
clock-quick = Rapide
clock-calm = Tranquille
clock-patient = Long
clock-day = 1 jour
clock-days = 3 jours
clock-week = 7 jours
clock-days-help =
    { $days ->
        [one] Un jour pour chaque choix : pour celles et ceux qui sont rarement là en même temps. Si le temps est écoulé, un bot joue jusqu’à leur retour.
       *[other] { $days } jours pour chaque choix : pour celles et ceux qui sont rarement là en même temps. Si le temps est écoulé, un bot joue jusqu’à leur retour.
    }
clock-own = Sur mesure
clock-help = { $move } secondes pour chaque choix, et { $reserve } secondes de réserve pour toute la partie.
clock-move = Secondes pour chaque choix
clock-reserve = Secondes de réserve
new-starter = Qui commence
new-starter-random = Au hasard
new-takeover = Un bot prend le relais après
new-takeover-after =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
new-takeover-never = jamais
new-takeover-help = Si quelqu’un s’absente aussi longtemps, un bot joue pour lui. La place reste la sienne : il reprend dès son retour.
new-level = Bots remplaçants
new-level-help = Ils occupent les places libres au départ et jouent pour les absents.
new-tempo = Rythme des bots
tempo-none = Immédiat
tempo-brisk = Vif
tempo-usual = Normal
tempo-calm = Tranquille
new-tempo-help = Le temps que les bots prennent pour un choix : environ une seconde au rythme normal, plus si le choix est difficile.
new-hints = Conseils
new-hints-help = Tout le monde peut demander ce que jouerait le maître ; les autres le voient.
new-undo = Annuler son coup
new-undo-help = Si d’autres ont choisi depuis, on leur demande d’abord. Ce qui a été révélé ne peut pas être annulé.
new-back = Retour
new-open = Ouvrir la table
new-open-bots = Distribuer les cartes

## Ce qu’est Knolle
about-title = À propos de Knolle
about-what = Knolle est une table de cartes pour trois jeux de patates : pour une soirée avec des amis qui habitent loin, pour dix minutes contre des bots, et pour tous ceux qui veulent savoir ce que le maître aurait joué.
about-guests = Il n’y a pas de comptes. Un cookie te reconnaît, et rien de ce que tu fais ici ne va ailleurs que sur ce serveur.
about-games-title = À qui sont ces jeux
about-games-owners = Potato Man, Compañeros et Hot Potato! appartiennent à leurs auteurs et à leurs éditeurs. Knolle n’est ni lié à eux ni soutenu par eux. Si un jeu te plaît, achète la boîte : autour d’une vraie table, c’est encore mieux.
about-games-ours = Les textes des règles, les images, les sons et le programme sont à nous.
about-deal-title = Ce que prouve la vérification de la distribution
about-deal-how = Avant la première carte, le serveur montre l’empreinte d’un nombre secret, et le navigateur de chaque joueur l’empreinte d’un peu de hasard à lui. Une fois que tout est fixé, les navigateurs révèlent le leur. Ensemble, ils fixent chaque mélange. Après la partie, le secret est publié, et tout le monde peut refaire la distribution et comparer.
about-deal-proves = Cela prouve que personne n’a pu choisir les cartes, pas même la personne qui gère le serveur et joue aussi. Si le hasard de quelqu’un n’arrive pas à temps, les cartes sont distribuées sans lui, et la vérification le dit.
about-deal-not = Elle ne prouve pas que celui qui tient le serveur n’a jamais regardé les cartes. Pour de gros enjeux, joue avec des gens de confiance.
about-bots-title = Les bots
about-bots = Les bots voient ce que tu verrais à leur place, et pas une carte de plus. Le maître imagine beaucoup de distributions possibles d’après ce qu’il a vu, et les joue jusqu’au bout avant de choisir.
about-makers-title = Pour les bricoleurs
about-licence = Le programme est libre, sous licence MIT : utilise-le, modifie-le, partage-le.
about-docs = L’interface du serveur, pour tes propres programmes
about-version = Version { $version }
