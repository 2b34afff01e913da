### Sample Tricks: alle eigenen Wörter. Die Seite lädt die Regeln, wenn sie aufgeschlagen werden.

## Name
game-sample-tricks = Sample Tricks
game-sample-tricks-sentence = Bediene die Farbe, stich mit der höchsten Karte und sammle mehr Stiche als die anderen.
game-sample-tricks-length = etwa 5 Minuten

## Log
st-starts = Runde { $round }: { $name } beginnt.
st-takes = { $name } gewinnt den Stich mit { $card }.
st-points = Stiche dieser Runde: { $scores }.
st-round = Runde { $round } von { $rounds }

## Rules

# Die nummerierten Regeln von rules.md in den Worten eines Spielers

rule-st-1 = Für 2 bis 4 Spieler. Es gibt drei Farben, Rot, Blau und Grün, mit den Zahlen 1 bis 8.
rule-st-2 = Alle 24 Karten werden gemischt, und jeder bekommt 6. Der Rest liegt bis zum Ende der Runde verdeckt beiseite.
rule-st-3 = Wer die erste Runde beginnt, steht vorher fest. Jede weitere Runde beginnt der Nächste im Uhrzeigersinn.
rule-st-4 = Im Uhrzeigersinn spielt jeder eine Karte aus der Hand offen aus.
rule-st-5 = Hast du eine Karte der ausgespielten Farbe, so musst du eine davon spielen. Hast du keine, darfst du jede Karte spielen.
rule-st-6 = Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Wer sie gespielt hat, spielt zum nächsten aus.
rule-st-7 = Ein Stich zählt einen Punkt. Eine Runde endet nach 6 Stichen.
rule-st-8 = Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg.
rule-st-9 = Die Option „{ option-rounds }“ bestimmt, wie viele Runden ihr spielt. Standard sind so viele, wie Spieler mitspielen.
rule-st-10 =
    Du siehst: deine Hand; alle gespielten Karten; wie viele Karten jeder auf der Hand hat; die Punkte.
    Du siehst nie: fremde Hände; die Karten beiseite; die geheime Zahl hinter dem Mischen (den Startwert), bevor alles vorbei ist.
