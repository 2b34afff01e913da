# Words of the rules page itself.

rules-title = Regeln von { $game }
rules-choose = Welche Regeln?
rules-contents = Inhalt
rules-short = Kurz gesagt
rules-players = Anzahl der Spieler
rules-cases = Beispiele
rules-case = Beispiel { $number }
rules-ruling = Unsere Auslegung
rules-ruling-about = Wo die gedruckten Regeln schweigen, unklar sind oder sich widersprechen, haben wir entschieden. Solche Stellen sind gekennzeichnet.
rules-number = Regel { $rule }
rules-more = Alle Regeln von { $game }
rules-print = Drucken
rules-top = Nach oben
rules-others = Die anderen Spiele

rules-column-players = Spieler
rules-column-hand = Hand
rules-column-pile = Nachziehstapel
rules-column-aside = Beiseite
rules-column-trick = Ein Stich
rules-column-rounds = Runden
rules-column-colours = Farben
rules-column-cards = Karten
rules-column-display = Auslage
rules-column-tricks = Stiche
rules-column-potatoes = Kartoffeln pro Spieler
rules-column-encounters = Begegnungen
rules-column-goal = Punkte zum Sieg
