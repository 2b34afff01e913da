"""Potato Man in messages: each event with its reason, what is asked, and how the table stands. Knows no rules."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from knolle.games.potato_man.facts import FACES, SUITS
from knolle.games.potato_man.notation import CARD_NUMBERS, COLOURS, LETTERS
from knolle.words.counting import count_deck
from knolle.words.said import Card, Said, Seat, Several, Value, card_by_name, cards, colour, scores, seats

EXAMPLE = "Y2"
"""An example of an action, for the help."""
THINGS: tuple[str, ...] = ()
"""What the player may type even if it is not legal now; cards and colours are always understood."""
LAST = ("trick", ("play", "draw"), ())
"""The event that ends a trick, and the kinds before and after it that belong to the same trick."""
NO_LAST = Said("board-no-trick")

WINS = {None: "log-wins", "PM-13": "log-wins-later", "PM-14": "log-wins-man"}


# -- events ------------------------------------------------------------------------------------------


def tell(seen: Mapping[str, Any]) -> list[Said]:
    """Return an event and what came of it as messages."""
    match seen["type"]:
        case "deal":
            starts = Said("log-round", {"round": seen["round"], "name": Seat(seen["starter"])})
            return [starts, *_known_cards(seen, "log-hand")]
        case "play":
            return [_play(seen)]
        case "draw":
            return [_draw(seen)]
        case "trick":
            won: dict[str, Value] = {"name": Seat(seen["winner"]), "card": Card(seen["card"])}
            return [Said(WINS[seen["why"]], won, seen["why"]), _reward(seen)]
        case "block":
            missing = Several([colour(name) for name in seen["fitting"]], "or")
            blocked: dict[str, Value] = {"name": Seat(seen["seat"]), "cards": hand(seen["hand"]), "colours": missing}
            return [Said("log-block", blocked, "PM-11")]
        case "round":
            return [*_round_over(seen), *_known_cards(seen["dealt"], "log-dealt")]
    return []


def _play(seen: Mapping[str, Any]) -> Said:
    args: dict[str, Value] = {"name": Seat(seen["seat"]), "card": Card(seen["card"])}
    if seen["face"] == "plain":
        return Said("log-lead" if seen["leads"] else "log-play", args)
    return Said("pm-lead" if seen["leads"] else "pm-play", args | {"face": seen["face"]})


def _draw(seen: Mapping[str, Any]) -> Said:
    name = Seat(seen["seat"])
    if "card" not in seen:
        return Said("log-draw-hidden", {"name": name})
    return Said("log-draw", {"name": name, "card": Card(seen["card"])})


def _reward(seen: Mapping[str, Any]) -> Said:
    args: dict[str, Value] = {"name": Seat(seen["winner"])}
    if seen["sack"] is None:
        return Said("log-sack-none", args | {"colour": colour(seen["short"])}, "PM-15")
    args |= {"sack": sack(seen["sack"]), "worth": seen["worth"]}
    if seen["short"] is not None:
        return Said("log-sack-instead", args | {"colour": colour(seen["short"])}, "PM-15")
    return Said("log-sack", args)


def _round_over(seen: Mapping[str, Any]) -> list[Said]:
    """Return why a round is over, what it brought, and where everybody stands if that is not the same."""
    if seen["blocked"] is None:
        ended = Said("log-all-played", rule=seen["why"])
    else:
        ended = Said("log-round-blocked", {"name": Seat(seen["blocked"])}, seen["why"])
    total = [Said("tell-total", {"scores": scores(seen["totals"])})] if seen["round"] > 1 else []
    return [ended, Said("log-round-over", {"scores": scores(seen["sacks"])}), *total]


def _known_cards(dealt: Mapping[str, Any], id: str) -> list[Said]:
    """Return the hands, draw piles and cards set aside that may be seen."""
    found: list[Said] = []
    for seat, held in enumerate(dealt["hands"]):
        if held is not None:
            found.append(Said(id, {"name": Seat(seat), "cards": hand(held)}))
        if "piles" in dealt:
            found.append(Said("log-pile", {"name": Seat(seat), "cards": cards(dealt["piles"][seat])}))
    if "aside" in dealt:
        found.append(Said("log-aside", {"cards": hand(dealt["aside"])}))
    return found


def hand(texts: Iterable[str]) -> Several:
    """List cards by colour and number."""
    return cards(sorted(texts, key=CARD_NUMBERS.__getitem__))


def sack(name: str) -> Said:
    """Name a kind of sack card."""
    return Said(f"sack-{name}")


def tie_break(leaders: Sequence[int], result: Mapping[str, Any], parts: Sequence[Sequence[int]]) -> Said:
    """Return why not all leaders have won; `parts` are the points of each round."""
    best = max(sacks[result["winners"][0]] for sacks in parts)
    args: dict[str, Value] = {"names": seats(leaders), "points": max(result["totals"]), "best": best}
    return Said("after-tie-broken", args)


# -- the table as it stands --------------------------------------------------------------------------


def ask(view: Mapping[str, Any]) -> Said | None:
    """Return what the table waits for, as seen from a seat."""
    if not view["to_act"]:
        return None
    if not view["legal"]:
        return Said("tell-wait-card", {"name": Seat(view["to_act"][0])})
    if not view["trick"]:
        return Said("tell-ask-lead")
    lying = Several([colour(name) for name in colours(card for _, card in view["trick"])])
    return Said("pm-ask-card", {"lying": lying, "fitting": Several([colour(c) for c in colours(view["legal"])], "or")})


def colours(texts: Iterable[str]) -> list[str]:
    """Return the colours of cards, each once, in the order of the suits."""
    letters = {text[0] for text in texts}
    return [name for letter, name in zip(LETTERS, COLOURS, strict=True) if letter in letters]


def situation(view: Mapping[str, Any]) -> list[Said]:
    """Return what lies there, what is left, and how everybody stands."""
    left = [Said("tell-sacks", {"count": n, "sack": sack(name)}) for name, n in view["sacks_left"].items() if n]
    lines = [
        Said("pm-round", {"round": view["round"], "rounds": view["rounds"]}),
        trick(view["trick"]),
        Said("tell-sacks-left", {"sacks": Several(left)}) if left else Said("tell-sacks-gone"),
        Said("log-round-over", {"scores": scores(view["sacks_worth"])}),
        Said("tell-total", {"scores": scores(view["totals"])}),
    ]
    if view["pile_sizes"]:
        lines.append(Said("tell-piles", {"scores": scores(view["pile_sizes"])}))
    return lines


def count(view: Mapping[str, Any]) -> list[Said]:
    """Return where all cards are (PM-16: nobody has to remember), and how many cards everybody holds."""
    played = [card for plays in view["tricks"] for _, card in plays]
    known = {"table": [card for _, card in view["trick"]], "played": played, "mine": view["hand"] or []}
    lines = count_deck(view["deck"], known, SUITS)
    lines.append(Said("tell-hand-sizes", {"scores": scores(view["hand_sizes"])}))
    if view["pile_sizes"]:
        lines.append(Said("tell-piles", {"scores": scores(view["pile_sizes"])}))
    return [*lines, Said("pm-count-aside")]


def place(view: Mapping[str, Any]) -> Said:
    """Return the place in the match: its round or game, and trick."""
    return Said("tell-place-round", {"round": view["round"], "trick": view["this_trick"]})


def trick(plays: Iterable[tuple[int, str]]) -> Said:
    """Return the cards of a trick."""
    lying = [Said("tell-played", {"name": Seat(seat), "card": Card(card)}) for seat, card in plays]
    return Said("tell-trick", {"plays": Several(lying)}) if lying else Said("tell-trick-empty")


def name_action(action: str, view: Mapping[str, Any]) -> Value:
    """Return an action as it stands in a sentence: the card."""
    return Card(action)


def describe_action(action: str, view: Mapping[str, Any]) -> Said:
    """Describe an action in full: the name of the card."""
    return card_by_name(action, COLOURS[LETTERS.index(action[0])], FACES.get(action))
