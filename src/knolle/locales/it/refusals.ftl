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
refused-match-not-over = La partita è ancora in corso. Si può solo alla fine.
refused-shuffle-owed = Si stanno ancora mescolando le carte. Un momento.
refused-unknown-action = Ora non si può scegliere questo: { $action }. Puoi scegliere: { $allowed }.
refused-card-not-in-hand = Non hai in mano { $card }. Scegli una delle tue carte.
refused-card-not-in-use = Con questo numero di giocatori { $card } non è in gioco. Scegli una delle tue carte.
refused-colour-already-in-trick = Il colore { $colour } è già in questa presa, giocato da { $who }. Gioca un altro colore.
refused-colour-already-doubled = Un colore c’è già due volte, e anche il colore { $colour } c’è già. Gioca un colore che manca ancora.
refused-second-potato-man = In questa presa c’è già un Potato Man, quindi { $card } deve aspettare.
refused-colour-not-in-display = Il colore { $colour } non è nell’esposizione. Prendi un colore che c’è.
refused-names-oneself = Non puoi mandarti la Hot Potato. Nomina qualcun altro.
refused-names-rambo-player = Anche { $who } ha giocato Rambotato e non si può nominare. Nomina qualcuno che non l’ha giocato.
refused-must-name = Di’ chi riceve la Hot Potato, oppure rinuncia all’effetto.
refused-nobody-to-name = Tutti hanno giocato Rambotato, quindi non puoi nominare nessuno. Manda la Hot Potato al centro, oppure rinuncia.

## Le opzioni di un gioco
allowed-from = un numero intero da { $least } in su
allowed-range = un numero intero da { $least } a { $most }
allowed-players = { $allowed } (solo con { $players } giocatori)
refused-bad-option-value = «{ $option }» non può essere { $value }. Possibile: { $allowed }.
refused-unknown-option = Questo gioco non ha un’opzione { $option }. Ha: { $allowed }.
refused-bad-player-count = Questo gioco è per { $least }-{ $most } giocatori, non per { $players }.
refused-bad-players = I giocatori si danno come numero o come elenco di nomi.
refused-bad-starter = La partita non può cominciare da questo posto. Lascia fare al caso.
refused-unknown-game = Non c’è un gioco { $game }. Ci sono: { $allowed }.
refused-not-a-mapping = «{ $option }»: qui non si può dare un file. Dai gli incontri stessi.
refused-bad-encounters = Un mazzo tuo ha bisogno di incontri, ognuno con un nome e una classifica delle sei patate.
refused-encounters-unreadable = Il file { $file } non si può leggere. Scegline un altro.
refused-encounters-not-toml = Il file { $file } non è scritto in TOML. Scrivilo come l’esempio nelle regole.
refused-bad-encounter-fields = L’incontro { $card } ha bisogno di un nome e di una classifica, nient’altro.
refused-bad-encounter-name = L’incontro numero { $number } ha bisogno di un nome da 1 a 60 caratteri visibili.
refused-repeated-encounter = Due incontri si chiamano { $card }. Dai a ognuno un nome suo.
refused-too-few-encounters =
    { $n ->
        [one] { $n } incontro è troppo poco. Ne servono almeno { $least }.
       *[other] { $n } incontri sono troppo pochi. Ne servono almeno { $least }.
    }
refused-too-many-encounters =
    { $n ->
        [one] { $n } incontro è troppo. Possono essere al massimo { $most }.
       *[other] { $n } incontri sono troppi. Possono essere al massimo { $most }.
    }
refused-bad-ranking = L’incontro { $card } deve ordinare tutte e sei le patate, ognuna una volta sola.
refused-unknown-encounters = Il server non conosce questi incontri. Apri un nuovo tavolo con loro.

## I posti e il tavolo
refused-not-seated = Per questo ti serve un posto al tavolo. Prima siediti.
refused-already-seated = Hai già un posto a questo tavolo.
refused-no-such-seat =
    { $seats ->
        [one] Questo posto non c’è. Il tavolo ha { $seats } posto.
       *[other] Questo posto non c’è. Il tavolo ha { $seats } posti.
    }
