# The rules page of Hot Potato!: the numbered rules of docs/rules/hot-potato.md in a player's words.

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

rules-hp-picture-potatoes = Le sei patate di ognuno.
rules-hp-picture-ranking = Un incontro e la sua classifica, la migliore per prima.

rule-hp-1 = Si gioca in 2, 3 o 4. Ognuno ha le stesse sei carte patata: A-peeling Potato, Couch Potato, Poteto Potato, Rambotato, Robotato e Sweet Potato. All’inizio le hai tutte in mano.
    .ruling = Le regole stampate nominano solo le quattro serie di carte. Che si possa giocare da 2 a 4 è la nostra lettura.
rule-hp-2 = C’è un mazzo degli incontri. Ogni carta incontro mette in classifica tutte e sei le patate, la migliore per prima, senza parità. E c’è una carta Hot Potato; all’inizio sta al centro del tavolo.
rule-hp-3 = Il mazzo degli incontri ha 12 carte. Ogni patata occupa ogni posto esattamente due volte e batte ogni altra esattamente sulla metà delle carte. Un tavolo può portare un mazzo suo, un file di 6–64 incontri; la partita registrata ne conserva le classifiche. Ogni carta ha un nome tutto suo (da 1 a 60 caratteri stampabili) e mette in classifica ognuna delle sei patate una volta. Ogni altro file viene rifiutato con un messaggio che nomina la carta.
    .ruling = Le regole stampate non elencano gli incontri. Questi sono nostri e ben equilibrati; sono 12, come nell’edizione pubblicata.
rule-hp-4 = Si mescola il mazzo. Si scoprono le prime tre carte davanti a tutti. Poi si mescolano solo queste tre e si rimettono sopra, coperte. Tutti sanno quali tre arrivano, nessuno in quale ordine.
rule-hp-5 = Fase 1: ognuno sceglie in segreto una patata dalla mano. Si scoprono tutte insieme.
rule-hp-6 = Fase 1b: se hai scoperto Poteto Potato, puoi aggiungere un’altra carta dalla mano, oppure rinunciare. Per farlo devi avere un’altra carta e non essere senza effetti (HP-14). Se possono farlo più giocatori, scelgono in segreto e scoprono insieme.
rule-hp-7 = Fase 2: si scopre la prima carta incontro.
rule-hp-8 = Fase 3: di tutte le patate sul tavolo vince quella meglio classificata. Chi l’ha giocata guadagna 1 punto, oppure 2 se la sua Sweet Potato è in vigore (HP-12). Se hai aggiunto una carta puoi vincere con l’una o con l’altra; poi le scarti entrambe.
rule-hp-9 = Fase 4: se in questo giro non hai guadagnato punti, puoi usare l’effetto della patata che hai giocato. Se hai aggiunto una carta a Poteto Potato, puoi usare l’effetto della carta aggiunta; Poteto Potato qui non ne ha. È sempre una scelta, anche quando non cambierebbe niente.
    .ruling = L’ordine è questo: prima tutti quelli con Rambotato scelgono in segreto e scoprono insieme, e la Hot Potato si sposta (HP-13). Poi seguono gli altri effetti, in senso orario dal primo posto del giro (HP-19). Quindi se la Hot Potato ti colpisce in questo giro, perdi il tuo effetto in questo giro. Se te ne liberi in questo giro, puoi usare il tuo.
rule-hp-10 = A-peeling Potato: solo tu guardi le prime tre carte incontro (meno se ne restano meno, nessuna se non ce ne sono). Poi si mescolano e si rimettono sopra. Usarla comporta sempre una mescolata, rinunciare nessuna.
rule-hp-11 = Couch Potato: riprendi in mano tutto il tuo mazzo di scarto.
    .ruling = La Couch Potato stessa è ancora davanti a te, e una carta in vigore dal giro precedente è ancora in vigore. Entrambe vanno nel mazzo di scarto solo dopo.
rule-hp-12 = Sweet Potato: è in vigore nel giro successivo. Se vinci quel giro guadagni 2 punti. Robotato: è in vigore nel giro successivo. Se ti mandano la Hot Potato, va invece al centro.
    .ruling = Nessun altro effetto tocca un altro giocatore, quindi la protezione è tutta qui.
