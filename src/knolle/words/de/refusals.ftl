### Was jemand hört, wenn etwas nicht geht. Die Nummer der Regel setzt die Seite als Link dazu.

## Wer gemeint ist, vom eigenen Platz aus gesehen
who-you = dir
who-left = { $name } (links von dir)
who-right = { $name } (rechts von dir)
who-opposite = { $name } (dir gegenüber)

## Spielen
refused-allowed = Das darfst du.
refused-not-your-turn = Du bist nicht dran. Der Tisch wartet auf { $who }.
refused-already-chosen = Du hast schon gewählt. Jetzt sind die anderen dran.
refused-choice-missing = Es fehlt noch die Wahl von { $who }.
refused-match-over = Das Spiel ist vorbei, es gibt nichts mehr zu wählen.
refused-match-not-over = Das Spiel läuft noch. Möglich ist das erst danach.
refused-shuffle-owed = Die Karten werden noch gemischt. Einen Moment bitte.
refused-unknown-action = Das geht gerade nicht: { $action }. Zur Wahl stehen: { $allowed }.
refused-card-not-in-hand = { $card } hast du nicht auf der Hand. Wähle eine deiner Karten.
refused-must-follow-suit = Du hast noch eine Karte dieser Farbe ({ $colour }) und musst sie bedienen.

## Optionen eines Spiels
allowed-from = eine ganze Zahl ab { $least }
allowed-range = eine ganze Zahl von { $least } bis { $most }
allowed-players = { $allowed } (nur mit { $players } Spielern)
refused-bad-option-value = „{ $option }“ kann nicht { $value } sein. Möglich ist: { $allowed }.
refused-bad-clock = Eine Entscheidung darf bis zu { $most } Sekunden dauern, oder 1, 3 oder 7 Tage ohne Reserve.
refused-player-has-time = Dieser Tisch dauert Tage: Wer noch Zeit hat, behält den Platz.
refused-bad-push-address = Benachrichtigungen gehen nur an öffentliche Push-Dienste.
refused-bad-push-keys = Die Schlüssel des Browsers für Benachrichtigungen sind ungültig.
refused-push-missing = Dieser Server ist nicht dafür eingerichtet, Benachrichtigungen zu senden.
refused-unknown-option = Dieses Spiel hat keine Option { $option }. Es hat: { $allowed }.
refused-bad-player-count = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
refused-bad-players = Wer mitspielt, wird als Anzahl oder als Liste von Namen angegeben.
refused-bad-starter = Dieser Platz kann das Spiel nicht beginnen. Überlass es dem Zufall.
refused-unknown-game = Ein Spiel { $game } gibt es nicht. Es gibt: { $allowed }.
refused-broken-game = Das Spiel { $game } ist installiert, lässt sich aber nicht laden. Frag, wer den Server betreibt.
refused-not-a-mapping = „{ $option }“ geht hier nicht als Datei. Gib die Begegnungen selbst an.

## Plätze und der Tisch
refused-not-seated = Dafür brauchst du einen Platz am Tisch. Setz dich erst.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-nobody-looks = Ihr teilt euch diesen Bildschirm. Wer wählt, muss erst den Vorhang öffnen.
refused-not-beside = Einen Bildschirm teilen kann man sich nur vor einem Spiel, auf freien Plätzen eines Tisches ohne Zeitlimit.
refused-no-such-seat =
    { $seats ->
        [one] Diesen Platz gibt es nicht. Der Tisch hat { $seats } Platz.
       *[other] Diesen Platz gibt es nicht. Der Tisch hat { $seats } Plätze.
    }
