### Dopo una partita: risultato, segnapunti, replay, analisi, verifica delle carte.

## Segnapunti
sheet-label = Segnapunti
sheet-round = Giro
sheet-game = Smazzata
sheet-total = Totale
sheet-none = Non è stato ancora segnato nulla.
sheet-so-far = { $number }, finora
sheet-wins = vince
sheet-shares = condivide la vittoria

## La fine di una partita
after-you-win = Hai vinto!
after-wins = Vince { $name }!
after-share = { $names } condividono la vittoria!
after-you-share = Condividi la vittoria con { $names }!
after-with = Con { score-counted }.
after-place =
    Tu: { $place }º posto, { $points ->
        [0] dopo lo spareggio
       *[other] { $score } in meno
    }.
after-rematch = Rivincita
after-next = Si prepara la prossima partita.
after-accept = Ci sto
after-decline = No, grazie
after-begun = La prossima partita è cominciata.
after-without-you = La prossima partita è cominciata senza di te.
after-to-table = Al tavolo
after-replay = Replay
after-review = Analisi
after-check = Verifica la distribuzione
after-record = Scarica la registrazione

## Pagine su una partita finita
finished = Dopo la partita
finished-title = { $game }, partita { $number }
finished-replay = Replay
finished-review = Analisi
finished-check = Verifica la distribuzione
finished-table = Torna al tavolo
finished-again = Riprova

## Replay
replay-loading = Caricamento della partita…
replay-slider = Passo della partita
replay-at = { $step } di { $steps }
replay-at-round = Passo { $step } di { $steps }, giro { $part }
replay-at-game = Passo { $step } di { $steps }, smazzata { $part }
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-part-back =
    { $part ->
        [game] All’inizio della smazzata
       *[round] All’inizio del giro
    }
replay-part-on =
    { $part ->
        [game] Alla smazzata successiva
       *[round] Al giro successivo
    }
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-chair = Visto da
replay-spectator = Spettatore
replay-open = Scopri tutte le mani
replay-link = Copia il link a questo momento
replay-keys =
    Tasti: ← → un passo, N P { $part ->
        [game] smazzata successiva/precedente
       *[round] giro successivo/precedente
    }, Inizio Fine, Spazio riproduci/pausa, 1–6 un posto, 0 spettatore.

## Analisi
review-whose = Scelte di
review-thinking = Il maestro sta esaminando le scelte di { $name }. La prima volta ci vuole qualche secondo.
review-summary = { $good } scelte su { $real } buone come quelle del maestro: { $share }
review-mean = { $mistakes ->
    [0] Nessun errore evidente.
    [one] Un errore evidente.
   *[other] { $mistakes } errori evidenti.
} In media una scelta è costata { $points } { $unit }.
review-honest = È il giudizio del nostro bot più forte, con { $simulations } continuazioni simulate per ogni scelta, in base a ciò che si poteva sapere in quel momento. Il giudizio ha un margine d’errore. Una scelta conta come errore solo se costa più del doppio di quel margine e più di { $score }. Per i consigli vale lo stesso.
review-part = La partita è lunga: sono state giudicate solo le prime { $count } scelte.
review-moments = I momenti più costosi
review-no-moments = Nessuno: non c’è una scelta chiaramente peggiore di quella del maestro.
review-moment = Scelto: { $chosen }; meglio: { $best }.
review-cost = La scelta è costata { $score } ({ $error }), e la probabilità di vincere è scesa: prima { $before }, poi { $after }.
review-cost-points = La scelta è costata { $score } ({ $error }), ma non ha quasi cambiato la probabilità di vincere.
review-error = ± { $error }
review-exact = esattamente
review-show = Mostra
review-show-number = Mostra la scelta { $number } sul tavolo
review-curve = Probabilità di vincere
review-curve-told = Alla prima scelta { $first }, all’ultima { $last }; minimo { $least }, massimo { $most }.
review-curve-keys = Con le frecce percorri la curva, Invio mostra il momento sul tavolo.
review-curve-table = La curva come tabella
review-decision = Scelta
review-chance-was = probabilità di vincere: { $chance }
review-told = Scelta { $number }, { $chosen }: probabilità di vincere { $chance }.
review-all = { $count ->
    [one] L’unica scelta
   *[other] Tutte le { $count } scelte
}
review-master = La scelta del maestro: { $best }.
review-verdict-only = Non c’era scelta.
review-verdict-best = La scelta del maestro.
review-verdict-as-good = Altrettanto buona, o quasi.
review-verdict-mistake = Un errore.