rule-hp-13 =
    Rambotato: manda la Hot Potato a un altro giocatore.
    Se in questo giro solo tu hai giocato Rambotato, nomini un altro giocatore qualsiasi. Se l’avete giocata in più d’uno, si può nominare solo chi non l’ha giocata. Se non c’è nessuno così, o se vengono nominati giocatori diversi, la Hot Potato va al centro.
    Giocata vuol dire giocata: come prima carta o come carta aggiunta, e anche se hai guadagnato un punto. Ma nomina qualcuno solo chi può e vuole usarla. Se rinunci non nomini nessuno e non conti. Se nessuno la usa, la Hot Potato resta dov’è.
    Si può nominare anche chi ha già la Hot Potato; allora resta lì. Se non puoi nominare nessuno, la domanda arriva lo stesso: usare Rambotato manda la Hot Potato al centro. Mandata a un giocatore con Robotato in vigore, va al centro.
    .ruling = Il testo stampato dice che la Hot Potato va al centro se tutti hanno giocato Rambotato. Qui resta dov’è quando tutti hanno anche guadagnato un punto, perché allora nessuno ha un effetto da usare. Si nomina in segreto, senza parlare.
rule-hp-14 = Se hai la Hot Potato sei senza effetti: le tue patate non hanno effetto e non puoi aggiungere una carta (HP-6). Funziona ancora solo Rambotato. Per la carta aggiunta conta chi ha la Hot Potato nella fase 1b; per gli altri effetti, chi ce l’ha nella fase 4 dopo che si è spostata. I punti li guadagni come sempre.
rule-hp-15 = Riordino: le carte in vigore dal giro precedente vanno nel mazzo di scarto di chi le ha giocate. Ci vanno anche le carte giocate in questo giro, tranne una Sweet Potato o una Robotato il cui effetto è stato appena usato: resta davanti a chi l’ha giocata per il giro successivo. La carta incontro va negli scarti degli incontri.
rule-hp-16 = Se adesso la tua mano è vuota, riprendi in mano tutto il tuo mazzo di scarto. Una carta ancora in vigore resta dov’è.
rule-hp-17 = Solo allora: se il mazzo degli incontri è vuoto, si mescolano i suoi scarti, compresa la carta appena giocata, e diventano il nuovo mazzo. Poi si ripete HP-4.
rule-hp-18 =
    Si conta subito dopo la fase 3, e solo lì: appena qualcuno ha 10 punti o più, vince chi ha più punti. La partita finisce subito, senza effetti, riordino o nuovo mazzo.
    In caso di parità in testa si finisce il giro e si continua finché un giocatore, chiunque sia, è in testa da solo. Giocatori che scelgono sempre allo stesso modo restano pari, e allora la partita può non finire mai.
    Con l’opzione tie=shared finisce subito con una vittoria condivisa. Con points=N vale un altro numero al posto di 10 (un numero intero da 1 in su). Un’opzione sconosciuta o un altro valore viene rifiutato, come in PM-24.
    .ruling = Le regole stampate non dicono niente delle parità. Tutta questa regola è la nostra lettura.
rule-hp-19 = Nelle fasi da 1 a 3 non c’è un ordine tra i giocatori. La fase 4 comincia dal primo posto del giro: nel giro 1 è il primo posto del tavolo, poi a ogni giro un posto più avanti in senso orario. Nella partita registrata il primo giocatore di questo gioco è sempre 0.
    .ruling = Quest’ordine l’abbiamo stabilito noi.
rule-hp-20 =
    Vedi: tutte le patate giocate; tutti i mazzi di scarto; le carte in vigore; tutte le mani; tutti gli incontri con le loro classifiche, quelli già usciti e quanti ne restano; che cosa ha mostrato HP-4; che cosa hai visto tu con A-peeling Potato (HP-10); se gli altri hanno usato i loro effetti; la Hot Potato; il primo posto del giro; i punti.
    Non vedi mai: una scelta prima che sia scoperta (fino ad allora vedi la mano dell’altro com’era, e solo che ha scelto; lo stesso vale per la carta aggiunta e per Rambotato); l’ordine del mazzo; l’ordine dopo un mescolamento, nemmeno delle tre che hai visto; che cosa hanno visto gli altri con A-peeling Potato; il numero segreto dei mescolamenti (il seme) prima della fine della partita.
    .ruling = Tutte le mani sono visibili, perché chiunque potrebbe ricavarle da quello che è stato giocato.

rules-hp-case = Tre giocatori scoprono Couch Potato, Sweet Potato e Poteto Potato. Il terzo aggiunge Robotato. Poi si scopre l’incontro che vedi qui.
    .result = Delle quattro patate sul tavolo, Poteto Potato è la meglio classificata. Il terzo giocatore guadagna 1 punto e scarta tutte e due le carte (HP-8). Gli altri due non hanno guadagnato niente: il primo può riprendere il suo mazzo di scarto (HP-11), il secondo può mettere in vigore Sweet Potato per il giro successivo (HP-12).