refused-bad-seat = Qui non c’è un posto { $seat }.
refused-seat-taken = Questo posto è occupato. Ancora liberi: { $free }.
refused-seat-open = Lì non c’è nessuno.
refused-table-full = Tutti i posti sono occupati. Chi ospita può offrirtene uno.
refused-player-present = A questo posto gioca qualcuno. Si può cedere quando ci gioca un bot.
refused-players-present = Altri stanno ancora giocando qui. Chiudi il tavolo quando hanno finito.
refused-seat-taken-over = Al tuo posto gioca un bot. Prima riprenditi il posto.
refused-seat-is-yours = Il posto è già tuo. Non ci gioca nessun bot.
refused-bad-offer = Questo link per un posto è già stato usato o è sconosciuto. Chiedine un altro a chi ospita.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-table-waiting = La partita non è ancora cominciata.
refused-table-playing = Non si può mentre la partita è in corso.
refused-table-over = La partita è finita. Chiedi la rivincita per continuare.
refused-table-closed = Questo tavolo è chiuso. Aprine un altro.
refused-lesson-for-one = Una lezione è per una persona sola. Ognuno può aprire la sua.
refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli.
refused-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
refused-bad-chat = Un messaggio ha da 1 a { $most } caratteri visibili.
refused-chat-too-fast = Un messaggio alla volta. Aspetta un momento prima del prossimo.
refused-bad-entropy = Ciò che aggiungi alla mescolata è troppo lungo o non è testo leggibile. Accorcialo.
refused-deal-prepared = In una lezione le carte sono preparate: non si aggiunge niente alla mescolata.
refused-no-undo-here = A questo tavolo carta giocata è giocata.
refused-undo-pending = Qualcuno chiede già di tornare indietro. Prima rispondi.
refused-nothing-to-undo = Non hai ancora scelto niente che si possa riprendere.
refused-nothing-asked = Nessuno chiede il tuo consenso.
refused-no-hints-here = A questo tavolo non ci sono suggerimenti.
refused-nothing-to-choose = Adesso non hai niente da scegliere.

## Dopo la partita
refused-no-such-match =
    { $matches ->
        [one] Questa partita non c’è. A questo tavolo c’è stata { $matches } partita.
       *[other] Questa partita non c’è. A questo tavolo ci sono state { $matches } partite.
    }
refused-match-broken-off = La partita è stata interrotta e non ha un verbale.
refused-review-under-way = La tua analisi è ancora in corso. Una alla volta.
refused-too-busy = Ci sono molte analisi in corso. Riprova tra un momento.
refused-event-differs = Il verbale racconta qualcosa che non segue dal suo seme e dalle regole.
refused-events-missing = Il verbale finisce prima della fine della partita.
refused-events-surplus = Il verbale continua dopo la fine della partita.
refused-result-differs = Il risultato del verbale non è quello a cui porta la partita.
refused-option-differs = Le opzioni non sono scritte come vanno scritte in un verbale.
refused-option-is-default = Il verbale nomina «{ $option }», che però è come al solito.
refused-not-a-record = Questo non è il verbale di una partita.
refused-key-missing = Al verbale manca la parte «{ $key }».
refused-bad-value = La parte «{ $key }» del verbale non può essere così.
refused-unknown-key = Un verbale non ha una parte «{ $key }».
refused-bad-event = Nel verbale c’è qualcosa che in questo gioco non esiste.
refused-bad-seed = Un seme è fatto di 64 cifre esadecimali in minuscolo.
refused-bad-order = In una mescolata ogni carta deve comparire una volta sola.

## Il server
refused-no-guest = Il server non ti conosce ancora. Ricarica la pagina e accetta il suo cookie.
refused-no-such-table = Dietro questo link non c’è nessun tavolo. Controllalo, o apri un nuovo tavolo.
refused-no-such-lesson = Non c’è una lezione con questo nome.
refused-too-many-tables =
    { $most ->
        [one] Puoi avere al massimo { $most } tavolo aperto. Prima chiudilo.
       *[other] Puoi avere al massimo { $most } tavoli aperti. Prima chiudine uno.
    }
refused-too-many-sockets = Questo tavolo è aperto in troppe finestre. Chiudine qualcuna.
refused-bad-link = Questo link è già stato usato, è troppo vecchio o sconosciuto. Fanne un altro sul dispositivo che ti conosce.
refused-too-often =
    { $seconds ->
        [one] Era molto in una volta sola. Riprova tra un secondo.
       *[other] Era molto in una volta sola. Riprova tra { $seconds } secondi.
    }
refused-storage-failed = Il server non è riuscito a salvarlo, quindi non è successo niente. Riprova tra un momento.
refused-server-failed = Qualcosa è andato storto nel server. Riprova.
refused-unhealthy = Il server non sta bene. Riprova più tardi.
refused-gone = La connessione è caduta prima che arrivasse tutto. Riprova.
refused-bad-origin = Si può fare solo dalle pagine di questo server.
refused-bad-host = La richiesta non dice a quale server è diretta. Ricarica la pagina.
refused-not-from-here = Si vede solo sul computer del server stesso.
refused-no-such-path = A questo indirizzo non c’è niente.
refused-no-such-method = Questo indirizzo non si usa così. Ricarica la pagina.
refused-not-json = Il server non ha potuto leggere la richiesta. Ricarica la pagina.
refused-bad-body = Il server non ha potuto leggere la richiesta. Ricarica la pagina.
refused-bad-query = Il server non ha potuto leggere l’indirizzo. Controlla il link.
refused-body-too-large = Era troppo lungo. Accorcialo.
refused-bad-message = Il server non ha potuto leggere il messaggio. Ricarica la pagina.
refused-binary-message = Il server legge solo testo. Ricarica la pagina.
refused-message-too-long = Era troppo lungo. Accorcialo.
refused-no-hello = La conversazione con il server è cominciata male. Ricarica la pagina.
refused-hello-again = La conversazione con il server è già cominciata. Ricarica la pagina.
refused-bad-version = Questa pagina non parla la versione { $version } come il server. Ricaricala.
