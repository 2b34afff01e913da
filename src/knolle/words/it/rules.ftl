# Words of the rules page itself.

rules-title = Regole di { $game }
rules-choose = Le regole di quale gioco?
rules-contents = Indice
rules-short = In breve
rules-players = Numero di giocatori
rules-ruling = Nostra interpretazione
rules-ruling-about = Dove le regole stampate tacciono, non sono chiare o si contraddicono, abbiamo deciso noi. Questi passaggi sono segnalati. Tutto il resto è nelle regole stampate, tranne ciò che riguarda solo il programma: come scrive le carte, che cosa mostra e a chi, e come si impostano le opzioni.
rules-example = Esempio
rules-number = Regola { $rule }
rules-more = Tutte le regole di { $game }
rules-print = Stampa
rules-top = Torna su
rules-others = Gli altri giochi

rules-column-players = Giocatori
rules-column-hand = Mano
rules-column-encounter = Incontro
rules-column-round = Giro { $number }
rules-column-total = Totale
rules-draws = pesca { $card }
rules-draws-hidden = pesca una carta

## Whose game it is
rules-credits = { $game } è un gioco di { $authors } ({ $year }).
rules-credits-ours = Il gioco appartiene a chi l’ha inventato e pubblicato. Knolle non ha legami con loro. I testi e le immagini qui sono nostri.
