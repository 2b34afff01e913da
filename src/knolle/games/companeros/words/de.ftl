### Compañeros: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-companeros = Compañeros
game-companeros-sentence = Gleiche Farben werden addiert, die stärkste bedient sich zuerst, und bei Gleichstand gehen alle dahinter leer aus.
game-companeros-length = etwa 10 Minuten
option-games = Partien
option-games-help = Die Siegpunkte aller Partien werden zusammengezählt.
option-memory = Gedächtnis
option-memory-help = Eingeschaltet bleiben Siegpunkte, genommene Karten und frühere Stiche bis zum Ende der Partie verdeckt.
option-memory-off = alles bleibt sichtbar
option-memory-on = Gedächtnis ist gefragt

## Score
score-unit-companeros = Siegpunkte
score-counted-companeros = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
after-with-companeros = { $points ->
    [one] Mit einem Siegpunkt.
   *[other] Mit { $points } Siegpunkten.
}

## Log
colour-value = { $colour } { $value }
log-game = Partie { $game }: { $name } beginnt. In der Auslage liegen { $cards }.
log-values = Farbwerte: { $values }.
log-order = Es nehmen der Reihe nach: { $names }.
log-order-nobody = Niemand darf nehmen.
log-stopped = Gleichstand zwischen { $colours } bei { $value }: Die Stichwertung endet hier.
log-take =
    { $points ->
        [one] { $name } nimmt { $colour } für { $points } Siegpunkt: { $cards }.
       *[other] { $name } nimmt { $colour } für { $points } Siegpunkte: { $cards }.
    }
log-next = { $name } hatte die erste Wahl und spielt zum nächsten Stich aus.
log-next-again = { $name } spielt noch einmal aus, denn niemand konnte nehmen.
log-game-over = Siegpunkte dieser Partie: { $scores }.

## Refusals
refused-card-not-in-use = Bei dieser Spielerzahl ist { $card } nicht im Spiel. Wähle eine deiner Karten.
refused-colour-not-in-display = { $colour } liegt nicht in der Auslage. Nimm eine Farbe, die dort liegt.

## Actions
action-take = { $colour } nehmen

## Board
co-display = Die Auslage
co-display-empty = Die Auslage ist leer.
co-group = { $colour }: { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
}
co-take = { $colour } nehmen: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
co-take-pointed = { $colour } nehmen: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, empfohlen
co-values = Farbwerte, der höchste zuerst
co-tied = Gleichstand
co-ranking = Wer nimmt, in dieser Reihenfolge
co-stopped = Gleichstand bei { $value }: Ende
co-your-take = Nimm eine Farbe aus der Auslage.
co-takes = { $name } nimmt eine Farbe.
co-trick = Stich { $trick } von { $tricks }
co-game = Partie { $game } von { $games }
co-game-over = Die Partie ist zu Ende
co-points = Siegpunkte
co-cards = Karten
key-arrows-companeros = durch die Hand oder die Farben der Auslage gehen
key-digits-companeros = eine Karte oder eine Farbe nach ihrer Position wählen
key-enter-companeros = die gewählte Karte spielen oder die Farbe nehmen
co-count-piles = In den Stapeln
co-count-points = { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}
co-count-memory = Dieser Tisch spielt aus dem Gedächtnis: Was genommen wurde, bleibt bis zum Ende der Partie verborgen.
tell-count-pile = { $name } hat { $cards } genommen.
tell-count-no-pile = { $name } hat nichts genommen.
co-pile = { $count ->
    [one] Genommen: eine Karte. Siegpunkte:
   *[other] Genommen: { $count } Karten. Siegpunkte:
}

## The table in words
tell-take = { $colour } nehmen für { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} ({ $cards })
tell-display = In der Auslage: { $groups }.
tell-group = { $colour } für { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} ({ $cards })

## Terminal
board-points-hidden = Punkte verdeckt
board-taken = { $count } genommen

## Rules

# The numbered rules of rules.md in a player's words

rules-co-short-goal = Hol dir Karten aus der Auslage. Jede bringt ihre Zahl als Siegpunkte.
rules-co-short-turn = In jedem Stich spielt jeder eine beliebige Karte, offen.
rules-co-short-value = Dann zählen die Farben: Von jeder Farbe werden die Karten im Stich zusammengezählt. Die stärkste Farbe kommt zuerst dran, und in ihr die höchste Karte.
rules-co-short-take = In dieser Reihenfolge nimmt jeder alle Karten einer Farbe aus der Auslage.
rules-co-short-tie = Haben zwei Farben denselben Farbwert, ist dort Schluss: Sie und alle dahinter gehen leer aus.
rules-co-short-end = Die eben gespielten Karten kommen in die Auslage für den nächsten Stich. Nach neun Stichen gewinnt, wer die meisten Siegpunkte hat.

rules-co-cards = Karten und Aufbau
rules-co-play = Einen Stich spielen
rules-co-taking = Stichwertung: Rangfolge und Nehmen
rules-co-end = Ende der Partie
rules-co-games = Mehrere Partien
rules-co-seen = Was du siehst

