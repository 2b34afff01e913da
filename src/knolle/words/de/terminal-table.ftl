### Der Tisch im Terminal.

## Um den Tisch
board-wins = ▲ gewinnt
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-total = Summe { $total }
# in the edge of a narrow box
board-bot-in = Bot { $time }
board-away-for = weg { $time }
board-disarmed = { $card } ist nicht mehr vorgemerkt: Ein Zug wurde zurückgenommen.
board-rescue-in = { $name } ist nicht da. In { $time } kannst du einen Bot spielen lassen: { $command }
board-rescue = { $name } ist nicht da. Einen Bot spielen lassen: { $command }
last-hidden = Frühere Stiche bleiben in diesem Spiel verborgen.

## Tasten und Fenster
panel-close = Esc schließt
table-copied = Er ist auch kopiert, falls dein Terminal das erlaubt.
# Ein Buchstabe, mit dem keine Karte beginnt: L ist Lila
table-last-key = Z
table-theme = Hell/dunkel
table-enter = Eingabe
table-escape = Esc
table-wait-deal = Mit { $key } lässt du austeilen.
table-wait-accept = Mit { $key } nimmst du die Revanche an.
table-wait-anyway = Zweimal { $key }, und es wird trotzdem ausgeteilt.
table-wait-sit = Mit { $key } setzt du dich.
table-key-notation = eine Karte mit Buchstabe und Zahl wählen
table-key-theme = hell oder dunkel
table-key-leave = gehen; weiterspielen kannst du später
table-help-play = Karten mit Rahmen darfst du spielen, die anderen nicht. Wählst du trotzdem eine davon, erfährst du, warum. Mit der Maus: einmal klicken wählt aus, zweimal klicken spielt.
table-advice-columns = { $unit } gegenüber den anderen, Gewinnchance
too-small = Für den Tisch reicht der Platz nicht: Er braucht 80 × 24, und dieses Fenster hat { $width } × { $height }. Mach es größer, dann geht es weiter.

## Gehen und Schluss
table-leave-saved = Das Spiel ist so gespeichert, wie es steht.
table-leave-waits = Sonst spielt niemand, also wartet das Spiel auf dich.
table-comeback = Weiter geht es mit: { $command }
table-stay = Bleiben
table-record = Die Aufzeichnung des Spiels: { $path }
table-no-review = Diesmal gibt es keine Analyse.
