# The lesson of Potato Man. $left sits to the learner's left and plays next, $right comes after that.

lesson-potato-man-hand = These 12 potatoes are your hand. Everyone plays one card to a trick, and whoever wins the trick earns sacks. The most sacks at the end wins.
lesson-potato-man-lead = You lead, so any card will do. The highest number wins the trick, and 15 is hard to beat. Tap { letter-blue }15 and play it.
lesson-potato-man-sack = { letter-blue }15 is highest: the trick is yours, and with it a sack card in your card’s colour. Red is worth 1 sack, blue 2, green 3, yellow 4. Once a colour has run out, you get gold: 5.
lesson-potato-man-colours = The winner leads the next trick. Each colour may appear only once in a trick, so nobody can answer green with green. Lead { letter-green }13: a green sack card would bring 3 sacks.
lesson-potato-man-equal = 13 against 13! When the highest number is played twice, the later one wins. So { $left } gets a red sack card, worth 1, and leads the next trick.
lesson-potato-man-hatched = Red and blue are already in this trick. That is why your red and blue cards are hatched: you cannot play them now. Tap one to see why.
lesson-potato-man-hero = { letter-red }16 is an Evil Potato, like red 17 and 18. But yellow 1, 2 and 3 are Potato Man: as soon as an Evil Potato lies in the trick, he wins it. Play { letter-yellow }2!
lesson-potato-man-won = Potato Man wins, and your little 2 brings a yellow sack card, worth 4. That makes 6 sacks already! Without an Evil Potato in the trick, he is just a low card.
lesson-potato-man-end = The round ends when all hands are empty, or at once when the player to move has no card that fits: a block. That trick then brings no sacks. The rest is up to you!
