### Der Tisch, bevor ausgeteilt wird.
wait-page-title = { $game }: Der Tisch wird gedeckt
wait-title = { $game }: Nimm Platz
wait-title-seated = { $game }: Der Tisch ist gedeckt
wait-title-again = { $game }: Spiel { $match } an diesem Tisch
wait-seats = Die Plätze
wait-seat-open = Frei
wait-you = (du)
wait-sit-here = Hier hinsetzen
wait-sit-here-at = Hier hinsetzen (Platz { $number })
wait-seat-for = Für wen Platz { $number } ist
wait-for-friend = Ein Freund
wait-remove = Entfernen
wait-remove-name = { $name } vom Tisch entfernen
wait-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
wait-sit-title = Setz dich
wait-sit = Hinsetzen
wait-full = Alle Plätze sind besetzt. Du kannst gern zuschauen.
wait-in = Du bist dabei
wait-ready = Es kann losgehen
wait-start = Karten austeilen
wait-start-again = Noch einmal austeilen
wait-start-bots =
    { $free ->
        [one] Den freien Platz bekommt dann ein Bot ({ $level }).
       *[other] Die { $free } freien Plätze bekommen dann Bots ({ $level }).
    }
wait-start-all = Alle sind da.
wait-for-host = Ausgeteilt wird, sobald { $host } das Zeichen gibt.
wait-for-start = Ausgeteilt wird, sobald der Gastgeber das Zeichen gibt.
wait-rise = Platz freigeben
wait-close = Tisch schließen
wait-invite = Freunde einladen
wait-link = Link zu diesem Tisch
wait-invite-text = Komm und spiel { $game } mit mir!
wait-picture = QR-Code dieses Tisches: Halte die Kamera eines Handys darauf

## Was ausgemacht ist
wait-terms = Einstellungen dieses Tisches
term-option = { $name }: { $value }
term-clock = { $move } s je Entscheidung, { $reserve } s Reserve
term-starter = Platz { $number } beginnt
term-no-hints = Ohne Tipps
term-no-undo = Ohne Zurücknehmen

## Das Mischen
deal-title = Die Verteilung
deal-short = Das Mischen ist versiegelt: { $start }…
deal-long = Der Server hat sein Geheimnis für dieses Spiel schon festgelegt. Das ist sein Fingerabdruck (SHA-256); das Geheimnis selbst wird nach dem Spiel veröffentlicht, damit jeder die Verteilung prüfen kann.
deal-own = Dein Browser hat eigene Zufallswerte beigesteuert, die der Server nicht vorhersehen konnte. Wenn du magst, ersetze sie durch eigene Wörter oder Würfelwürfe.
deal-own-later = Wer sich setzt, steuert eigene Zufallswerte bei, die der Server nicht vorhersehen konnte.
deal-own-label = Dein eigener Beitrag zum Mischen
deal-own-example = meine Würfel: 4 2 6 1
deal-own-give = Hinzufügen
deal-own-given = Hinzugefügt. Er zählt vom ersten Mischen an.
