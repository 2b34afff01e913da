### Hot Potato!: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-hot-potato = Hot Potato!
game-hot-potato-sentence = Sei patate con un bel caratterino contro tutto ciò che arriva: indovina chi mandano gli altri e non farti trovare con la Hot Potato in mano.
game-hot-potato-length = circa 15 minuti
option-points = Punti da raggiungere
option-points-help = Vince chi a quel punto è da solo in testa.
option-tie = In caso di parità in testa
option-tie-help = O si continua finché qualcuno è da solo in testa, o si condivide la vittoria.
option-tie-play-on = continuare
option-tie-shared = condividere la vittoria
option-encounters = I tuoi incontri
option-encounters-help = Da 6 a 64 incontri, ognuno con la sua classifica delle sei patate. Lascia vuoto per giocare con i nostri.
new-lines-example = Lepre affamata: couch, sweet, robo, rambo, peeling, poteto
new-lines-help = Uno per riga: un nome, due punti, poi le patate dalla migliore alla peggiore.

## The six potatoes, and what they do for a player who gained no point
potato-peeling = A-peeling Potato
potato-peeling-effect = Guarda di nascosto i prossimi tre incontri; poi vengono mescolati.
potato-couch = Couch Potato
potato-couch-effect = Riprendi in mano tutto il tuo mazzo di scarto.
potato-poteto = Poteto Potato
potato-poteto-effect = Aggiungi una seconda carta dalla mano prima che si scopra l’incontro.
potato-rambo = Rambotato
potato-rambo-effect = Manda la Hot Potato a qualcun altro.
potato-robo = Robotato
potato-robo-effect = Nel prossimo giro una Hot Potato mandata a te finisce al centro.
potato-sweet = Sweet Potato
potato-sweet-effect = Se vinci il prossimo giro, ti frutta 2 punti.

## Encounters
encounter-vicious-virus = Virus velenoso
encounter-furious-fryer = Friggitrice furiosa
encounter-bold-beetle = Dorifora dispettosa
encounter-wicked-weed = Malerba malvagia
encounter-nasty-knife = Coltello crudele
encounter-menacing-mould = Muffa minacciosa
encounter-mighty-masher = Schiacciapatate scatenato
encounter-pitiless-peeler = Pelapatate perfido
encounter-grim-grater = Grattugia grintosa
encounter-frightful-frost = Freddo feroce
encounter-meddling-mole = Talpa terribile
encounter-sneaky-slug = Lumaca losca

