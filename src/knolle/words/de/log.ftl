### Das Protokoll: was am Tisch geschah, in Worten. Die Nummer der Regel setzt die Seite als Link dazu.

## Alle Spiele
log-hand = { $name } hat auf der Hand: { $cards }.
log-all-played = Alle Karten sind gespielt.
log-lead = { $name } spielt { $card } aus.
log-play = { $name } spielt { $card }.

## Wer am Tisch sitzt
log-bot-steps-in = { $name } ist weg: Ein Bot ({ $level }) spielt weiter.
log-out-of-time = { $name } hat keine Zeit mehr: Ein Bot ({ $level }) spielt weiter.
log-bot-plays-on = { $name } geht: Ein Bot ({ $level }) spielt weiter.
log-bot-sits-down = { $name }, ein Bot ({ $level }), setzt sich an den Tisch.
log-comes-back = { $name } ist zurück und spielt selbst weiter.
log-sits-down = { $name } setzt sich an den Tisch.
log-stands-up = { $name } verlässt den Tisch.
log-takes-over = { $name } übernimmt den Platz von { $before }.
log-invites = { $name } möchte eine Revanche.
log-accepts = { $name } nimmt die Revanche an.
log-hosts = Wer eingeladen hat, ist nicht da: { $name } vertritt als Gastgeber.
log-hosts-again = { $name } ist zurück und wieder Gastgeber.
log-seat-offered-bot = { $host } bietet den Platz des Bots { $name } ab der nächsten Verteilung jemandem an.
log-seat-offered-person = { $host } vergibt den Platz von { $name }. Wer dort saß, hat mindestens { $time }, um zurückzukommen und ihn zu behalten.
log-seat-claimed = { $name } übernimmt mit der nächsten Verteilung den Platz von { $before }.
log-seat-asked = { $name } bittet um den Platz des Bots { $before }.
log-seat-refused = { $name } bekommt den Platz von { $before } nicht.
log-seat-withdrawn = { $name } möchte den Platz von { $before } nicht mehr.
log-hint = { $name } lässt sich einen Tipp geben.
log-undo-refused = { $name } lehnt ab: Der Zug gilt.
log-undo-late = Das Spiel ging weiter: Der Zug von { $name } gilt.
log-dealt-without = Der Beitrag von { $name } zum Mischen kam nicht rechtzeitig: Die Karten wurden ohne ihn gegeben.
log-starts-over = { $count ->
    [one] { $name } hat das Austeilen neu begonnen, nachdem Beiträge zum Mischen aufgedeckt waren.
   *[other] { $name } hat das Austeilen { $count } Mal neu begonnen, nachdem Beiträge zum Mischen aufgedeckt waren.
}

## Was Leuten gesagt wird, die nicht verbunden sind
notice-turn = Du bist dran. Du hast { $time } Zeit.
notice-soon = Du bist noch dran. Du hast nur noch { $time } Zeit.
notice-out = Deine Zeit ist abgelaufen: Ein Bot spielt für dich. Öffne den Tisch, um selbst weiterzuspielen.
notice-offer = Dein Platz wird vergeben. Du hast einen Tag Zeit, ihn zu behalten: Öffne den Tisch.
notice-deal = Ohne dich können die Karten nicht ausgeteilt werden. Öffne den Tisch, dann geht es von selbst weiter.
notice-invited = Du bist zu einem weiteren Spiel eingeladen.
notice-over = Das Spiel ist zu Ende. Sieh nach, wie es ausgegangen ist.
