# The lesson of Compañeros. $left sits to the learner's left and plays next, $right comes after that.

lesson-companeros-display = Das ist die Auslage. Ihre Karten wollen alle haben: Jede zählt ihre Zahl in Siegpunkten. Es gibt neun Stiche, und am Ende gewinnt, wer die meisten Siegpunkte hat.
lesson-companeros-play = In jedem Stich spielen alle eine Karte, egal welche. Dann werden die Zahlen jeder Farbe addiert: Die stärkste Farbe kommt zuerst. Tippe auf { letter-red }7 und spiel sie.
lesson-companeros-ranking = Rot 7 + 8 macht 15 und schlägt Gelb 9. Also kommt Rot zuerst, und innerhalb von Rot die höhere Karte: erst { $left }, dann du, dann { $right }.
lesson-companeros-take = In dieser Reihenfolge nehmen sich alle eine ganze Farbe aus der Auslage. { $left } hat Gelb gewählt. Grün bringt dir 7 Siegpunkte: Tippe es an.
lesson-companeros-join = Jetzt kommen die drei gespielten Karten in die Auslage: Rot 15 und Gelb 9. { $left } hat zuerst genommen und beginnt darum den nächsten Stich.
lesson-companeros-tie = { letter-red }10 führt, Grün hat 9. Spiel { letter-green }1, dann haben beide 10. Der Gleichstand beendet die Stichwertung, und { $right } kommt nicht an den dicken roten Stapel.
lesson-companeros-nobody = Gleichstand! Gleiche Farben gehen leer aus, alle dahinter auch. Also bleibt alles liegen, diese drei kommen dazu, und Rot wächst auf 25. { $left } beginnt noch einmal.
lesson-companeros-strike = Jetzt schlag zu! { letter-red }9 und die { letter-red }6 auf dem Tisch machen 15, mehr als Gelb 10. Und 9 ist höher als 6, also bist du zuerst dran. Spiel { letter-red }9.
lesson-companeros-harvest = Du nimmst zuerst. Eine ganze Farbe, egal wie viele Karten: Tippe auf Rot und hol dir 25 Siegpunkte!
lesson-companeros-end = 32 Siegpunkte, und du beginnst den nächsten Stich. Pass am Ende auf: Was nach dem neunten Stich noch ausliegt, zählt für niemanden. Nun spiel ohne Hilfe weiter!