## Log
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
    { $names } { $count ->
        [one] guadagna
       *[other] guadagnano ciascuno
    } { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
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

## Refusals
refused-names-oneself = Non puoi mandarti la Hot Potato. Nomina qualcun altro.
refused-names-rambo-player = Anche { $who } ha giocato Rambotato e non si può nominare. Nomina qualcuno che non l’ha giocata.
refused-bad-encounters = Un mazzo personale deve contenere incontri, ognuno con un nome e una classifica delle sei patate.
refused-encounters-unreadable = Impossibile leggere il file { $file }. Scegline un altro.
refused-encounters-not-toml = Il file { $file } non è scritto in TOML. Scrivilo come l’esempio nelle regole.
refused-bad-encounter-fields = L’incontro { $card } deve avere un nome e una classifica, nient’altro.
refused-bad-encounter-name = L’incontro numero { $number } deve avere un nome da 1 a 60 caratteri visibili.
refused-repeated-encounter = Due incontri si chiamano { $card }. Dai a ognuno un nome suo.
refused-too-few-encounters =
    { $n ->
        [one] { $n } incontro non basta. Ne servono almeno { $least }.
       *[other] { $n } incontri sono troppo pochi. Ne servono almeno { $least }.
    }
refused-too-many-encounters =
    { $n ->
        [one] { $n } incontro è troppo. Un mazzo ne contiene al massimo { $most }.
       *[other] { $n } incontri sono troppi. Un mazzo ne contiene al massimo { $most }.
    }
refused-bad-ranking = L’incontro { $card } deve classificare tutte e sei le patate, ognuna una volta sola.
refused-unknown-encounters = Il server non conosce questi incontri. Apri un nuovo tavolo per usarli.

## Actions
action-use = usa l’effetto
action-decline = rinuncia
action-add-nothing = non aggiungere niente
action-send = mandala a { $name }

## Board: what is asked
hp-ask-choose = Scegli in segreto una patata.
hp-ask-extra = Due teste sono meglio di una: aggiungi un’altra patata?
hp-ask-effect = Stavolta nessun punto. Usi { $potato }?
hp-ask-rambo = Chi riceve la Hot Potato?
hp-rest-may = Chi non guadagna punti può usare il proprio effetto.
hp-only-without = Solo se non guadagni punti.
hp-wait-choose = { $count ->
    [one] { $names } sta ancora scegliendo.
   *[other] { $names } stanno ancora scegliendo.
}
hp-wait-extra = Un’altra carta con Poteto Potato? Decide chi può: { $names }.
hp-wait-rambo = { $count ->
    [one] { $names } prende la mira con la Hot Potato.
   *[other] { $names } prendono la mira con la Hot Potato.
}
hp-wait-effect = { $names } riflette su { $potato }.
hp-play = Gioca { $potato }
hp-add = Aggiungi { $potato }
hp-add-nothing = Non aggiungere niente
hp-use = Usa l’effetto
hp-leave = Rinuncia
hp-send = A { $name }
hp-send-here = Mandala qui
hp-pointed = consigliato
key-arrows-hot-potato = scorri le patate
key-digits-hot-potato = scegli una patata con il suo numero
key-enter-hot-potato = gioca la patata scelta

## Board: where a potato is
hp-your-potatoes = Le tue sei patate
hp-potato-at = { $potato }: { $place }
hp-at-hand = in mano
hp-at-chosen = scelta in segreto
hp-at-lying = sul tavolo
hp-at-kept = resta per il prossimo giro
hp-at-force = in vigore
hp-at-discard = scartata
tell-count-seat = { $name }: { $places }.
tell-count-at = { $place } ({ $potatoes })
hp-short-chosen = scelta
hp-short-lying = giocata
hp-short-kept = ★ resta
hp-short-force = ★ in vigore
hp-short-discard = scartata

## Board: before a seat
hp-face-down = una carta coperta
hp-chosen = ha scelto
hp-chosen-you = la vedi solo tu
hp-gained = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
}
hp-no-point = nessun punto
hp-no-point-barred = nessun punto, senza effetti
hp-used-it = effetto usato
hp-left-it = effetto non usato
hp-sent-to = la lancia a { $name }
hp-first = inizia
hp-first-why = Gli effetti di questo giro cominciano qui, poi in senso orario.

## Board: the Hot Potato
hp-hot-holder = ha la Hot Potato
hp-hot-middle = La Hot Potato è al centro
hp-barred = senza effetti
hp-barred-you = Hai la Hot Potato: nessun effetto per te, tranne Rambotato.
hp-barred-why = Chi ha la Hot Potato resta senza effetti, tranne Rambotato.

## Board: encounters
hp-ranking = Classifica, la patata migliore per prima
hp-encounter-ranks = { $name }, la patata migliore per prima: { $ranking }
hp-wins = vince
hp-best = Qui la migliore è { $potato }.
hp-nobody = nessuno
hp-deck = { $count ->
    [0] Mazzo degli incontri: vuoto. Mostra tutti gli incontri
    [one] Mazzo degli incontri: resta 1 carta. Mostra tutti gli incontri
   *[other] Mazzo degli incontri: restano { $count } carte. Mostra tutti gli incontri
}
hp-deck-title = Gli incontri
hp-deck-known =
    { $count ->
        [one] Il prossimo
       *[other] Tra i prossimi { $count }, in ordine sconosciuto
    }
hp-deck-left = Ancora nel mazzo
hp-deck-played = Già passati
hp-peeled-by = visto prima da { $names }
hp-next =
    { $count ->
        [one] Il prossimo:
       *[other] Tra i prossimi { $count }, in ordine sconosciuto:
    }
hp-next-unknown = Nessuno ti ha detto che cosa arriva.
hp-only-you = solo per te
hp-you-peeled = Hai sbirciato: { $names }. Nel frattempo sono stati mescolati.
hp-you-peeled-nothing = Hai sbirciato: il mazzo era vuoto.

