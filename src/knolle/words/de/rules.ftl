# Words of the rules page itself.

rules-title = Regeln von { $game }
rules-choose = Welche Regeln?
rules-contents = Inhalt
rules-short = Kurz gesagt
rules-players = Anzahl der Spieler
rules-ruling = Unsere Auslegung
rules-ruling-about = Wo die gedruckten Regeln schweigen, unklar sind oder sich widersprechen, haben wir entschieden. Solche Stellen sind gekennzeichnet. Alles andere steht in den gedruckten Regeln, außer was nur das Programm betrifft: wie es Karten schreibt, was es wem zeigt und wie man Optionen einstellt.
rules-example = Beispiel
rules-number = Regel { $rule }
rules-more = Alle Regeln von { $game }
rules-print = Drucken
rules-top = Nach oben
rules-others = Die anderen Spiele

rules-column-players = Spieler
rules-column-hand = Hand
rules-column-encounter = Begegnung
rules-column-round = Runde { $number }
rules-column-total = Summe
rules-draws = zieht { $card }
rules-draws-hidden = zieht eine Karte

## Whose game it is
rules-credits = { $game } ist ein Spiel von { $authors } ({ $year }).
rules-credits-ours = Das Spiel gehört denen, die es erfunden und verlegt haben. Knolle ist mit ihnen nicht verbunden. Die Texte und Bilder hier sind unsere eigenen.
