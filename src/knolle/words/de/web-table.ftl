opening = Der Tisch wird gedeckt …
table-not-there = Dieser Tisch lässt sich nicht öffnen
table-closed = Dieser Tisch ist geschlossen
table-closed-text = Der Gastgeber hat ihn geschlossen. Du kannst jederzeit einen neuen eröffnen.
a-friend = Gast
close = Schließen
reload = Neu laden
reconnecting = Verbindung wird wiederhergestellt …
connection-refused = Der Server hat diese Verbindung beendet.
your-turn = Du bist dran.
your-choices = { $question } Zur Wahl: { $choices }.
undone = { $name } nimmt den letzten Zug zurück.
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
leaving = { $name } ist weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} spielt ein Bot weiter.
bot-plays-for-you = Ein Bot spielt auf deinem Platz.
bots-prepare = Die Bots machen sich bereit. Das dauert etwa eine Minute und kommt nur einmal vor.
take-seat-back = Meinen Platz zurücknehmen
seat-open = Freier Platz
presence-here = da
presence-away = weg
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
