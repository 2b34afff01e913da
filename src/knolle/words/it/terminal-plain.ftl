### Il tavolo come conversazione, riga per riga: `knolle play --plain` e `knolle join --plain`.

## Inizio e fine
plain-welcome = { $game } con { $names }.
plain-seated = Tu sei { $name }.
plain-watching = A questo tavolo non c’è un posto libero: puoi guardare.
plain-goes-on = La partita riprende da dov’era.
plain-paused = La partita è in pausa e salvata. Per continuare: { $command }
plain-left = Hai lasciato il tavolo, e il tuo posto resta tuo. Per tornare: { $command }
plain-left-watching = Non guardi più. Per tornare: { $command }
plain-connected = La connessione è tornata.
plain-record = La registrazione è in { $path }. Per verificarla: { $command }
plain-no-review = L’analisi del maestro al momento non è disponibile.
plain-chat = { $name } dice: { $text }

## Domande
plain-ask = Che cosa scegli, da 1 a { $count }? Aiuto: ?
plain-early = { $text }: in attesa del tuo turno.
plain-time = Tempo rimasto: { $seconds } secondi.
plain-ask-start = Ci siete tutti? Per distribuire le carte: { $word }
plain-ask-consent = Sei d’accordo? { $yes } o { $no }
plain-ask-back = Per giocare di nuovo tu: { $word }
plain-ask-again = Ancora una partita? { $word } o { $quit }
plain-no-number = Qui non c’è un numero { $number }. Si sceglie da 1 a { $count }.
plain-see-help = Tutto quello che puoi rispondere: ?

## Parole per rispondere; quelle inglesi valgono sempre
plain-word-help = aiuto
plain-word-hint = consiglio
plain-word-why = perché
plain-word-last = ultima
plain-word-scores = punteggi
plain-word-log = cronaca
plain-word-hand = mano
plain-word-table = tavolo
plain-word-undo = annulla
plain-word-quit = esci
plain-word-say = scrivi
plain-word-start = inizia
plain-word-yes = sì
plain-word-no = no
plain-word-back = posto
plain-word-rematch = rivincita

## Aiuto, una riga ciascuno
plain-help-help = Un numero sceglie la riga corrispondente. Puoi anche scrivere una carta come la vedi, per esempio { $card }.
plain-help-hint = { $word }: che cosa sceglierebbe il maestro.
plain-help-why = { $word } { $card }: perché qualcosa non è permesso.
plain-help-last = { $word }: ancora una volta l’ultima presa o l’ultimo giro.
plain-help-scores = { $word }: i punteggi finora.
plain-help-log = { $word }: che cosa è successo da poco; { $word } 50 va più indietro.
plain-help-table = { $word }: la situazione e la tua mano.
plain-help-undo = { $word }: annullare la tua ultima mossa.
plain-help-say = { $word } e un testo: dire qualcosa al tavolo.
plain-help-quit = { $word }: smettere per ora e continuare un’altra volta.