refused-bad-seat = Einen Platz { $seat } gibt es hier nicht.
refused-seat-taken = Dieser Platz ist besetzt. Noch frei: { $free }.
refused-seat-open = Dort sitzt niemand.
refused-remove-first = Dort sitzt { $name }. Entferne die Person zuerst vom Tisch.
refused-table-full = Alle Plätze sind besetzt. Der Gastgeber kann dir einen anbieten.
refused-player-present = Auf diesem Platz spielt jemand. Vergeben lässt er sich erst, wenn dort ein Bot spielt.
refused-players-present = Hier spielen noch andere. Schließ den Tisch, wenn sie fertig sind.
refused-players-absent = Noch nicht dabei: { $who }. Warte, oder lass trotzdem austeilen.
refused-nothing-to-look-at = Deine Uhr wartet nicht darauf, dass du das Spiel ansiehst.
refused-seat-taken-over = Auf deinem Platz spielt ein Bot. Hol dir den Platz zuerst zurück.
refused-seat-is-yours = Der Platz gehört schon dir. Dort spielt kein Bot.
refused-bad-offer = Dieser Link zu einem Platz ist verbraucht oder unbekannt. Bitte den Gastgeber um einen neuen.
refused-seat-promised = Diesen Platz soll schon jemand bekommen, oder jemand bittet darum.
refused-seat-not-to-have = Bitten kannst du nur um den Platz eines Bots, den sonst niemand bekommen soll.
refused-nothing-to-grant = Um diesen Platz bittet niemand.
refused-removed-from-table = Der Gastgeber hat dich von diesem Tisch entfernt. Nur er kann dich wieder Platz nehmen lassen.
refused-nobody-removed = Niemand mit diesem Namen wurde vom Tisch entfernt.
refused-not-host = Das kann nur der Gastgeber dieses Tisches.
refused-table-waiting = Das Spiel hat noch nicht begonnen.
refused-table-dealing = Die Karten werden gerade gegeben. Warte einen Moment.
refused-table-playing = Das geht nicht, solange das Spiel läuft.
refused-table-over = Das Spiel ist vorbei. Mit einer Revanche geht es weiter.
refused-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refused-lesson-for-one = Eine Lektion ist für eine Person. Alle können ihre eigene öffnen.
refused-stale = Am Tisch ist inzwischen etwas passiert. Schau noch einmal hin und wähle neu.
refused-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
refused-bad-chat = Eine Nachricht hat 1 bis { $most } sichtbare Zeichen.
refused-chat-too-fast = Eine Nachricht nach der anderen. Warte kurz vor der nächsten.
refused-name-needed = Gib dir einen Namen, bevor du den anderen schreibst.
refused-faces-too-fast = Ein Gesicht nach dem anderen. Warte kurz vor dem nächsten.
refused-bad-entropy = Dein Beitrag zum Mischen ist zu lang oder kein lesbarer Text. Mach ihn kürzer.
refused-bad-reveal = Das ist nicht der Text, dessen Fingerabdruck du vorher gegeben hast. Decke diesen auf.
refused-text-owed = Dein Text für diese Verteilung fehlt, und andere haben ihren aufgedeckt. Nur sie können von vorn anfangen.
refused-nothing-to-reveal = Dein Beitrag zum Mischen wird einmal aufgedeckt, gleich nach dem Start.
refused-deal-prepared = In einer Lektion liegen die Karten schon bereit, zum Mischen kommt nichts dazu.
refused-no-undo-here = An diesem Tisch gilt: gelegt ist gelegt.
refused-undo-pending = Es will schon jemand etwas zurücknehmen. Beantworte das zuerst.
refused-undo-too-far = Dein letzter Zug oder einer danach hat etwas Verdecktes gezeigt. Was zu sehen war, lässt sich nicht zurücknehmen.
refused-player-away = Jemand vom Tisch ist gerade nicht da, und seitdem war etwas zu sehen. Zurücknehmen geht nur, wenn alle zustimmen.
refused-nothing-to-undo = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
refused-nothing-asked = Niemand bittet dich um Zustimmung.
refused-no-hints-here = An diesem Tisch gibt es keine Tipps.
refused-hint-under-way = Dein letzter Tipp ist noch in Arbeit. Einer nach dem anderen.
refused-nothing-to-choose = Du hast gerade nichts zu wählen.

## Nach dem Spiel
refused-no-such-match =
    { $matches ->
        [one] Dieses Spiel gibt es nicht. An diesem Tisch gab es erst { $matches } Spiel.
       *[other] Dieses Spiel gibt es nicht. An diesem Tisch gab es erst { $matches } Spiele.
    }
