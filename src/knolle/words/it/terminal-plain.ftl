### Il tavolo come conversazione, riga per riga: `knolle play --plain` e `knolle join --plain`.

## Inizio e fine
plain-welcome = { $game } con { $names }.
plain-seated = Tu sei { $name }.
plain-watching = A questo tavolo non c’è un posto libero: puoi guardare.
plain-goes-on = La partita riprende da dov’era.
plain-paused = La partita è in pausa e salvata. Per continuare: { $command }
plain-left = Hai lasciato il tavolo, e il tuo posto resta tuo. Per tornare: { $command }
plain-left-watching = Non guardi più. Per tornare: { $command }
plain-connected = Di nuovo in linea.
plain-record = La registrazione è in { $path }. Per verificarla: { $command }
plain-no-review = L’analisi del maestro al momento non è disponibile.
plain-chat = { $name } dice: { $text }

## Domande
plain-ask = Che cosa scegli, da 1 a { $count }? Aiuto: ?
plain-early = { $text }: in attesa del tuo turno.
plain-time = Tempo rimasto: { $seconds } secondi.
plain-time-left = Tempo rimasto: { $time }.
plain-ask-start = Ci siete tutti? Per distribuire le carte: { $word }
plain-ask-consent = Sei d’accordo? { $yes } o { $no }
plain-ask-back = Per giocare di nuovo tu: { $word }
plain-ask-keep = Per tenere il tuo posto: { $word }
plain-ask-again = Ancora una partita? { $word } o { $quit }
plain-ask-accept = Per accettare: { $word }. Per rifiutare: { $quit }
plain-ask-anyway = Per distribuire lo stesso: { $word }
plain-no-number = Qui non c’è un numero { $number }. Si sceglie da 1 a { $count }.
plain-no-count = In questo gioco non ci sono carte da contare.
plain-see-help = Tutto quello che puoi rispondere: ?
tools-seats = Quale posto? { $seats }
tools-faces = Quale faccia? { $faces }
tools-confirm = Per farlo: { $word } { $text }
tools-offer = Manda questo link a chi avrà il posto { $number }. Vale una volta sola.
tools-bots = Quale bot? Per esempio: { $example }. Livelli: { $levels }. Temperamenti: { $temperaments }.
tools-no-name = Qui nessuno si chiama { $name }.
tools-names = Chi? { $names }
tools-none-removed = Nessuno è stato allontanato da questo tavolo.
tools-none-here = Qui non c’è nessun altro.
tools-none-muted = Non nascondi nessuno.
tools-muted = Non vedi più ciò che scrive { $name }.
tools-unmuted = Vedi di nuovo ciò che scrive { $name }.
tools-close = Il tavolo si chiude per tutti e la partita finisce.
tools-words = Dopo una barra puoi scrivere: { $words }

## Parole per rispondere; quelle inglesi valgono sempre
plain-word-help = aiuto
plain-word-hint = consiglio
plain-word-why = perché
plain-word-last = ultima
plain-word-scores = punteggi
plain-word-count = conta
plain-word-log = cronaca
plain-word-hand = mano
plain-word-table = tavolo
plain-word-undo = annulla
plain-word-quit = esci
plain-word-say = scrivi
plain-word-start = inizia
plain-word-yes = sì
plain-word-no = no
plain-word-back = riprendi
plain-word-rematch = rivincita
plain-word-face = faccia
plain-word-seat = posto
plain-word-grant = concedi
plain-word-deny = nega
plain-word-offer = offri
plain-word-bot = bot
plain-word-remove = allontana
plain-word-readmit = riammetti
plain-word-close = chiudi
plain-word-mute = nascondi
plain-word-unmute = mostra

## Aiuto, una riga ciascuno
plain-help-help = Un numero sceglie la riga corrispondente. Puoi anche scrivere una carta come la vedi, per esempio { $card }.
plain-help-hint = { $word }: che cosa sceglierebbe il maestro.
plain-help-why = { $word } { $card }: perché qualcosa non è permesso.
plain-help-last = { $word }: ancora una volta l’ultima presa o l’ultimo giro.
plain-help-scores = { $word }: i punteggi finora.
plain-help-count = { $word }: dove sono tutte le carte: giocate, tue, ancora nascoste.
plain-help-log = { $word }: che cosa è successo da poco; { $word } 50 va più indietro.
plain-help-table = { $word }: la situazione e la tua mano.
plain-help-undo = { $word }: annullare la tua ultima mossa.
plain-help-say = { $word } e un testo: dire qualcosa al tavolo.
plain-help-face = { $word } da 1 a 6: mostra una faccia agli altri.
plain-help-seat = { $word } e un numero: da spettatore, chiedi il posto di quel bot.
plain-help-grant = { $word } e il numero di un posto: concedilo, se ospiti.
plain-help-deny = { $word } e il numero di un posto: negalo se ospiti, rinuncia se guardi.
plain-help-offer = { $word } e il numero di un posto: crea un link che lo dà a un amico, se ospiti.
plain-help-bot = { $word } e il numero di un posto, volendo un livello: fai giocare lì un bot, se ospiti.
plain-help-remove = { $word } e il numero di un posto: liberalo prima della partita, se ospiti.
plain-help-readmit = { $word } e un nome: riammetti qualcuno, se ospiti.
plain-help-close = { $word }: chiudi il tavolo per tutti, se ospiti.
plain-help-mute = { $word } e un nome: nascondi ciò che qualcuno scrive.
plain-help-unmute = { $word } e un nome: mostralo di nuovo.
plain-help-quit = { $word }: smettere per ora e continuare un’altra volta.
