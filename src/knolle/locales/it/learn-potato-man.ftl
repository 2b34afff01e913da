# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Queste 12 patate sono la tua mano. Ognuno gioca una carta per presa, e chi vince la presa riceve sacchi. Alla fine vince chi ha più sacchi.
lesson-potato-man-lead = Cominci tu la presa: va bene qualsiasi carta. Vince il numero più alto, e 15 è difficile da battere. Tocca { letter-blue }15 e giocala.
lesson-potato-man-sack = { letter-blue }15 è la più alta: la presa è tua, con un sacco del colore della tua carta. Rosso vale 1, blu 2, verde 3, giallo 4. Finito un colore, ricevi oro: 5.
lesson-potato-man-colours = Chi vince comincia la presa dopo. Ogni colore può stare in una presa una volta sola: nessuno può rispondere verde al verde. Gioca { letter-green }13: un sacco verde varrebbe 3.
lesson-potato-man-equal = 13 contro 13! Se il numero più alto c’è due volte, vince la carta giocata dopo. Così { $left } riceve un sacco rosso, che vale 1, e comincia la prossima presa.
lesson-potato-man-hatched = Rosso e blu sono già in questa presa. Per questo le tue carte rosse e blu sono tratteggiate: ora non puoi giocarle. Toccane una e ti dice perché.
lesson-potato-man-hero = { letter-red }16 è una Evil Potato, come rosso 17 e 18. Ma giallo 1, 2 e 3 sono Potato Man: se nella presa c’è una Evil Potato, vince lui. Gioca { letter-yellow }2!
lesson-potato-man-won = Vince Potato Man, e il tuo piccolo 2 porta un sacco giallo, che vale 4. Ne hai già 6! Senza una Evil Potato nella presa è solo una carta bassa.
lesson-potato-man-end = Il giro finisce quando le mani sono vuote, o subito, se a chi tocca non va bene nessuna carta: quella presa allora non porta sacchi. Il resto lo giochi per conto tuo!
