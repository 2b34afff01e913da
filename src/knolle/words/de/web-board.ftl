## Rund um den Tisch
board-others = Die anderen im Uhrzeigersinn
board-trick = Der Stich
board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-go-on = Weiter
board-no-trick = Noch ist kein Stich zu Ende.

## Ein Platz
seat-your-turn = Du bist dran
seat-on-turn = Ist dran
seat-thinks = Überlegt …
seat-gone = Nicht da
seat-bot-plays = Bot spielt
seat-leaving = Nicht da, { $seconds } s
seat-score =
    { $game ->
        [potato-man] Säcke:
        [companeros] Siegpunkte:
       *[other] Punkte:
    }
seat-clock = Zeit übrig:
seat-hurry = Noch zehn Sekunden.

## Die Hand
hand = Deine Hand
hand-cards = { $count ->
    [one] Deine Karte
   *[other] Deine { $count } Karten
}
hand-allowed = { $card }, darf gespielt werden
hand-refused = { $card }, jetzt nicht erlaubt
hand-pointed = { $card }, empfohlen
hand-play = { $card } spielen
hand-soon = { $card } liegt bereit

## Potato Man
pm-round = Runde { $round } von { $rounds }
pm-sacks-left = Übrige Sackkarten
pm-sacks-of =
    Sackkarten dieser Runde: { $worth ->
        [one] { $worth } Sack
       *[other] { $worth } Säcke
    }
pm-pile = Nachziehstapel: { $count }
pm-pile-of = Nachziehstapel von { $name }:
pm-aside = Beiseite:
pm-blocked-hand = Die Hand von { $name }, ohne eine Karte, die passt
pm-round-over = Runde { $round } ist zu Ende
pm-name = Name
pm-sacks = Säcke
pm-left = Übrige Karten

## Compañeros
co-display = Die Auslage
co-display-empty = Die Auslage ist leer.
co-group = { $colour }: { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
}
co-take = { $colour } nehmen: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
co-take-pointed = { $colour } nehmen: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, empfohlen
co-values = Farbwerte, der höchste zuerst
co-tied = Gleichstand
co-ranking = Wer nimmt, in dieser Reihenfolge
co-stopped = Gleichstand bei { $value }: Ende
co-your-take = Nimm eine Farbe aus der Auslage.
co-takes = { $name } nimmt eine Farbe.
co-trick = Stich { $trick } von 9
co-game = Partie { $game } von { $games }
co-game-over = Die Partie ist zu Ende
