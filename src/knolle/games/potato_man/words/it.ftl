### Potato Man: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-potato-man = Potato Man
game-potato-man-sentence = Ogni colore una sola volta per presa e vince la patata più alta, a meno che il piccolo Potato Man non incontri un’Evil Potato.
game-potato-man-length = circa 20 minuti
option-variant = Colori in gioco
option-variant-help = Senza il verde ogni presa ha rosso, blu e giallo. Solo in 3.
option-variant-standard = tutti e quattro
option-variant-no-green = senza il verde
option-gold = Valore di una carta sacco color oro
option-gold-help = Le regole stampate dicono 5.
option-two-player-colours = Colori in una presa
option-two-player-colours-help = Con tre, un colore può esserci due volte. Solo in 2.
option-two-player-colours-3 = tre o quattro
option-two-player-colours-4 = sempre quattro

## Cards
card-name-evil = { $number } { $colour }, Evil Potato
card-name-man = { $number } { $colour }, Potato Man
sack-red = carta sacco rossa
sack-blue = carta sacco blu
sack-green = carta sacco verde
sack-yellow = carta sacco gialla
sack-gold = carta sacco color oro

## Score
score-unit-potato-man = sacchi
score-counted-potato-man = { $points ->
    [one] { $points } sacco
   *[other] { $points } sacchi
}
after-with-potato-man = Con { score-counted-potato-man }.

## Log
pm-lead =
    { $name } comincia la presa con { $card }{ $face ->
        [man] , un Potato Man
       *[evil] , un’Evil Potato
    }.
pm-play =
    { $name } gioca { $card }{ $face ->
        [man] , un Potato Man
       *[evil] , un’Evil Potato
    }.
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
log-block = { $name } non può giocare nessuna di queste carte: { $cards }. Sarebbe servito { $colours }.
log-round-blocked = Il giro finisce, perché { $name } non può giocare. Nessuno prende una carta sacco per questa presa.
log-round-over = Sacchi di questo giro: { $scores }.
log-dealt = { $name } aveva ricevuto { $cards }.
log-pile = { $name }, mazzo d’acquisto a partire dall’alto: { $cards }.
log-aside = Da parte: { $cards }.

## Refusals
refused-colour-already-in-trick = Il colore { $colour } è già in questa presa, giocato da { $who }. Gioca un altro colore.
refused-colour-already-doubled = Un colore c’è già due volte, e anche il colore { $colour } c’è già. Gioca un colore che manca ancora.
refused-second-potato-man = In questa presa c’è già un Potato Man, quindi { $card } deve aspettare.

## Board
pm-ask-card = Tocca a te. Già in tavola: { $lying }. Gioca { $fitting }.
pm-round = Giro { $round } di { $rounds }
pm-sacks-left = Carte sacco rimaste
pm-sacks-of =
    Carte sacco di questo giro: { $worth ->
        [one] { $worth } sacco
       *[other] { $worth } sacchi
    }
pm-pile = Mazzo d’acquisto: { $count }
pm-pile-of = Mazzo d’acquisto di { $name }:
pm-aside = Da parte:
pm-blocked = { $name } non può giocare. Serviva:
pm-blocked-hand = La mano di { $name }, senza una carta adatta
pm-round-over = Il giro { $round } è finito
pm-sacks = Sacchi
pm-left = Carte rimaste
pm-played = Già giocate
pm-count-where = Dove sono le altre
pm-count-hand = { $count } in mano
pm-count-aside = Il resto è messo da parte.

## Result
after-tie-broken =
    { $names } hanno { $points ->
        [one] { $points } sacco
       *[other] { $points } sacchi
    } a testa. Decide il giro migliore: { $best ->
        [one] { $best } sacco
       *[other] { $best } sacchi
    } (PM-19).

## The table in words
tell-piles = Carte nei mazzi d’acquisto: { $scores }.
tell-sacks = { $count } × { $sack }
tell-sacks-left = Carte sacco rimaste: { $sacks }.
tell-sacks-gone = Non resta nessuna carta sacco.

## Terminal
board-legend-faces = ψ è un’Evil Potato, ∞ un Potato Man, ¤ una carta sacco color oro.

## Rules

# The numbered rules of rules.md in a player's words

rules-pm-short-goal = Raccogli più sacchi di patate di tutti gli altri.
rules-pm-short-turn = Gioca una carta nella presa, di un colore che non c’è ancora. (In cinque, un solo colore compare due volte.)
rules-pm-short-win = Il numero più alto vince la presa. Se c’è due volte, vince quello giocato dopo.
rules-pm-short-beats = Ma Potato Man (gialli da 1 a 3) batte tutto non appena nella stessa presa c’è Evil Potato (rossi da 16 a 18).
rules-pm-short-sack = Il colore della carta vincente decide il bottino: rosso 1 sacco, blu 2, verde 3, giallo 4. Se quel colore è finito, prendi l’oro: 5.
rules-pm-short-end = Se qualcuno non ha carte permesse da giocare, il giro finisce subito. Dopo tutti i giri vince chi ha più sacchi.

