### Le plateau de Hot Potato!

## Ce qui est demandé
hp-ask-choose = Choisis une patate en secret.
hp-ask-extra = Deux têtes valent mieux qu’une : une patate de plus ?
hp-ask-effect = Pas de point cette fois. Utiliser { $potato } ?
hp-ask-rambo = Qui reçoit la Hot Potato ?
hp-wait-choose = { $count ->
    [one] { $names } choisit encore.
   *[other] { $names } choisissent encore.
}
hp-wait-extra = Une carte de plus avec Poteto Potato ? À { $names } de voir.
hp-wait-rambo = { $count ->
    [one] { $names } vise avec la Hot Potato.
   *[other] { $names } visent avec la Hot Potato.
}
hp-wait-effect = { $names } hésite : utiliser { $potato } ?
hp-play = Jouer { $potato }
hp-add = Ajouter { $potato }
hp-add-nothing = Ne rien ajouter
hp-use = Utiliser l’effet
hp-leave = Renoncer
hp-send = À { $name }
hp-send-here = L’envoyer ici
hp-pointed = conseillé
hp-go-on = Continuer

## Où se trouve une patate
hp-your-potatoes = Tes six patates
hp-potato-at = { $potato } : { $place }
hp-at-hand = en main
hp-at-chosen = choisie en secret
hp-at-lying = sur la table
hp-at-kept = reste pour la manche suivante
hp-at-force = active
hp-at-discard = défaussée
hp-short-chosen = choisie
hp-short-lying = jouée
hp-short-kept = ★ reste
hp-short-force = ★ active
hp-short-discard = défaussée

## Devant une place
hp-face-down = une carte face cachée
hp-chosen = a choisi
hp-chosen-you = cachée aux autres
hp-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
hp-used-it = effet utilisé
hp-left-it = effet non utilisé
hp-sent-to = la lance à { $name }
hp-first = commence
hp-first-why = Les effets de cette manche commencent ici, puis dans le sens des aiguilles d’une montre.

## La Hot Potato
hp-hot-holder = a la Hot Potato
hp-hot-middle = La Hot Potato est au milieu
hp-barred = sans effets
hp-barred-you = Tu as la Hot Potato : aucun effet pour toi, sauf Rambotato.

## Rencontres
hp-ranking = Classement, la meilleure patate d’abord
hp-encounter-ranks = { $name }, la meilleure patate d’abord : { $ranking }
hp-wins = gagne
hp-nobody = personne
hp-deck = { $count ->
    [0] Pioche des rencontres : vide. Montrer toutes les rencontres
    [one] Pioche des rencontres : encore { $count } carte. Montrer toutes les rencontres
   *[other] Pioche des rencontres : encore { $count } cartes. Montrer toutes les rencontres
}
hp-deck-title = Les rencontres
hp-deck-known = { $count ->
    [one] Arrive ensuite
   *[other] Parmi les { $count } prochaines, dans un ordre inconnu
}
hp-deck-left = Encore dans la pioche
hp-deck-played = Déjà passées
hp-peeled-by = déjà vue par { $names }
hp-next = { $count ->
    [one] Arrive ensuite :
   *[other] Parmi les { $count } prochaines, dans un ordre inconnu :
}
hp-next-unknown = Personne ne t’a dit ce qui arrive.
hp-only-you = ton secret
hp-you-peeled = Tu as jeté un œil : { $names }. Elles ont été mélangées depuis.
hp-you-peeled-nothing = Tu as jeté un œil : la pioche était vide.

## La course
hp-race = La course aux { $goal } points
hp-points-of = { $points ->
    [one] { $name } : { $points } point sur { $goal }
   *[other] { $name } : { $points } points sur { $goal }
}

## La dernière manche
hp-round = Manche { $round }
hp-no-round = Aucune manche n’a encore été jouée.

## Ce qu’on dit d’elles : sec, court, pendant qu’on attend
hp-quip-peeling = Coquette, mais bien renseignée.
hp-quip-couch = Ne se lève pour rien. Enfin, presque rien.
hp-quip-poteto = Vient à deux, faute d’orthographe comprise.
hp-quip-rambo = Subtile comme un couvercle de casserole.
hp-quip-robo = Sentiments : aucun. Rivets : beaucoup.
hp-quip-sweet = Pleine de bonnes intentions. Paie plus tard.
