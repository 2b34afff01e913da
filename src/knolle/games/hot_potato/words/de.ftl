### Hot Potato!: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Sechs eigensinnige Kartoffeln gegen alles, was da kommt: Errate, wen die anderen schicken, und lass dich nicht mit der Hot Potato erwischen.
game-hot-potato-length = etwa 15 Minuten
option-points = Punkte bis zum Sieg
option-points-help = Wer dann allein die meisten Punkte hat, gewinnt.
option-tie = Bei Gleichstand an der Spitze
option-tie-help = Entweder spielt ihr weiter, bis jemand allein vorn liegt, oder ihr teilt euch den Sieg.
option-tie-play-on = weiterspielen
option-tie-shared = Sieg teilen
option-encounters = Eigene Begegnungen
option-encounters-help = 6 bis 64 Begegnungen, jede mit ihrer Rangfolge der sechs Kartoffeln. Leer lassen, um mit unseren zu spielen.
new-lines-example = Hungriger Hase: couch, sweet, robo, rambo, peeling, poteto
new-lines-help = Eine je Zeile: ein Name, ein Doppelpunkt, dann die Kartoffeln von der besten zur schlechtesten.

## The six potatoes, and what they do for a player who gained no point
potato-peeling = A-peeling Potato
potato-peeling-effect = Sieh dir heimlich die nächsten drei Begegnungen an; danach werden sie gemischt.
potato-couch = Couch Potato
potato-couch-effect = Nimm deinen ganzen Ablagestapel wieder auf die Hand.
potato-poteto = Poteto Potato
potato-poteto-effect = Leg eine zweite Karte aus der Hand dazu, bevor die Begegnung aufgedeckt wird.
potato-rambo = Rambotato
potato-rambo-effect = Schick die Hot Potato zu jemand anderem.
potato-robo = Robotato
potato-robo-effect = In der nächsten Runde landet eine Hot Potato, die zu dir soll, in der Mitte.
potato-sweet = Sweet Potato
potato-sweet-effect = Gewinnst du die nächste Runde, bringt sie dir 2 Punkte.

## Encounters
encounter-vicious-virus = Verruchtes Virus
encounter-furious-fryer = Furiose Fritteuse
encounter-bold-beetle = Kecker Käfer
encounter-wicked-weed = Unverschämtes Unkraut
encounter-nasty-knife = Mieses Messer
encounter-menacing-mould = Schauriger Schimmel
encounter-mighty-masher = Starker Stampfer
encounter-pitiless-peeler = Schonungsloser Schäler
encounter-grim-grater = Rabiate Reibe
encounter-frightful-frost = Furchtbarer Frost
encounter-meddling-mole = Mürrischer Maulwurf
encounter-sneaky-slug = Schleichende Schnecke