## Board: the race
hp-race = La corsa ai { $goal } punti
hp-points-of = { $points ->
    [one] { $name }: 1 punto su { $goal }
   *[other] { $name }: { $points } punti su { $goal }
}

## Board: the last round
last-hot-potato = Ultimo giro
hp-round = Giro { $round }
hp-no-round = Non è ancora stato giocato nessun giro.

## Board: a remark about each potato, shown while others are waited for
hp-quip-peeling = Vanitosa, ma ben informata.
hp-quip-couch = Non si alza per niente. O quasi.
hp-quip-poteto = Arriva in coppia, errore d’ortografia compreso.
hp-quip-rambo = Delicata come un coperchio di pentola.
hp-quip-robo = Sentimenti: nessuno. Rivetti: molti.
hp-quip-sweet = Ha buone intenzioni. Paga dopo.

## The table in words
tell-potato = { $what }: { $effect }
tell-hot = { $name } ha la Hot Potato.
tell-next =
    { $count ->
        [one] Il prossimo: { $encounters }.
       *[other] Tra i prossimi { $count }, in ordine sconosciuto: { $encounters }.
    }
tell-deck = { $count ->
    [0] Il mazzo degli incontri è vuoto.
    [one] Nel mazzo resta un incontro.
   *[other] Nel mazzo restano { $count } incontri.
}
tell-in-force = In vigore per { $name }: { $potatoes }.
tell-no-potatoes = { $name } non ha patate in mano.
tell-chosen = Hai scelto in segreto: { $choice }

## Terminal
board-deck = { $count ->
    [one] 1 incontro nel mazzo
   *[other] { $count } incontri nel mazzo
}
board-used = usato
board-unused = non usato
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
board-legend-potatoes = { $hot } indica chi ha la Hot Potato, ★ ciò che è in vigore, ▾ un mazzo di scarto.

## Rules

# The numbered rules of rules.md in a player's words

rules-hp-short-goal = Arriva per primo a 10 punti.
rules-hp-short-choose = Tutti hanno le stesse sei patate. In ogni giro ognuno ne sceglie una in segreto, poi si scoprono insieme.
rules-hp-short-encounter = Poi si scopre un incontro. Mette in classifica le sei patate, dalla migliore alla peggiore. Sai quali tre incontri stanno per arrivare, ma non in quale ordine.
rules-hp-short-points = Vince la patata meglio classificata sul tavolo: chi l’ha giocata guadagna un punto.
rules-hp-short-effects = Se non hai guadagnato niente, puoi usare l’effetto della tua patata.
rules-hp-short-hot = Se hai la Hot Potato, i tuoi effetti non funzionano, tranne Rambotato: manda via la Hot Potato.

rules-hp-cards = Carte
rules-hp-start = Inizio
rules-hp-round = Un giro
rules-hp-effects = Gli effetti
rules-hp-after = Fine del giro
rules-hp-end = Fine della partita
rules-hp-seen = Che cosa vedi

rules-hp-picture-potatoes = Le sei patate di ognuno. L’effetto è per chi non ha guadagnato punti; solo Poteto Potato agisce prima.
rules-hp-picture-encounters = Tutti i 12 incontri e la loro classifica delle patate, la migliore per prima.

rule-hp-1 = Si gioca in 2, 3 o 4. Ognuno ha le stesse sei carte patata: A-peeling Potato, Couch Potato, Poteto Potato, Rambotato, Robotato e Sweet Potato. All’inizio le hai tutte in mano.
    .ruling = Le regole stampate nominano solo le quattro serie di carte. Che si possa giocare da 2 a 4 è la nostra lettura.
rule-hp-2 = C’è un mazzo degli incontri. Ogni carta incontro mette in classifica tutte e sei le patate, la migliore per prima, senza parità. E c’è una carta Hot Potato.
    .ruling = All’inizio la Hot Potato sta al centro del tavolo.
