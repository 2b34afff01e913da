"""Who came, went, was replaced by a bot or is back; and who has won."""

from collections.abc import Mapping, Sequence
from typing import Any

from knolle.terminal.telling.story import Reader, Said, View, level, seats

Facts = Mapping[str, Any]


def seats_said(before: Sequence[Facts], after: Sequence[Facts]) -> list[Said]:
    """What changed between two lists of the table's `seats`."""
    olds: list[Facts] = [*before, *({} for _ in after[len(before) :])]
    found = [_seat_said(old, now) for old, now in zip(olds, after, strict=False)]
    return [said for said in found if said is not None]


def _seat_said(before: Facts, now: Facts) -> Said | None:
    name, old, bot = now.get("name") or "", before.get("name") or "", now.get("bot")
    if now["kind"] == "open":
        return Said("log-stands-up", {"name": old}) if old else None
    if name != old:
        return _newcomer(name, old, now)
    if now["kind"] == "bot" or bot == before.get("bot"):
        return None
    if not bot:
        return Said("log-comes-back", {"name": name})
    return None if before.get("bot") else Said("log-bot-steps-in", {"name": name, "level": level(bot)})


def _newcomer(name: str, old: str, now: Facts) -> Said:
    if now["kind"] == "bot":
        return Said("log-bot-sits-down", {"name": name, "level": level(now["bot"])})
    return Said("log-takes-over", {"name": name, "before": old}) if old else Said("log-sits-down", {"name": name})


def ending_told(result: Facts, view: View, reader: Reader) -> list[str]:
    """Who has won, and how the winners stand above the others: by their total, or by a best round (PM-19)."""
    totals, winners = result["totals"], result["winners"]
    top = max(totals)
    leaders = [seat for seat, total in enumerate(totals) if total == top]
    if len(leaders) == len(winners):
        why = Said("after-with", {"points": top, "game": reader.slug})
    else:
        best = max((row[winners[0]] for row in view["scores"]), default=0)
        why = Said("after-tie-broken", {"names": seats(leaders), "points": top, "best": best})
    return [_headline(winners, view.get("seat")).worded(reader), why.worded(reader)]


def _headline(winners: Sequence[int], seat: int | None) -> Said:
    is_mine = seat in winners
    if len(winners) == 1:
        return Said("after-you-win") if is_mine else Said("after-wins", {"name": seats(winners)})
    if not is_mine:
        return Said("after-share", {"names": seats(winners)})
    return Said("after-you-share", {"names": seats(one for one in winners if one != seat)})