rules-pm-cards = Carte
rules-pm-deal = Distribuzione
rules-pm-play = Giocare una presa
rules-pm-winner = Chi vince la presa
rules-pm-rounds = Giri, fine, parità
rules-pm-options = Opzioni
rules-pm-seen = Che cosa vedi

rules-pm-trick-two = 4 carte, due a testa: ogni colore una volta
rules-pm-trick-three = 3 carte: tre colori diversi
rules-pm-trick-four = 4 carte: ogni colore una volta
rules-pm-trick-five = 5 carte: un colore due volte, gli altri una
rules-pm-picture-faces = Evil Potato ha i numeri più alti di tutti, Potato Man i più bassi.
rules-pm-picture-sacks = Il numero sul sacco dice quanti sacchi porta la carta. Ce ne sono tre di ogni tipo.

rule-pm-1 = Ci sono 52 carte patata: rosso 5–18 (14 carte), blu 4–16 (13), verde 3–14 (12), giallo 1–13 (13). Nelle partite registrate si scrivono R5 … R18, B4 … B16, G3 … G14 (verde) e Y1 … Y13 (giallo).
rule-pm-2 = I 16, 17 e 18 rossi mostrano Evil Potato. L’1, il 2 e il 3 gialli mostrano Potato Man.
rule-pm-3 = Ci sono 15 carte sacco: tre di ogni colore e tre color oro. Una carta sacco rossa porta 1 sacco, una blu 2, una verde 3, una gialla 4, una color oro 5.
    .ruling = Le regole stampate nominano solo giallo 4, blu 2 e oro 5. Rosso 1 e verde 3 completano la serie, e la ristampa li riporta così. Un riassunto in circolazione dice 35 per l’oro; le regole stampate dicono 5, in due lingue, e 5 continua la serie 1-2-3-4. Se preferisci 35, puoi impostarlo per il tuo tavolo (PM-21); non è mai il valore predefinito.
rule-pm-4 = Si mescolano tutte le 52 carte. In 2, ogni giocatore riceve 12 carte in mano e un mazzo d’acquisto di 8 carte coperte. In 3 o 4 ognuno riceve 12 carte, in 5 ne riceve 10. Il resto si mette da parte e nessuno lo vede fino alla fine del giro.
    .ruling = Dopo il giro le carte messe da parte vengono mostrate.
rule-pm-5 = Tutte le 15 carte sacco sono in vista sul tavolo. Ognuno vede sempre quante ne restano di ogni colore.
rule-pm-6 = Il primo giocatore comincia la prima presa del giro. Chi vince una presa comincia la successiva. Si gioca in senso orario, una carta per volta, finché la presa è completa. In 3, 4 o 5 è una carta a testa. In 2 la presa ha 4 carte: si gioca a turno, due carte a testa.
rule-pm-7 = In 2, 3 e 4: ogni colore può comparire una sola volta nella presa. In 3 una presa ha tre dei quattro colori, non importa quali. Vale anche per le carte Potato Man.
rule-pm-8 = In 5: la presa ha tutti e quattro i colori, e uno solo di essi due volte. Quindi puoi giocare un colore già presente solo finché nessun colore è doppio. Nessun colore può comparire una terza volta.
rule-pm-9 = In 5: non puoi giocare un Potato Man in una presa che ne ha già uno.
rule-pm-10 = In 2: subito dopo aver giocato una carta peschi la prima carta del tuo mazzo d’acquisto, finché ce n’è. Pesca solo chi ha appena giocato.
    .ruling = Peschi anche dopo l’ultima carta di una presa, prima che si decida chi la vince.
rule-pm-11 = È il tuo turno e hai ancora carte, ma le regole da PM-7 a PM-9 non ne permettono nessuna: sei bloccato. La tua mano viene mostrata a tutti e il giro finisce subito. Nessuno riceve una carta sacco per la presa incompleta, e le sue carte si scartano. Il programma se ne accorge da solo appena tocca a te; non si chiede niente a nessuno. Si mostra la mano, mai il mazzo d’acquisto. Se hai una carta permessa devi giocare: non puoi passare e non puoi chiudere il giro per scelta.
rule-pm-12 = Un giro finisce anche quando l’ultima presa è completa e tutte le mani sono vuote.
rule-pm-13 = Vince il numero più alto. Se c’è più volte, vince quello giocato per ultimo.
    .ruling = Numeri uguali ma più bassi non contano. (Una traduzione si potrebbe leggere diversamente.)
