### Che cosa si dice a chi vuole fare ciò che non si può. La pagina aggiunge il numero della regola come link.

## Chi si intende, visto dalla propria sedia
who-you = te
who-left = { $name } (alla tua sinistra)
who-right = { $name } (alla tua destra)
who-opposite = { $name } (di fronte a te)

## Giocare
refused-allowed = Puoi farlo.
refused-not-your-turn = Non è il tuo turno. Il tavolo aspetta { $who }.
refused-already-chosen = Hai già scelto. Ora tocca agli altri.
refused-choice-missing = Il tavolo aspetta ancora { $who }.
refused-match-over = La partita è finita, non c’è più niente da scegliere.
refused-match-not-over = La partita è ancora in corso. Sarà possibile alla fine.
refused-shuffle-owed = Si stanno ancora mescolando le carte. Un momento.
refused-unknown-action = Questa scelta ora non è possibile: { $action }. Puoi scegliere: { $allowed }.
refused-card-not-in-hand = Non hai in mano { $card }. Scegli una delle tue carte.
refused-must-follow-suit = Hai ancora una carta di questo colore ({ $colour }): devi giocarne una.

## Le opzioni di un gioco
allowed-from = un numero intero da { $least } in su
allowed-range = un numero intero da { $least } a { $most }
allowed-players = { $allowed } (solo con { $players } giocatori)
refused-bad-option-value = «{ $option }» non può essere { $value }. Valori possibili: { $allowed }.
refused-bad-clock = Una scelta può durare fino a { $most } secondi, oppure 1, 3 o 7 giorni senza riserva.
refused-player-has-time = Questo tavolo dura giorni: chi ha ancora tempo tiene il posto.
refused-bad-push-address = Le notifiche vanno solo a servizi push pubblici.
refused-bad-push-keys = Le chiavi del browser per le notifiche non sono valide.
refused-push-missing = Questo server non è configurato per inviare notifiche.
refused-unknown-option = Questo gioco non ha l’opzione { $option }. Le sue opzioni: { $allowed }.
refused-bad-player-count = Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
refused-bad-players = I giocatori si indicano come numero o come elenco di nomi.
refused-bad-starter = La partita non può cominciare da questo posto. Lascia fare al caso.
refused-unknown-game = Il gioco { $game } non esiste. Ci sono: { $allowed }.
refused-broken-game = Il gioco { $game } è installato ma non si può caricare. Chiedi a chi gestisce il server.
refused-not-a-mapping = «{ $option }»: qui non si può usare un file. Inserisci direttamente gli incontri.

## I posti e il tavolo
refused-not-seated = Per questo ti serve un posto al tavolo. Prima siediti.
refused-already-seated = Hai già un posto a questo tavolo.
refused-nobody-looks = Condividete questo schermo. Chi sceglie deve prima aprire il sipario.
refused-not-beside = Si può condividere uno schermo solo prima di una partita, ai posti liberi di un tavolo senza limiti di tempo.
refused-no-such-seat =
    { $seats ->
        [one] Questo posto non esiste. Il tavolo ha { $seats } posto.
       *[other] Questo posto non esiste. Il tavolo ha { $seats } posti.
    }