refused-match-broken-off = Das Spiel wurde abgebrochen und hat keine Aufzeichnung.
refused-review-under-way = Deine Analyse ist noch in Arbeit. Eine nach der anderen.
refused-too-busy = Gerade sind viele Analysen in Arbeit. Versuch es gleich noch einmal.
refused-server-stops = Der Server startet gleich neu. Versuch es gleich noch einmal.
refused-event-differs = In der Aufzeichnung steht etwas, das sich aus Startwert und Regeln nicht ergibt.
refused-events-missing = Die Aufzeichnung endet, bevor das Spiel vorbei ist.
refused-events-surplus = Die Aufzeichnung geht weiter, nachdem das Spiel vorbei ist.
refused-result-differs = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem das Spiel führt.
refused-option-differs = Die Optionen stehen nicht so in der Aufzeichnung, wie sie dort stehen müssen.
refused-option-is-default = Die Aufzeichnung nennt „{ $option }“, obwohl dort der Standardwert steht.
refused-not-a-record = Das ist keine Aufzeichnung eines Spiels.
refused-key-missing = Der Aufzeichnung fehlt der Teil „{ $key }“.
refused-bad-value = Der Teil „{ $key }“ der Aufzeichnung hat keinen gültigen Wert.
refused-unknown-key = Der Teil „{ $key }“ gehört nicht in eine Aufzeichnung.
refused-bad-event = In der Aufzeichnung steht etwas, das in diesem Spiel nicht vorkommt.
refused-bad-seed = Ein Startwert besteht aus 64 Hexadezimalziffern in Kleinschreibung.
refused-bad-order = Beim Mischen muss jede Karte genau einmal vorkommen.

## Der Server
refused-no-guest = Der Server kennt dich noch nicht. Lade die Seite neu und erlaube ihr Cookie.
refused-no-such-table = Hinter diesem Link ist kein Tisch. Prüfe ihn oder eröffne einen neuen Tisch.
refused-table-elsewhere = Diesen Tisch hat ein anderer Server, und der antwortet nicht. Versuche es gleich noch einmal.
refused-no-such-lesson = Eine Lektion dieses Namens gibt es nicht.
refused-too-many-tables =
    { $most ->
        [one] Du kannst höchstens { $most } Tisch offen haben. Schließ ihn zuerst.
       *[other] Du kannst höchstens { $most } Tische offen haben. Schließ erst einen.
    }
refused-too-many-listed =
    { $most ->
        [one] Du kannst nur einen Tisch in der Liste haben. Schließ ihn erst, oder öffne diesen nur per Link.
       *[other] Du kannst höchstens { $most } Tische in der Liste haben. Schließ erst einen, oder öffne diesen nur per Link.
    }
refused-journal-full = An diesem Tisch ist so viel passiert, dass nur noch zu Ende gespielt wird. Öffne einen neuen Tisch.
refused-too-many-sockets = Dieser Tisch ist in zu vielen Fenstern offen. Schließ einige davon.
refused-bad-link = Dieser Link ist verbraucht, zu alt oder unbekannt. Mach auf dem Gerät, das dich kennt, einen neuen.
refused-too-often =
    { $seconds ->
        [one] Das war viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
    }
refused-storage-failed = Der Server konnte das nicht speichern, also ist nichts passiert. Versuch es gleich noch einmal.
refused-server-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
refused-unhealthy = Dem Server geht es nicht gut. Versuch es später noch einmal.
refused-not-ready = Der Server ist noch nicht bereit. Versuch es in einer Minute noch einmal.
refused-gone = Die Verbindung wurde unterbrochen, bevor alles da war. Versuch es noch einmal.
refused-bad-origin = Das geht nur von den eigenen Seiten des Servers aus.
refused-cookies-too-large = Dein Browser hat zu viele Cookies geschickt. Lösche die dieser Seite und lade neu.
refused-bad-host = Die Anfrage sagt nicht, an welchen Server sie ging. Lade die Seite neu.
refused-not-from-here = Das ist nur auf dem Rechner des Servers selbst zu sehen.
refused-no-such-path = Unter dieser Adresse gibt es nichts.
refused-no-such-method = So lässt sich diese Adresse nicht benutzen. Lade die Seite neu.
refused-not-json = Der Server konnte die Anfrage nicht lesen. Lade die Seite neu.
refused-bad-body = Der Server konnte die Anfrage nicht lesen. Lade die Seite neu.
refused-bad-query = Der Server konnte die Adresse nicht lesen. Prüfe den Link.
refused-body-too-large = Das war zu lang. Fass dich kürzer.
refused-bad-message = Der Server konnte die Nachricht nicht lesen. Lade die Seite neu.
refused-binary-message = Der Server liest nur Text. Lade die Seite neu.
refused-message-too-long = Das war zu lang. Fass dich kürzer.
refused-no-hello = Die Verbindung zum Server wurde falsch aufgebaut. Lade die Seite neu.
refused-hello-again = Die Verbindung zum Server ist schon aufgebaut. Lade die Seite neu.
refused-bad-version = Diese Seite ist veraltet (der Server hat Version { $version }). Lade sie neu.
