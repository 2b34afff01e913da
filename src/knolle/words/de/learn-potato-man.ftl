# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Diese 12 Kartoffeln sind deine Hand. Alle spielen eine Karte zum Stich, und wer den Stich gewinnt, bekommt Säcke. Am Ende gewinnt, wer die meisten Säcke hat.
lesson-potato-man-lead = Du spielst aus, da ist jede Karte erlaubt. Die höchste Zahl gewinnt den Stich, und 15 ist schwer zu schlagen. Tippe auf { letter-blue }15 und spiel sie.
lesson-potato-man-sack = { letter-blue }15 ist am höchsten: Der Stich ist deiner, dazu eine Sackkarte in der Farbe deiner Karte. Rot zählt 1 Sack, Blau 2, Grün 3, Gelb 4. Ist eine Farbe weg, gibt es Gold: 5.
lesson-potato-man-colours = Wer gewinnt, spielt zum nächsten Stich aus. Jede Farbe darf nur einmal im Stich liegen: Auf Grün folgt kein Grün. Spiel { letter-green }13 aus, eine grüne Sackkarte brächte 3 Säcke.
lesson-potato-man-equal = 13 gegen 13! Liegt die höchste Zahl zweimal da, gewinnt die später gespielte. Also bekommt { $left } eine rote Sackkarte, die 1 zählt, und spielt zum nächsten Stich aus.
lesson-potato-man-hatched = Rot und Blau liegen schon im Stich. Darum sind deine roten und blauen Karten schraffiert: Die darfst du jetzt nicht spielen. Tippe eine an, dann siehst du, warum.
lesson-potato-man-hero = { letter-red }16 ist eine Evil Potato, wie Rot 17 und 18. Aber Gelb 1, 2 und 3 sind Potato Man: Liegt eine Evil Potato im Stich, gewinnt er ihn. Spiel { letter-yellow }2!
lesson-potato-man-won = Potato Man gewinnt, und deine kleine 2 bringt eine gelbe Sackkarte, also 4. Du hast schon 6 Säcke! Ohne Evil Potato im Stich ist er nur eine niedrige Karte.
lesson-potato-man-end = Die Runde endet, wenn alle Hände leer sind, oder sofort, wenn jemand dran ist und keine Karte passt: Dieser Stich bringt dann keine Säcke. Den Rest spielst du ohne Hilfe!
