### Die erste Seite, einen Tisch aufmachen, eine Adresse weitergeben, und was Knolle ist.

## Die erste Seite
home-page-title = Knolle: drei Kartoffelspiele
home-title = Setz dich dazu
home-text = Drei Kartenspiele rund um die Kartoffel, gegen Bots oder mit Freunden. Ohne Installation, ohne Anmeldung.
home-games = Die Spiele
home-players = { $least }–{ $most } Spieler
home-play = Jetzt spielen
home-dealing = Wird ausgeteilt …
home-friends = Mit Freunden
home-learn = Lernen
home-rules = Regeln
pick-players = Spieler
pick-bots = Bots
name-you-are = Du spielst als
name-change = Ändern
name-label = Dein Name
name-save = Speichern
home-loading = Einen Moment …
home-trouble = Das hat nicht geklappt. Versuch es bitte noch einmal.

## Tische in Listen
home-running = Deine Tische
home-resume = Weiterspielen
home-to-table = Zum Tisch
home-playing = Läuft gerade
home-free-seats =
    { $free ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $free } Plätze frei
    }
home-open-tables = Offene Tische
home-open-none = Gerade wartet niemand auf Mitspieler. Mach einen Tisch mit Freunden auf und zeig ihn hier.
home-join = Mitspielen
home-past = Deine letzten Spiele
home-past-none = Hier stehen bald deine beendeten Spiele, mit Wiederholung und Rückblick.
home-result = Ergebnis
home-replay = Wiederholung
home-unreached-title = Keine Verbindung zum Server
home-unreached-text = Wir versuchen es weiter. Sobald er antwortet, geht hier alles von selbst wieder.

## Eine Adresse weitergeben
share-copy = Kopieren
share-copied = Kopiert
share-copy-failed = Bitte von Hand kopieren
share-device = Teilen
share-only-here = Diese Adresse gilt nur auf diesem Rechner: Der Server ist für dein Netz nicht geöffnet.
move = Aufs Handy umziehen
move-text = Öffne diesen Link auf einem anderen Gerät, und du bist dort derselbe Gast: mit deinem Namen, deinen Tischen, deinem Platz.
move-link = Dein persönlicher Link
move-picture = QR-Code deines persönlichen Links: Halte die Kamera deines Handys darauf
move-holds =
    { $minutes ->
        [one] Er gilt einmal, eine Minute lang. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
       *[other] Er gilt einmal, { $minutes } Minuten lang. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
    }
move-close = Schließen
