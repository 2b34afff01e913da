# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Ces 12 patates sont ta main. Chacun joue une carte par pli, et celui qui remporte le pli reçoit des sacs. À la fin, celui qui a le plus de sacs gagne.
lesson-potato-man-lead = Tu entames : n’importe quelle carte convient. Le plus grand nombre gagne le pli, et 15 est dur à battre. Touche { letter-blue }15 et joue-la.
lesson-potato-man-sack = { letter-blue }15 est la plus haute : le pli est à toi, avec une carte Sacs de la couleur de ta carte. Rouge vaut 1 sac, bleu 2, vert 3, jaune 4. Une couleur épuisée ? Tu reçois une carte dorée : 5.
lesson-potato-man-colours = Le gagnant entame le pli suivant. Chaque couleur ne peut figurer qu’une fois par pli : personne ne peut jouer vert sur vert. Entame avec { letter-green }13 : une carte Sacs verte vaudrait 3.
lesson-potato-man-equal = 13 contre 13 ! Si le plus grand nombre est là deux fois, la carte jouée en dernier gagne. { $left } reçoit donc une carte Sacs rouge, qui vaut 1, et entame le pli suivant.
lesson-potato-man-hatched = Le rouge et le bleu sont déjà dans ce pli. Tes cartes rouges et bleues sont donc hachurées : tu ne peux pas les jouer maintenant. Touches-en une pour voir pourquoi.
lesson-potato-man-hero = { letter-red }16 est une Evil Potato, comme les 17 et 18 rouges. Mais les 1, 2 et 3 jaunes, c’est Potato Man : dès qu’une Evil Potato est dans le pli, il le remporte. Joue { letter-yellow }2 !
lesson-potato-man-won = Potato Man gagne, et ton petit 2 rapporte une carte Sacs jaune, soit 4 sacs. Tu en as déjà 6 ! Sans Evil Potato dans le pli, ce n’est qu’une carte basse.
lesson-potato-man-end = La manche finit quand les mains sont vides, ou aussitôt que quelqu’un doit jouer sans carte permise : ce pli ne rapporte alors aucun sac. Le reste, tu le joues sans aide !
