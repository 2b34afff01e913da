### Il diario: che cosa è successo al tavolo, a parole. La pagina aggiunge il numero della regola come link.

## Tutti i giochi
log-hand = { $name } ha in mano: { $cards }.
log-lead =
    { $name } comincia la presa con { $card }{ $face ->
        [man] , un Potato Man
        [evil] , un’Evil Potato
       *[plain] { "" }
    }.
log-play =
    { $name } gioca { $card }{ $face ->
        [man] , un Potato Man
        [evil] , un’Evil Potato
       *[plain] { "" }
    }.

## Chi siede al tavolo
log-bot-steps-in = { $name } non c’è: subentra un bot ({ $level }).
log-bot-sits-down = { $name }, un bot ({ $level }), si siede al tavolo.
log-comes-back = { $name } è di ritorno e riprende le sue carte.
log-sits-down = { $name } si siede al tavolo.
log-stands-up = { $name } lascia il tavolo.
log-takes-over = { $name } prende il posto di { $before }.

## Potato Man
log-round = Giro { $round }: comincia { $name }.
log-draw = { $name } pesca { $card }.
log-draw-hidden = { $name } pesca una carta.
log-wins = { $name } vince la presa con { $card }.
log-wins-later = { $name } vince la presa con { $card }: a parità di numero conta l’ultima giocata.
log-wins-man = { $name } vince la presa con { $card }: Potato Man batte Evil Potato.
log-sack =
    { $name } prende una { $sack }: { $worth ->
        [one] { $worth } sacco
       *[other] { $worth } sacchi
    }.
log-sack-instead = { $name } prende una { $sack }, perché il colore { $colour } è finito.
log-sack-none = { $name } resta a mani vuote: il colore { $colour } e l’oro sono finiti.
log-block = { $name } non può giocare nessuna di queste carte: { $cards }. Il giro finisce e nessuno prende una carta sacco per questa presa.
log-round-over = Sacchi di questo giro: { $scores }.
log-dealt = { $name } aveva ricevuto { $cards }.
log-pile = { $name }, mazzo d’acquisto a partire dall’alto: { $cards }.
log-aside = Da parte: { $cards }.

## Compañeros
log-game = Smazzata { $game }: comincia { $name }. Nell’esposizione: { $cards }.
log-values = Valori dei colori: { $values }.
log-order = Si servono, in quest’ordine: { $names }.
log-order-nobody = Nessuno può servirsi.
log-stopped = Parità a { $value } tra { $colours }: l’assegnazione si ferma lì.
log-take =
    { $name } prende { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    } per { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }: { $cards }.
log-next = { $name } ha avuto la prima scelta e comincia la prossima presa.
log-next-again = { $name } comincia di nuovo, perché nessuno ha potuto servirsi.
log-game-over = Punti vittoria di questa smazzata: { $scores }.

## Hot Potato!
log-deck = Si mescolano gli incontri.
log-deck-again = Il mazzo degli incontri è vuoto: si mescolano gli scarti per rifarlo.
log-deck-order = Dall’alto: { $encounters }.
log-show = I prossimi sono { $encounters }, ma nessuno sa in che ordine.
log-encounter-round = Giro { $round }.
log-reveal = { $name } gioca { $potato }.
log-extra = { $name } aggiunge { $potato }.
log-extra-none = { $name } non aggiunge niente.
log-encounter = L’incontro: { $encounter }.
log-verdict = Dalla migliore alla peggiore: { $potatoes }.
log-gains =
    { $points ->
        [one] { $name } guadagna { $points } punto.
       *[other] { $name } guadagna { $points } punti.
    }
log-gains-sweet = { $name } guadagna 2 punti, perché Sweet Potato era in vigore.
log-totals = Punti: { $scores }.
log-effect-unused = { $name } rinuncia a { $potato }.
log-effect-peeling = { $name } usa { $potato } e guarda i prossimi incontri. Vengono mescolati.
log-effect-peeling-saw = { $name } usa { $potato } e vede { $encounters }. Vengono mescolati.
log-effect-peeling-nothing = { $name } usa { $potato }, ma non ci sono più incontri da vedere.
log-effect-couch = { $name } usa { $potato } e riprende in mano gli scarti.
log-effect-sweet = { $name } usa { $potato }: vincere il prossimo giro varrà 2 punti.
log-effect-robo = { $name } usa { $potato }: al riparo dalla Hot Potato nel prossimo giro.
log-effect-rambo = { $name } usa { $potato } e nomina { $target }.
log-hot-to = { $name } riceve la Hot Potato.
log-hot-stays = { $name } si tiene la Hot Potato.
log-hot-robo = { $name } ha Robotato in vigore: la Hot Potato va al centro.
log-hot-split = Sono stati nominati giocatori diversi: la Hot Potato va al centro.
log-hot-all = Tutti hanno giocato Rambotato: la Hot Potato va al centro.
log-pickup = { $name } non ha più carte e riprende gli scarti.