rules-co-picture-display = Eine Auslage, nach Farben geordnet: Wer Gelb nimmt, bekommt 7 + 4 = 11 Siegpunkte.

rule-co-1 = Es gibt sechs Farben mit den Zahlen 1 bis 10. Im Spiel sind so viele Farben wie Spieler (3 bis 6). In Aufzeichnungen heißen die Karten R1 … R10 (Rot), ebenso Y (Gelb), G (Grün), B (Blau), P (Lila) und O (Orange).
    .ruling = Die Farben kommen in dieser Reihenfolge dazu: Rot, Gelb, Grün, Blau, Lila, Orange. Zu dritt nehmt ihr die ersten drei und so weiter. Auch die Namen Lila und Orange sind von uns.
rule-co-2 = Diese Farben werden zusammen gemischt. So viele Karten, wie Spieler da sind, werden aufgedeckt: die Auslage. Der Rest wird gleichmäßig verteilt, 9 Karten für jeden. Nichts bleibt übrig.
rule-co-3 = Wer den allerersten Stich beginnt, steht vorher fest (am echten Tisch: die älteste Person). Im Uhrzeigersinn spielt jeder offen eine Karte aus der Hand. Du darfst jede Karte spielen; bedienen musst du nie.
rule-co-4 = Haben alle gespielt, werden in jeder Farbe die Karten dieses Stichs zusammengezählt. Die Summe ist ihr Farbwert.
rule-co-5 = Rangfolge: Die Farbe mit dem höchsten Farbwert kommt zuerst, dann die nächste. Innerhalb einer Farbe kommt der höhere Kartenwert zuerst.
rule-co-6 = In dieser Reihenfolge wählt jeder eine Farbe und nimmt alle ihre Karten aus der Auslage. Sie liegen verdeckt vor dir und zählen ihren Kartenwert als Siegpunkte.
    .ruling = Solange Karten da liegen, musst du nehmen. Du wählst nur die Farbe, und gibt es nur noch eine, bekommst du sie, ohne gefragt zu werden.
rule-co-7 = Haben zwei oder mehr Farben, die als Nächste an der Reihe wären, denselben Farbwert, endet die Stichwertung dort endgültig, auch für alle Farben dahinter. Was nicht genommen wurde, bleibt in der Auslage.
rule-co-8 = Ist die Auslage leer, ist die Stichwertung vorbei. Wer in der Rangfolge später käme, bekommt nichts. Den nächsten Stich beginnt trotzdem, wer als Erster genommen hat.
    .ruling = Diese ganze Regel ist von uns.
rule-co-9 = Dann kommen alle Karten dieses Stichs in die Auslage.
    .ruling = Zuerst liegt dort, was übrig war, dann der Stich in der gespielten Reihenfolge.
rule-co-10 = Wer als Erster genommen hat, beginnt den nächsten Stich. Konnte niemand nehmen, weil die höchsten Farbwerte gleich waren, beginnt derselbe Spieler noch einmal.
rule-co-11 = Es gibt neun Stiche. Nach dem letzten folgt die Stichwertung wie immer.
    .ruling = Die Karten des letzten Stichs und das, was in der Auslage übrig bleibt, zählen für niemanden.
rule-co-12 = Wer die meisten Siegpunkte hat, gewinnt.
    .ruling = Bei Gleichstand teilt ihr euch den Sieg.
rule-co-13 = Ihr könnt vor dem Start mehrere Partien vereinbaren: mit der Option „{ option-games }“, Standard ist 1. Die Siegpunkte aller Partien werden zusammengezählt, die höchste Summe gewinnt.
    .ruling = Auch hier teilt ihr euch bei Gleichstand den Sieg.
rule-co-14 = Für jede weitere Partie wird neu gemischt und ausgeteilt. Es beginnt, wer in der Summe aller bisherigen Partien führt.
    .ruling = Führen mehrere, ist es der erste von ihnen im Uhrzeigersinn, gezählt von dem Spieler an, der den ersten Stich der vorigen Partie begonnen hat. Er selbst zählt mit.
rule-co-15 = Für „{ option-games }“ gilt eine ganze Zahl ab 1, für „{ option-memory }“ gilt „{ option-memory-on }“ oder „{ option-memory-off }“. Eine unbekannte Option oder ein anderer Wert wird mit einer Meldung abgelehnt, wie in PM-24.
rule-co-16 =
    Du siehst: deine Hand; die Auslage; den Stich; wie viele Karten jeder auf der Hand hat; jede Karte, die gespielt oder genommen wurde, und wer sie genommen hat (es ist ja offen geschehen); den Spielstand.
    Du siehst nie: fremde Hände; die geheime Zahl hinter dem Mischen (den Startwert), bevor alles vorbei ist.
    .ruling = Nach den gedruckten Regeln liegen die genommenen Karten verdeckt und dürfen erst am Ende der Partie wieder angesehen werden. Davon weicht das Programm im Standard ab: Alles bleibt offen, und es zählt für dich mit. Um wie gedruckt zu spielen, stellt ihr die Option „{ option-memory }“ auf „{ option-memory-on }“. Dann sind bis zum Ende jeder Partie alle Siegpunkte, alle genommenen Karten (auch deine) und die früheren Stiche versteckt. Auslage und laufender Stich bleiben sichtbar.
