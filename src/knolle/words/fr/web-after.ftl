### Après une partie : résultat, feuille de score, rediffusion, analyse, vérification de la distribution.

## Feuille de score
sheet-label = Feuille de score
sheet-round = Manche
sheet-game = Donne
sheet-total = Total
sheet-none = Rien n’est encore compté.
sheet-so-far = { $number }, en cours
sheet-wins = gagne
sheet-shares = partage la victoire

## La fin d’une partie
after-you-win = Tu gagnes !
after-wins = { $name } gagne !
after-share = { $names } partagent la victoire !
after-you-share = Tu partages la victoire avec { $names } !
after-with = Avec { score-counted }.
after-place =
    Toi : { $place }e, { $points ->
        [0] au départage
       *[other] { $score } de moins
    }.
after-rematch = Revanche
after-next = La prochaine partie se prépare.
after-accept = J’en suis
after-decline = Non, merci
after-begun = La prochaine partie a commencé.
after-without-you = La prochaine partie a commencé sans toi.
after-to-table = Vers la table
after-replay = Revoir la partie
after-review = Analyse
after-check = Vérifier la distribution
after-record = Télécharger l’enregistrement

## Pages sur une partie terminée
finished = Après la partie
finished-title = { $game }, partie { $number }
finished-replay = Revoir
finished-review = Analyse
finished-check = Vérifier la distribution
finished-table = Retour à la table
finished-again = Réessayer

## Revoir la partie
replay-loading = Chargement de la partie…
replay-slider = Étape de la partie
replay-at = { $step } sur { $steps }
replay-at-round = Étape { $step } sur { $steps }, manche { $part }
replay-at-game = Étape { $step } sur { $steps }, donne { $part }
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-part-back =
    { $part ->
        [game] Retour au début de la donne
       *[round] Retour au début de la manche
    }
replay-part-on =
    { $part ->
        [game] Donne suivante
       *[round] Manche suivante
    }
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lent
replay-speed-normal = normal
replay-speed-fast = rapide
replay-chair = Vu par
replay-spectator = Spectateur
replay-open = Montrer toutes les mains
replay-link = Copier le lien vers ce moment
replay-keys =
    Touches : ← → une étape, N P { $part ->
        [game] donne suivante/précédente
       *[round] manche suivante/précédente
    }, Début Fin, Espace lecture/pause, 1–6 une place, 0 spectateur.

## Analyse
review-whose = Choix de
review-thinking = Le maître examine les choix de { $name }. La première fois, cela prend quelques secondes.
review-summary = { $good } choix sur { $real } aussi bons que ceux du maître : { $share }
review-mean = { $mistakes ->
    [0] Aucune erreur nette.
    [one] { $mistakes } erreur nette.
   *[other] { $mistakes } erreurs nettes.
} Coût moyen d’un choix, en { $unit } : { $points }.
review-honest = C’est l’avis de notre bot le plus fort, avec { $simulations } suites simulées par choix, d’après ce qu’on pouvait savoir à ce moment. Cet avis a une marge d’erreur. Un choix ne compte comme erreur que s’il coûte plus du double de cette marge et plus de { $score }. Les conseils suivent la même règle.
review-part = La partie est longue : seuls les { $count } premiers choix ont été jugés.
review-moments = Les moments les plus coûteux
review-no-moments = Aucun : pas un choix n’était nettement moins bon que celui du maître.
review-moment = Choisi : { $chosen } ; mieux : { $best }.
review-cost = Cela a coûté { $score } ({ $error }), et les chances de gagner sont passées de { $before } à { $after }.
review-cost-points = Cela a coûté { $score } ({ $error }), sans presque rien changer aux chances de gagner.
review-error = ± { $error }
review-exact = exactement
review-show = Montrer
review-show-number = Montrer le choix { $number } sur la table
review-curve = Chances de gagner
review-curve-told = De { $first } au premier choix à { $last } au dernier, entre { $least } et { $most }.
review-curve-keys = Les flèches suivent la courbe, Entrée montre le moment sur la table.
review-curve-table = La courbe en tableau
review-decision = Choix
review-chance-was = { $chance } de chances de gagner
review-told = Choix { $number }, { $chosen } : { $chance } de chances de gagner.
review-all = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
}
review-master = Le choix du maître : { $best }.
review-verdict-only = Il n’y avait pas le choix.
review-verdict-best = Le choix du maître.
review-verdict-as-good = Aussi bon, ou presque.
review-verdict-mistake = Une erreur.

