### Potato Man: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-potato-man = Potato Man
game-potato-man-sentence = Jede Farbe liegt nur einmal im Stich und die höchste Kartoffel gewinnt, es sei denn, der kleine Potato Man trifft auf eine Evil Potato.
game-potato-man-length = etwa 20 Minuten
option-variant = Farben im Spiel
option-variant-help = Ohne Grün hat jeder Stich Rot, Blau und Gelb. Nur zu dritt.
option-variant-standard = alle vier
option-variant-no-green = ohne Grün
option-gold = Wert einer goldenen Sackkarte
option-gold-help = In der gedruckten Regel sind es 5.
option-two-player-colours = Farben im Stich
option-two-player-colours-help = Bei drei Farben darf eine doppelt liegen. Nur zu zweit.
option-two-player-colours-3 = drei oder vier
option-two-player-colours-4 = immer vier

## Cards
card-name-evil = { $colour } { $number }, Evil Potato
card-name-man = { $colour } { $number }, Potato Man
sack-red = rote Sackkarte
sack-blue = blaue Sackkarte
sack-green = grüne Sackkarte
sack-yellow = gelbe Sackkarte
sack-gold = goldene Sackkarte

## Score
score-unit-potato-man = Säcke
score-counted-potato-man = { $points ->
    [one] { $points } Sack
   *[other] { $points } Säcke
}
after-with-potato-man = { $points ->
    [one] Mit einem Sack.
   *[other] Mit { $points } Säcken.
}

## Log
pm-lead =
    { $name } spielt { $card } aus{ $face ->
        [man] , einen Potato Man
       *[evil] , eine Evil Potato
    }.
pm-play =
    { $name } spielt { $card }{ $face ->
        [man] , einen Potato Man
       *[evil] , eine Evil Potato
    }.
log-round = Runde { $round }: { $name } beginnt.
log-draw = { $name } zieht { $card }.
log-draw-hidden = { $name } zieht eine Karte.
log-wins = { $name } gewinnt den Stich mit { $card }.
log-wins-later = { $name } gewinnt den Stich mit { $card }: Bei gleichen Zahlen zählt die spätere.
log-wins-man = { $name } gewinnt den Stich mit { $card }: Potato Man schlägt Evil Potato.
log-sack =
    { $name } nimmt eine { $sack }: { $worth ->
        [one] { $worth } Sack
       *[other] { $worth } Säcke
    }.
log-sack-instead = { $name } nimmt eine { $sack }, denn { $colour } ist aufgebraucht.
log-sack-none = { $name } geht leer aus: { $colour } und Gold sind aufgebraucht.
log-block = { $name } kann keine dieser Karten spielen: { $cards }. Es hätte { $colours } gebraucht.
log-round-blocked = Die Runde ist vorbei, weil { $name } keine Karte spielen kann. Für diesen Stich gibt es keine Sackkarte.
log-round-over = Säcke dieser Runde: { $scores }.
log-dealt = { $name } bekam { $cards }.
log-pile = { $name }, Nachziehstapel von oben: { $cards }.
log-aside = Beiseite: { $cards }.

## Refusals
refused-colour-already-in-trick = { $colour } liegt schon in diesem Stich, gespielt von { $who }. Spiel eine andere Farbe.
refused-colour-already-doubled = Eine Farbe liegt schon doppelt, und { $colour } liegt auch schon da. Spiel eine Farbe, die noch fehlt.
refused-second-potato-man = In diesem Stich liegt schon ein Potato Man, { $card } muss also warten.

## Board
pm-ask-card = Du bist dran. Schon da: { $lying }. Spiel { $fitting }.
pm-round = Runde { $round } von { $rounds }
pm-sacks-left = Übrige Sackkarten
pm-sacks-of =
    Sackkarten dieser Runde: { $worth ->
        [one] { $worth } Sack
       *[other] { $worth } Säcke
    }
pm-pile = Nachziehstapel: { $count }
pm-pile-of = Nachziehstapel von { $name }:
pm-aside = Beiseite:
pm-blocked = { $name } ist blockiert. Gepasst hätte:
pm-blocked-hand = Die Hand von { $name }, ohne eine Karte, die passt
pm-round-over = Runde { $round } ist zu Ende
pm-sacks = Säcke
pm-left = Übrige Karten
pm-played = Bisher gespielt
pm-count-where = Wo die anderen sind
pm-count-hand = { $count } auf der Hand
pm-count-aside = Der Rest liegt beiseite.

