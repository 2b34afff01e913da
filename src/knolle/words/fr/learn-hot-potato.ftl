# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = { $left } et toi avez les six mêmes patates, et trois rencontres arrivent, dans un ordre inconnu. Chacune classe les patates. Il te faut 10 points.
lesson-hot-potato-choose = À chaque manche, vous choisissez en secret ; la patate la mieux classée gagne. Sweet Potato est faible dans les trois, mais son effet ne sert que si elle perd. Choisis-la !
lesson-hot-potato-effect = { encounter-grim-grater } : A-peeling Potato est en tête, 1 point pour { $left }. Sans point, tu peux utiliser ton effet. Fais-le : la manche suivante peut t’en valoir 2 !
lesson-hot-potato-double = Ta Sweet Potato est active. { encounter-wicked-weed } ou { encounter-nasty-knife } arrive, et A-peeling Potato y est toujours bien classée. Choisis-la et prends tes 2 points !
lesson-hot-potato-couch = 2 points ! Mais { $left }, grâce à Couch Potato, a repris A-peeling Potato, la meilleure face à { encounter-nasty-knife }, la dernière des trois. Impossible de gagner : choisis Rambotato.
lesson-hot-potato-hot = Un point pour { $left }, comme prévu. Mais Rambotato peut maintenant lancer la Hot Potato. Envoie-la à { $left } !
lesson-hot-potato-barred = Celui qui a la Hot Potato n’a plus aucun effet, sauf Rambotato, qui la renvoie. Les points comptent toujours. Personne ne sait ce qui vient : essaie Robotato.
lesson-hot-potato-few = 1 point pour toi ! La Hot Potato prive { $left } d’effets : sa Sweet Potato ne sert à rien. Tes cartes jouées sont à la défausse, il t’en reste deux. Choisis Couch Potato.
lesson-hot-potato-back = Pas de point cette fois, mais voici le meilleur de Couch Potato : utilise-la, et toute ta pile de défausse revient dans ta main.
lesson-hot-potato-end = De nouveau cinq cartes ! Seule Couch Potato reste dehors. Chaque patate a son effet, écrit sur la carte. Avec 10 points et seul en tête, on gagne. Continue sans aide !
