### Compañeros: every word of its own. The page loads Rules and Lesson when they are opened, and never Terminal.

## Name and options
game-companeros = Compañeros
game-companeros-sentence = I colori si sommano, il più forte si serve per primo e una parità lascia a bocca asciutta tutti quelli che seguono.
game-companeros-length = circa 10 minuti
option-games = Smazzate
option-games-help = I punti vittoria di tutte le smazzate si sommano.
option-memory = Memoria
option-memory-help = Se attiva, punti vittoria, carte prese e prese passate restano nascosti fino alla fine della smazzata.
option-memory-off = tutto resta visibile
option-memory-on = la memoria conta

## Score
score-unit-companeros = punti vittoria
score-counted-companeros = { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
after-with-companeros = Con { score-counted-companeros }.

## Log
colour-value = { $colour } { $value }
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

## Refusals
refused-card-not-in-use = Con questo numero di giocatori { $card } non è in gioco. Scegli una delle tue carte.
refused-colour-not-in-display = Il colore { $colour } non è nell’esposizione. Prendi un colore che c’è.

## Actions
action-take =
    prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }

## Board
co-display = L’esposizione
co-display-empty = L’esposizione è vuota.
co-group = { $colour }: { $points ->
    [one] 1 punto vittoria.
   *[other] { $points } punti vittoria.
}
co-take =
    Prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }: { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }
co-take-pointed =
    Prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }: { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }, consigliato
co-values = Valori dei colori, il più alto per primo
co-tied = pari
co-ranking = Chi si serve, in quest’ordine
co-stopped = Parità a { $value }: stop
co-your-take = Prendi un colore dall’esposizione.
co-takes = { $name } prende un colore.
co-trick = Presa { $trick } di { $tricks }
co-game = Smazzata { $game } di { $games }
co-game-over = La smazzata è finita
co-points = Punti vittoria
co-cards = Carte
key-arrows-companeros = scorri la mano o i colori dell’esposizione
key-digits-companeros = scegli una carta o un colore in base alla posizione
key-enter-companeros = gioca la carta scelta o prendi il colore
co-count-piles = Nei mazzetti
co-count-points = { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}
co-count-memory = A questo tavolo si gioca a memoria: ciò che è stato preso resta nascosto fino alla fine della smazzata.
tell-count-pile = { $name } ha preso { $cards }.
tell-count-no-pile = { $name } non ha preso niente.
co-pile = { $count ->
    [one] Preso: una carta. Punti vittoria:
   *[other] Preso: { $count } carte. Punti vittoria:
}

## The table in words
tell-take =
    prendi { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    } per { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    } ({ $cards })
tell-display = Nell’esposizione: { $groups }.
tell-group = { $colour } per { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
} ({ $cards })

## Terminal
board-points-hidden = punti nascosti
board-taken = { $count ->
    [one] 1 raccolta
   *[other] { $count } raccolte
}

## Rules

# The numbered rules of rules.md in a player's words

rules-co-short-goal = Prendi carte dall’esposizione. Ognuna porta il suo numero in punti vittoria.
rules-co-short-turn = In ogni presa ognuno gioca una carta qualsiasi, scoperta.
rules-co-short-value = Poi contano i colori: si sommano le carte di ogni colore della presa. Il colore più forte viene per primo, e al suo interno la carta più alta.
rules-co-short-take = In quest’ordine ognuno prende tutte le carte di un colore dall’esposizione.
rules-co-short-tie = Se due colori sono pari, ci si ferma lì: a loro e a tutti i successivi non tocca niente.
rules-co-short-end = Le carte appena giocate passano nell’esposizione per la presa successiva. Dopo nove prese vince chi ha più punti vittoria.

rules-co-cards = Carte e preparazione
rules-co-play = Giocare una presa
rules-co-taking = Classifica e assegnazione
rules-co-end = Fine della smazzata
rules-co-games = Più smazzate
rules-co-seen = Che cosa vedi

rules-co-picture-display = Un’esposizione, divisa per colore: chi prende il giallo riceve 7 + 4 = 11 punti vittoria.

