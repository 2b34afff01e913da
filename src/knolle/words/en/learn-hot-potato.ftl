# The lesson of Hot Potato!. $left is the other player.

lesson-hot-potato-hand = You and { $left } have the same six potatoes, and three encounters lie ahead, in an order nobody knows. Each ranks the potatoes, best first. You need 10 points.
lesson-hot-potato-choose = Each round, both choose a potato in secret; the one ranked higher wins. Sweet Potato is weak in all three, yet its effect pays only when it loses. Choose it!
lesson-hot-potato-effect = { encounter-grim-grater }: A-peeling Potato ranks first, so { $left } gets 1 point. Without a point you may use your potato’s effect. Use it: a win in the next round gives you 2!
lesson-hot-potato-double = Your Sweet Potato is in force. { encounter-wicked-weed } or { encounter-nasty-knife } comes next, and A-peeling Potato ranks high in both. Choose it and get your 2 points!
lesson-hot-potato-couch = 2 points! But { $left } used Couch Potato and took A-peeling Potato back, which is best in { encounter-nasty-knife }, the last of the three. You can’t win now: choose Rambotato.
lesson-hot-potato-hot = A point for { $left }, as feared. But Rambotato may now throw the Hot Potato at somebody. Send it to { $left }!
lesson-hot-potato-barred = Whoever has the Hot Potato is barred: no effects except Rambotato’s, which throws it away. Points still count. What comes next, nobody knows: try Robotato.
lesson-hot-potato-few = 1 point for you! { $left } is barred and gets nothing from Sweet Potato. Played cards lie on your discard pile, and only two are left in your hand. Choose Couch Potato.
lesson-hot-potato-back = No point this time, but now comes the best part of Couch Potato: use it, and your whole discard pile returns to your hand.
lesson-hot-potato-end = Five cards again! Only Couch Potato itself stays out. Each potato has its own effect; the cards tell you. Whoever gets to 10 points and leads alone wins. Now you’re on your own!