refused-bad-seat = Qui non esiste un posto { $seat }.
refused-seat-taken = Questo posto è occupato. Ancora liberi: { $free }.
refused-seat-open = Lì non c’è nessuno.
refused-remove-first = Lì c’è { $name }. Prima allontana questa persona dal tavolo.
refused-table-full = Tutti i posti sono occupati. Chi ospita può offrirtene uno.
refused-player-present = A questo posto gioca qualcuno. Si può cedere quando ci gioca un bot.
refused-players-present = Altri stanno ancora giocando qui. Chiudi il tavolo quando hanno finito.
refused-players-absent = Non c’è ancora: { $who }. Aspetta, o fai distribuire lo stesso.
refused-nothing-to-look-at = Il tuo tempo non aspetta che tu guardi la partita.
refused-seat-taken-over = Al tuo posto gioca un bot. Prima riprenditi il posto.
refused-seat-is-yours = Il posto è già tuo. Non ci gioca nessun bot.
refused-bad-offer = Questo link per un posto è già stato usato o è sconosciuto. Chiedine un altro a chi ospita.
refused-seat-promised = Questo posto è già promesso o qualcuno lo chiede.
refused-seat-not-to-have = Si può chiedere solo il posto di un bot che non è promesso a nessuno.
refused-nothing-to-grant = Nessuno chiede questo posto.
refused-removed-from-table = Chi ospita ti ha allontanato da questo tavolo. Solo chi ospita può riammetterti.
refused-nobody-removed = Nessuno con questo nome è stato allontanato dal tavolo.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-table-waiting = La partita non è ancora cominciata.
refused-table-dealing = Si stanno dando le carte. Aspetta un momento.
refused-table-playing = Non si può mentre la partita è in corso.
refused-table-over = La partita è finita. Chiedi la rivincita per continuare.
refused-table-closed = Questo tavolo è chiuso. Aprine un altro.
refused-lesson-for-one = Una lezione è per una persona sola. Ognuno può aprire la sua.
refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli.
refused-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
refused-bad-chat = Un messaggio ha da 1 a { $most } caratteri visibili.
refused-chat-too-fast = Un messaggio alla volta. Aspetta un momento prima del prossimo.
refused-name-needed = Scegli un nome prima di scrivere agli altri.
refused-faces-too-fast = Una faccia alla volta. Aspetta un momento prima della prossima.
refused-bad-entropy = Ciò che aggiungi alla mescolata è troppo lungo o non è testo leggibile. Accorcialo.
refused-bad-reveal = Non è il testo di cui hai dato l’impronta prima. Svela quello.
refused-text-owed = Il tuo testo per questa distribuzione manca e altri hanno svelato il proprio. Solo loro possono ricominciare.
refused-nothing-to-reveal = Ciò che aggiungi alla mescolata si svela una volta sola, subito dopo l’avvio.
refused-deal-prepared = In una lezione le carte sono preparate: non si aggiunge niente alla mescolata.
refused-no-undo-here = A questo tavolo carta giocata è giocata.
refused-undo-pending = Qualcuno chiede già di annullare la mossa. Prima rispondi.
refused-undo-too-far = La tua ultima mossa, o una successiva, ha svelato qualcosa di nascosto. Ciò che si è visto non si annulla.
refused-player-away = Qualcuno del tavolo è assente e da allora si è visto qualcosa. Per annullare serve il consenso di tutti.
refused-nothing-to-undo = Non hai ancora fatto una mossa che si possa annullare.
refused-nothing-asked = Nessuno chiede il tuo consenso.
refused-no-hints-here = A questo tavolo non ci sono consigli.
refused-hint-under-way = Il tuo ultimo consiglio è ancora in preparazione. Uno alla volta.
refused-nothing-to-choose = Adesso non hai niente da scegliere.

## Dopo la partita
refused-no-such-match =
    { $matches ->
        [one] Questa partita non esiste. A questo tavolo c’è stata { $matches } partita.
       *[other] Questa partita non esiste. A questo tavolo ci sono state { $matches } partite.
    }
refused-match-broken-off = La partita è stata interrotta e non ha una registrazione.
refused-review-under-way = La tua analisi è ancora in corso. Una alla volta.
refused-too-busy = Ci sono molte analisi in corso. Riprova tra un momento.
refused-server-stops = Il server sta per riavviarsi. Riprova tra un momento.
refused-event-differs = La registrazione riporta qualcosa che non deriva dal suo seme e dalle regole.
refused-events-missing = La registrazione finisce prima della fine della partita.
refused-events-surplus = La registrazione continua dopo la fine della partita.
refused-result-differs = Il risultato registrato non è quello a cui porta la partita.
refused-option-differs = Le opzioni non sono scritte come vanno scritte in una registrazione.
refused-option-is-default = La registrazione indica «{ $option }», che però ha il valore predefinito.
refused-not-a-record = Questa non è la registrazione di una partita.
refused-key-missing = Alla registrazione manca la voce «{ $key }».
refused-bad-value = La voce «{ $key }» della registrazione non è valida.
refused-unknown-key = La voce «{ $key }» non fa parte di una registrazione.
refused-bad-event = Nella registrazione c’è un evento che in questo gioco non esiste.
refused-bad-seed = Un seme è fatto di 64 cifre esadecimali in minuscolo.
refused-bad-order = In una mescolata ogni carta deve comparire una volta sola.

