"""What the server says in messages: questions, refusals, undo, changes of seats, endings, advice and reviews.

The games tell their own events (games/<game>/telling.py).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from knolle.core.errors import KnolleError
from knolle.core.facts import Facts
from knolle.core.game import Event, Game
from knolle.core.match import Match
from knolle.core.view import View
from knolle.server.bodies import Decision
from knolle.server.protocol import Because, SeatFacts, ValueFacts
from knolle.words.refusal import refusal
from knolle.words.said import Number, Said, Seat, Value, seats

ONLOOKER: Facts = {"seat": None, "legal": []}
"""The facts of a spectator, who has neither a seat nor anything to choose."""


# -- during a match ----------------------------------------------------------------------------------


def told_facts(view: View) -> Facts:
    """Return a view's facts together with what is asked, in messages."""
    facts, game = view.facts(), view.game
    waits = game.telling.ask(facts | ONLOOKER) if view.to_act else None
    return facts | {"waits": waits} | asks(game, facts)


def asks(game: Game, facts: Facts) -> Facts:
    """Return what a seat is asked, and the names of its actions that are not cards."""
    found: Facts = {}
    if facts["legal"]:
        found["ask"] = game.telling.ask(facts)
        cards = _card_texts(game)
        others = [action for action in facts["legal"] if action not in cards]
        found["called"] = {action: game.telling.called(action, facts) for action in others}
    if game.tells_situation:
        found["situation"] = game.telling.situation(facts)
    return found


@cache
def _card_texts(game: Game) -> frozenset[str]:
    """Return all texts that are cards: the letter of a suit and a number."""
    return frozenset(f"{letter}{number}" for letter in game.suits for number in range(100))


def undone(event: Event) -> Said:
    """Return who has taken a choice back."""
    return Said("undone", {"name": Seat(event["seat"])})


def refused(error: KnolleError, view: View | None) -> Said:
    """Return a refusal as a message; `view` is that of the seat whose choice was refused."""
    if view is None:
        return refusal(error)
    facts = view.facts()
    return refusal(error, lambda action: view.game.telling.called(action, facts))


def refusal_facts(error: KnolleError) -> dict[str, Any]:
    """Return a refusal as the body of an HTTP response."""
    return error.as_dict() | {"said": refusal(error)}


# -- seats and the end -------------------------------------------------------------------------------


def seat_changes(before: Sequence[SeatFacts], after: Sequence[SeatFacts]) -> list[Said]:
    """Return messages about players who came, left, were replaced by a bot or came back."""
    found = [_seat_change(old, now) for old, now in zip(before, after, strict=True)]
    return [said for said in found if said is not None]


def _seat_change(old: SeatFacts, now: SeatFacts) -> Said | None:
    name, before, bot = now.name or "", old.name or "", now.bot
    if now.kind == "open":
        return Said("log-stands-up", {"name": before}) if before else None
    if name != before:
        return _newcomer(name, before, now)
    if now.kind == "bot" or bot == old.bot:
        return None
    if bot is None:
        return Said("log-comes-back", {"name": name})
    return None if old.bot else Said("log-bot-steps-in", {"name": name, "level": Said(f"level-{bot}")})


def _newcomer(name: str, before: str, now: SeatFacts) -> Said:
    if now.kind == "bot":
        return Said("log-bot-sits-down", {"name": name, "level": Said(f"level-{now.bot}")})
    return Said("log-takes-over", {"name": name, "before": before}) if before else Said("log-sits-down", {"name": name})


def ending(match: Match, seat: int | None) -> list[Said]:
    """Return messages to a seat or spectator about who has won and what decided it."""
    totals, winners = match.result["totals"], match.result["winners"]
    top = max(totals)
    leaders = [one for one, total in enumerate(totals) if total == top]
    if leaders == winners:
        why = Said("after-with", {"points": top, "game": match.game.slug})
    else:
        best = max((row[winners[0]] for row in match.scores), default=0)
        why = Said("after-tie-broken", {"names": seats(leaders), "points": top, "best": best})
    return [_headline(winners, seat), why]


def _headline(winners: Sequence[int], seat: int | None) -> Said:
    if len(winners) == 1:
        return Said("after-you-win") if seat in winners else Said("after-wins", {"name": Seat(winners[0])})
    if seat not in winners:
        return Said("after-share", {"names": seats(winners)})
    return Said("after-you-share", {"names": seats(one for one in winners if one != seat)})


# -- advice and reviews ------------------------------------------------------------------------------


def advised(values: Sequence[ValueFacts], because: Because, slug: str) -> list[Said]:
    """Return what the master would choose, and how sure that is."""
    best = values[0]
    args: dict[str, Value] = {
        "action": best.called,
        "points": Number(best.points, "signed"),
        "chance": Number(best.chance, "percent"),
        "game": slug,
    }
    return [Said("advice", args), _because(because, values, slug)]


def _because(because: Because, values: Sequence[ValueFacts], slug: str) -> Said:
    if because.params is None:
        return Said("because-only")
    points = Number(because.params.points, "count")
    return Said(f"because-{because.code}", {"next": values[1].called, "points": points, "game": slug})


def cost(lost: float, error: float, chance: float, lost_chance: float, slug: str) -> Said:
    """Return what a choice cost in points and in the chance of winning."""
    is_fine = error < 0.05
    args: dict[str, Value] = {
        "points": Number(lost, "fine-count" if is_fine else "count"),
        "error": Number(error, "fine" if is_fine else "points"),
        "game": slug,
    }
    before, after = chance, chance - lost_chance
    if lost_chance < 0 or round(100 * before) == round(100 * after):
        return Said("review-cost-points", args)
    return Said("review-cost", args | {"before": Number(before, "percent"), "after": Number(after, "percent")})


def basis(simulations: int, least: float, slug: str) -> Said:
    """Return what a review rests on; `least` is how many points a mistake must have cost at least."""
    return Said("review-honest", {"simulations": simulations, "points": Number(least, "count"), "game": slug})


def reviewed(decisions: Sequence[Decision], slug: str, *, is_whole: bool) -> list[Said]:
    """Return a review in short: how many choices were good, what they cost, and whether all were looked at."""
    real = [one for one in decisions if one.verdict != "only"]
    n, mistakes = len(real), sum(one.verdict == "mistake" for one in real)
    share = (n - mistakes) / n if n else 1.0
    mean = sum(one.lost for one in real) / max(n, 1)
    lines = [
        Said("review-summary", {"good": n - mistakes, "real": n, "share": Number(share, "percent")}),
        Said("review-mean", {"mistakes": mistakes, "points": Number(mean, "fine"), "game": slug}),
    ]
    return lines if is_whole else [*lines, Said("review-part", {"count": n})]
