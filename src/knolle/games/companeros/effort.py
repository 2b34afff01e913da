"""How hard the search with the net thinks in Compañeros. docs/bots.md says what was tried."""

DEPTH = 99
"""Own choices before the net's rating stands for the rest: worlds are played to the end of the deal."""
DOUBT = 3.0
"""The usual error of the net when it compares two actions, in points."""
TOLERANCE = 0.03
"""What may be lost on average by dropping an action from the search, in points."""
MOST_MS = 45.0
"""CPU milliseconds after which a choice is made, however close it is."""