rule-co-1 = Ci sono sei colori, con i numeri da 1 a 10. Si usano tanti colori quanti sono i giocatori (da 3 a 6). Nelle partite registrate le carte si scrivono R1 … R10 (rosso), e così Y (giallo), G (verde), B (blu), P (viola) e O (arancione).
    .ruling = I colori entrano in quest’ordine: rosso, giallo, verde, blu, viola, arancione. In tre si usano i primi tre, e così via. Anche i nomi viola e arancione sono nostri.
rule-co-2 = Si mescolano insieme i colori in uso. Si scoprono tante carte quanti sono i giocatori: è l’esposizione. Il resto si distribuisce in parti uguali, 9 carte a testa. Non avanza niente.
rule-co-3 = Chi comincia la primissima presa si stabilisce prima (a un tavolo vero: il più anziano). In senso orario ognuno gioca una carta dalla mano, scoperta. Puoi giocare qualsiasi carta; non c’è mai obbligo di rispondere al colore.
rule-co-4 = Quando tutti hanno giocato si sommano le carte di ogni colore in questa presa. La somma è il valore del colore.
rule-co-5 = Classifica: il colore con il valore più alto viene per primo, poi il successivo. All’interno di un colore viene prima chi ha la carta di valore più alto.
rule-co-6 = In quest’ordine ognuno sceglie un colore e prende tutte le sue carte dall’esposizione. Restano coperte davanti a te e portano il loro valore in punti vittoria.
    .ruling = Finché ci sono carte, devi prendere. Scegli solo il colore, e se ne resta uno solo lo ricevi senza che ti venga chiesto.
rule-co-7 = Se due o più colori che si seguono in classifica hanno lo stesso valore, l’assegnazione si ferma lì definitivamente, anche per tutti i colori dopo di loro. Quello che non è stato preso resta nell’esposizione.
rule-co-8 = Quando l’esposizione è vuota, l’assegnazione è finita. A chi verrebbe dopo in classifica non tocca niente. La presa successiva la comincia comunque chi ha preso per primo.
    .ruling = Tutta questa regola è nostra.
rule-co-9 = Poi tutte le carte di questa presa passano nell’esposizione.
    .ruling = Prima c’è quello che era rimasto, poi la presa nell’ordine di gioco.
rule-co-10 = Chi ha preso per primo comincia la presa successiva. Se nessuno ha potuto prendere perché i valori più alti dei colori erano pari, ricomincia lo stesso giocatore.
rule-co-11 = Si giocano nove prese. Dopo l’ultima si fa l’assegnazione come sempre.
    .ruling = Le carte dell’ultima presa e quello che resta nell’esposizione non contano per nessuno.
rule-co-12 = Vince chi ha più punti vittoria.
    .ruling = In caso di parità la vittoria è condivisa.
rule-co-13 = Prima di cominciare potete accordarvi su più smazzate: è l’opzione «{ option-games }», predefinito 1. I punti vittoria di tutte le smazzate si sommano e vince la somma più alta.
    .ruling = Anche qui, in caso di parità, la vittoria è condivisa.
rule-co-14 = Per ogni nuova smazzata si mescola e si distribuisce da capo. Comincia chi è in testa nella somma di tutte le smazzate giocate.
    .ruling = Se sono in testa più giocatori, comincia il primo di loro in senso orario, contando dal giocatore che ha cominciato la prima presa della smazzata precedente. Conta anche lui.
rule-co-15 = «{ option-games }» vuole un numero intero da 1 in su, «{ option-memory }» vuole «{ option-memory-on }» oppure «{ option-memory-off }». Un’opzione sconosciuta o un altro valore viene rifiutato con un messaggio, come in PM-24.
rule-co-16 =
    Vedi: la tua mano; l’esposizione; la presa; quante carte ha in mano ognuno; ogni carta giocata o presa finora e chi l’ha presa (è successo sotto gli occhi di tutti); i punteggi.
    Non vedi mai: le altre mani; il numero segreto delle mescolate (il seme) prima che tutto sia finito.
    .ruling = Secondo le regole stampate le carte prese restano coperte e si possono guardare solo alla fine. Il programma di norma se ne discosta: tutto resta visibile, e conta lui per te. Per giocare come nelle regole stampate, impostate l’opzione «{ option-memory }» su «{ option-memory-on }». Allora tutti i punti vittoria, tutte le carte prese (anche le tue) e le prese precedenti restano nascosti fino alla fine di ogni smazzata. L’esposizione e la presa in corso restano visibili.
