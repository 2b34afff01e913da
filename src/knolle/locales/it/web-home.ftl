### La prima pagina, aprire un tavolo, passare un indirizzo, e che cos’è Knolle.

## La prima pagina
home-page-title = Knolle: tre giochi di patate
home-title = Prendi una sedia
home-text = Tre giochi di carte sulle patate, contro i bot o con gli amici. Niente da installare, nessuna registrazione.
home-games = I giochi
home-players = { $least }–{ $most } giocatori
home-play = Gioca
home-dealing = Si distribuisce …
home-friends = Con gli amici
home-learn = Impara
home-rules = Regole
pick-players = Giocatori
pick-bots = Bot
name-you-are = Giochi come
name-change = Cambia
name-label = Il tuo nome
name-save = Salva
home-loading = Un momento …
home-trouble = Non ha funzionato. Riprova, per favore.

## I tavoli negli elenchi
home-running = I tuoi tavoli
home-resume = Continua
home-to-table = Al tavolo
home-playing = In corso
home-free-seats =
    { $free ->
        [0] Tutti i posti occupati
        [one] Un posto libero
       *[other] { $free } posti liberi
    }
home-open-tables = Tavoli aperti
home-open-none = In questo momento nessuno aspetta giocatori. Apri un tavolo con gli amici e mostralo qui.
home-join = Partecipa
home-past = Le tue ultime partite
home-past-none = Qui troverai le partite finite, da rivedere e da analizzare.
home-result = Risultato
home-replay = Rivedi
home-unreached-title = Nessuna connessione al server
home-unreached-text = Continuiamo a provare. Appena risponde, qui tutto riprende da solo.

## Passare un indirizzo
share-copy = Copia
share-copied = Copiato
share-copy-failed = Copialo a mano
share-device = Condividi
share-only-here = Questo indirizzo funziona solo su questo computer: il server non è aperto alla tua rete.
move = Passa al telefono
move-text = Apri questo link su un altro dispositivo e lì sarai lo stesso ospite: il tuo nome, i tuoi tavoli, il tuo posto.
move-link = Il tuo link personale
move-picture = Codice QR del tuo link personale: inquadralo con la fotocamera del telefono
move-holds =
    { $minutes ->
        [one] Funziona una volta sola, per un minuto. Non darlo a nessuno: chi lo apre gioca come te.
       *[other] Funziona una volta sola, per { $minutes } minuti. Non darlo a nessuno: chi lo apre gioca come te.
    }
move-close = Chiudi