rule-hp-3 = Il mazzo degli incontri ha 12 carte. Ogni patata occupa ogni posto esattamente due volte e batte ogni altra esattamente sulla metà delle carte. Un tavolo può portare un mazzo suo (l’opzione «{ option-encounters }»), con 6–64 incontri; la partita registrata ne conserva le classifiche. Ogni carta ha un nome tutto suo (da 1 a 60 caratteri stampabili) e mette in classifica ognuna delle sei patate una volta. Ogni altro mazzo viene rifiutato con un messaggio che nomina la carta.
    .ruling = Le regole stampate non elencano gli incontri. Questi sono nostri e ben equilibrati; sono 12, come nell’edizione pubblicata.
rule-hp-4 = Si mescola il mazzo. Si scoprono le prime tre carte davanti a tutti. Poi si mescolano solo queste tre e si rimettono sopra, coperte. Tutti sanno quali tre arrivano, nessuno in quale ordine.
rule-hp-5 = Fase 1: ognuno sceglie in segreto una patata dalla mano. Si scoprono tutte insieme.
rule-hp-6 = Fase 1b: se hai scoperto Poteto Potato, puoi aggiungere un’altra carta dalla mano, oppure rinunciare. Per farlo devi avere un’altra carta e non essere senza effetti (HP-14). Se possono farlo più giocatori, scelgono in segreto e scoprono insieme.
rule-hp-7 = Fase 2: si scopre la prima carta incontro.
rule-hp-8 = Fase 3: di tutte le patate sul tavolo vince quella meglio classificata. Chi l’ha giocata guadagna 1 punto, oppure 2 se la sua Sweet Potato è in vigore (HP-12). Se hai aggiunto una carta puoi vincere con l’una o con l’altra; poi le scarti entrambe.
rule-hp-9 = Fase 4: se in questo giro non hai guadagnato punti, puoi usare l’effetto della patata che hai giocato. Se hai aggiunto una carta a Poteto Potato, puoi usare l’effetto della carta aggiunta; Poteto Potato qui non ne ha. È sempre una scelta, anche quando non cambierebbe niente.
    .ruling = L’ordine è questo: prima tutti quelli con Rambotato scelgono in segreto e scoprono insieme, e la Hot Potato si sposta (HP-13). Poi seguono gli altri effetti, in senso orario dal primo posto del giro (HP-19). Quindi se la Hot Potato ti colpisce in questo giro, perdi il tuo effetto in questo giro. Se te ne liberi in questo giro, puoi usare il tuo.
rule-hp-10 = A-peeling Potato: solo tu guardi le prime tre carte incontro. Poi si mescolano e si rimettono sopra. Usarla comporta sempre una mescolata, rinunciare nessuna.
    .ruling = Se ne restano meno di tre, guardi quelle; se non ce ne sono, nessuna.
rule-hp-11 = Couch Potato: riprendi in mano tutto il tuo mazzo di scarto.
    .ruling = La Couch Potato stessa è ancora davanti a te, e una carta in vigore dal giro precedente è ancora in vigore. Entrambe vanno nel mazzo di scarto solo dopo.
rule-hp-12 = Sweet Potato: è in vigore nel giro successivo. Se vinci quel giro guadagni 2 punti. Robotato: è in vigore nel giro successivo. Se ti mandano la Hot Potato, va invece al centro.
    .ruling = Nessun altro effetto tocca un altro giocatore, quindi la protezione è tutta qui.
rule-hp-13 =
    Rambotato: manda la Hot Potato a un altro giocatore.
    Se in questo giro tutti hanno giocato Rambotato, la Hot Potato va al centro, chiunque abbia guadagnato un punto, e non si chiede niente a nessuno.
    Altrimenti: se l’hai giocata solo tu, nomini un altro giocatore qualsiasi. Se l’avete giocata in più d’uno, si può nominare solo chi non l’ha giocata; se vengono nominati giocatori diversi, la Hot Potato va al centro.
    Giocata vuol dire giocata: come prima carta o come carta aggiunta, e anche se hai guadagnato un punto. Ma nomina qualcuno solo chi può e vuole usarla. Se rinunci non nomini nessuno e non conti. Se nessuno la usa, la Hot Potato resta dov’è. Mandata a un giocatore con Robotato in vigore, va al centro (HP-12).
    .ruling = Si può nominare anche chi ha già la Hot Potato; allora resta lì. Si nomina in segreto, senza parlare.