## Verifica delle carte
check-running = La partita viene rigiocata…
check-holds = La distribuzione è regolare
check-open = La distribuzione è provata solo in parte
check-fails = La distribuzione non è regolare
check-steps-told = Il server ha rigiocato tutta la partita dal suo seme: { $shuffles ->
    [one] { $shuffles } mescolata
   *[other] { $shuffles } mescolate
}, { $choices ->
    [one] { $choices } scelta
   *[other] { $choices } scelte
}, { $events } eventi, e tutto torna.
check-own = Che cosa verifica questo browser da solo
check-own-yes = Prima della prima carta questo dispositivo ha conservato le impronte (SHA-256) che gli sono state mostrate. Il seme e tutte le aggiunte corrispondono, e la tua aggiunta è tra queste. La registrazione contiene le carte che gli sono state mostrate.
check-own-watched = Prima della prima carta questo dispositivo ha conservato le impronte (SHA-256) che gli sono state mostrate. Il seme e tutte le aggiunte corrispondono. Tu guardavi, quindi nessuna aggiunta è tua.
check-own-seed = Il seme non corrisponde all’impronta mostrata a questo dispositivo prima della prima carta. Il server lo ha scambiato.
check-own-own = La tua aggiunta non è tra quelle mescolate.
check-own-other = Un’aggiunta non corrisponde alle impronte mostrate a questo dispositivo prima della prima carta.
check-own-starter = Chi comincia non deriva dal seme e dalle aggiunte.
check-own-seen = La registrazione non corrisponde a ciò che è stato mostrato a questo dispositivo durante la partita.
check-own-record = La registrazione non deriva dal suo seme e dalle regole.
check-own-missing = Non è stato possibile scaricare la registrazione: la distribuzione non è verificata.
check-own-unseen = Questo dispositivo non ha conservato niente di prima della distribuzione e non può confrontare. Chi ha giocato su un altro dispositivo può verificare lì.
check-without = L’aggiunta di { $name } non è arrivata in tempo: le carte sono state date senza. Se { $name } gestisce il server, così ha potuto scegliere tra due distribuzioni.
check-redrawn = { $count ->
    [one] Prima di questa distribuzione erano già state svelate aggiunte una volta, e non sono arrivate carte. Chi gestisce il server poteva così scegliere tra le distribuzioni.
   *[other] Prima di questa distribuzione erano già state svelate aggiunte { $count } volte, e non sono arrivate carte. Chi gestisce il server poteva così scegliere tra le distribuzioni.
}
check-commitment = Impegno
check-committed = Fissato il { $when }, prima che qualcuno svelasse qualcosa
check-seed = Seme
check-seed-when = Segreto fino alla fine della partita
check-entropy = Aggiunto dai giocatori
check-entropy-none = Nessuno ha aggiunto nulla.
check-started = Carte distribuite il { $when }
check-means = Che cosa significa
check-proves = Il seme e le aggiunte fissano ogni mescolata e chi comincia. Finché non era tutto fissato, di ogni aggiunta si conosceva solo l’impronta. Se dunque la verifica di questo dispositivo torna, la tua aggiunta c’era e non ne manca nessuna, nessuno ha potuto scegliere le carte, nemmeno chi gestisce il server.
check-proves-not = Non prova che nessuno abbia sbirciato: chi gestisce il server avrebbe potuto guardare le carte durante la partita. Anche questa pagina viene dal suo server; se non ti fidi, gioca con il tuo Knolle: «knolle join».
check-yourself = Verifica di persona
check-yourself-how = La registrazione contiene tutta la partita. Con Knolle sul tuo dispositivo la rigiochi senza doverti fidare di questo server:
