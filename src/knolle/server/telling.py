"""What the server says in messages: questions, refusals, undo, changes of seats, advice and reviews.

The games tell their own events (games/<game>/telling.py).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from knolle.core.errors import KnolleError
from knolle.core.facts import Facts
from knolle.core.game import Game
from knolle.core.view import View
from knolle.server.bodies import Decision
from knolle.server.protocol import Confidence, SeatFacts, ValueFacts
from knolle.words.catalogue import own_id
from knolle.words.ending import score_of
from knolle.words.refusal import refusal
from knolle.words.said import Card, Number, Said, Seat, Value

STEPS_IN = {"away": "log-bot-steps-in", "time": "log-out-of-time", "left": "log-bot-plays-on"}
"""What is said when a bot takes over, by cause."""
ONLOOKER: Facts = {"seat": None, "legal": []}
"""The facts of a spectator, who has neither a seat nor anything to choose."""


# -- during a match ----------------------------------------------------------------------------------


def client_facts(view: View) -> Facts:
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
        found["called"] = {action: game.telling.name_action(action, facts) for action in others}
    if game.tells_situation:
        found["situation"] = game.telling.situation(facts)
    return found


@cache
def _card_texts(game: Game) -> frozenset[str]:
    """Return all texts that are cards: the letter of a suit and a number."""
    return frozenset(f"{letter}{number}" for letter in game.suits for number in range(100))


def undo_message(seat: int, card: str | None) -> Said:
    """Return who has taken a choice back, with the card if everybody saw it."""
    if card is None:
        return Said("undone", {"name": Seat(seat)})
    return Said("undone-card", {"name": Seat(seat), "card": Card(card)})


def refusal_message(error: KnolleError, view: View | None) -> Said:
    """Return a refusal as a message; `view` is that of the seat whose choice was refused."""
    if view is None:
        return refusal(error)
    facts = view.facts()
    return refusal(error, lambda action: view.game.telling.name_action(action, facts))


def refusal_facts(error: KnolleError) -> dict[str, Any]:
    """Return a refusal as the body of an HTTP response."""
    return error.as_dict() | {"said": refusal(error)}


# -- seats -----------------------------------------------------------------------------------------


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
    return None if old.bot else Said(STEPS_IN[now.cause or "away"], {"name": name, "level": bot_character(now)})


def bot_character(facts: SeatFacts) -> Said:
    """Return the level of the bot at a seat, and its temperament if it has one."""
    level = Said(f"level-{facts.bot}")
    if facts.temperament is None:
        return level
    return Said("bot-character", {"level": level, "temperament": Said(f"temperament-{facts.temperament}")})


def _newcomer(name: str, before: str, now: SeatFacts) -> Said:
    if now.kind == "bot":
        return Said("log-bot-sits-down", {"name": name, "level": bot_character(now)})
    return Said("log-takes-over", {"name": name, "before": before}) if before else Said("log-sits-down", {"name": name})


def deal_messages(names: Sequence[str], restarts: Mapping[str, int]) -> list[Said]:
    """Return messages about who started the deal over, and without whose text for the shuffles the cards are dealt."""
    return restart_messages(restarts) + [Said("log-dealt-without", {"name": name}) for name in names]


def restart_messages(restarts: Mapping[str, int]) -> list[Said]:
    """Return messages about who started a deal over after texts had been revealed, and how often."""
    return [Said("log-starts-over", {"name": name, "count": count}) for name, count in restarts.items()]


# -- advice and reviews ------------------------------------------------------------------------------


def advice_messages(values: Sequence[ValueFacts], because: Confidence, slug: str) -> list[Said]:
    """Return what the master would choose, and how sure that is."""
    best = values[0]
    args: dict[str, Value] = {
        "action": best.called,
        "points": Number(best.points, "signed"),
        "chance": Number(best.chance, "percent"),
        "unit": _unit(slug),
    }
    return [Said("advice", args), _reason(because, values, slug)]


def _reason(because: Confidence, values: Sequence[ValueFacts], slug: str) -> Said:
    if because.params is None:
        return Said("because-only")
    score = score_of(Number(because.params.points, "count"), slug)
    return Said(f"because-{because.code}", {"next": values[1].called, "score": score})


def _unit(slug: str) -> Said:
    """Return what a game counts."""
    return Said(own_id("score-unit", slug))


def cost(lost: float, error: float, chance: float, lost_chance: float, slug: str) -> Said:
    """Return what a choice cost in points and in the chance of winning."""
    is_fine = error < 0.05
    args: dict[str, Value] = {
        "score": score_of(Number(lost, "fine-count" if is_fine else "count"), slug),
        "error": _error(error, is_fine=is_fine),
    }
    before, after = chance, chance - lost_chance
    if lost_chance < 0 or round(100 * before) == round(100 * after):
        return Said("review-cost-points", args)
    return Said("review-cost", args | {"before": Number(before, "percent"), "after": Number(after, "percent")})


def _error(error: float, *, is_fine: bool) -> Said:
    if error < 0.005:  # everything that could follow was looked at
        return Said("review-exact")
    return Said("review-error", {"error": Number(error, "fine" if is_fine else "points")})


def basis(simulations: int, least: float, slug: str) -> Said:
    """Return what a review rests on; `least` is how many points a mistake must have cost at least."""
    return Said("review-honest", {"simulations": simulations, "score": score_of(Number(least, "count"), slug)})


def review_messages(decisions: Sequence[Decision], slug: str, *, is_whole: bool) -> list[Said]:
    """Return a review in short: how many choices were good, what they cost, and whether all were looked at."""
    real = [one for one in decisions if one.verdict != "only"]
    n, mistakes = len(real), sum(one.verdict == "mistake" for one in real)
    share = (n - mistakes) / n if n else 1.0
    mean = sum(one.lost for one in real) / max(n, 1)
    lines = [
        Said("review-summary", {"good": n - mistakes, "real": n, "share": Number(share, "percent")}),
        Said("review-mean", {"mistakes": mistakes, "points": Number(mean, "fine"), "unit": _unit(slug)}),
    ]
    return lines if is_whole else [*lines, Said("review-part", {"count": n})]
