### Sample Tricks: tutte le sue parole. La pagina carica le regole quando si aprono.

## Name
game-sample-tricks = Sample Tricks
game-sample-tricks-sentence = Rispondi al colore, prendi con la carta più alta e fai più prese degli altri.
game-sample-tricks-length = circa 5 minuti

## Log
st-starts = Giro { $round }: comincia { $name }.
st-takes = { $name } fa la presa con { $card }.
st-points = Prese di questo giro: { $scores }.
st-round = Giro { $round } di { $rounds }

## Rules

# Le regole numerate di rules.md nelle parole di un giocatore

rule-st-1 = Da 2 a 4 giocatori. Ci sono tre colori, rosso, blu e verde, con i numeri da 1 a 8.
rule-st-2 = Si mescolano tutte le 24 carte e se ne danno 6 a ciascuno. Il resto sta da parte, coperto, fino alla fine del giro.
rule-st-3 = Chi comincia il primo giro è stabilito prima. Ogni altro giro lo comincia il giocatore seguente in senso orario.
rule-st-4 = In senso orario ciascuno gioca una carta dalla mano, scoperta.
rule-st-5 = Se hai una carta del colore di uscita, devi giocarne una. Se non ne hai, puoi giocare qualsiasi carta.
rule-st-6 = La carta più alta del colore di uscita prende. Chi l’ha giocata esce nella presa seguente.
rule-st-7 = Una presa vale un punto. Un giro finisce dopo 6 prese.
rule-st-8 = Dopo l’ultimo giro vince chi ha più punti. In caso di parità la vittoria è condivisa.
rule-st-9 = L’opzione «{ option-rounds }» stabilisce quanti giri si giocano. Predefinito: tanti quanti i giocatori.
rule-st-10 =
    Vedi: la tua mano; tutte le carte giocate; quante carte ha ciascuno in mano; i punti.
    Non vedi mai: le altre mani; le carte da parte; il numero segreto delle mescolate (il seme) prima che tutto sia finito.