## Log
log-deck = Die Begegnungen werden gemischt.
log-deck-again = Der Begegnungsstapel ist leer: Der Ablagestapel wird gemischt und zum neuen Stapel.
log-deck-order = Von oben: { $encounters }.
log-show = Als Nächstes kommen { $encounters }, aber niemand weiß, in welcher Reihenfolge.
log-encounter-round = Runde { $round }.
log-reveal = { $name } spielt { $potato }.
log-extra = { $name } legt { $potato } dazu.
log-extra-none = { $name } legt nichts dazu.
log-encounter = { $encounter } wird aufgedeckt.
log-verdict = Von der besten zur schlechtesten: { $potatoes }.
log-gains =
    { $names } { $count ->
        [one] bekommt
       *[other] bekommen je
    } { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
log-gains-sweet = { $name } bekommt 2 Punkte, denn Sweet Potato war in Kraft.
log-totals = Punktestand: { $scores }.
log-effect-unused = { $name } verzichtet auf { $potato }.
log-effect-peeling = { $name } nutzt { $potato } und sieht sich die nächsten Begegnungen an. Sie werden gemischt.
log-effect-peeling-saw = { $name } nutzt { $potato } und sieht { $encounters }. Sie werden gemischt.
log-effect-peeling-nothing = { $name } nutzt { $potato }, aber es gibt keine Begegnung mehr zu sehen.
log-effect-couch = { $name } nutzt { $potato } und nimmt den Ablagestapel zurück auf die Hand.
log-effect-sweet = { $name } nutzt { $potato }: Ein Sieg in der nächsten Runde bringt 2 Punkte.
log-effect-robo = { $name } nutzt { $potato }: In der nächsten Runde prallt die Hot Potato ab.
log-effect-rambo = { $name } nutzt { $potato } und nennt { $target }.
log-hot-to = { $name } bekommt die Hot Potato.
log-hot-stays = { $name } behält die Hot Potato.
log-hot-robo = { $name } hat Robotato in Kraft: Die Hot Potato kommt in die Mitte.
log-hot-split = Es wurden verschiedene Spieler genannt: Die Hot Potato kommt in die Mitte.
log-hot-all = Alle haben Rambotato gespielt: Die Hot Potato kommt in die Mitte.
log-pickup = { $name } hat keine Karte mehr und nimmt den Ablagestapel auf.

## Refusals
refused-names-oneself = Du kannst die Hot Potato nicht zu dir selbst schicken. Nenne jemand anderen.
refused-names-rambo-player = { $who } hat auch Rambotato gespielt und darf nicht genannt werden. Nenne jemanden ohne Rambotato.
refused-bad-encounters = Ein eigener Stapel braucht Begegnungen, jede mit einem Namen und einer Rangfolge der sechs Kartoffeln.
refused-encounters-unreadable = Die Datei { $file } lässt sich nicht lesen. Wähle eine andere.
refused-encounters-not-toml = Die Datei { $file } ist kein TOML. Schreib sie wie das Beispiel in den Regeln.
refused-bad-encounter-fields = Die Begegnung { $card } braucht einen Namen und eine Rangfolge, sonst nichts.
refused-bad-encounter-name = Begegnung Nummer { $number } braucht einen Namen mit 1 bis 60 sichtbaren Zeichen.
refused-repeated-encounter = Zwei Begegnungen heißen { $card }. Gib jeder einen eigenen Namen.
refused-too-few-encounters =
    { $n ->
        [one] { $n } Begegnung ist zu wenig. Ein Stapel braucht mindestens { $least }.
       *[other] { $n } Begegnungen sind zu wenige. Ein Stapel braucht mindestens { $least }.
    }
refused-too-many-encounters =
    { $n ->
        [one] { $n } Begegnung ist zu viel. Ein Stapel fasst höchstens { $most }.
       *[other] { $n } Begegnungen sind zu viele. Ein Stapel fasst höchstens { $most }.
    }
refused-bad-ranking = Die Begegnung { $card } muss alle sechs Kartoffeln in eine Rangfolge bringen, jede genau einmal.
refused-unknown-encounters = Der Server kennt diese Begegnungen nicht. Eröffne mit ihnen einen neuen Tisch.

## Actions
action-use = den Effekt nutzen
action-decline = verzichten
action-add-nothing = nichts dazulegen
action-send = an { $name } schicken

## Board: what is asked
hp-ask-choose = Wähle geheim eine Kartoffel.
hp-ask-extra = Zwei Köpfe sind besser als einer: noch eine Kartoffel dazu?
hp-ask-effect = Diesmal kein Punkt. { $potato } nutzen?
hp-ask-rambo = Wer bekommt die Hot Potato?
hp-rest-may = Wer keinen Punkt bekommt, darf seinen Effekt nutzen.
hp-only-without = Nur, wenn du keinen Punkt bekommst.
hp-wait-choose = { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
}
hp-wait-extra = Darf zu Poteto Potato noch eine Karte legen: { $names }.
hp-wait-rambo = { $count ->
    [one] { $names } zielt mit der Hot Potato.
   *[other] { $names } zielen mit der Hot Potato.
}
hp-wait-effect = { $names } überlegt noch: { $potato } nutzen?
hp-play = { $potato } spielen
hp-add = { $potato } dazulegen
hp-add-nothing = Nichts dazulegen
hp-use = Effekt nutzen
hp-leave = Verzichten
hp-send = An { $name }
hp-send-here = Hierher damit
hp-pointed = empfohlen
key-arrows-hot-potato = durch die Kartoffeln gehen
key-digits-hot-potato = eine Kartoffel nach ihrer Nummer wählen
key-enter-hot-potato = die gewählte Kartoffel spielen

## Board: where a potato is
hp-your-potatoes = Deine sechs Kartoffeln
hp-potato-at = { $potato }: { $place }
hp-at-hand = auf der Hand
hp-at-chosen = geheim gewählt
hp-at-lying = auf dem Tisch
hp-at-kept = bleibt für die nächste Runde
hp-at-force = in Kraft
hp-at-discard = abgelegt
tell-count-seat = { $name }: { $places }.
tell-count-at = { $place } ({ $potatoes })
hp-short-chosen = gewählt
hp-short-lying = gespielt
hp-short-kept = ★ bleibt
hp-short-force = ★ in Kraft
hp-short-discard = abgelegt

## Board: before a seat
hp-face-down = eine verdeckte Karte
hp-chosen = hat gewählt
hp-chosen-you = nur du siehst sie
hp-gained = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
hp-no-point = kein Punkt
hp-no-point-barred = kein Punkt, gesperrt
hp-used-it = Effekt genutzt
hp-left-it = verzichtet
hp-sent-to = wirft sie zu { $name }
hp-first = beginnt
hp-first-why = Die Effekte dieser Runde beginnen hier, dann im Uhrzeigersinn.

## Board: the Hot Potato
hp-hot-holder = hat die Hot Potato
hp-hot-middle = Die Hot Potato liegt in der Mitte
hp-barred = gesperrt
hp-barred-you = Du hast die Hot Potato: keine Effekte für dich, außer Rambotato.
hp-barred-why = Wer die Hot Potato hat, ist gesperrt: keine Effekte, außer Rambotato.

## Board: encounters
hp-ranking = Rangfolge, beste Kartoffel zuerst
hp-encounter-ranks = { $name }, beste Kartoffel zuerst: { $ranking }
hp-wins = gewinnt
hp-best = Am besten ist hier { $potato }.
hp-nobody = niemand
hp-deck = { $count ->
    [0] Begegnungsstapel: leer. Alle Begegnungen zeigen
    [one] Begegnungsstapel: noch 1 Karte. Alle Begegnungen zeigen
   *[other] Begegnungsstapel: noch { $count } Karten. Alle Begegnungen zeigen
}
hp-deck-title = Die Begegnungen
hp-deck-known = { $count ->
    [one] Kommt als Nächstes
   *[other] Unter den nächsten { $count }, Reihenfolge offen
}
hp-deck-left = Noch im Stapel
hp-deck-played = Schon überstanden
hp-peeled-by = vorher gesehen von { $names }
hp-next = { $count ->
    [one] Kommt als Nächstes:
   *[other] Unter den nächsten { $count }, Reihenfolge offen:
}
hp-next-unknown = Was als Nächstes kommt, hat dir niemand verraten.
hp-only-you = nur für dich
hp-you-peeled = Du hast heimlich nachgesehen: { $names }. Inzwischen sind sie gemischt.
hp-you-peeled-nothing = Du hast heimlich nachgesehen: Der Stapel war leer.

## Board: the race
hp-race = Das Rennen zu { $goal } Punkten
hp-points-of = { $points ->
    [one] { $name }: 1 Punkt von { $goal }
   *[other] { $name }: { $points } Punkte von { $goal }
}

## Board: the last round
last-hot-potato = Letzte Runde
hp-round = Runde { $round }
hp-no-round = Noch ist keine Runde gespielt.

## Board: a remark about each potato, shown while others are waited for
hp-quip-peeling = Eitel, aber gut informiert.
hp-quip-couch = Steht für nichts auf. Na gut, für fast nichts.
hp-quip-poteto = Kommt zu zweit und mit Schreibfehler.
hp-quip-rambo = Feinfühlig wie ein Topfdeckel.
hp-quip-robo = Gefühle: keine. Nieten: viele.
hp-quip-sweet = Meint es gut. Zahlt später.

## The table in words
tell-potato = { $what }: { $effect }
tell-hot = { $name } hat die Hot Potato.
tell-next = { $count ->
    [one] Kommt als Nächstes: { $encounters }.
   *[other] Unter den nächsten { $count }, Reihenfolge offen: { $encounters }.
}
tell-deck = { $count ->
    [0] Der Begegnungsstapel ist leer.
    [one] Im Stapel ist noch eine Begegnung.
   *[other] Im Stapel sind noch { $count } Begegnungen.
}
tell-in-force = Bei { $name } in Kraft: { $potatoes }.
tell-no-potatoes = { $name } hat keine Kartoffel auf der Hand.
tell-chosen = Du hast geheim gewählt: { $choice }

## Terminal
board-deck = { $count ->
    [one] 1 Begegnung im Stapel
   *[other] { $count } Begegnungen im Stapel
}
board-used = genutzt
board-unused = verzichtet
board-potato-peeling = A-peeling
board-potato-couch = Couch
board-potato-poteto = Poteto
board-potato-rambo = Rambotato
board-potato-robo = Robotato
board-potato-sweet = Sweet
board-code-peeling = Ape
board-code-couch = Cou
board-code-poteto = Pot
board-code-rambo = Ram
board-code-robo = Rob
board-code-sweet = Swe
board-legend-potatoes = { $hot } hat die Hot Potato, ★ ist in Kraft, ▾ ist ein Ablagestapel.

## Rules

# The numbered rules of rules.md in a player's words

rules-hp-short-goal = Erreiche als Erster 10 Punkte.
rules-hp-short-choose = Alle haben die gleichen sechs Kartoffeln. In jeder Runde wählt jeder geheim eine, dann deckt ihr gemeinsam auf.
rules-hp-short-encounter = Danach wird eine Begegnung aufgedeckt. Sie ordnet die sechs Kartoffeln von der besten bis zur schlechtesten. Du weißt, welche drei Begegnungen als Nächstes kommen, aber nicht, in welcher Reihenfolge.
rules-hp-short-points = Die beste Kartoffel auf dem Tisch gewinnt: Alle, die sie gespielt haben, bekommen einen Punkt.
rules-hp-short-effects = Hast du nichts bekommen, darfst du den Effekt deiner Kartoffel nutzen.
rules-hp-short-hot = Liegt die Hot Potato bei dir, haben deine Kartoffeln keinen Effekt. Nur Rambotato wirkt: Sie schickt die Hot Potato weiter.

rules-hp-cards = Karten
rules-hp-start = Start
rules-hp-round = Eine Runde
rules-hp-effects = Die Effekte
rules-hp-after = Ende der Runde
rules-hp-end = Ende des Spiels
rules-hp-seen = Was du siehst

rules-hp-picture-potatoes = Diese sechs Kartoffeln hat jeder. Den Effekt nutzt, wer keinen Punkt bekommen hat; nur Poteto Potato wirkt schon vorher.
rules-hp-picture-encounters = Alle 12 Begegnungen und ihre Rangfolge der Kartoffeln, die beste zuerst.

rule-hp-1 = 2 bis 4 spielen mit. Jeder hat die gleichen sechs Kartoffelkarten: A-peeling Potato, Couch Potato, Poteto Potato, Rambotato, Robotato und Sweet Potato. Am Anfang hast du alle sechs auf der Hand.
    .ruling = Die gedruckten Regeln nennen nur die vier Kartensätze. Dass man zu zweit, zu dritt oder zu viert spielen kann, ist unsere Lesart.
rule-hp-2 = Es gibt einen Begegnungsstapel. Jede Begegnungskarte ordnet alle sechs Kartoffeln, die beste zuerst, ohne Gleichstand. Und es gibt eine Hot-Potato-Karte.
    .ruling = Die Hot Potato liegt am Anfang in der Tischmitte.
rule-hp-3 = Der Begegnungsstapel hat 12 Karten. Jede Kartoffel steht auf jedem Rang genau zweimal und schlägt jede andere auf genau der Hälfte der Karten. Ein Tisch darf einen eigenen Stapel mitbringen (Option „{ option-encounters }“), mit 6 bis 64 Begegnungen; die Aufzeichnung hält dann ihre Rangfolgen fest. Jede Karte hat einen eigenen Namen (1 bis 60 druckbare Zeichen) und nennt jede der sechs Kartoffeln genau einmal. Jeder andere Stapel wird mit einer Meldung abgelehnt, die die Karte nennt.
    .ruling = Die gedruckten Regeln führen die Begegnungen nicht auf. Diese hier sind unsere eigenen und gut ausgewogen; 12 sind es wie in der erschienenen Ausgabe.
rule-hp-4 = Der Stapel wird gemischt. Die obersten drei Karten werden für alle aufgedeckt. Dann werden nur diese drei gemischt und verdeckt wieder obenauf gelegt. Alle wissen, welche drei als Nächstes kommen, aber niemand, in welcher Reihenfolge.
rule-hp-5 = Schritt 1: Jeder wählt geheim eine Kartoffel aus der Hand. Alle werden gemeinsam aufgedeckt.
rule-hp-6 = Schritt 1b: Hast du Poteto Potato aufgedeckt, darfst du eine weitere Karte aus der Hand dazulegen oder verzichten. Dafür musst du noch eine Karte haben und darfst nicht gesperrt sein (HP-14). Dürfen mehrere, wählen sie geheim und decken gemeinsam auf.
rule-hp-7 = Schritt 2: Die oberste Begegnungskarte wird aufgedeckt.
rule-hp-8 = Schritt 3: Von allen Kartoffeln, die da liegen, gewinnt die mit dem höchsten Rang. Alle, die sie gespielt haben, bekommen 1 Punkt, oder 2, wenn ihre Sweet Potato in Kraft ist (HP-12). Hast du eine Karte dazugelegt, kannst du mit jeder der beiden gewinnen; dann legst du beide ab.
rule-hp-9 = Schritt 4: Hast du in dieser Runde keinen Punkt bekommen, darfst du den Effekt deiner gespielten Kartoffel nutzen. Hast du zu Poteto Potato eine Karte dazugelegt, darfst du deren Effekt nutzen; Poteto Potato selbst hat hier keinen. Es ist immer freiwillig, auch wo es nichts ändern würde.
    .ruling = Die Reihenfolge: Erst wählen alle mit Rambotato geheim, decken gemeinsam auf, und die Hot Potato wandert (HP-13). Dann folgen die anderen Effekte, im Uhrzeigersinn ab dem ersten Platz der Runde (HP-19). Trifft dich also die Hot Potato in dieser Runde, verlierst du deinen Effekt in dieser Runde. Wirst du sie in dieser Runde los, darfst du deinen nutzen.
rule-hp-10 = A-peeling Potato: Nur du siehst dir die obersten drei Begegnungskarten an. Dann werden sie gemischt und wieder obenauf gelegt. Wer sie nutzt, löst immer genau ein Mischen aus, wer verzichtet, keines.
    .ruling = Sind weniger als drei da, siehst du dir diese an; ist keine da, keine.
rule-hp-11 = Couch Potato: Nimm deinen ganzen Ablagestapel zurück auf die Hand.
    .ruling = Die Couch Potato selbst liegt dann noch vor dir, und eine Karte aus der vorigen Runde ist noch in Kraft. Beide kommen erst danach auf den Ablagestapel.
rule-hp-12 = Sweet Potato: Sie ist in der nächsten Runde in Kraft. Gewinnst du diese, bekommst du 2 Punkte. Robotato: Sie ist in der nächsten Runde in Kraft. Wird dir die Hot Potato geschickt, kommt sie stattdessen in die Mitte.
    .ruling = Kein anderer Effekt trifft einen Mitspieler, also ist das der ganze Schutz.
rule-hp-13 =
    Rambotato: Schick die Hot Potato zu einem anderen Spieler.
    Haben in dieser Runde alle Rambotato gespielt, kommt die Hot Potato in die Mitte, ganz gleich, wer einen Punkt bekommen hat, und niemand wird gefragt.
    Sonst gilt: Hast nur du sie gespielt, nennst du einen beliebigen anderen Spieler. Haben mehrere sie gespielt, dürfen nur die genannt werden, die sie nicht gespielt haben; werden verschiedene genannt, kommt die Hot Potato in die Mitte.
    Gespielt ist gespielt: als erste oder als dazugelegte Karte, und auch wenn du einen Punkt bekommen hast. Aber nur wer sie nutzen darf und will, nennt jemanden. Wer verzichtet, nennt niemanden und zählt nicht mit. Nutzt niemand Rambotato, bleibt die Hot Potato, wo sie ist. Wird sie zu jemandem geschickt, dessen Robotato in Kraft ist, kommt sie in die Mitte (HP-12).
    .ruling = Auch wer die Hot Potato schon hat, darf genannt werden; dann bleibt sie dort. Genannt wird geheim und ohne Absprache.
rule-hp-14 = Liegt die Hot Potato bei dir, bist du gesperrt: Deine Kartoffeln haben keinen Effekt, und du darfst keine Karte dazulegen (HP-6). Nur Rambotato wirkt weiter. Punkte bekommst du wie immer.
    .ruling = Für die dazugelegte Karte zählt, wer die Hot Potato in Schritt 1b hat; für die anderen Effekte, wer sie in Schritt 4 hat, nachdem sie gewandert ist.
rule-hp-15 = Aufräumen: Karten, die seit der vorigen Runde in Kraft sind, kommen auf den Ablagestapel ihres Besitzers. Ebenso die Karten dieser Runde, außer einer Sweet Potato oder Robotato, deren Effekt gerade genutzt wurde: Sie bleibt für die nächste Runde vor ihrem Besitzer liegen. Die Begegnungskarte kommt auf den Ablagestapel der Begegnungen.
rule-hp-16 = Ist deine Hand jetzt leer, nimmst du deinen ganzen Ablagestapel auf die Hand. Eine Karte, die noch in Kraft ist, bleibt liegen.
rule-hp-17 = Ist der Begegnungsstapel leer, wird sein Ablagestapel, samt der eben gespielten Karte, zum neuen Stapel gemischt. Danach folgt wieder HP-4.
    .ruling = Das geschieht erst jetzt, ganz am Ende der Runde.
rule-hp-18 =
    Gezählt wird gleich nach Schritt 3, und nur dann: Sobald jemand 10 oder mehr Punkte hat, gewinnt, wer die meisten hat. Das Spiel ist sofort vorbei, ohne Effekte, Aufräumen oder neuen Stapel.
    Gibt es an der Spitze Gleichstand, wird die Runde zu Ende gespielt, und es geht weiter, bis jemand, egal wer, allein die meisten hat. Wer immer gleich wählt, bleibt gleichauf; dann nimmt das Spiel womöglich kein Ende.
    Stellt ihr die Option „{ option-tie }“ auf „{ option-tie-shared }“, endet das Spiel sofort mit geteiltem Sieg. Mit der Option „{ option-points }“ gilt eine andere Zahl statt 10 (eine ganze Zahl ab 1). Eine unbekannte Option oder ein anderer Wert wird abgelehnt, wie in PM-24.
    .ruling = Die gedruckten Regeln lassen Gleichstände offen. Diese ganze Regel ist unsere Lesart.
rule-hp-19 = In den Schritten 1 bis 3 gibt es keine Reihenfolge. Schritt 4 beginnt beim ersten Platz der Runde: In Runde 1 ist das der erste Platz am Tisch, dann jede Runde einer weiter im Uhrzeigersinn. In der Aufzeichnung steht bei diesem Spiel als Startspieler immer 0.
    .ruling = Diese Reihenfolge haben wir festgelegt.
rule-hp-20 =
    Du siehst: alle gespielten Kartoffeln; alle Ablagestapel; die Karten in Kraft; alle Hände; alle Begegnungen mit ihren Rangfolgen, welche schon dran waren und wie viele noch kommen; was HP-4 gezeigt hat; was du selbst mit A-peeling Potato gesehen hast (HP-10); ob andere ihren Effekt genutzt haben; die Hot Potato; den ersten Platz der Runde; die Punkte.
    Du siehst nie: eine Wahl, bevor sie aufgedeckt wird (bis dahin siehst du die fremde Hand, wie sie war, und nur, dass gewählt wurde; das gilt auch für die dazugelegte Karte und für Rambotato); die Reihenfolge des Stapels; die Reihenfolge nach einem Mischen, auch nicht die der drei, die du gesehen hast; was andere mit A-peeling Potato gesehen haben; die geheime Zahl hinter dem Mischen (den Startwert), bevor das Spiel vorbei ist.
    .ruling = Alle Hände sind offen, weil jeder sie aus dem Gespielten erschließen könnte.
rule-hp-21 = Für Programme, die Spiele lösen, nicht am Tisch, und nur mit 2 Spielern: Der kleine Stapel lässt jedem A-peeling Potato, Poteto Potato und Sweet Potato, und nur die ersten 4 Begegnungen sind im Spiel. Eigene Begegnungen dürfen dann 4 oder mehr sein. Alles andere bleibt gleich.
    .ruling = Diese Option ist von uns. Sie macht das Spiel so klein, dass es sich lösen lässt.

# Examples; their players are called A, B, C, …

rules-hp-row-rounds = Punktestand nach jeder Runde
rules-hp-names = nennt { $player }
rules-hp-hot-to = Die Hot Potato kommt zu { $player }.
rules-hp-hot-middle = Die Hot Potato kommt in die Mitte.
rules-hp-case-points = A, B und C decken Couch Potato, Sweet Potato und Poteto Potato auf. C legt Robotato dazu. Dann wird die Begegnung aufgedeckt, die du hier siehst.
    .result = Von den vier Kartoffeln auf dem Tisch steht Poteto Potato am höchsten. C bekommt 1 Punkt und legt beide Karten ab. A und B haben nichts bekommen: A darf den eigenen Ablagestapel zurück auf die Hand nehmen (HP-11), B darf Sweet Potato für die nächste Runde in Kraft setzen (HP-12).
rules-hp-case-agreed = Zu viert. D hat mit Sweet Potato den Punkt geholt. A und B haben beide Rambotato gespielt und nennen geheim jemanden; genannt werden dürfen nur C und D.
    .result = Beide haben C genannt, also kommt die Hot Potato dorthin. C ist sofort gesperrt und darf Couch Potato in dieser Runde nicht nutzen (HP-14).
rules-hp-case-split = Dieselben Karten, aber A nennt C und B nennt D.
    .result = Sie sind sich nicht einig, also bekommt niemand die Hot Potato. C darf Couch Potato nutzen.
rules-hp-case-all = Zu dritt, und alle drei spielen Rambotato.
    .result = Alle bekommen einen Punkt. Niemand wird gefragt, und die Hot Potato kommt in die Mitte, wo immer sie war.
rules-hp-case-tie = Zu dritt. In Runde 15 bekommen A und B beide einen Punkt und haben 10.
    .result = An der Spitze ist Gleichstand, also geht das Spiel weiter. In Runde 16 bekommt nur B einen Punkt und gewinnt mit 11. Stünde die Option „{ option-tie }“ auf „{ option-tie-shared }“, hätten A und B nach Runde 15 gemeinsam gewonnen.

# Columns of the table of player counts

rules-column-potatoes = Kartoffeln pro Spieler
rules-column-encounters = Begegnungen
rules-column-goal = Punkte zum Sieg

## Lesson

# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = Du und { $left } habt dieselben sechs Kartoffeln, und drei Begegnungen stehen an; die Reihenfolge kennt niemand. Jede hat ihre Rangfolge. Du brauchst 10 Punkte.
lesson-hot-potato-choose = In jeder Runde wählt ihr beide heimlich; die besser platzierte Kartoffel gewinnt. Sweet Potato ist in allen drei schwach, aber ihr Effekt lohnt sich nur, wenn sie verliert. Wähle sie!
lesson-hot-potato-effect = { encounter-grim-grater }: A-peeling Potato steht vorn, 1 Punkt für { $left }. Ohne Punkt darfst du deinen Effekt nutzen. Tu es: Gewinnst du die nächste Runde, sind es 2!
lesson-hot-potato-double = Deine Sweet Potato ist in Kraft. Es kommt { encounter-wicked-weed } oder { encounter-nasty-knife }, und A-peeling Potato steht bei beiden weit vorn. Wähle sie und hol dir 2 Punkte!
lesson-hot-potato-couch = 2 Punkte! Aber { $left } hat mit Couch Potato die A-peeling Potato zurück, die Beste bei { encounter-nasty-knife }, der letzten der drei. Da gewinnst du nicht: Wähle Rambotato.
lesson-hot-potato-hot = Ein Punkt für { $left }, wie befürchtet. Aber Rambotato darf jetzt die Hot Potato werfen. Schick sie zu { $left }!
lesson-hot-potato-barred = Wer die Hot Potato hat, ist gesperrt: keine Effekte außer Rambotato, die sie wieder loswird. Punkte gibt es trotzdem. Was jetzt kommt, weiß niemand: Versuch es mit Robotato.
lesson-hot-potato-few = 1 Punkt für dich! { $left } ist gesperrt und hat nichts von der Sweet Potato. Gespieltes liegt auf deinem Ablagestapel, zwei Karten hast du noch. Wähle Couch Potato.
lesson-hot-potato-back = Kein Punkt diesmal, aber jetzt kommt das Beste an der Couch Potato: Nutze sie, und dein ganzer Ablagestapel kommt zurück auf deine Hand.
lesson-hot-potato-end = Wieder fünf Karten! Nur die Couch Potato selbst fehlt. Jede Kartoffel hat ihren Effekt; er steht auf der Karte. Wer 10 Punkte hat und allein vorn liegt, gewinnt. Spiel nun ohne Hilfe weiter!
