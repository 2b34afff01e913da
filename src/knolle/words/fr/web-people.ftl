### People at a table: seats that change hands, hints, faces, removal.

seat-given = Pendant ton absence, ta place a été donnée à { $name }. Tu regardes.
seat-removed = { $name } t’a retiré de la table.
mover-bot = { $name } (bot)
seat-heir = bientôt { $name }
faces = Mimiques
face-laugh = rit
face-love = est aux anges
face-wow = n’en revient pas
face-cry = est triste
face-angry = est fâché
face-sleepy = bâille
face-shown = { $name } { $face }.
mute = Masquer ce qu’écrit { $name }
muted = Masqués :
unmute = Montrer de nouveau ce qu’écrit { $name }
ask-seat = Demander la place de { $name }
ask-title = Rejoindre la partie
ask-text = L’hôte décide. Tu auras la place à la prochaine distribution, avec tes propres cartes.
asks-for-seat = { $name } voudrait la place de { $before }, dès la prochaine distribution.
grant = Accorder
seat-asked = Tu as demandé la place de { $before }. L’hôte décide.
seat-yours-soon = À la prochaine distribution, tu remplaces { $before }.
seat-being-given = Ta place est en train d’être donnée à quelqu’un d’autre.
seat-keep = Garder ma place
understood = Compris
take-title = Une place pour toi
take-text = Sous quel nom veux-tu jouer ? Si une partie est en cours, tu regardes jusqu’à la prochaine distribution, puis tu reçois tes propres cartes.
take-seat = Prendre la place
remove-title = Retirer { $name } ?
remove-text = { $name } en sera informé et ne pourra se rasseoir à cette table que si tu l’autorises.
removed-people = Retirés de cette table
readmit = Laisser { $name } se rasseoir
seat-hints = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
seat-undos = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
}
match-mark = { $name } : { $marks }
