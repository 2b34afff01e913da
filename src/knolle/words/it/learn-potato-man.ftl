# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Queste 12 patate sono la tua mano. Ognuno gioca una carta per presa, e chi vince la presa riceve sacchi. Alla fine vince chi ha più sacchi.
lesson-potato-man-lead = Cominci tu la presa: va bene qualsiasi carta. Vince il numero più alto, e 15 è difficile da battere. Tocca { letter-blue }15 e giocala.
lesson-potato-man-sack = { letter-blue }15 è la più alta: la presa è tua, con una carta sacco del colore della tua carta. Il rosso vale 1 sacco, il blu 2, il verde 3, il giallo 4. Finito un colore, ricevi l’oro: 5.
lesson-potato-man-colours = Chi vince comincia la presa successiva. Ogni colore può stare in una presa una volta sola: nessuno può rispondere verde al verde. Gioca { letter-green }13: una carta sacco verde varrebbe 3.
lesson-potato-man-equal = 13 contro 13! Se il numero più alto c’è due volte, vince la carta giocata dopo. Così { $left } riceve una carta sacco rossa, che vale 1, e comincia la prossima presa.
lesson-potato-man-hatched = Rosso e blu sono già in questa presa. Per questo le tue carte rosse e blu sono tratteggiate: ora non puoi giocarle. Toccane una per sapere perché.
lesson-potato-man-hero = { letter-red }16 è un’Evil Potato, come il 17 e il 18 rossi. Ma l’1, il 2 e il 3 gialli sono Potato Man: se nella presa c’è un’Evil Potato, vince lui. Gioca { letter-yellow }2!
lesson-potato-man-won = Vince Potato Man, e il tuo piccolo 2 porta una carta sacco gialla, che vale 4. Hai già 6 sacchi! Senza un’Evil Potato nella presa è solo una carta bassa.
lesson-potato-man-end = Il giro finisce quando le mani sono vuote, o subito, se chi è di turno non ha una carta permessa: quella presa allora non porta sacchi. Il resto lo giochi senza aiuto!
