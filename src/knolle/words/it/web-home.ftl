### La prima pagina, aprire un tavolo, passare un indirizzo, e che cos’è Knolle.

## La prima pagina
home-page-title = Knolle: tre giochi di patate
home-title = Prendi una sedia
home-text = Tre giochi di carte sulle patate, contro i bot o con gli amici. Niente da installare, nessuna iscrizione.
home-games = I giochi
home-players = { $least }–{ $most } giocatori
home-play = Gioca
home-dealing = Distribuzione delle carte…
home-preparing = In preparazione per il primo utilizzo. Intanto puoi leggere le regole.
home-preparing-level = Questi bot sono ancora in preparazione. Arrivano tra un attimo.
home-friends = Con gli amici
home-learn = Impara
home-rules = Regole
pick-players = Giocatori
pick-bots = Bot
name-you-are = Giochi come
name-change = Cambia
name-label = Il tuo nome
name-save = Salva
home-loading = Un momento…
home-trouble = Non ha funzionato. Riprova, per favore.

## I tavoli negli elenchi
home-running = I tuoi tavoli
home-resume = Continua
home-to-table = Vai al tavolo
home-put-away = Chiudi
home-put-away-title = Chiudere questo tavolo?
home-put-away-text =
    { $status ->
        [playing] La partita sarà interrotta e resterà senza risultato.
       *[waiting] Nessuno potrà più sedersi qui.
    }
home-keep = Lascialo aperto
home-playing = In corso
home-your-turn = Tocca a te
home-there =
    { $count ->
        [one] { $names } c’è
       *[other] { $names } ci sono
    }
home-was-there = { $name } c’era { $ago }
home-free-seats =
    { $free ->
        [0] Tutti i posti occupati
        [one] Un posto libero
       *[other] { $free } posti liberi
    }
home-open-tables = Tavoli aperti
home-open-none = In questo momento nessuno aspetta giocatori. Apri un tavolo con gli amici e mostralo qui.
home-join = Partecipa
home-watch = Guarda
home-past = Le tue ultime partite
home-past-none = Qui troverai le partite finite, con replay e analisi.
home-more =
    { $count ->
        [one] Ancora 1
       *[other] Ancora { $count }
    }
home-with = con { $names }
home-won = Hai vinto, { $scores }
home-winner = { $name } ha vinto, { $scores }
home-shared-yours = Condividi la vittoria, { $scores }
home-shared = Vittoria condivisa, { $scores }
home-result = Risultato
home-replay = Replay
home-unreached-title = Nessuna connessione al server
home-unreached-text = Continuiamo a provare. Appena risponde, qui tutto riprende da solo.

## Passare un indirizzo
share-copy-failed = Copialo a mano
share-device = Condividi
share-only-here = Questo indirizzo funziona solo su questo computer. Avviato con { $command }, il server è aperto alla tua rete.
move = Passa al telefono
move-text = Apri questo link su un altro dispositivo e lì sarai lo stesso ospite: il tuo nome, i tuoi tavoli, il tuo posto.
move-link = Il tuo link personale
move-picture = Codice QR del tuo link personale: inquadralo con la fotocamera del telefono
move-holds =
    { $minutes ->
        [one] Funziona una volta sola, per un minuto. Non darlo a nessuno: chi lo apre gioca come te.
       *[other] Funziona una volta sola, per { $minutes } minuti. Non darlo a nessuno: chi lo apre gioca come te.
    }