rule-hp-14 = Se hai la Hot Potato sei senza effetti: le tue patate non hanno effetto e non puoi aggiungere una carta (HP-6). Funziona ancora solo Rambotato. I punti li guadagni come sempre.
    .ruling = Per la carta aggiunta conta chi ha la Hot Potato nella fase 1b; per gli altri effetti, chi ce l’ha nella fase 4 dopo che si è spostata.
rule-hp-15 = Riordino: le carte in vigore dal giro precedente vanno nel mazzo di scarto di chi le ha giocate. Ci vanno anche le carte giocate in questo giro, tranne una Sweet Potato o una Robotato il cui effetto è stato appena usato: resta davanti a chi l’ha giocata per il giro successivo. La carta incontro va negli scarti degli incontri.
rule-hp-16 = Se adesso la tua mano è vuota, riprendi in mano tutto il tuo mazzo di scarto. Una carta ancora in vigore resta dov’è.
rule-hp-17 = Se il mazzo degli incontri è vuoto, si mescolano i suoi scarti, compresa la carta appena giocata, e diventano il nuovo mazzo. Poi si ripete HP-4.
    .ruling = Succede solo adesso, proprio alla fine del giro.
rule-hp-18 =
    Si conta subito dopo la fase 3, e solo lì: appena qualcuno ha 10 punti o più, vince chi ha più punti. La partita finisce subito, senza effetti, riordino o nuovo mazzo.
    In caso di parità in testa si finisce il giro e si continua finché un giocatore, chiunque sia, è in testa da solo. Giocatori che scelgono sempre allo stesso modo restano pari, e allora la partita può non finire mai.
    Se impostate l’opzione «{ option-tie }» su «{ option-tie-shared }», la partita finisce subito con una vittoria condivisa. Con l’opzione «{ option-points }» vale un altro numero al posto di 10 (un numero intero da 1 in su). Un’opzione sconosciuta o un altro valore viene rifiutato, come in PM-24.
    .ruling = Le regole stampate non dicono niente delle parità. Tutta questa regola è la nostra lettura.
rule-hp-19 = Nelle fasi da 1 a 3 non c’è un ordine tra i giocatori. La fase 4 comincia dal primo posto del giro: nel giro 1 è il primo posto del tavolo, poi a ogni giro un posto più avanti in senso orario. Nella partita registrata il primo giocatore di questo gioco è sempre 0.
    .ruling = Quest’ordine l’abbiamo stabilito noi.
rule-hp-20 =
    Vedi: tutte le patate giocate; tutti i mazzi di scarto; le carte in vigore; tutte le mani; tutti gli incontri con le loro classifiche, quelli già usciti e quanti ne restano; che cosa ha mostrato HP-4; che cosa hai visto tu con A-peeling Potato (HP-10); se gli altri hanno usato i loro effetti; la Hot Potato; il primo posto del giro; i punti.
    Non vedi mai: una scelta prima che sia scoperta (fino ad allora vedi la mano dell’altro com’era, e solo che ha scelto; lo stesso vale per la carta aggiunta e per Rambotato); l’ordine del mazzo; l’ordine dopo una mescolata, nemmeno delle tre che hai visto; che cosa hanno visto gli altri con A-peeling Potato; il numero segreto delle mescolate (il seme) prima della fine della partita.
    .ruling = Tutte le mani sono visibili, perché chiunque potrebbe ricavarle da quello che è stato giocato.
rule-hp-21 = Per i programmi che risolvono giochi, non al tavolo, e solo in 2: il mazzo piccolo lascia a ognuno A-peeling Potato, Poteto Potato e Sweet Potato, e si usano solo i primi 4 incontri. I vostri incontri possono allora essere 4 o più. Tutto il resto non cambia.
    .ruling = Questa opzione è nostra. Rende il gioco abbastanza piccolo da poterlo risolvere.

# Examples; their players are called A, B, C, …

