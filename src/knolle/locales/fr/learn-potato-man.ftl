# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Ces 12 patates sont ta main. Chacun joue une carte par pli, et qui gagne le pli reçoit des sacs. À la fin, le plus de sacs l’emporte.
lesson-potato-man-lead = Tu entames : n’importe quelle carte convient. Le plus grand nombre gagne le pli, et 15 est dur à battre. Touche { letter-blue }15 et joue-la.
lesson-potato-man-sack = { letter-blue }15 est la plus haute : le pli est à toi, avec un sac de la couleur de ta carte. Rouge vaut 1, bleu 2, vert 3, jaune 4. Une couleur épuisée ? Tu reçois l’or : 5.
lesson-potato-man-colours = Qui gagne entame le pli suivant. Chaque couleur n’a sa place qu’une fois par pli : personne ne peut suivre à vert. Entame { letter-green }13 : un sac vert vaudrait 3.
lesson-potato-man-equal = 13 contre 13 ! Si le plus grand nombre est là deux fois, la carte jouée en dernier gagne. { $left } reçoit donc un sac rouge, qui vaut 1, et entame le pli suivant.
lesson-potato-man-hatched = Le rouge et le bleu sont déjà dans ce pli. Tes cartes rouges et bleues sont donc hachurées : interdit de les jouer maintenant. Touches-en une, elle te dit pourquoi.
lesson-potato-man-hero = { letter-red }16 est une Evil Potato, comme rouge 17 et 18. Mais jaune 1, 2 et 3, c’est Potato Man : dès qu’une Evil Potato est dans le pli, il le gagne. Joue { letter-yellow }2 !
lesson-potato-man-won = Potato Man gagne, et ton petit 2 rapporte un sac jaune, soit 4. Tu en as déjà 6 ! Sans Evil Potato dans le pli, ce n’est qu’une carte basse.
lesson-potato-man-end = La manche finit quand les mains sont vides, ou aussitôt que quelqu’un doit jouer sans carte permise : ce pli ne rapporte alors aucun sac. Le reste, tu le joues sans aide !