## Result
after-tie-broken =
    { $names } haben je { $points ->
        [one] { $points } Sack
       *[other] { $points } Säcke
    }. Die beste einzelne Runde entscheidet: { $best ->
        [one] { $best } Sack
       *[other] { $best } Säcke
    } (PM-19).

## The table in words
tell-piles = Karten in den Nachziehstapeln: { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Übrige Sackkarten: { $sacks }.
tell-sacks-gone = Es ist keine Sackkarte mehr übrig.

## Terminal
board-legend-faces = ψ ist eine Evil Potato, ∞ ein Potato Man, ¤ eine goldene Sackkarte.

## Rules

# The numbered rules of rules.md in a player's words

rules-pm-short-goal = Sammle mehr Säcke Kartoffeln als alle anderen.
rules-pm-short-turn = Spiel eine Karte in den Stich, und zwar in einer Farbe, die dort noch nicht liegt. (Zu fünft kommt genau eine Farbe doppelt vor.)
rules-pm-short-win = Die höchste Zahl gewinnt den Stich. Liegt sie zweimal da, gewinnt die später gespielte.
rules-pm-short-beats = Aber: Potato Man (Gelb 1 bis 3) schlägt alles, sobald Evil Potato (Rot 16 bis 18) im selben Stich liegt.
rules-pm-short-sack = Die Farbe der Gewinnerkarte bestimmt die Beute: Rot 1 Sack, Blau 2, Grün 3, Gelb 4. Ist diese Farbe weg, gibt es Gold: 5.
rules-pm-short-end = Kann jemand keine erlaubte Karte spielen, ist die Runde sofort vorbei. Wer nach allen Runden die meisten Säcke hat, gewinnt.

rules-pm-cards = Karten
rules-pm-deal = Austeilen
rules-pm-play = Einen Stich spielen
rules-pm-winner = Wer den Stich gewinnt
rules-pm-rounds = Runden, Ende, Gleichstand
rules-pm-options = Optionen
rules-pm-seen = Was du siehst

rules-pm-trick-two = 4 Karten, jeder zwei: jede Farbe einmal
rules-pm-trick-three = 3 Karten: drei verschiedene Farben
rules-pm-trick-four = 4 Karten: jede Farbe einmal
rules-pm-trick-five = 5 Karten: eine Farbe doppelt, die anderen einmal
rules-pm-picture-faces = Evil Potato hat die höchsten Zahlen überhaupt, Potato Man die niedrigsten.
rules-pm-picture-sacks = Die Zahl auf dem Sack sagt, wie viele Säcke die Karte bringt. Von jeder gibt es drei.

rule-pm-1 = Es gibt 52 Kartoffelkarten: Rot 5–18 (14 Karten), Blau 4–16 (13), Grün 3–14 (12), Gelb 1–13 (13). In Aufzeichnungen heißen sie R5 … R18, B4 … B16, G3 … G14 (Grün) und Y1 … Y13 (Gelb).
rule-pm-2 = Rot 16, 17 und 18 zeigen Evil Potato. Gelb 1, 2 und 3 zeigen Potato Man.
rule-pm-3 = Es gibt 15 Sackkarten: drei in jeder Farbe und drei goldene. Eine rote Sackkarte bringt 1 Sack, eine blaue 2, eine grüne 3, eine gelbe 4, eine goldene 5.
    .ruling = Die gedruckten Regeln nennen nur Gelb 4, Blau 2 und Gold 5. Rot 1 und Grün 3 ergänzen die Reihe, und die Neuauflage hat sie auch so. Eine verbreitete Zusammenfassung gibt Gold mit 35 an; gedruckt steht in zwei Sprachen 5, und 5 setzt die Reihe 1-2-3-4 fort. Wer lieber mit 35 spielt, stellt es an seinem Tisch ein (PM-21); Standard ist das nie.
rule-pm-4 = Alle 52 Karten werden gemischt. Zu zweit bekommt jeder 12 Karten auf die Hand und einen verdeckten Nachziehstapel von 8 Karten. Zu dritt und zu viert bekommt jeder 12 Karten, zu fünft 10. Der Rest wird beiseitegelegt; niemand sieht ihn, bis die Runde vorbei ist.
    .ruling = Nach der Runde werden die beiseitegelegten Karten gezeigt.
rule-pm-5 = Alle 15 Sackkarten liegen offen aus. Jeder sieht jederzeit, wie viele von jeder Farbe noch da sind.
rule-pm-6 = Der Startspieler spielt zum ersten Stich der Runde aus. Wer einen Stich gewinnt, spielt zum nächsten aus. Gespielt wird im Uhrzeigersinn, immer eine Karte, bis der Stich voll ist. Zu dritt, zu viert und zu fünft spielt jeder eine Karte. Zu zweit hat ein Stich 4 Karten: Ihr spielt abwechselnd, jeder zwei.
rule-pm-7 = Zu zweit, zu dritt und zu viert: Jede Farbe darf im Stich nur einmal vorkommen. Zu dritt hat ein Stich drei der vier Farben, egal welche. Das gilt auch für Potato-Man-Karten.
rule-pm-8 = Zu fünft: Im Stich kommen alle vier Farben vor, genau eine davon doppelt. Eine Farbe, die schon liegt, darfst du also nur spielen, solange noch keine doppelt liegt. Keine Farbe kommt ein drittes Mal.
rule-pm-9 = Zu fünft: Liegt schon ein Potato Man im Stich, darfst du keinen zweiten dazuspielen.
rule-pm-10 = Zu zweit: Gleich nachdem du eine Karte gespielt hast, ziehst du die oberste Karte von deinem Nachziehstapel, solange er reicht. Es zieht nur, wer gerade gespielt hat.
    .ruling = Du ziehst auch nach der letzten Karte eines Stichs, noch bevor entschieden wird, wer ihn gewinnt.
rule-pm-11 = Du bist an der Reihe und hast noch Karten, aber PM-7 bis PM-9 erlauben keine davon: Du bist blockiert. Deine Hand wird allen gezeigt, und die Runde ist sofort vorbei. Für den angefangenen Stich bekommt niemand eine Sackkarte, seine Karten werden abgelegt. Das Programm merkt das von selbst, sobald du an der Reihe bist; niemand wird gefragt. Gezeigt wird nur die Hand, nie der Nachziehstapel. Hast du eine erlaubte Karte, musst du spielen: Du darfst weder passen noch die Runde freiwillig beenden.
rule-pm-12 = Eine Runde endet auch, wenn der letzte Stich voll ist und alle Hände leer sind.
rule-pm-13 = Die höchste Zahl gewinnt. Liegt sie mehrmals da, gewinnt die zuletzt gespielte.
    .ruling = Gleiche niedrigere Zahlen haben keine Bedeutung. (Eine Übersetzung ließe sich anders lesen.)
rule-pm-14 = Aber: Liegen Evil Potato und Potato Man im selben Stich, gewinnt Potato Man. Ganz gleich, was sonst noch liegt, wer ihn gespielt hat und in welcher Reihenfolge.
rule-pm-15 = Wer den Stich gewinnt, nimmt eine Sackkarte in der Farbe der Gewinnerkarte. Ist diese Farbe weg, eine goldene. Ist auch Gold weg, gibt es nichts.
    .ruling = Gedruckt steht, man „darf“ nehmen. Hier ist das keine Wahl: Das Programm nimmt die Karte für dich.
rule-pm-16 = Gespielte Karten werden offen abgelegt.
    .ruling = Wer was gespielt hat, kann jeder jederzeit nachsehen. Niemand muss es sich merken.
rule-pm-17 = Nach jeder Runde werden die Säcke jedes Spielers zusammengezählt und notiert. Es zählt, wie viele Säcke die Sackkarten bringen, nicht die Anzahl der Karten. Dann werden alle 52 Karten neu gemischt und ausgeteilt und alle Sackkarten wieder ausgelegt.
rule-pm-18 = Wer die erste Runde beginnt, steht vorher fest (am echten Tisch: die jüngste Person). Jede weitere Runde beginnt der linke Nachbar des vorigen Startspielers, egal wer was gewonnen hat.
rule-pm-19 = Es gibt so viele Runden wie Mitspieler. Wer insgesamt die meisten Säcke hat, gewinnt. Haben mehrere gleich viele, entscheidet unter ihnen, und nur unter ihnen, die beste einzelne Runde.
    .ruling = Wer auch darin gleich ist, teilt sich den Sieg.
rule-pm-20 = Nur zu dritt: Stellt ihr die Option „{ option-variant }“ auf „{ option-variant-no-green }“, bleiben die 12 grünen Kartoffelkarten und die 3 grünen Sackkarten weg. Das ergibt 40 Karten: 12 für jeden und 4 beiseite. Jeder Stich hat Rot, Blau und Gelb. Standard ist „{ option-variant-standard }“.
rule-pm-21 = Die Option „{ option-gold }“ bestimmt, wie viele Säcke eine goldene Sackkarte bringt. Standard ist 5.
    .ruling = Diese Option ist von uns. Gedruckt steht 5 (PM-3).
rule-pm-22 = Nur zu zweit: Stellt ihr die Option „{ option-two-player-colours }“ auf „{ option-two-player-colours-3 }“, braucht ein Stich aus 4 Karten nur drei Farben; eine davon darf dann doppelt liegen. Dann gilt auch PM-9. Standard ist „{ option-two-player-colours-4 }“.
    .ruling = Diese Option ist von uns, nach derselben Zusammenfassung, die Gold mit 35 angibt (PM-3). Gedruckt sind es vier Farben.
rule-pm-23 = Die Option „{ option-rounds }“ bestimmt, wie viele Runden ihr spielt. Standard sind so viele, wie Spieler mitspielen.
    .ruling = Diese Option ist von uns. Gedruckt sind es so viele Runden wie Spieler (PM-19).
rule-pm-24 = Die Zahl der Runden ist eine ganze Zahl ab 1, der Wert einer goldenen Sackkarte eine ganze Zahl ab 0. Eine unbekannte Option, ein Wert außerhalb der Grenzen oder einer, der nicht zur Spielerzahl passt, wird abgelehnt. Die Meldung nennt die Option, den Wert und was erlaubt wäre.
rule-pm-25 =
    Du siehst: deine Hand; den Stich und wer was gespielt hat; die restlichen Sackkarten und die Sackkarten aller Spieler; alle Karten, die in dieser Runde schon gespielt wurden; wie viele Karten in jeder Hand und jedem Nachziehstapel sind; die Ergebnisse aller Runden.
    Du siehst nie: fremde Hände (bis PM-11 eine zeigt); was andere ziehen; die Nachziehstapel, auch nicht deinen eigenen; die beiseitegelegten Karten; die geheime Zahl hinter dem Mischen (den Startwert), bevor das Spiel vorbei ist.
    Ist eine Runde vorbei, werden alle Hände, Nachziehstapel und beiseitegelegten Karten gezeigt.
rule-pm-26 = Für Programme, die Spiele lösen, nicht am Tisch, und nur mit 2 Spielern: Der kleine Stapel hat acht Karten, Rot 11, 12, 13 und 16 und Gelb 3, 11, 12 und 13. Jeder bekommt 3 Karten, es gibt keine Nachziehstapel, und 2 Karten liegen beiseite. Ein Stich hat 2 Karten, eine von jedem Spieler. Es gibt eine rote, eine gelbe und eine goldene Sackkarte. Alles andere bleibt gleich.
    .ruling = Diese Option ist von uns. Sie macht das Spiel so klein, dass es sich lösen lässt.

# Examples; their players are called A, B, C, …

rules-pm-row-hand = Hand von { $player }
rules-pm-row-sacks = Übrige Sackkarten
rules-pm-row-rounds = Säcke in jeder Runde
rules-pm-case-doubled = Zu fünft. Rot 7, Grün 5, Rot 12 und Blau 4 sind gespielt.
    .result = Rot liegt schon doppelt, also darf keine Farbe mehr ein zweites Mal kommen: E muss Gelb spielen.
rules-pm-case-draw = Zu zweit, so wie A es sieht. Wer eine Karte gespielt hat, zieht sofort eine nach; was B zieht, sieht A nicht.
    .result = Erst jetzt wird der Stich entschieden: Rot 12 von A gewinnt. A spielt zum nächsten Stich aus und darf dafür schon die eben gezogene Rot 17 nehmen.
rules-pm-case-block = Zu viert. Rot, Gelb und Grün sind gespielt. D hat kein Blau.
    .result = Nur Blau wäre erlaubt, also ist D blockiert. Die Hand von D wird allen gezeigt, die Runde ist vorbei, und für diesen Stich bekommt niemand eine Sackkarte.
rules-pm-case-later = Zu zweit. A spielt Gelb 5 aus, B Rot 16, dann A Blau 16 und B Grün 6.
    .result = 16 ist die höchste Zahl und liegt zweimal da. Blau 16 kam später und gewinnt; Gelb 5 ist kein Potato Man. A nimmt eine blaue Sackkarte: 2 Säcke.
rules-pm-case-potato-man = Zu fünft. Der Reihe nach werden gespielt: Gelb 8, Blau 8, Rot 17, Gelb 2, Grün 4.
    .result = Rot 17 ist die höchste Zahl, aber das ist Evil Potato, und Gelb 2 ist Potato Man. Gelb 2 gewinnt, und D nimmt eine gelbe Sackkarte: 4 Säcke.
rules-pm-case-order = Zu viert. Potato Man wurde zuerst gespielt, Evil Potato erst danach.
    .result = Rot 18 ist die höchste Zahl, aber auf die Reihenfolge kommt es nicht an: Potato Man gewinnt, und A nimmt eine gelbe Sackkarte: 4 Säcke.
rules-pm-case-gold = Zu viert. A gewinnt den Stich mit Blau 14, aber blaue Sackkarten sind keine mehr da.
    .result = A nimmt stattdessen eine goldene Sackkarte, die letzte: 5 Säcke.
rules-pm-case-nothing = A gewinnt auch den nächsten Stich, mit Gelb 13. Gelb ist weg, und jetzt ist auch Gold weg.
    .result = A bekommt für diesen Stich nichts, spielt aber trotzdem zum nächsten aus (PM-6).
rules-pm-case-tie = Zu dritt. Nach der letzten Runde haben A und B je 33 Säcke, C hat 32.
    .result = A und B sind gleichauf, also entscheidet die beste einzelne Runde dieser beiden: 16 von B ist mehr als 14 von A, B gewinnt. Die 18 von C ist die beste Runde überhaupt, aber C liegt nicht gleichauf an der Spitze.

# Columns of the table of player counts

rules-column-pile = Nachziehstapel
rules-column-aside = Beiseite
rules-column-trick = Ein Stich
rules-column-rounds = Runden

## Lesson

# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Diese 12 Kartoffeln sind deine Hand. Alle spielen eine Karte zum Stich, und wer den Stich gewinnt, bekommt Säcke. Am Ende gewinnt, wer die meisten Säcke hat.
lesson-potato-man-lead = Du spielst aus, da ist jede Karte erlaubt. Die höchste Zahl gewinnt den Stich, und 15 ist schwer zu schlagen. Tippe auf { letter-blue }15 und spiel sie.
lesson-potato-man-sack = { letter-blue }15 ist am höchsten: Der Stich ist deiner, dazu eine Sackkarte in der Farbe deiner Karte. Rot zählt 1 Sack, Blau 2, Grün 3, Gelb 4. Ist eine Farbe weg, gibt es Gold: 5.
lesson-potato-man-colours = Wer gewinnt, spielt zum nächsten Stich aus. Jede Farbe darf nur einmal im Stich liegen: Auf Grün folgt kein Grün. Spiel { letter-green }13 aus, eine grüne Sackkarte brächte 3 Säcke.
lesson-potato-man-equal = 13 gegen 13! Liegt die höchste Zahl zweimal da, gewinnt die später gespielte. Also bekommt { $left } eine rote Sackkarte, die 1 zählt, und spielt zum nächsten Stich aus.
lesson-potato-man-hatched = Rot und Blau liegen schon im Stich. Darum sind deine roten und blauen Karten schraffiert: Die darfst du jetzt nicht spielen. Tippe eine an, dann siehst du, warum.
lesson-potato-man-hero = { letter-red }16 ist eine Evil Potato, wie Rot 17 und 18. Aber Gelb 1, 2 und 3 sind Potato Man: Liegt eine Evil Potato im Stich, gewinnt er ihn. Spiel { letter-yellow }2!
lesson-potato-man-won = Potato Man gewinnt, und deine kleine 2 bringt eine gelbe Sackkarte, also 4. Du hast schon 6 Säcke! Ohne Evil Potato im Stich ist er nur eine niedrige Karte.
lesson-potato-man-end = Die Runde endet, wenn alle Hände leer sind, oder sofort, wenn jemand dran ist und keine Karte passt: Dieser Stich bringt dann keine Säcke. Den Rest spielst du ohne Hilfe!