## Il server
refused-no-guest = Il server non ti conosce ancora. Ricarica la pagina e accetta il suo cookie.
refused-no-such-table = Dietro questo link non c’è nessun tavolo. Controllalo, o apri un nuovo tavolo.
refused-table-elsewhere = Questo tavolo è su un altro server, che non risponde. Riprova tra un momento.
refused-no-such-lesson = Non c’è una lezione con questo nome.
refused-too-many-tables =
    { $most ->
        [one] Puoi avere al massimo { $most } tavolo aperto. Prima chiudilo.
       *[other] Puoi avere al massimo { $most } tavoli aperti. Prima chiudine uno.
    }
refused-too-many-listed =
    { $most ->
        [one] Puoi avere un solo tavolo nell’elenco. Chiudilo prima, o apri questo solo con un link.
       *[other] Puoi avere al massimo { $most } tavoli nell’elenco. Chiudine prima uno, o apri questo solo con un link.
    }
refused-journal-full = A questo tavolo sono successe tante cose: si può solo finire la partita. Apri un nuovo tavolo.
refused-too-many-sockets = Questo tavolo è aperto in troppe finestre. Chiudine qualcuna.
refused-bad-link = Questo link è già stato usato, è scaduto o sconosciuto. Creane un altro sul dispositivo che ti conosce.
refused-too-often =
    { $seconds ->
        [one] Troppe richieste in una volta. Riprova tra un secondo.
       *[other] Troppe richieste in una volta. Riprova tra { $seconds } secondi.
    }
refused-storage-failed = Il server non è riuscito a salvarlo, quindi non è successo niente. Riprova tra un momento.
refused-server-failed = Qualcosa è andato storto sul server. Riprova.
refused-unhealthy = Il server ha un problema. Riprova più tardi.
refused-not-ready = Il server non è ancora pronto. Riprova fra un minuto.
refused-gone = La connessione è caduta prima che arrivasse tutto. Riprova.
refused-bad-origin = Si può fare solo dalle pagine di questo server.
refused-cookies-too-large = Il tuo browser ha inviato troppi cookie. Cancella quelli di questo sito e ricarica la pagina.
refused-bad-host = La richiesta non dice a quale server è diretta. Ricarica la pagina.
refused-not-from-here = Si vede solo sul computer del server stesso.
refused-no-such-path = A questo indirizzo non c’è niente.
refused-no-such-method = Questo indirizzo non si usa così. Ricarica la pagina.
refused-not-json = Il server non ha potuto leggere la richiesta. Ricarica la pagina.
refused-bad-body = Il server non ha potuto leggere la richiesta. Ricarica la pagina.
refused-bad-query = Il server non ha potuto leggere l’indirizzo. Controlla il link.
refused-body-too-large = Il testo era troppo lungo. Accorcialo.
refused-bad-message = Il server non ha potuto leggere il messaggio. Ricarica la pagina.
refused-binary-message = Il server legge solo testo. Ricarica la pagina.
refused-message-too-long = Il messaggio era troppo lungo. Accorcialo.
refused-no-hello = Il collegamento con il server è partito male. Ricarica la pagina.
refused-hello-again = Il collegamento con il server è già attivo. Ricarica la pagina.
refused-bad-version = Questa pagina non è aggiornata (il server usa la versione { $version }). Ricaricala.
