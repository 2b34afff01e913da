"""Options of Potato Man (PM-20 to PM-24)."""

from knolle.core.options import Option

PLAYERS = range(2, 6)

OPTIONS = (
    Option(
        "variant",
        "PM-20",
        "no-green leaves out the green potatoes and sack cards",
        default="standard",
        choices=("standard", "no-green"),
        only_players=(3,),
    ),
    Option("gold", "PM-21", "worth of a gold sack card", default=5, least=0),
    Option(
        "two-player-colours",
        "PM-22",
        "3: one colour may be played twice in a two-player trick",
        default=4,
        choices=(3, 4),
        only_players=(2,),
    ),
    Option("rounds", "PM-23", "number of rounds (default: one per player)", least=1, default_of=lambda n: n),
)
