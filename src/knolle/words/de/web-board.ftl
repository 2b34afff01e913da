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
seat-leaving = Weg, Bot in { $time }
seat-away-for = Weg seit { $time }
seat-score = { $unit }:
seat-clock = Zeit übrig:
seat-time = noch { $time }
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
hand-arm = { $card } spielen, sobald ich dran bin
hand-armed = { $card } ist vorgemerkt
hand-disarm = Doch nicht von selbst spielen
hand-dropped = { $card } ist nicht mehr vorgemerkt.
board-watching = Du schaust zu.

## Ein Spiel ohne eigenes Spielbrett
board-situation = Tisch
board-choices = Was du tun kannst
