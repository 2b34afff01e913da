### La table avant la distribution.
wait-page-title = { $game } : la table se prépare
wait-title = { $game } : prends place
wait-title-seated = { $game } : la table est prête
wait-title-again = { $game } : partie n° { $match } à cette table
wait-seats = Les places
wait-seat-open = Libre
wait-you = (toi)
wait-here = (devant cet écran)
wait-sit-here = M’asseoir ici
wait-sit-here-at = M’asseoir ici (place { $number })
wait-seat-for = Pour qui est la place { $number }
wait-for-friend = Un ami
wait-remove = Retirer
wait-remove-name = Retirer { $name } de la table
wait-sit-title = Assieds-toi
wait-sit = M’asseoir
wait-full = Toutes les places sont prises. Tu peux rester et regarder.
wait-in = Tu es de la partie
wait-ready = Quand tu veux
wait-start = Distribuer les cartes
wait-start-again = Distribuer à nouveau
wait-start-bots =
    { $free ->
        [one] La place libre ira alors à un bot ({ $level }).
       *[other] Les { $free } places libres iront alors à des bots ({ $level }).
    }
wait-start-all = Tout le monde est là.
wait-start-missing = Pas encore là : { $names }.
wait-start-silent = Pas encore de réponse : { $names }.
wait-anyway-title = Tout le monde n’est pas là
wait-anyway-bot =
    { $count ->
        [one] { $names } n’est pas là et garde sa place. Au bout de { $seconds } secondes, un bot prend le relais.
       *[other] { $names } ne sont pas là et gardent leur place. Au bout de { $seconds } secondes, des bots prennent le relais.
    }
wait-anyway-wait =
    { $count ->
        [one] { $names } n’est pas là et garde sa place. La partie attendra.
       *[other] { $names } ne sont pas là et gardent leur place. La partie attendra.
    }
wait-anyway-days =
    { $count ->
        [one] { $names } n’est pas là et garde sa place. Les cartes sont distribuées sans sa contribution au mélange, et chaque choix peut prendre { $time }.
       *[other] { $names } ne sont pas là et gardent leurs places. Les cartes sont distribuées sans leurs contributions au mélange, et chaque choix peut prendre { $time }.
    }
wait-anyway-invited =
    { $count ->
        [one] { $names } n’a pas accepté la revanche. Un bot prend sa place.
       *[other] { $names } n’ont pas accepté la revanche. Des bots prennent leur place.
    }
wait-anyway = Distribuer quand même
wait-longer = Attendre
wait-for-host = Les cartes sont distribuées dès que { $host } donne le signal.
wait-for-start = Les cartes sont distribuées dès que l’hôte donne le signal.
wait-host-away = L’hôte n’est pas là. Dans { $time }, quelqu’un d’autre prend sa place.
wait-you-host = L’hôte n’est pas là : tu prends sa place et tu peux faire distribuer.
wait-rise = Libérer ma place
wait-close = Fermer la table
wait-invite = Inviter des amis
wait-link = Lien vers cette table
wait-invite-text = Viens jouer à { $game } avec moi !
wait-picture = Code QR de cette table : vise-le avec l’appareil photo d’un téléphone

## Ce qui est convenu
wait-terms = Réglages de la table
term-option = { $name } : { $value }
term-clock = { $move } s par choix, { $reserve } s de réserve
term-days =
    { $days ->
        [one] Un jour par choix
       *[other] { $days } jours par choix
    }
term-starter = La place { $number } commence
term-no-hints = Sans conseils
term-no-undo = Sans annulation

## La distribution
deal-title = La distribution
deal-short = Le mélange est scellé : { $start }…
deal-long = Le serveur a déjà fixé son secret pour cette partie. Voici son empreinte (SHA-256) ; le secret lui-même est publié après la partie, pour que chacun puisse vérifier la distribution.
deal-own = Ton navigateur tient prêt un peu de hasard à lui et n’en a montré au serveur que l’empreinte. Il est révélé quand on distribue les cartes. Si tu veux, ajoutes-y tes mots ou tes lancers de dés.
deal-own-later = Chaque personne qui s’assied ajoute un peu de hasard. Jusqu’à ce que tout soit fixé, le serveur n’en voit que l’empreinte.
deal-own-label = Ta contribution au mélange
deal-own-example = mes dés : 4 2 6 1
deal-own-give = Ajouter
deal-own-given = Ajouté. Cela compte dès le premier mélange.
deal-waits = En attente de ce que { $names } ajoute au mélange…
deal-patient = La dernière fois, il manquait un ajout quand on a distribué. Cette fois, la table attend donc qu’ils soient tous là.
deal-again = Recommencer
