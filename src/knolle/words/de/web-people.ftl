### People at a table: seats that change hands, hints, faces, removal.

seat-given = Während du weg warst, ging dein Platz an { $name }. Du schaust zu.
seat-removed = { $name } hat dich vom Tisch entfernt.
mover-bot = { $name } (Bot)
seat-heir = bald { $name }
faces = Gesichter
face-laugh = lacht
face-love = freut sich
face-wow = staunt
face-cry = ist traurig
face-angry = ist sauer
face-sleepy = gähnt
face-shown = { $name } { $face }.
mute = Ausblenden, was { $name } schreibt
muted = Ausgeblendet:
unmute = Wieder zeigen, was { $name } schreibt
ask-seat = Um den Platz von { $name } bitten
ask-title = Mitspielen
ask-text = Der Gastgeber entscheidet. Den Platz bekommst du mit der nächsten Verteilung, mit eigenen Karten.
asks-for-seat = { $name } möchte ab der nächsten Verteilung den Platz von { $before }.
grant = Zusagen
seat-asked = Du hast um den Platz von { $before } gebeten. Der Gastgeber entscheidet.
seat-yours-soon = Mit der nächsten Verteilung übernimmst du den Platz von { $before }.
seat-being-given = Dein Platz wird gerade an jemand anderen vergeben.
seat-keep = Meinen Platz behalten
understood = Verstanden
take-title = Ein Platz für dich
take-text = Unter welchem Namen möchtest du spielen? Läuft gerade ein Spiel, schaust du bis zur nächsten Verteilung zu und bekommst dann eigene Karten.
take-seat = Platz nehmen
remove-title = { $name } entfernen?
remove-text = { $name } erfährt davon und kann an diesem Tisch nur wieder Platz nehmen, wenn du es erlaubst.
removed-people = Von diesem Tisch entfernt
readmit = { $name } wieder Platz nehmen lassen
seat-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
seat-undos = { $count ->
    [one] { $count } Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
match-mark = { $name }: { $marks }
