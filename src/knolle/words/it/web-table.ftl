opening = Si prepara il tavolo…
table-not-there = Questo tavolo non si può aprire
table-closed = Questo tavolo è chiuso
table-closed-text = Chi lo ospitava lo ha chiuso. Puoi aprirne un altro quando vuoi.
a-friend = Ospite
close = Chiudi
reload = Ricarica
reconnecting = Nessuna connessione. Riconnessione…
will-be-sent = Nessuna connessione. { $choice } verrà inviata appena torna.
withdrawn = { $choice } è arrivata troppo tardi e non è stata giocata.
back-nothing = Di nuovo in linea. Nel frattempo non è successo nulla.
back-one = Di nuovo in linea. Nel frattempo: { $last }
back-many = Di nuovo in linea. Nel frattempo sono successe { $count } cose, l’ultima: { $last }
back-bot = Di nuovo in linea. Nel frattempo un bot ha giocato per te, e per ultimo: { $last }
connection-refused = Il server ha chiuso questa connessione.
your-turn = Tocca a te.
title-table = { $game } · Knolle
title-your-turn = Tocca a te! { $game }
title-next = Prossima partita! { $game }
notify = Avvisami quando tocca a me
notify-text = Finché questa pagina è aperta in secondo piano; ai tavoli che durano giorni, anche quando è chiusa.
notify-blocked = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni.
notify-days = Il tuo dispositivo ti dice che tocca a te, anche se questa pagina è chiusa.
notify-days-on = Il tuo dispositivo ti dice quando tocca a te.
notify-no-https = Qui non ci sono notifiche: i browser le permettono solo sulle pagine con https, e questa non lo usa.
notify-no-browser = Questo browser non può ricevere notifiche a pagina chiusa. Su iPhone o iPad, aggiungi prima la pagina alla schermata Home.
notify-no-server = Questo server non è configurato per inviare notifiche. Passa a dare un’occhiata ogni tanto.
notify-failed = Non è stato possibile attivare le notifiche. Riprova più tardi.
your-choices = { $question } A scelta: { $choices }.
undone = { $name } annulla l’ultima mossa.
undone-card = { $name } riprende { $card }.
table-tools = Strumenti del tavolo
hint = Consiglio
hint-thinking = Sto pensando…
undo = Annulla
last = Ultima presa
more = Altro
scores = Punteggi
log = Cronaca
log-empty = Non è ancora successo niente.
past-show = Rivedi questo momento
past = Stai guardando indietro.
past-now = Torna al presente
chat = Chat
count = Conta le carte
count-key = Che cosa indicano i segni
count-total = { $place ->
    [played] { $count } giocate
    [taken] { $count } prese
    [table] { $count } sul tavolo
    [mine] { $count } nella tua mano
    [unseen] { $count } fuori vista
   *[out] { $count } ancora nascoste
}
count-card = { $card }: { $place ->
    [played] giocata
    [taken] presa
    [table] sul tavolo
    [mine] nella tua mano
    [unseen] fuori vista
   *[out] ancora nascosta
}
pin = Tieni accanto al tavolo
standings-name = Giocatore
standings-total = Totale
chat-empty = Nessuno ha ancora detto niente.
chat-heard = { $name } scrive: { $text }
chat-write = Scrivi al tavolo
chat-send = Invia
chat-watcher = Uno spettatore
chat-watching = { $name } (spettatore)
chat-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
people = Giocatori
help = Aiuto
result = Risultato
rule-link = Regola { $rule }
agree = D’accordo
disagree = Rifiuta
undo-asks = { $name } vorrebbe annullare l’ultima mossa.
undo-waits = Hai chiesto di annullare la tua mossa. Si chiede agli altri.
undo-drop = Lascia stare
curtain-turn = { $name }, tocca a te.
curtain-open = Tocca qui quando solo tu puoi vedere lo schermo.
curtain-close = Chiudi il sipario
leaving =
    { $name } non c’è. Tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    } subentra un bot.
bot-plays-for-you = Un bot gioca al tuo posto.
bot-plays-out-of-time = Il tuo tempo è finito: un bot gioca al tuo posto.
waits-away =
    { $count ->
        [one] { $names } non c’è. Il tavolo aspetta.
       *[other] { $names } non ci sono. Il tavolo aspetta.
    }
bots-prepare = I bot si preparano. Succede una volta sola e dura circa un minuto.
take-seat-back = Riprendi il mio posto
seat-open = Posto libero
presence-here = presente
presence-shared = condivide uno schermo
presence-away = assente
presence-away-for = assente da { $time }
presence-bot-in = assente; fra { $time } subentra un bot
presence-rescue-in = assente; fra { $time } puoi lasciar giocare un bot
presence-invited = non ha ancora risposto
presence-gone = assente; gioca un bot
presence-bot = bot
offer-seat = Dai il posto a un amico
offer-text = Manda questo link a chi prende il posto di { $name }. Vale una volta sola.
replace-by-bot = Lascia giocare un bot
watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
invite-to-watch = Link a questo tavolo
leave-title = Esci
leave-text = Un bot gioca per te. Il posto resta tuo: riapri il tavolo e riprendilo.
leave-text-alone = La partita ti aspetta: la ritrovi tra «I tuoi tavoli» nella pagina iniziale.
leave = Lascia il tavolo
link = Link
copy = Copia
copied = Copiato
advice = La scelta del maestro: { $action }. Attesi { $points } { $unit } rispetto agli altri; probabilità di vincere la partita: { $chance }.
because-only = Non c’è altro da scegliere.
because-clear = La seconda scelta, { $next }, è nettamente peggiore: { $score } in meno.
because-close = La seconda scelta, { $next }, è quasi pari: vanno bene entrambe.
help-rules = Regole del gioco
help-play = Tocca una carta per sceglierla, toccala di nuovo per giocarla. Le carte vietate in questo momento sono tratteggiate; toccane una per sapere perché.
help-keys = Tasti
help-keys-on = Le scorciatoie a un tasto sono attive
key-arrows = scorri la mano
key-digits = scegli una carta in base alla posizione
key-enter = gioca la carta scelta
key-last = ultima presa
key-scores = punteggi
key-log = cronaca
key-chat = chat
key-count = contare le carte
key-hint = consiglio
key-undo = annulla
key-skip = salta una pausa
key-past = guarda indietro e avanti
key-mute = suoni attivi o disattivi
key-help = questo aiuto
