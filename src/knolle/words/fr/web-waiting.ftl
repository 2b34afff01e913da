### La table avant la distribution.
wait-page-title = { $game } : la table se prépare
wait-title = { $game } : prends place
wait-title-seated = { $game } : la table est prête
wait-title-again = { $game } : partie n° { $match } à cette table
wait-seats = Les places
wait-seat-open = Libre
wait-you = (toi)
wait-sit-here = M’asseoir ici
wait-sit-here-at = M’asseoir ici (place { $number })
wait-seat-for = Pour qui est la place { $number }
wait-for-friend = Un ami
wait-remove = Retirer
wait-remove-name = Retirer { $name } de la table
wait-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
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
wait-for-host = Les cartes sont distribuées dès que { $host } donne le signal.
wait-for-start = Les cartes sont distribuées dès que l’hôte donne le signal.
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
term-starter = La place { $number } commence
term-no-hints = Sans conseils
term-no-undo = Sans annulation

## La distribution
deal-title = La distribution
deal-short = Le mélange est scellé : { $start }…
deal-long = Le serveur a déjà fixé son secret pour cette partie. Voici son empreinte (SHA-256) ; le secret lui-même est publié après la partie, pour que chacun puisse vérifier la distribution.
deal-own = Ton navigateur a ajouté sa part de hasard, que le serveur ne pouvait pas prévoir. Si tu veux, remplace-la par des mots ou des lancers de dés à toi.
deal-own-later = Chaque personne qui s’assied ajoute sa part de hasard, que le serveur ne pouvait pas prévoir.
deal-own-label = Ta contribution au mélange
deal-own-example = mes dés : 4 2 6 1
deal-own-give = Ajouter
deal-own-given = Ajouté. Cela compte dès le premier mélange.
