# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Ecco l’esposizione. Le sue carte le vogliono tutti: ognuna vale il suo numero in punti vittoria. Ci sono nove prese, e vince chi ne ha di più.
lesson-companeros-play = In ogni presa ognuno gioca una carta, una qualsiasi. Poi si sommano i numeri di ogni colore: il più forte viene per primo. Tocca { letter-red }7 e giocala.
lesson-companeros-ranking = Rosso 7 + 8 fa 15 e batte giallo 9. Quindi il rosso viene per primo, e nel rosso la carta più alta: prima { $left }, poi tu, poi { $right }.
lesson-companeros-take = In quest’ordine ognuno prende un colore intero dall’esposizione. { $left } ha scelto il giallo. Il verde ti porta 7 punti vittoria: toccalo.
lesson-companeros-join = Ora le tre carte giocate passano nell’esposizione: rosso 15 e giallo 9. La prima scelta è toccata a { $left }, che perciò comincia la prossima presa.
lesson-companeros-tie = { letter-red }10 è in testa, il verde ha 9. Gioca { letter-green }1: così hanno 10 tutti e due. La parità ferma lì l’assegnazione, e il bel mucchio rosso non va a { $right }.
lesson-companeros-nobody = Parità! Ai colori pari non tocca niente, e nemmeno ai successivi. Così resta tutto lì, si aggiungono queste tre e il rosso sale a 25. Ricomincia { $left }.
lesson-companeros-strike = Ora colpisci! { letter-red }9 e il { letter-red }6 sul tavolo fanno 15, più di giallo 10. E 9 è più alto di 6, quindi passi davanti a tutti. Gioca { letter-red }9.
lesson-companeros-harvest = La prima scelta è tua. Un colore intero, con tutte le sue carte: tocca il rosso e porta a casa 25 punti vittoria!
lesson-companeros-end = 32 punti vittoria, e cominci tu la prossima presa. Attenzione alla fine: ciò che resta esposto dopo la nona presa non conta per nessuno. Ora continua senza aiuto!