rule-pm-14 = Ma se nella stessa presa ci sono Evil Potato e Potato Man, vince Potato Man. Non importa che cos’altro c’è, chi l’ha giocato e in quale ordine.
rule-pm-15 = Chi vince la presa prende una carta sacco del colore della carta vincente. Se quel colore è finito, una color oro. Se è finito anche l’oro, niente.
    .ruling = Nel testo stampato il vincitore «può» prenderla. Qui non è una scelta: il programma la prende per te.
rule-pm-16 = Le carte giocate si scartano scoperte.
    .ruling = Tutti possono rivedere in ogni momento chi ha giocato che cosa. Nessuno deve ricordarselo.
rule-pm-17 = Dopo ogni giro si sommano i sacchi di ognuno e si annotano. Conta quanti sacchi portano le tue carte sacco, non quante carte hai. Poi si mescolano e si distribuiscono di nuovo tutte le 52 carte, e si rimettono in vista tutte le carte sacco.
rule-pm-18 = Chi comincia il primo giro si stabilisce prima della partita (a un tavolo vero: il più giovane). Ogni giro successivo lo comincia il vicino di sinistra di chi ha cominciato il giro precedente, chiunque abbia vinto.
rule-pm-19 = Si giocano tanti giri quanti sono i giocatori. Vince chi ha più sacchi in totale. In caso di parità decide, solo tra i giocatori in parità, il miglior risultato in un singolo giro.
    .ruling = Chi è pari anche in questo condivide la vittoria.
rule-pm-20 = Solo in 3: se impostate l’opzione «{ option-variant }» su «{ option-variant-no-green }», si tolgono le 12 carte patata verdi e le 3 carte sacco verdi. Restano 40 carte: 12 a testa e 4 da parte. Ogni presa ha rosso, blu e giallo. Predefinito: «{ option-variant-standard }».
rule-pm-21 = L’opzione «{ option-gold }» stabilisce quanti sacchi porta una carta sacco color oro. Predefinito: 5.
    .ruling = Quest’opzione è nostra. Le regole stampate dicono 5 (PM-3).
rule-pm-22 = Solo in 2: se impostate l’opzione «{ option-two-player-colours }» su «{ option-two-player-colours-3 }», a una presa di 4 carte bastano tre colori, e uno può esserci due volte. Allora vale anche PM-9. Predefinito: «{ option-two-player-colours-4 }».
    .ruling = Quest’opzione è nostra, dallo stesso riassunto che dice 35 per l’oro (PM-3). Le regole stampate dicono quattro colori.
rule-pm-23 = L’opzione «{ option-rounds }» stabilisce quanti giri si giocano. Predefinito: tanti quanti i giocatori.
    .ruling = Quest’opzione è nostra. Le regole stampate dicono tanti giri quanti giocatori (PM-19).
rule-pm-24 = Il numero di giri è un numero intero da 1 in su, il valore di una carta sacco color oro un numero intero da 0 in su. Un’opzione sconosciuta, un valore fuori dai limiti o che non va con il numero di giocatori viene rifiutato. Il messaggio indica l’opzione, il valore e che cosa sarebbe permesso.
rule-pm-25 =
    Vedi: la tua mano; la presa e chi ha giocato che cosa; le carte sacco rimaste e quelle di ognuno; tutte le carte già giocate in questo giro; quante carte ci sono in ogni mano e in ogni mazzo d’acquisto; i punteggi di tutti i giri.
    Non vedi mai: le altre mani (finché PM-11 non ne mostra una); che cosa pescano gli altri; i mazzi d’acquisto, nemmeno il tuo; le carte messe da parte; il numero segreto delle mescolate (il seme) prima della fine della partita.
    Quando un giro è finito si mostrano tutte le sue mani, i mazzi d’acquisto e le carte messe da parte.
rule-pm-26 = Per i programmi che risolvono giochi, non al tavolo, e solo in 2: il mazzo piccolo ha otto carte, rosso 11, 12, 13 e 16 e giallo 3, 11, 12 e 13. Ognuno riceve 3 carte, non ci sono mazzi d’acquisto, e 2 carte restano da parte. Una presa ha 2 carte, una per giocatore. C’è una carta sacco rossa, una gialla e una color oro. Tutto il resto non cambia.
    .ruling = Questa opzione è nostra. Rende il gioco abbastanza piccolo da poterlo risolvere.

# Examples; their players are called A, B, C, …

rules-pm-row-hand = La mano di { $player }
rules-pm-row-sacks = Carte sacco rimaste
rules-pm-row-rounds = Sacchi di ogni giro
rules-pm-case-doubled = Cinque giocatori. Sono stati giocati 7 rosso, 5 verde, 12 rosso e 4 blu.
    .result = Il rosso c’è già due volte, quindi nessun colore può più ripetersi: E deve giocare giallo.