rule-co-17 = Für Programme, die Spiele lösen, nicht am Tisch, und mit 2 Spielern: Der kleine Stapel hat acht Karten, Rot 1 bis 4 und Gelb 1 bis 4. In der Auslage liegen 2 Karten, jeder bekommt 2 Karten, und 2 Karten liegen beiseite, ohne dass sie jemand sieht. Eine Partie hat zwei Stiche. Alles andere bleibt gleich.
    .ruling = Diese Option ist von uns. Sie macht das Spiel so klein, dass es sich lösen lässt.

# Examples; their players are called A, B, C, …

rules-co-row-played = Der Stich, wie er gespielt wurde
rules-co-row-colours = Der Stich nach Farben
rules-co-row-display = Die Auslage
rules-co-takes = { $player } nimmt
rules-co-case-ranking = Sechs Spieler, A bis F, spielen der Reihe nach: Grün 7, Grün 2, Gelb 9, Rot 5, Blau 10, Rot 6.
    .result = Rot hat den Farbwert 6 + 5 = 11, Blau 10, Grün 7 + 2 = 9, Gelb 9. Die Rangfolge ist also F (Rot 6), D (Rot 5), E (Blau 10). Danach sind Grün und Gelb gleich.
rules-co-case-stop = Derselbe Stich geht weiter. F nimmt zuerst, zum Beispiel Gelb: 11 Siegpunkte. Dann D, zum Beispiel Rot: 9 Siegpunkte. Dann E, zum Beispiel Grün: 6 Siegpunkte.
    .result = Grün und Gelb sind bei 9 gleich, das beendet die Stichwertung: A, B und C gehen leer aus. Blau 4 bleibt liegen, die sechs gespielten Karten kommen dazu. F beginnt den nächsten Stich.
rules-co-case-top = Zu dritt. A spielt Rot 7 aus, B Gelb 7, C Grün 3.
    .result = Rot und Gelb sind an der Spitze gleich, also nimmt niemand etwas, auch C dahinter nicht. Die drei Karten kommen in die Auslage, und A beginnt auch den nächsten Stich.

# Columns of the table of player counts

rules-column-colours = Farben
rules-column-cards = Karten
rules-column-display = Auslage
rules-column-tricks = Stiche

## Lesson

# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Das ist die Auslage. Ihre Karten wollen alle haben: Jede zählt ihre Zahl in Siegpunkten. Es gibt neun Stiche, und am Ende gewinnt, wer die meisten Siegpunkte hat.
lesson-companeros-play = In jedem Stich spielen alle eine Karte, egal welche. Dann werden die Zahlen jeder Farbe addiert: Die stärkste Farbe kommt zuerst. Tippe auf { letter-red }7 und spiel sie.
lesson-companeros-ranking = Rot 7 + 8 macht 15 und schlägt Gelb 9. Also kommt Rot zuerst, und innerhalb von Rot die höhere Karte: erst { $left }, dann du, dann { $right }.
lesson-companeros-take = In dieser Reihenfolge nehmen sich alle eine ganze Farbe aus der Auslage. { $left } hat Gelb gewählt. Grün bringt dir 7 Siegpunkte: Tippe es an.
lesson-companeros-join = Jetzt kommen die drei gespielten Karten in die Auslage: Rot 15 und Gelb 9. { $left } hat zuerst genommen und beginnt darum den nächsten Stich.
lesson-companeros-tie = { letter-red }10 führt, Grün hat 9. Spiel { letter-green }1, dann haben beide 10. Der Gleichstand beendet die Stichwertung, und { $right } kommt nicht an den dicken roten Stapel.
lesson-companeros-nobody = Gleichstand! Gleiche Farben gehen leer aus, alle dahinter auch. Also bleibt alles liegen, diese drei kommen dazu, und Rot wächst auf 25. { $left } beginnt noch einmal.
lesson-companeros-strike = Jetzt schlag zu! { letter-red }9 und die { letter-red }6 auf dem Tisch machen 15, mehr als Gelb 10. Und 9 ist höher als 6, also bist du zuerst dran. Spiel { letter-red }9.
lesson-companeros-harvest = Du nimmst zuerst. Eine ganze Farbe, egal wie viele Karten: Tippe auf Rot und hol dir 25 Siegpunkte!
lesson-companeros-end = 32 Siegpunkte, und du beginnst den nächsten Stich. Pass am Ende auf: Was nach dem neunten Stich noch ausliegt, zählt für niemanden. Nun spiel ohne Hilfe weiter!
