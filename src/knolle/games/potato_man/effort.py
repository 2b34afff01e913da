"""How hard the search with the net thinks in Potato Man. docs/bots.md says what was measured."""

DEPTH = {2: 99, 3: 0, 4: 0, 5: 0}
"""Own choices before the net's rating stands for the rest, by the number of players: for two it is a poor guess."""
DOUBT = {2: 1.4, 3: 0.5, 4: 0.3, 5: 0.25}
"""The usual error of the net when it compares two actions, in points, by the number of players."""
TOLERANCE = 0.01
"""What may be lost on average by dropping an action from the search, in points."""
MOST_MS = 15.0
"""CPU milliseconds after which a choice is made, however close it is."""
