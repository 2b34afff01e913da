"""The end of a match in messages."""

from collections.abc import Sequence

from knolle.core.match import Match
from knolle.words.catalogue import own_id
from knolle.words.said import Number, Said, Seat, seats


def score_of(points: Number | int, slug: str) -> Said:
    """Return a number of what a game counts."""
    return Said(own_id("score-counted", slug), {"points": points})


def ending(match: Match, seat: int | None) -> list[Said]:
    """Return messages to a seat or spectator about who has won, what decided it, and where the reader is."""
    totals, winners = match.result["totals"], match.result["winners"]
    top = max(totals)
    leaders = [one for one, total in enumerate(totals) if total == top]
    tie_break = getattr(match.game.telling, "tie_break", None)
    if leaders == winners or tie_break is None:
        why = Said(own_id("after-with", match.game.slug), {"points": top})
    else:
        why = tie_break(leaders, match.result, match.scores)
    return [_headline(winners, seat), why, *_place(match, seat)]


def _place(match: Match, seat: int | None) -> list[Said]:
    """Return the place of a reader who has not won, and how far behind the winners they are."""
    totals, winners = match.result["totals"], match.result["winners"]
    if seat is None or seat in winners:
        return []
    ahead = sum(one in winners or total > totals[seat] for one, total in enumerate(totals))
    points = max(totals) - totals[seat]
    return [Said("after-place", {"place": ahead + 1, "points": points, "score": score_of(points, match.game.slug)})]


def _headline(winners: Sequence[int], seat: int | None) -> Said:
    if len(winners) == 1:
        return Said("after-you-win") if seat in winners else Said("after-wins", {"name": Seat(winners[0])})
    if seat not in winners:
        return Said("after-share", {"names": seats(winners)})
    return Said("after-you-share", {"names": seats(one for one in winners if one != seat)})
