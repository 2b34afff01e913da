# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = Diese 12 Kartoffeln sind deine Hand. Alle spielen eine Karte zum Stich, und wer den Stich gewinnt, bekommt Säcke. Am Ende gewinnen die meisten Säcke.
lesson-potato-man-lead = Du spielst aus, da ist jede Karte erlaubt. Die höchste Zahl gewinnt den Stich, und 15 ist schwer zu schlagen. Tipp auf { letter-blue }15 und spiel sie.
lesson-potato-man-sack = { letter-blue }15 ist am höchsten: Der Stich ist deiner, dazu ein Sack in der Farbe deiner Karte. Rot zählt 1, Blau 2, Grün 3, Gelb 4. Ist eine Farbe weg, gibt es Gold: 5.
lesson-potato-man-colours = Wer gewinnt, spielt den nächsten Stich aus. Jede Farbe darf nur einmal im Stich liegen: Auf Grün folgt kein Grün. Spiel { letter-green }13 aus, ein grüner Sack wäre 3 wert.
lesson-potato-man-equal = 13 gegen 13! Liegt die höchste Zahl zweimal, gewinnt die später gespielte. Also bekommt { $left } einen roten Sack, der 1 zählt, und spielt den nächsten Stich aus.
lesson-potato-man-hatched = Rot und Blau liegen schon im Stich. Darum sind deine roten und blauen Karten schraffiert: Die darfst du jetzt nicht spielen. Tipp eine an, dann siehst du, warum.
lesson-potato-man-hero = { letter-red }16 ist eine Evil Potato, wie Rot 17 und 18. Aber Gelb 1, 2 und 3 sind Potato Man: Liegt eine Evil Potato im Stich, gewinnt er ihn. Spiel { letter-yellow }2!
lesson-potato-man-won = Potato Man gewinnt, und deine kleine 2 bringt einen gelben Sack, also 4. Du hast schon 6! Ohne Evil Potato im Stich ist er nur eine niedrige Karte.
lesson-potato-man-end = Die Runde endet, wenn alle Hände leer sind, oder sofort, wenn jemand dran ist und keine Karte passt: Dieser Stich bringt dann keinen Sack. Den Rest spielst du allein!
