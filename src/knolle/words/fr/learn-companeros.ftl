# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Voici l’étalage. Tout le monde veut ses cartes : chacune rapporte son nombre en points de victoire. Il y a neuf plis, et celui qui en a le plus gagne.
lesson-companeros-play = À chaque pli, chacun joue une carte, n’importe laquelle. Puis on additionne les nombres de chaque couleur : la plus forte passe d’abord. Touche { letter-red }7 et joue-la.
lesson-companeros-ranking = Le rouge, 7 + 8, fait 15 et bat le jaune, 9. Le rouge passe donc d’abord, et dans le rouge la carte la plus haute : { $left }, puis toi, puis { $right }.
lesson-companeros-take = Dans cet ordre, chacun prend une couleur entière dans l’étalage. { $left } a choisi le jaune. Le vert te rapporte 7 points de victoire : touche-le.
lesson-companeros-join = Maintenant, les trois cartes jouées rejoignent l’étalage : 15 en rouge et 9 en jaune. { $left } a eu le premier choix et commence donc le pli suivant.
lesson-companeros-tie = { letter-red }10 est en tête, le vert a 9. Joue { letter-green }1 : ils ont 10 tous les deux. L’égalité arrête là la répartition, et { $right } n’aura pas la grosse pile rouge.
lesson-companeros-nobody = Égalité ! Les couleurs à égalité ne prennent rien, les suivantes non plus. Tout reste donc là, ces trois cartes s’y ajoutent, et le rouge monte à 25. { $left } entame de nouveau.
lesson-companeros-strike = À toi de frapper ! { letter-red }9 et le { letter-red }6 sur la table font 15, plus que le jaune à 10. Et 9 est plus haut que 6 : tu passes en tête. Joue { letter-red }9.
lesson-companeros-harvest = Tu prends en premier. Une couleur entière, quel que soit le nombre de cartes : touche le rouge et rafle 25 points de victoire !
lesson-companeros-end = 32 points de victoire, et tu commences le pli suivant. Attention à la fin : ce qui reste à l’étalage après le neuvième pli ne compte pour personne. Continue sans aide !
