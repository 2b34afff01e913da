opening = Der Tisch wird gedeckt …
table-not-there = Dieser Tisch lässt sich nicht öffnen
table-closed = Dieser Tisch ist geschlossen
table-closed-text = Der Gastgeber hat ihn geschlossen. Du kannst jederzeit einen neuen eröffnen.
a-friend = Gast
close = Schließen
reload = Neu laden
reconnecting = Keine Verbindung. Sie wird wiederhergestellt …
will-be-sent = Keine Verbindung. { $choice } wird gesendet, sobald sie wieder da ist.
withdrawn = { $choice } kam zu spät und wurde nicht gespielt.
back-nothing = Wieder verbunden. Inzwischen ist nichts passiert.
back-one = Wieder verbunden. Inzwischen: { $last }
back-many = Wieder verbunden. Inzwischen ist { $count }-mal etwas passiert, zuletzt: { $last }
back-bot = Wieder verbunden. Inzwischen hat ein Bot für dich gespielt, und zuletzt: { $last }
connection-refused = Der Server hat diese Verbindung beendet.
your-turn = Du bist dran.
title-table = { $game } · Knolle
title-your-turn = Du bist dran! { $game }
title-next = Nächstes Spiel! { $game }
notify = Benachrichtige mich, wenn ich dran bin
notify-text = Solange diese Seite im Hintergrund offen ist; an Tischen, die Tage dauern, auch wenn sie geschlossen ist.
notify-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
notify-days = Dein Gerät sagt dir, dass du dran bist, auch wenn diese Seite geschlossen ist.
notify-days-on = Dein Gerät sagt dir, wenn du dran bist.
notify-no-https = Benachrichtigungen gibt es hier nicht: Browser erlauben sie nur auf Seiten mit https, und diese kam ohne.
notify-no-browser = Dieser Browser kann keine Benachrichtigungen empfangen, wenn die Seite geschlossen ist. Auf iPhone und iPad muss die Seite dafür auf dem Home-Bildschirm liegen.
notify-no-server = Dieser Server ist nicht dafür eingerichtet, Benachrichtigungen zu senden. Schau ab und zu hier vorbei.
notify-failed = Die Benachrichtigungen konnten nicht eingerichtet werden. Versuch es später noch einmal.
your-choices = { $question } Zur Wahl: { $choices }.
undone = { $name } nimmt den letzten Zug zurück.
undone-card = { $name } nimmt { $card } zurück.
table-tools = Werkzeuge am Tisch
hint = Tipp
hint-thinking = Denkt nach …
undo = Zurücknehmen
last = Letzter Stich
more = Mehr
scores = Stand
log = Verlauf
log-empty = Noch ist nichts geschehen.
past-show = Diesen Moment noch einmal zeigen
past = Du schaust zurück.
past-now = Zur Gegenwart
chat = Chat
count = Karten zählen
count-key = Was die Zeichen bedeuten
count-total = { $place ->
    [played] { $count } gespielt
    [taken] { $count } genommen
    [table] { $count } auf dem Tisch
    [mine] { $count } in deiner Hand
    [unseen] { $count } nicht zu sehen
   *[out] { $count } noch nicht gesehen
}
count-card = { $card }: { $place ->
    [played] gespielt
    [taken] genommen
    [table] auf dem Tisch
    [mine] in deiner Hand
    [unseen] nicht zu sehen
   *[out] noch nicht gesehen
}
pin = Neben dem Tisch offen lassen
standings-name = Spieler
standings-total = Gesamt
chat-empty = Noch hat niemand etwas gesagt.
chat-heard = { $name } schreibt: { $text }
chat-write = Nachricht an den Tisch
chat-send = Senden
chat-watcher = Zuschauer
chat-watching = { $name } (schaut zu)
chat-unread = { $count } neu
people = Mitspieler
help = Hilfe
result = Ergebnis
rule-link = Regel { $rule }
agree = Einverstanden
disagree = Ablehnen
undo-asks = { $name } möchte den letzten Zug zurücknehmen.
undo-waits = Du möchtest deinen Zug zurücknehmen. Die anderen werden gefragt.
undo-drop = Doch nicht
curtain-turn = { $name }, du bist dran.
curtain-open = Tippe, sobald nur du den Bildschirm siehst.
curtain-close = Vorhang zu
leaving = { $name } ist weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} spielt ein Bot weiter.
bot-plays-for-you = Ein Bot spielt auf deinem Platz.
bot-plays-out-of-time = Deine Zeit ist um: Ein Bot spielt auf deinem Platz.
waits-away =
    { $count ->
        [one] { $names } ist nicht da. Der Tisch wartet.
       *[other] { $names } sind nicht da. Der Tisch wartet.
    }
bots-prepare = Die Bots machen sich bereit. Das dauert etwa eine Minute und kommt nur einmal vor.
take-seat-back = Meinen Platz zurücknehmen
seat-open = Freier Platz
presence-here = da
presence-shared = teilt sich einen Bildschirm
presence-away = weg
presence-away-for = weg seit { $time }
presence-bot-in = weg; in { $time } spielt ein Bot weiter
presence-rescue-in = weg; in { $time } kannst du einen Bot weiterspielen lassen
presence-invited = hat noch nicht geantwortet
presence-gone = weg; ein Bot spielt weiter
presence-bot = Bot
offer-seat = Platz einem Freund geben
offer-text = Schick diesen Link an die Person, die für { $name } einspringt. Er gilt einmal.
replace-by-bot = Einen Bot weiterspielen lassen
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
invite-to-watch = Link zu diesem Tisch
leave-title = Gehen
leave-text = Ein Bot spielt für dich weiter. Der Platz bleibt deiner: Öffne den Tisch wieder und nimm ihn zurück.
leave-text-alone = Das Spiel wartet auf dich: Du findest es unter „Deine Tische“ auf der Startseite.
leave = Den Tisch verlassen
link = Link
copy = Kopieren
copied = Kopiert
advice = Der Meister würde wählen: { $action }. Zu erwarten: { $points } { $unit } gegenüber den anderen, Gewinnchance { $chance }.
because-only = Es gibt nichts anderes zu wählen.
because-clear = Das ist deutlich besser als { $next }, um { $score }.
because-close = Das ist kaum besser als { $next }: Beides ist gut.
help-rules = Regeln des Spiels
help-play = Tippe eine Karte an, um sie auszuwählen, und noch einmal, um sie zu spielen. Karten, die jetzt nicht erlaubt sind, sind schraffiert; tippe eine an, um zu sehen, warum.
help-keys = Tasten
help-keys-on = Tastenkürzel sind eingeschaltet
key-arrows = durch die Hand gehen
key-digits = eine Karte nach ihrer Position wählen
key-enter = die gewählte Karte spielen
key-last = letzter Stich
key-scores = Stand
key-log = Verlauf
key-chat = Chat
key-count = Karten zählen
key-hint = Tipp
key-undo = zurücknehmen
key-skip = Pause überspringen
key-past = zurück und wieder vor blättern
key-mute = Klänge an oder aus
key-help = diese Hilfe