rules-pm-case-draw = Due giocatori. Ecco che cosa vede A. Ognuno pesca subito dopo aver giocato una carta; A non vede che cosa pesca B.
    .result = Solo adesso si decide la presa: vince il 12 rosso di A. A comincia la presa successiva e può già giocare il 17 rosso appena pescato.
rules-pm-case-block = Quattro giocatori. Sono stati giocati rosso, giallo e verde. D non ha blu.
    .result = Sarebbe permesso solo il blu, quindi D è bloccato. La sua mano viene mostrata a tutti, il giro è finito e nessuno riceve una carta sacco per questa presa.
rules-pm-case-later = Due giocatori. A comincia con il 5 giallo, B gioca il 16 rosso, A il 16 blu, B il 6 verde.
    .result = 16 è il numero più alto e c’è due volte. Il 16 blu è arrivato dopo e vince; il 5 giallo non è Potato Man. A prende una carta sacco blu: 2 sacchi.
rules-pm-case-potato-man = Cinque giocatori. Giocano nell’ordine: 8 giallo, 8 blu, 17 rosso, 2 giallo, 4 verde.
    .result = Il 17 rosso è il numero più alto, ma è Evil Potato, e il 2 giallo è Potato Man. Vince il 2 giallo, e D prende una carta sacco gialla: 4 sacchi.
rules-pm-case-order = Quattro giocatori. Potato Man è stato giocato per primo, Evil Potato solo dopo.
    .result = Il 18 rosso è il numero più alto, ma l’ordine non conta: vince Potato Man, e A prende una carta sacco gialla: 4 sacchi.
rules-pm-case-gold = Quattro giocatori. A vince la presa con il 14 blu, ma le carte sacco di quel colore sono finite.
    .result = A prende al suo posto una carta sacco color oro, l’ultima: 5 sacchi.
rules-pm-case-nothing = A vince anche la presa successiva, con il 13 giallo. Il giallo è finito, e adesso è finito anche l’oro.
    .result = A non riceve niente per questa presa, ma comincia comunque la successiva (PM-6).
rules-pm-case-tie = Tre giocatori. Dopo l’ultimo giro A e B hanno 33 sacchi a testa, C ne ha 32.
    .result = A e B sono pari, quindi decide il miglior giro tra questi due: i 16 di B battono i 14 di A, e vince B. I 18 di C sono il miglior giro di tutti, ma C non è pari in testa.

# Columns of the table of player counts

rules-column-pile = Mazzo d’acquisto
rules-column-aside = Da parte
rules-column-trick = Una presa
rules-column-rounds = Giri

## Lesson

# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Queste 12 patate sono la tua mano. Ognuno gioca una carta per presa, e chi vince la presa riceve sacchi. Alla fine vince chi ha più sacchi.
lesson-potato-man-lead = Cominci tu la presa: va bene qualsiasi carta. Vince il numero più alto, e 15 è difficile da battere. Tocca { letter-blue }15 e giocala.
lesson-potato-man-sack = { letter-blue }15 è la più alta: la presa è tua, con una carta sacco del colore della tua carta. Il rosso vale 1 sacco, il blu 2, il verde 3, il giallo 4. Finito un colore, ricevi l’oro: 5.
lesson-potato-man-colours = Chi vince comincia la presa successiva. Ogni colore può stare in una presa una volta sola: nessuno può rispondere verde al verde. Gioca { letter-green }13: una carta sacco verde varrebbe 3.
lesson-potato-man-equal = 13 contro 13! Se il numero più alto c’è due volte, vince la carta giocata dopo. Così { $left } riceve una carta sacco rossa, che vale 1, e comincia la prossima presa.
lesson-potato-man-hatched = Rosso e blu sono già in questa presa. Per questo le tue carte rosse e blu sono tratteggiate: ora non puoi giocarle. Toccane una per sapere perché.
lesson-potato-man-hero = { letter-red }16 è un’Evil Potato, come il 17 e il 18 rossi. Ma l’1, il 2 e il 3 gialli sono Potato Man: se nella presa c’è un’Evil Potato, vince lui. Gioca { letter-yellow }2!
lesson-potato-man-won = Vince Potato Man, e il tuo piccolo 2 porta una carta sacco gialla, che vale 4. Hai già 6 sacchi! Senza un’Evil Potato nella presa è solo una carta bassa.
lesson-potato-man-end = Il giro finisce quando le mani sono vuote, o subito, se chi è di turno non ha una carta permessa: quella presa allora non porta sacchi. Il resto lo giochi senza aiuto!
