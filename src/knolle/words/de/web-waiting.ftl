### Der Tisch, bevor ausgeteilt wird.
wait-page-title = { $game }: Der Tisch wird gedeckt
wait-title = { $game }: Nimm Platz
wait-title-seated = { $game }: Der Tisch ist gedeckt
wait-title-again = { $game }: Spiel { $match } an diesem Tisch
wait-seats = Die Plätze
wait-seat-open = Frei
wait-you = (du)
wait-here = (an diesem Bildschirm)
wait-sit-here = Hier hinsetzen
wait-sit-here-at = Hier hinsetzen (Platz { $number })
wait-seat-for = Für wen Platz { $number } ist
wait-for-friend = Ein Freund
wait-remove = Entfernen
wait-remove-name = { $name } vom Tisch entfernen
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
wait-start-missing = Noch nicht dabei: { $names }.
wait-start-silent = Noch ohne Antwort: { $names }.
wait-anyway-title = Es sind nicht alle da
wait-anyway-bot =
    { $count ->
        [one] { $names } ist nicht da und behält den Platz. Nach { $seconds } Sekunden spielt ein Bot weiter.
       *[other] { $names } sind nicht da und behalten ihre Plätze. Nach { $seconds } Sekunden spielen Bots weiter.
    }
wait-anyway-wait =
    { $count ->
        [one] { $names } ist nicht da und behält den Platz. Das Spiel wartet.
       *[other] { $names } sind nicht da und behalten ihre Plätze. Das Spiel wartet.
    }
wait-anyway-days =
    { $count ->
        [one] { $names } ist nicht da, behält aber den Platz. Die Karten werden ohne den eigenen Beitrag zum Mischen ausgeteilt, und für jede Entscheidung gibt es { $time } Zeit.
       *[other] { $names } sind nicht da, behalten aber ihre Plätze. Die Karten werden ohne ihre Beiträge zum Mischen ausgeteilt, und für jede Entscheidung gibt es { $time } Zeit.
    }
wait-anyway-invited =
    { $count ->
        [one] { $names } hat die Revanche nicht angenommen. Ein Bot bekommt den Platz.
       *[other] { $names } haben die Revanche nicht angenommen. Bots bekommen die Plätze.
    }
wait-anyway = Trotzdem austeilen
wait-longer = Warten
wait-for-host = Ausgeteilt wird, sobald { $host } das Zeichen gibt.
wait-for-start = Ausgeteilt wird, sobald der Gastgeber das Zeichen gibt.
wait-host-away = Wer eingeladen hat, ist nicht da. In { $time } übernimmt jemand anders.
wait-you-host = Wer eingeladen hat, ist nicht da: Du vertrittst und kannst austeilen lassen.
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
term-days =
    { $days ->
        [one] Ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
term-starter = Platz { $number } beginnt
term-no-hints = Ohne Tipps
term-no-undo = Ohne Zurücknehmen

## Das Mischen
deal-title = Die Verteilung
deal-short = Das Mischen ist versiegelt: { $start }…
deal-long = Der Server hat sein Geheimnis für dieses Spiel schon festgelegt. Das ist sein Fingerabdruck (SHA-256); das Geheimnis selbst wird nach dem Spiel veröffentlicht, damit jeder die Verteilung prüfen kann.
deal-own = Dein Browser hat eigenen Zufall bereit und dem Server nur den Fingerabdruck davon gezeigt. Aufgedeckt wird er, wenn die Karten gegeben werden. Wenn du magst, gib eigene Wörter oder Würfe dazu.
deal-own-later = Alle, die sich setzen, tragen eigenen Zufall bei. Bis alles feststeht, sieht der Server nur den Fingerabdruck davon.
deal-own-label = Dein eigener Beitrag zum Mischen
deal-own-example = meine Würfel: 4 2 6 1
deal-own-give = Hinzufügen
deal-own-given = Hinzugefügt. Er zählt vom ersten Mischen an.
deal-waits = Warten auf den Beitrag zum Mischen von { $names } …
deal-patient = Beim letzten Mal wurden die Karten ohne einen Beitrag gegeben. Deshalb wartet der Tisch diesmal, bis alle da sind.
deal-again = Von vorn anfangen
