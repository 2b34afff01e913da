"""What search asks of a game beside its rules, compiled; the game's greedy.py may define its own."""

from knolle.compiled.decorators import inner, uint64

U0 = uint64(0)
U8 = uint64(8)


@inner
def one_table():
    """Return 0: seats choose one at a time, so a table of choices need not tell them apart."""
    return U0


@inner
def eight_places():
    """Return 8: seats choose together, and a table of choices keeps eight places for each."""
    return U8


@inner
def public_mark(s):
    """Return 0: everything the players have seen follows from the choices made."""
    return U0
