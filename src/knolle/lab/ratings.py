"""Ratings of an arena run by openskill, an optional package (extra `lab`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import ThurstoneMostellerPart, ThurstoneMostellerPartRating

from knolle.lab.arena import Arena, Block


@dataclass(frozen=True)
class Rating:
    """Strength and its uncertainty."""

    mu: float
    sigma: float


def model(players: int) -> ThurstoneMostellerPart:
    """Return the Thurstone-Mosteller model that compares each player with every other.

    Openskill's Plackett-Luce model is unsuitable: it may reward the place behind tied winners more than the winners,
    and so may this model with a narrow window. Bots do not learn between deals, so nothing is added to their
    uncertainty (tau).
    """
    return ThurstoneMostellerPart(tau=0.0, window_size=players)


def places(totals: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return each seat's rank, 0 the best: winners by the rules of the game, then by points.

    >>> places([7, 9, 9, 2], [2])
    [2.0, 1.0, 0.0, 3.0]
    """
    keys = [(seat not in winners, -total) for seat, total in enumerate(totals)]
    return [float(sorted(keys).index(key)) for key in keys]


def ratings(arena: Arena, blocks: Sequence[Block]) -> dict[str, Rating]:
    """Return the ratings after all matches, in the order of deals and rotations."""
    judge = model(arena.players)
    known = {name: judge.rating(name=name) for name in arena.names}
    for block in blocks:
        tables = [arena.lineup(rotation, block.deal) for rotation in range(arena.players)]
        for table, totals, winners in zip(tables, block.totals, block.winners, strict=True):
            after = judge.rate([[known[name]] for name in table], ranks=places(totals, winners))
            changed: dict[str, list[ThurstoneMostellerPartRating]] = {name: [] for name in table}
            for name, (rated,) in zip(table, after, strict=True):
                changed[name].append(rated)
            known |= {name: _mean(judge, seats) for name, seats in changed.items()}
    return {name: Rating(rated.mu, rated.sigma) for name, rated in known.items()}


def _mean(judge: ThurstoneMostellerPart, rated: list[ThurstoneMostellerPartRating]) -> ThurstoneMostellerPartRating:
    """Return one rating for a bot at several seats: the mean of its seats' ratings."""
    n = len(rated)
    return judge.rating(mu=sum(one.mu for one in rated) / n, sigma=sum(one.sigma for one in rated) / n)
