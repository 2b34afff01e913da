### People at a table: seats that change hands, hints, faces, removal.

seat-given = While you were away, your seat was given to { $name }. You are watching.
seat-removed = { $name } has removed you from the table.
mover-bot = { $name } (bot)
seat-heir = soon { $name }
faces = Faces
face-laugh = laughs
face-love = is delighted
face-wow = is amazed
face-cry = is sad
face-angry = is cross
face-sleepy = yawns
face-shown = { $name } { $face }.
mute = Hide what { $name } writes
muted = Hidden:
unmute = Show again what { $name } writes
ask-seat = Ask for the seat of { $name }
ask-title = Join in
ask-text = The host decides. You get the seat with the next deal, with cards of your own.
asks-for-seat = { $name } would like the seat of { $before }, from the next deal on.
grant = Grant
seat-asked = You have asked for the seat of { $before }. The host decides.
seat-yours-soon = With the next deal you take over from { $before }.
seat-being-given = Your seat is being given to somebody else.
seat-keep = Keep my seat
understood = Understood
take-title = A seat for you
take-text = Under which name do you want to play? If a match is running, you watch until the next deal and then get cards of your own.
take-seat = Take the seat
remove-title = Remove { $name }?
remove-text = { $name } is told, and cannot sit at this table again unless you allow it.
removed-people = Removed from this table
readmit = Let { $name } sit down again
seat-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
seat-undos = { $count ->
    [one] { $count } choice taken back
   *[other] { $count } choices taken back
}
match-mark = { $name }: { $marks }