rule-co-17 = Per i programmi che risolvono giochi, non al tavolo, e in 2: il mazzo piccolo ha otto carte, rosso da 1 a 4 e giallo da 1 a 4. Nell’esposizione ci sono 2 carte, ognuno riceve 2 carte, e 2 carte restano da parte senza che nessuno le veda. Una partita ha due prese. Tutto il resto non cambia.
    .ruling = Questa opzione è nostra. Rende il gioco abbastanza piccolo da poterlo risolvere.

# Examples; their players are called A, B, C, …

rules-co-row-played = La presa, nell’ordine di gioco
rules-co-row-colours = La presa per colore
rules-co-row-display = L’esposizione
rules-co-takes = { $player } prende
rules-co-case-ranking = Sei giocatori, da A a F, giocano nell’ordine: 7 verde, 2 verde, 9 giallo, 5 rosso, 10 blu, 6 rosso.
    .result = Il rosso vale 6 + 5 = 11, il blu 10, il verde 7 + 2 = 9, il giallo 9. La classifica è quindi F (6 rosso), D (5 rosso), E (10 blu). Poi verde e giallo sono pari.
rules-co-case-stop = La stessa presa continua. F prende per primo, per esempio il giallo: 11 punti vittoria. Poi D, per esempio il rosso: 9 punti vittoria. Poi E, per esempio il verde: 6 punti vittoria.
    .result = Verde e giallo sono pari a 9, e questo ferma l’assegnazione: ad A, B e C non tocca niente. Il 4 blu resta, e le sei carte giocate si aggiungono. F comincia la presa successiva.
rules-co-case-top = Tre giocatori. A comincia con il 7 rosso, B gioca il 7 giallo, C il 3 verde.
    .result = Rosso e giallo sono pari in testa, quindi nessuno prende niente, nemmeno C, che viene dopo. Le tre carte passano nell’esposizione, e A comincia di nuovo la presa successiva.

# Columns of the table of player counts

rules-column-colours = Colori
rules-column-cards = Carte
rules-column-display = Esposizione
rules-column-tricks = Prese

## Lesson

# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Ecco l’esposizione. Le sue carte le vogliono tutti: ognuna vale il suo numero in punti vittoria. Ci sono nove prese, e vince chi ne ha di più.
lesson-companeros-play = In ogni presa ognuno gioca una carta, una qualsiasi. Poi si sommano i numeri di ogni colore: il più forte viene per primo. Tocca { letter-red }7 e giocala.
lesson-companeros-ranking = Rosso 7 + 8 fa 15 e batte giallo 9. Quindi il rosso viene per primo, e nel rosso la carta più alta: prima { $left }, poi tu, poi { $right }.
lesson-companeros-take = In quest’ordine ognuno prende un colore intero dall’esposizione. { $left } ha scelto il giallo. Il verde ti porta 7 punti vittoria: toccalo.
lesson-companeros-join = Ora le tre carte giocate passano nell’esposizione: rosso 15 e giallo 9. La prima scelta è toccata a { $left }, che perciò comincia la prossima presa.
lesson-companeros-tie = { letter-red }10 è in testa, il verde ha 9. Gioca { letter-green }1: così hanno 10 tutti e due. La parità ferma lì l’assegnazione, e il bel mucchio rosso non va a { $right }.
lesson-companeros-nobody = Parità! Ai colori pari non tocca niente, e nemmeno ai successivi. Così resta tutto lì, si aggiungono queste tre e il rosso sale a 25. Ricomincia { $left }.
lesson-companeros-strike = Ora colpisci! { letter-red }9 e il { letter-red }6 sul tavolo fanno 15, più di giallo 10. E 9 è più alto di 6, quindi passi davanti a tutti. Gioca { letter-red }9.
lesson-companeros-harvest = La prima scelta è tua. Un colore intero, con tutte le sue carte: tocca il rosso e porta a casa 25 punti vittoria!
lesson-companeros-end = 32 punti vittoria, e cominci tu la prossima presa. Attenzione alla fine: ciò che resta esposto dopo la nona presa non conta per nessuno. Ora continua senza aiuto!