## Aprire un tavolo
new-page-title = Nuovo tavolo: { $game }
new-title = { $game } con gli amici
new-text = Scegli chi siede dove. Poi avrai un link da mandare agli amici.
new-seats = Chi siede dove
new-seat-you = Tu
new-seat = Posto { $number }
new-seat-friend = Per un amico
new-seat-bot = Bot: { $level }
new-seat-here = Per chi è davanti a questo schermo
new-seat-name = Nome per il posto { $number }
new-seat-name-example = Nome
new-here-help = Condividete questo schermo. Tra un turno e l’altro un sipario nasconde le carte, e lo apre solo chi è di turno. Non ci sono limiti di tempo.
new-seat-temperament = Carattere del bot al posto { $number }
new-any-temperament = Carattere a caso
new-who = Chi può trovare il tavolo
new-who-link = Solo con il link
new-who-all = Visibile a tutti
new-who-link-help = Solo quelli a cui mandi il link.
new-who-all-help = Compare anche tra i «Tavoli aperti» della pagina iniziale.
new-options = Regole del gioco
new-run = Tempo e tavolo
clock = Tempo
clock-none = Senza limiti di tempo
clock-none-help = Ognuno si prende il tempo che gli serve.
clock-quick = Veloce
clock-calm = Tranquillo
clock-patient = Paziente
clock-day = 1 giorno
clock-days = 3 giorni
clock-week = 7 giorni
clock-days-help =
    { $days ->
        [one] Un giorno per ogni scelta: per chi di rado è qui insieme agli altri. Se il tempo scade, un bot gioca finché non torna.
       *[other] { $days } giorni per ogni scelta: per chi di rado è qui insieme agli altri. Se il tempo scade, un bot gioca finché non torna.
    }
clock-own = Su misura
clock-help = { $move } secondi per ogni scelta, e { $reserve } secondi di riserva per tutta la partita.
clock-move = Secondi per ogni scelta
clock-reserve = Secondi di riserva
new-starter = Chi comincia
new-starter-random = A sorte
new-takeover = Un bot subentra dopo
new-takeover-after =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
new-takeover-never = mai
new-takeover-help = Se qualcuno manca così a lungo, continua un bot. Il posto resta suo: chi torna riprende a giocare.
new-level = Bot che subentrano
new-level-help = Occupano i posti liberi all’inizio e giocano per chi è assente.
new-tempo = Ritmo dei bot
tempo-none = Immediato
tempo-brisk = Vivace
tempo-usual = Normale
tempo-calm = Tranquillo
new-tempo-help = Quanto tempo prendono i bot per una scelta: circa un secondo al ritmo normale, di più se la scelta è difficile.
new-hints = Consigli
new-hints-help = Chiunque può chiedere che cosa giocherebbe il maestro; gli altri lo vedono.
new-undo = Annullare la mossa
new-undo-help = Se nel frattempo altri hanno scelto, prima si chiede a loro. Ciò che è stato svelato non si può annullare.
new-back = Indietro
new-open = Apri il tavolo
new-open-bots = Distribuisci le carte

## Che cos’è Knolle
about-title = Che cos’è Knolle
about-what = Knolle è un tavolo da gioco per tre giochi di carte sulle patate: per una serata con amici lontani, per dieci minuti contro i bot, e per chi vuole sapere che cosa avrebbe giocato il maestro.
about-guests = Non ci sono account. Un cookie ti riconosce, e niente di quello che fai qui va oltre questo server.
about-games-title = Di chi sono i giochi
about-games-owners = Potato Man, Compañeros e Hot Potato! appartengono ai loro autori ed editori. Knolle non è legato a loro né sostenuto da loro. Se un gioco ti piace, compra la scatola: attorno a un tavolo vero è ancora più bello.
about-games-ours = I testi delle regole, le immagini, i suoni e il programma sono nostri.
about-deal-title = Che cosa prova la verifica della distribuzione
about-deal-how = Prima della prima carta il server mostra l’impronta di un numero segreto, e il browser di ogni giocatore l’impronta di un po’ di caso proprio. Solo quando è tutto fissato i browser svelano il loro. Insieme fissano ogni mescolata. Dopo la partita il segreto viene pubblicato, e chiunque può rifare la distribuzione e confrontare.
about-deal-proves = Prova che nessuno ha potuto scegliere le carte, nemmeno chi gestisce il server e gioca anche. Se il caso di qualcuno non arriva in tempo, le carte vengono date senza, e la verifica lo dice.
about-deal-not = Non prova che chi gestisce il server non abbia mai guardato le carte. Se la posta è alta, gioca con persone di cui ti fidi.
about-bots-title = I bot
about-bots = I bot vedono quello che vedresti tu al loro posto, e non una carta di più. Il maestro immagina molte distribuzioni compatibili con quello che ha visto, e le gioca fino in fondo prima di scegliere.
about-makers-title = Per smanettoni
about-licence = Il programma è libero, con licenza MIT: usalo, modificalo, passalo ad altri.
about-docs = L’interfaccia del server, per i tuoi programmi
about-version = Versione { $version }
