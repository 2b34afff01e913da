### Das Protokoll: was am Tisch geschah, in Worten. Die Nummer der Regel setzt die Seite als Link dazu.

## Alle Spiele
log-hand = { $name } hat auf der Hand: { $cards }.
log-all-played = Alle Karten sind gespielt.
log-lead = { $name } spielt { $card } aus.
log-play = { $name } spielt { $card }.

## Wer am Tisch sitzt
log-bot-steps-in = { $name } ist weg: Ein Bot ({ $level }) spielt weiter.
log-bot-sits-down = { $name }, ein Bot ({ $level }), setzt sich an den Tisch.
log-comes-back = { $name } ist zurück und spielt selbst weiter.
log-sits-down = { $name } setzt sich an den Tisch.
log-stands-up = { $name } verlässt den Tisch.
log-takes-over = { $name } übernimmt den Platz von { $before }.
