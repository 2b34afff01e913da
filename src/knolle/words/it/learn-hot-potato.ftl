# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = Tu e { $left } avete le stesse sei patate, e arrivano tre incontri, nessuno sa in quale ordine. Ognuno mette in classifica le patate. Ti servono 10 punti.
lesson-hot-potato-choose = In ogni giro scegliete in segreto; vince la patata meglio classificata. Sweet Potato è debole in tutti e tre, ma il suo effetto serve solo se perde. Scegli lei!
lesson-hot-potato-effect = { encounter-grim-grater }: A-peeling Potato è prima, 1 punto a { $left }. Senza punti puoi usare l’effetto della tua patata. Usalo: vincere il prossimo giro te ne darà 2!
lesson-hot-potato-double = La tua Sweet Potato è in vigore. Arriva { encounter-wicked-weed } o { encounter-nasty-knife }, e A-peeling Potato è in alto in entrambi. Scegli lei e prendi i tuoi 2 punti!
lesson-hot-potato-couch = 2 punti! Ma { $left } con Couch Potato ha ripreso A-peeling Potato, la migliore contro { encounter-nasty-knife }, l’ultimo dei tre. Non puoi vincere: scegli Rambotato.
lesson-hot-potato-hot = Un punto a { $left }, come temuto. Ma ora Rambotato può lanciare la Hot Potato. Mandala a { $left }!
lesson-hot-potato-barred = Chi ha la Hot Potato è senza effetti, tranne Rambotato, che la manda via. I punti valgono lo stesso. Che cosa arriva, nessuno lo sa: prova Robotato.
lesson-hot-potato-few = 1 punto a te! La Hot Potato lascia { $left } senza effetti: la sua Sweet Potato non serve a niente. Le carte giocate sono nel tuo scarto, te ne restano due. Scegli Couch Potato.
lesson-hot-potato-back = Stavolta nessun punto, ma ecco il bello di Couch Potato: usala, e tutto il tuo mazzo di scarto torna in mano.
lesson-hot-potato-end = Di nuovo cinque carte! Manca solo Couch Potato. Ogni patata ha il suo effetto, scritto sulla carta. Vince chi ha 10 punti ed è in testa da solo. Continua per conto tuo!