## Vérification de la distribution
check-running = La partie est rejouée…
check-holds = La distribution est régulière
check-open = La distribution n’est prouvée qu’en partie
check-fails = La distribution n’est pas régulière
check-steps-told = Le serveur a rejoué toute la partie à partir de sa graine : { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}, { $choices } choix, { $events } événements, et tout concorde.
check-own = Ce que ce navigateur vérifie lui-même
check-own-yes = Avant la première carte, cet appareil a retenu les empreintes (SHA-256) qu’on lui a montrées. La graine et tous les ajouts y correspondent, et ton propre ajout en fait partie. L’enregistrement contient les cartes qu’on lui a montrées.
check-own-watched = Avant la première carte, cet appareil a retenu les empreintes (SHA-256) qu’on lui a montrées. La graine et tous les ajouts y correspondent. Comme tu regardais, aucun ajout n’est de toi.
check-own-seed = La graine ne correspond pas à l’empreinte montrée à cet appareil avant la première carte. Le serveur l’a échangée.
check-own-own = Ton propre ajout n’est pas dans le mélange.
check-own-other = Un ajout ne correspond pas aux empreintes montrées à cet appareil avant la première carte.
check-own-starter = La personne qui commence ne découle pas de la graine et des ajouts.
check-own-seen = L’enregistrement ne correspond pas à ce qui a été montré à cet appareil pendant la partie.
check-own-record = L’enregistrement ne découle pas de sa graine et des règles.
check-own-missing = L’enregistrement n’a pas pu être récupéré : la distribution n’est pas vérifiée.
check-own-unseen = Cet appareil n’a rien retenu d’avant la distribution et ne peut rien comparer. Si tu as joué sur un autre appareil, vérifie là-bas.
check-without = L’ajout de { $name } n’est pas arrivé à temps : les cartes ont été distribuées sans lui. Si { $name } gère le serveur, cela permettait de choisir entre deux distributions.
check-redrawn = { $count ->
    [one] Avant cette distribution, des ajouts avaient déjà été révélés une fois, et aucune carte n’est venue. La personne qui gère le serveur pouvait ainsi choisir entre les distributions.
   *[other] Avant cette distribution, des ajouts avaient déjà été révélés { $count } fois, et aucune carte n’est venue. La personne qui gère le serveur pouvait ainsi choisir entre les distributions.
}
check-commitment = Engagement
check-committed = Fixé le { $when }, avant que quiconque révèle quoi que ce soit
check-seed = Graine
check-seed-when = Secrète jusqu’à la fin de la partie
check-entropy = Ajouté par les joueurs
check-entropy-none = Personne n’a rien ajouté.
check-started = Cartes distribuées le { $when }
check-means = Ce que cela veut dire
check-proves = La graine et les ajouts fixent chaque mélange et la personne qui commence. Jusqu’à ce que tout soit fixé, on ne connaissait de chaque ajout que l’empreinte. Si la vérification de cet appareil est bonne, que ton ajout en faisait partie et qu’aucun ne manque, personne n’a donc pu choisir les cartes, pas même la personne qui gère le serveur.
check-proves-not = Cela ne prouve pas que personne n’a regardé : la personne qui gère le serveur aurait pu voir les cartes pendant la partie. Cette page vient aussi de son serveur ; si tu ne lui fais pas confiance, joue avec ton propre Knolle : « knolle join ».
check-yourself = Vérifier toi-même
check-yourself-how = L’enregistrement contient toute la partie. Avec Knolle sur ta propre machine, tu la rejoues sans devoir te fier à ce serveur :