rules-hp-row-rounds = Punti dopo ogni giro
rules-hp-names = nomina { $player }
rules-hp-hot-to = La Hot Potato va a { $player }.
rules-hp-hot-middle = La Hot Potato va al centro.
rules-hp-case-points = A, B e C scoprono Couch Potato, Sweet Potato e Poteto Potato. C aggiunge Robotato. Poi si scopre l’incontro che vedi qui.
    .result = Delle quattro patate sul tavolo, Poteto Potato è la meglio classificata. C guadagna 1 punto e scarta tutte e due le carte. A e B non hanno guadagnato niente: A può riprendere in mano il suo mazzo di scarto (HP-11), B può mettere in vigore Sweet Potato per il giro successivo (HP-12).
rules-hp-case-agreed = Quattro giocatori. D ha guadagnato il punto con Sweet Potato. A e B hanno giocato entrambi Rambotato e ognuno nomina qualcuno in segreto; si possono nominare solo C e D.
    .result = Entrambi hanno nominato C, quindi la Hot Potato va lì. C è subito senza effetti e in questo giro non può usare Couch Potato (HP-14).
rules-hp-case-split = Le stesse carte, ma A nomina C e B nomina D.
    .result = Non sono d’accordo, quindi nessuno riceve la Hot Potato. C può usare Couch Potato.
rules-hp-case-all = Tre giocatori, e tutti e tre giocano Rambotato.
    .result = Tutti guadagnano un punto. Non si chiede niente a nessuno, e la Hot Potato va al centro, ovunque fosse.
rules-hp-case-tie = Tre giocatori. Nel giro 15 A e B guadagnano entrambi un punto e arrivano a 10.
    .result = Sono pari in testa, quindi la partita continua. Nel giro 16 solo B guadagna un punto e vince con 11. Con l’opzione «{ option-tie }» impostata su «{ option-tie-shared }», A e B avrebbero condiviso la vittoria dopo il giro 15.

# Columns of the table of player counts

rules-column-potatoes = Patate a testa
rules-column-encounters = Incontri
rules-column-goal = Punti per vincere

## Lesson

# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = Tu e { $left } avete le stesse sei patate, e arrivano tre incontri, nessuno sa in quale ordine. Ognuno mette in classifica le patate. Ti servono 10 punti.
lesson-hot-potato-choose = In ogni giro scegliete in segreto; vince la patata meglio classificata. Sweet Potato è debole in tutti e tre, ma il suo effetto serve solo se perde. Scegli lei!
lesson-hot-potato-effect = { encounter-grim-grater }: A-peeling Potato è prima, 1 punto a { $left }. Senza punti puoi usare l’effetto della tua patata. Usalo: vincere il prossimo giro te ne darà 2!
lesson-hot-potato-double = La tua Sweet Potato è in vigore. Arriva { encounter-wicked-weed } o { encounter-nasty-knife }, e A-peeling Potato è in alto in entrambi. Scegli lei e prendi i tuoi 2 punti!
lesson-hot-potato-couch = 2 punti! Ma { $left } con Couch Potato ha ripreso A-peeling Potato, la migliore contro { encounter-nasty-knife }, l’ultimo dei tre. Non puoi vincere: scegli Rambotato.
lesson-hot-potato-hot = Un punto a { $left }, come temuto. Ma ora Rambotato può lanciare la Hot Potato. Mandala a { $left }!
lesson-hot-potato-barred = Chi ha la Hot Potato è senza effetti, tranne Rambotato, che la manda via. I punti valgono lo stesso. Che cosa arriva, nessuno lo sa: prova Robotato.
lesson-hot-potato-few = 1 punto a te! La Hot Potato lascia { $left } senza effetti: la sua Sweet Potato non serve a niente. Le carte giocate sono nel tuo scarto, te ne restano due. Scegli Couch Potato.
lesson-hot-potato-back = Stavolta nessun punto, ma ecco il bello di Couch Potato: usala, e tutto il tuo mazzo di scarto torna in mano.
lesson-hot-potato-end = Di nuovo cinque carte! Manca solo Couch Potato. Ogni patata ha il suo effetto, scritto sulla carta. Vince chi ha 10 punti ed è in testa da solo. Continua per conto tuo!
