### Die erste Seite, einen Tisch aufmachen, eine Adresse weitergeben, und was Knolle ist.

## Die erste Seite
home-page-title = Knolle: drei Kartoffelspiele
home-title = Setz dich dazu
home-text = Drei Kartenspiele rund um die Kartoffel, gegen Bots oder mit Freunden. Ohne Installation, ohne Anmeldung.
home-games = Die Spiele
home-players = { $least }–{ $most } Spieler
home-play = Spielen
home-dealing = Karten werden ausgeteilt …
home-preparing = Wird für den ersten Einsatz vorbereitet. So lange kannst du die Regeln lesen.
home-preparing-level = Diese Bots werden noch vorbereitet. Sie kommen gleich dazu.
home-friends = Mit Freunden
home-learn = Lernen
home-rules = Regeln
pick-players = Spieler
pick-bots = Bots
name-you-are = Du spielst als
name-change = Ändern
name-label = Dein Name
name-save = Speichern
home-loading = Einen Moment …
home-trouble = Das hat nicht geklappt. Versuch es bitte noch einmal.

## Tische in Listen
home-running = Deine Tische
home-resume = Weiterspielen
home-to-table = Zum Tisch
home-put-away = Schließen
home-put-away-title = Diesen Tisch schließen?
home-put-away-text =
    { $status ->
        [playing] Das Spiel wird abgebrochen und bleibt ohne Ergebnis.
       *[waiting] Dann kann sich niemand mehr hierher setzen.
    }
home-keep = Offen lassen
home-playing = Läuft gerade
home-your-turn = Du bist dran
home-there =
    { $count ->
        [one] { $names } ist da
       *[other] { $names } sind da
    }
home-was-there = { $name } war { $ago } da
home-free-seats =
    { $free ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $free } Plätze frei
    }
home-open-tables = Offene Tische
home-open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch für Freunde und mach ihn hier sichtbar.
home-join = Mitspielen
home-watch = Zuschauen
home-past = Deine letzten Spiele
home-past-none = Hier stehen bald deine beendeten Spiele, mit Wiedergabe und Analyse.
home-more =
    { $count ->
        [one] Noch 1 weiterer Eintrag
       *[other] Noch { $count } weitere Einträge
    }
home-with = mit { $names }
home-won = Du hast gewonnen, { $scores }
home-winner = { $name } hat gewonnen, { $scores }
home-shared-yours = Du teilst dir den Sieg, { $scores }
home-shared = Geteilter Sieg, { $scores }
home-result = Ergebnis
home-replay = Wiedergabe
home-unreached-title = Keine Verbindung zum Server
home-unreached-text = Wir versuchen es weiter. Sobald er antwortet, geht hier alles von selbst wieder.

## Eine Adresse weitergeben
share-copy-failed = Bitte von Hand kopieren
share-device = Teilen
share-only-here = Diese Adresse gilt nur auf diesem Rechner. Mit { $command } gestartet, ist der Server für dein Netz offen.
move = Aufs Handy umziehen
move-text = Öffne diesen Link auf einem anderen Gerät, und du bist dort derselbe Gast: mit deinem Namen, deinen Tischen, deinem Platz.
move-link = Dein persönlicher Link
move-picture = QR-Code deines persönlichen Links: Halte die Kamera deines Handys darauf
move-holds =
    { $minutes ->
        [one] Er gilt einmal, eine Minute lang. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
       *[other] Er gilt einmal, { $minutes } Minuten lang. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
    }

## Einen Tisch aufmachen
new-page-title = Neuer Tisch: { $game }
new-title = { $game } mit Freunden
new-text = Lege fest, wer wo sitzt. Danach bekommst du einen Link für deine Freunde.
new-seats = Wer wo sitzt
new-seat-you = Du
new-seat = Platz { $number }
new-seat-friend = Für einen Freund
new-seat-bot = Bot: { $level }
new-seat-here = Für jemanden an diesem Bildschirm
new-seat-name = Name für Platz { $number }
new-seat-name-example = Name
new-here-help = Ihr teilt euch diesen Bildschirm. Zwischen den Zügen verdeckt ein Vorhang die Karten, und nur wer dran ist, öffnet ihn. Ein Zeitlimit gibt es nicht.
new-seat-temperament = Temperament des Bots auf Platz { $number }
new-any-temperament = Beliebiges Temperament
new-who = Wer den Tisch finden kann
new-who-link = Nur mit Link
new-who-all = Für alle sichtbar
new-who-link-help = Nur die, denen du den Link schickst.
new-who-all-help = Er steht auch unter „Offene Tische“ auf der Startseite.
new-options = Spielregeln
new-run = Bedenkzeit und Tisch
clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
clock-quick = Zügig
clock-calm = Ruhig
clock-patient = Geduldig
clock-day = 1 Tag
clock-days = 3 Tage
clock-week = 7 Tage
clock-days-help =
    { $days ->
        [one] Ein Tag für jede Entscheidung: für Leute, die selten gleichzeitig da sind. Läuft die Zeit ab, spielt ein Bot weiter, bis sie zurückkommen.
       *[other] { $days } Tage für jede Entscheidung: für Leute, die selten gleichzeitig da sind. Läuft die Zeit ab, spielt ein Bot weiter, bis sie zurückkommen.
    }
