### People at a table: seats that change hands, hints, faces, removal.

seat-given = Mentre non c’eri, il tuo posto è andato a { $name }. Ora guardi.
seat-removed = { $name } ti ha allontanato dal tavolo.
mover-bot = { $name } (bot)
seat-heir = presto { $name }
faces = Facce
face-laugh = ride
face-love = è felice
face-wow = si stupisce
face-cry = è triste
face-angry = è seccato
face-sleepy = sbadiglia
face-shown = { $name } { $face }.
mute = Nascondi ciò che scrive { $name }
muted = Nascosti:
unmute = Mostra di nuovo ciò che scrive { $name }
ask-seat = Chiedi il posto di { $name }
ask-title = Gioca anche tu
ask-text = Decide chi ospita. Avrai il posto con la prossima distribuzione, con carte tutte tue.
asks-for-seat = { $name } vorrebbe il posto di { $before }, dalla prossima distribuzione.
grant = Concedi
seat-asked = Hai chiesto il posto di { $before }. Decide chi ospita.
seat-yours-soon = Con la prossima distribuzione prendi il posto di { $before }.
seat-being-given = Il tuo posto sta per andare a qualcun altro.
seat-keep = Tieni il mio posto
understood = Ho capito
take-title = Un posto per te
take-text = Con quale nome vuoi giocare? Se una partita è in corso, guardi fino alla prossima distribuzione e poi ricevi carte tutte tue.
take-seat = Prendi il posto
remove-title = Allontanare { $name }?
remove-text = { $name } ne sarà informato e potrà risedersi a questo tavolo solo se lo permetti.
removed-people = Allontanati da questo tavolo
readmit = Riammetti { $name }
seat-hints = { $count ->
    [one] { $count } consiglio
   *[other] { $count } consigli
}
seat-undos = { $count ->
    [one] { $count } mossa annullata
   *[other] { $count } mosse annullate
}
match-mark = { $name }: { $marks }
