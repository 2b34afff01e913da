## Autour de la table
board-others = Les autres, dans le sens des aiguilles d’une montre
board-trick = Le pli
board-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-go-on = Continuer
board-no-trick = Aucun pli n’est encore terminé.

## Une place
seat-your-turn = À toi
seat-on-turn = À son tour
seat-thinks = Réfléchit…
seat-gone = Pas là
seat-bot-plays = Un bot joue
seat-leaving = Pas là, bot dans { $time }
seat-away-for = Pas là, { $time }
seat-score = { $unit } :
seat-clock = Temps restant :
seat-time = encore { $time }
seat-hurry = Plus que dix secondes.

## La main
hand = Ta main
hand-cards = { $count ->
    [one] Ta carte
   *[other] Tes { $count } cartes
}
hand-allowed = { $card }, peut être joué
hand-refused = { $card }, pas permis maintenant
hand-pointed = { $card }, conseillé
hand-play = Jouer { $card }
hand-arm = Jouer { $card } à mon tour
hand-armed = { $card } sera joué à ton tour
hand-disarm = Ne pas jouer automatiquement
hand-dropped = { $card } ne sera plus joué automatiquement.
board-watching = Tu regardes.

## Un jeu sans plateau à lui
board-situation = Table
board-choices = Ce que tu peux faire
