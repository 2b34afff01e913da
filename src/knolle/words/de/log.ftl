### Das Protokoll: was am Tisch geschah, in Worten. Die Nummer der Regel setzt die Seite als Link dazu.

## Alle Spiele
log-hand = { $name } hat auf der Hand: { $cards }.
log-lead =
    { $name } spielt { $card } aus{ $face ->
        [man] , einen Potato Man
        [evil] , eine Evil Potato
       *[plain] { "" }
    }.
log-play =
    { $name } spielt { $card }{ $face ->
        [man] , einen Potato Man
        [evil] , eine Evil Potato
       *[plain] { "" }
    }.

## Wer am Tisch sitzt
log-bot-steps-in = { $name } ist weg: Ein Bot ({ $level }) spielt weiter.
log-bot-sits-down = { $name }, ein Bot ({ $level }), setzt sich an den Tisch.
log-comes-back = { $name } ist zurück und spielt selbst weiter.
log-sits-down = { $name } setzt sich an den Tisch.
log-stands-up = { $name } verlässt den Tisch.
log-takes-over = { $name } übernimmt den Platz von { $before }.

## Potato Man
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
log-block = { $name } kann keine dieser Karten spielen: { $cards }. Die Runde ist vorbei, für diesen Stich gibt es keine Sackkarte.
log-round-over = Säcke dieser Runde: { $scores }.
log-dealt = { $name } bekam { $cards }.
log-pile = { $name }, Nachziehstapel von oben: { $cards }.
log-aside = Beiseite: { $cards }.

## Compañeros
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

## Hot Potato!
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
    { $points ->
        [one] { $name } bekommt { $points } Punkt.
       *[other] { $name } bekommt { $points } Punkte.
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