clock-own = Eigene
clock-help = { $move } Sekunden für jede Entscheidung und { $reserve } Sekunden Reserve für das ganze Spiel.
clock-move = Sekunden für jede Entscheidung
clock-reserve = Sekunden Reserve
new-starter = Wer beginnt
new-starter-random = Zufall
new-takeover = Ein Bot springt ein nach
new-takeover-after =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
new-takeover-never = nie
new-takeover-help = Ist jemand so lange weg, spielt ein Bot weiter. Der Platz bleibt reserviert: Wer zurückkommt, spielt selbst weiter.
new-level = Bots, die einspringen
new-level-help = Sie besetzen Plätze, die beim Start frei sind, und spielen für alle, die weg sind.
new-tempo = Tempo der Bots
tempo-none = Sofort
tempo-brisk = Flott
tempo-usual = Normal
tempo-calm = Ruhig
new-tempo-help = So lange brauchen Bots für eine Entscheidung: normalerweise etwa eine Sekunde, länger, wenn sie schwer ist.
new-hints = Tipps
new-hints-help = Alle dürfen fragen, was der Meister spielen würde; die anderen sehen es.
new-undo = Zurücknehmen
new-undo-help = Haben andere seither gewählt, werden sie zuerst gefragt. Aufgedecktes lässt sich nicht zurücknehmen.
new-back = Zurück
new-open = Tisch eröffnen
new-open-bots = Karten austeilen

## Was Knolle ist
about-title = Über Knolle
about-what = Knolle ist ein Kartentisch für drei Spiele rund um die Kartoffel: für einen Abend mit Freunden, die weit weg wohnen, für zehn Minuten gegen Bots, und für alle, die wissen wollen, was der Meister gespielt hätte.
about-guests = Es gibt keine Konten. Ein Cookie erkennt dich wieder, und nichts, was du hier tust, geht an jemand anderen als diesen Server.
about-games-title = Wem die Spiele gehören
about-games-owners = Potato Man, Compañeros und Hot Potato! gehören ihren Autoren und Verlagen. Knolle ist mit ihnen nicht verbunden und wird von ihnen nicht unterstützt. Wenn dir ein Spiel gefällt, kauf die Schachtel: An einem echten Tisch ist es noch schöner.
about-games-ours = Die Texte der Regeln, die Bilder, die Klänge und das Programm sind unsere eigenen.
about-deal-title = Was die Prüfung der Verteilung beweist
about-deal-how = Vor der ersten Karte zeigt der Server den Fingerabdruck einer geheimen Zahl, und der Browser jedes Mitspielers den Fingerabdruck von etwas eigenem Zufall. Erst wenn alle feststehen, decken die Browser ihren auf. Zusammen legt das jedes Mischen fest. Nach dem Spiel wird die geheime Zahl veröffentlicht, und alle können das Geben nachrechnen und vergleichen.
about-deal-proves = Es beweist, dass niemand die Karten aussuchen konnte, auch nicht, wer den Server betreibt und mitspielt. Kommt der Zufall von jemandem nicht rechtzeitig, werden die Karten ohne ihn gegeben, und die Prüfung sagt es.
about-deal-not = Sie beweist nicht, dass der Betreiber des Servers nie in die Karten gesehen hat. Um hohe Einsätze spielst du besser mit Leuten, denen du vertraust.
about-bots-title = Die Bots
about-bots = Bots sehen, was du an ihrem Platz sehen würdest, und keine Karte mehr. Der Meister denkt sich viele Verteilungen aus, die zu dem passen, was er gesehen hat, und spielt sie zu Ende, bevor er sich entscheidet.
about-makers-title = Für Bastler
about-licence = Das Programm ist frei unter der MIT-Lizenz: Nutze es, ändere es, gib es weiter.
about-docs = Die Schnittstelle des Servers, für eigene Programme
about-version = Version { $version }
