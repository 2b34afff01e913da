"""What the consistency probe samples of the board of Hot Potato!, and what a view says of it."""

from typing import Any

PLACES = ("hand", "chosen", "lying", "kept", "force", "discard")
SAMPLE = """(all) => {
  const seatOf = (one) => one.closest(".other")?.querySelector("[data-seat]").dataset.seat ?? "0";
  const bySeat = (found, value) => {
    const seats = {};
    for (const one of found) (seats[seatOf(one)] ??= []).push(value(one));
    return seats;
  };
  const placeOf = (one) => PLACES.find((place) => one.classList.contains(place));
  const own = all("[data-field='hands'] > li").map((one) =>
    [one.querySelector("[data-potato]").dataset.potato, placeOf(one)]);
  const heads = bySeat(all("[data-head]"), (one) => [one.dataset.head, placeOf(one)]);
  const rows = all("[data-field='encounter'] .ranking li");
  return {
    places: { ...heads, 0: own },
    refused: all("[data-field='hands'] [aria-disabled='true']").map((one) => one.dataset.potato).sort(),
    lies: bySeat(all(".slot [data-lies]"), (one) => one.dataset.lies),
    hot: [...new Set(all("[data-hot]").map((one) => (one.closest(".mat") ? "middle" : seatOf(one))))],
    won: rows.findIndex((one) => one.classList.contains("won")),
    race: all("[data-field='totals'] ul li").map((one) => Number(one.style.getPropertyValue("--at"))),
  };
}""".replace("PLACES", str(list(PLACES)))
"""Reads the board; `all` returns the elements of a selector."""

View = dict[str, Any]


def _place(view: View, seat: int, potato: str) -> str:
    """Return where a potato is. A secret choice is still in its hand: a replay does not say when it was made."""
    for place, seats in (("kept", "kept"), ("lying", "lying"), ("force", "in_force"), ("hand", "hands")):
        if potato in view[seats][seat]:
            return place
    return "discard"


def _places(view: View, places: dict[str, list[list[str]]]) -> bool:
    """Whether all potatoes of all seats are where they should be."""
    return len(places) == view["players"] and all(
        {potato: "hand" if place == "chosen" else place for potato, place in shown}
        == {potato: _place(view, int(seat), potato) for potato, _ in shown}
        for seat, shown in places.items()
    )


def _lies(view: View, lies: dict[str, list[str]]) -> bool:
    """Whether before every seat lies what was revealed, and perhaps a secret choice."""
    for seat, lying in enumerate(view["lying"]):
        shown = lies.get(str(seat), [])
        secret = [potato for potato in shown if potato not in lying]
        if set(lying) - set(shown) or len(secret) > (view["phase"] in ("choose", "extra")):
            return False
        if seat != view["seat"] and secret not in ([], [""]):
            return False
    return True


def _refused(view: View, is_asked: bool) -> list[str]:
    """Return the own potatoes that are hatched."""
    wants = is_asked and view["phase"] in ("choose", "extra")
    own = [potato for ranking in view["rankings"].values() for potato in ranking]
    return sorted(set(own) - set(view["legal"])) if wants else []


def faults(shown: dict[str, Any], view: View, ranks: list[str], best: str | None, is_asked: bool) -> dict[str, bool]:
    """Hold a sample against a view; `ranks` and `best`: the ranking of the encounter of its round, and who has won."""
    end = max(view["goal"], *view["totals"])
    return {
        "a potato is not where it is in the moment": _places(view, shown["places"]),
        "hatching belongs to another question": shown["refused"] == _refused(view, is_asked),
        "what lies before a seat is not that of the moment": _lies(view, shown["lies"]),
        "the Hot Potato is somewhere else": shown["hot"] == ["middle" if view["hot"] is None else str(view["hot"])],
        "another potato has won": shown["won"] == (-1 if best is None else ranks.index(best)),
        "the race is not that of the moment": shown["race"] == [total / end for total in view["totals"]],
    }
