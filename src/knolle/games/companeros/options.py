"""Options of Compañeros (CO-13 to CO-16)."""

from knolle.core.options import Option

PLAYERS = range(3, 7)

OPTIONS = (
    Option("games", "CO-13", "number of games; their points are added up", default=1, least=1),
    Option(
        "memory",
        "CO-16",
        "on hides points, taken piles and earlier tricks until the end of each game",
        default="off",
        choices=("off", "on"),
    ),
)
