### Das Spielfeld von Hot Potato!

## Was gefragt ist
hp-ask-choose = Wähle geheim eine Kartoffel.
hp-ask-extra = Zwei Köpfe sind besser als einer: noch eine Kartoffel dazu?
hp-ask-effect = Diesmal kein Punkt. { $potato } nutzen?
hp-ask-rambo = Wer bekommt die Hot Potato?
hp-wait-choose = { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
}
hp-wait-extra = Darf zu Poteto Potato noch eine Karte legen: { $names }.
hp-wait-rambo = { $count ->
    [one] { $names } zielt mit der Hot Potato.
   *[other] { $names } zielen mit der Hot Potato.
}
hp-wait-effect = { $names } überlegt noch: { $potato } nutzen?
hp-play = { $potato } spielen
hp-add = { $potato } dazulegen
hp-add-nothing = Nichts dazulegen
hp-use = Effekt nutzen
hp-leave = Verzichten
hp-send = An { $name }
hp-send-here = Hierher damit
hp-pointed = empfohlen
hp-go-on = Weiter

## Wo eine Kartoffel ist
hp-your-potatoes = Deine sechs Kartoffeln
hp-potato-at = { $potato }: { $place }
hp-at-hand = auf der Hand
hp-at-chosen = geheim gewählt
hp-at-lying = auf dem Tisch
hp-at-kept = bleibt für die nächste Runde
hp-at-force = in Kraft
hp-at-discard = abgelegt
hp-short-chosen = gewählt
hp-short-lying = gespielt
hp-short-kept = ★ bleibt
hp-short-force = ★ in Kraft
hp-short-discard = abgelegt

## Vor einem Platz
hp-face-down = eine verdeckte Karte
hp-chosen = hat gewählt
hp-chosen-you = nur du siehst sie
hp-gained = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
hp-used-it = Effekt genutzt
hp-left-it = verzichtet
hp-sent-to = wirft sie zu { $name }
hp-first = beginnt
hp-first-why = Die Effekte dieser Runde beginnen hier, dann im Uhrzeigersinn.

## Die Hot Potato
hp-hot-holder = hat die Hot Potato
hp-hot-middle = Die Hot Potato liegt in der Mitte
hp-barred = gesperrt
hp-barred-you = Du hast die Hot Potato: keine Effekte für dich, außer Rambotato.

## Begegnungen
hp-ranking = Rangfolge, beste Kartoffel zuerst
hp-encounter-ranks = { $name }, beste Kartoffel zuerst: { $ranking }
hp-wins = gewinnt
hp-nobody = niemand
hp-deck = { $count ->
    [0] Begegnungsstapel: leer. Alle Begegnungen zeigen
    [one] Begegnungsstapel: noch 1 Karte. Alle Begegnungen zeigen
   *[other] Begegnungsstapel: noch { $count } Karten. Alle Begegnungen zeigen
}
hp-deck-title = Die Begegnungen
hp-deck-known = { $count ->
    [one] Kommt als Nächstes
   *[other] Unter den nächsten { $count }, Reihenfolge offen
}
hp-deck-left = Noch im Stapel
hp-deck-played = Schon überstanden
hp-peeled-by = vorher gesehen von { $names }
hp-next = { $count ->
    [one] Kommt als Nächstes:
   *[other] Unter den nächsten { $count }, Reihenfolge offen:
}
hp-next-unknown = Was als Nächstes kommt, hat dir niemand verraten.
hp-only-you = nur für dich
hp-you-peeled = Du hast heimlich nachgesehen: { $names }. Inzwischen sind sie gemischt.
hp-you-peeled-nothing = Du hast heimlich nachgesehen: Der Stapel war leer.

## Das Rennen
hp-race = Das Rennen zu { $goal } Punkten
hp-points-of = { $points ->
    [one] { $name }: 1 Punkt von { $goal }
   *[other] { $name }: { $points } Punkte von { $goal }
}

## Die letzte Runde
hp-round = Runde { $round }
hp-no-round = Noch ist keine Runde gespielt.

## Was man ihnen nachsagt: trocken, kurz, während man wartet
hp-quip-peeling = Eitel, aber gut informiert.
hp-quip-couch = Steht für nichts auf. Na gut, für fast nichts.
hp-quip-poteto = Kommt zu zweit und mit Schreibfehler.
hp-quip-rambo = Feinfühlig wie ein Topfdeckel.
hp-quip-robo = Gefühle: keine. Nieten: viele.
hp-quip-sweet = Meint es gut. Zahlt später.
