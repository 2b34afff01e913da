"""What a seat cannot see, derived from the referee's log alone: for the no-leak check, independent of the views."""

from collections.abc import Sequence

from knolle.core.game import Event


def potato_man(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the cards hidden by PM-25: in other hands, in piles or set aside, not yet played or drawn by the seat."""
    deals = [k for k, event in enumerate(log) if event["type"] == "deal"]
    deal, later = log[deals[-1]], log[deals[-1] + 1 :]
    if any(event["type"] == "round" for event in later):
        return len(deals) - 1, []
    dealt = [card for hand in deal["hands"] + deal.get("piles", []) for card in hand] + deal["aside"]
    seen = [] if seat is None else list(deal["hands"][seat])
    seen += [event["card"] for event in later if event["type"] == "play"]
    seen += [event["card"] for event in later if event["type"] == "draw" and event["seat"] == seat]
    return len(deals) - 1, [card for card in dealt if card not in seen]


def companeros(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the cards in the other hands (CO-16)."""
    deals = [k for k, event in enumerate(log) if event["type"] == "deal"]
    deal, later = log[deals[-1]], log[deals[-1] + 1 :]
    played = [event["card"] for event in later if event["type"] == "play"]
    others = [card for other, hand in enumerate(deal["hands"]) if other != seat for card in hand]
    return len(deals) - 1, [card for card in others if card not in played]


def hot_potato(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the deck's encounters that the seat has not seen shown, turned up or peeled by itself (HP-20)."""
    shuffles = 0
    last_deal, known = 0, set()
    deck: list[str] = []
    for event in log:
        if event["type"] == "deal":
            last_deal, deck, known = shuffles, event["deck"], set()
            shuffles += 1
        elif event["type"] == "show":
            known |= set(event["cards"])
            shuffles += 1
        elif event["type"] == "encounter":
            known.add(event["name"])
        elif event["type"] == "effect" and "saw" in event:
            shuffles += 1
            if event["seat"] == seat:
                known |= set(event["saw"])
    return last_deal, [name for name in deck if name not in known]


HIDDEN = {"potato-man": potato_man, "companeros": companeros, "hot-potato": hot_potato}
