# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = Du und { $left } habt dieselben sechs Kartoffeln, und drei Begegnungen stehen an; die Reihenfolge kennt niemand. Jede hat ihre Rangfolge. Du brauchst 10 Punkte.
lesson-hot-potato-choose = In jeder Runde wählt ihr beide heimlich; die besser platzierte Kartoffel gewinnt. Sweet Potato ist in allen drei schwach, aber ihr Effekt lohnt sich nur, wenn sie verliert. Wähle sie!
lesson-hot-potato-effect = { encounter-grim-grater }: A-peeling Potato steht vorn, 1 Punkt für { $left }. Ohne Punkt darfst du deinen Effekt nutzen. Tu es: Gewinnst du die nächste Runde, sind es 2!
lesson-hot-potato-double = Deine Sweet Potato ist in Kraft. Es kommt { encounter-wicked-weed } oder { encounter-nasty-knife }, und A-peeling Potato steht bei beiden weit vorn. Wähle sie und hol dir 2 Punkte!
lesson-hot-potato-couch = 2 Punkte! Aber { $left } hat mit Couch Potato die A-peeling Potato zurück, die Beste bei { encounter-nasty-knife }, der letzten der drei. Da gewinnst du nicht: Wähle Rambotato.
lesson-hot-potato-hot = Ein Punkt für { $left }, wie befürchtet. Aber Rambotato darf jetzt die Hot Potato werfen. Schick sie zu { $left }!
lesson-hot-potato-barred = Wer die Hot Potato hat, ist gesperrt: keine Effekte außer Rambotato, die sie wieder loswird. Punkte gibt es trotzdem. Was jetzt kommt, weiß niemand: Versuch es mit Robotato.
lesson-hot-potato-few = 1 Punkt für dich! { $left } ist gesperrt und hat nichts von der Sweet Potato. Gespieltes liegt auf deinem Ablagestapel, zwei Karten hast du noch. Wähle Couch Potato.
lesson-hot-potato-back = Kein Punkt diesmal, aber jetzt kommt das Beste an der Couch Potato: Nutze sie, und dein ganzer Ablagestapel kommt zurück auf deine Hand.
lesson-hot-potato-end = Wieder fünf Karten! Nur die Couch Potato selbst fehlt. Jede Kartoffel hat ihren Effekt; er steht auf der Karte. Wer 10 Punkte hat und allein vorn liegt, gewinnt. Spiel nun ohne Hilfe weiter!
