"""Help with counting in messages: where each card of a deck is, as far as the reader may know."""

from collections.abc import Iterable, Mapping, Sequence

from knolle.words.said import Said, Several, colour

PLACES = ("played", "taken", "table", "mine", "out", "unseen")
"""Where a card may be; what is nowhere else is `out`, or `unseen` if the past is hidden."""


def count_deck(
    deck: Sequence[str], known: Mapping[str, Iterable[str]], colours: Mapping[str, str], rest: str = "out"
) -> list[Said]:
    """Return a line per colour: which numbers are in which place. `colours` has their names by letter.

    A card in several lists of `known` is in the first one; one that is in none is in `rest`.
    """
    places = {card: place for place, some in reversed(list(known.items())) for card in some}
    lines = []
    for letter, name in colours.items():
        by_place: dict[str, list[int]] = {}
        for card in sorted((one for one in deck if one[0] == letter), key=lambda one: int(one[1:])):
            by_place.setdefault(places.get(card, rest), []).append(int(card[1:]))
        parts = [_part(place, by_place[place]) for place in PLACES if place in by_place]
        lines += [Said("tell-count", {"colour": colour(name), "places": Several(parts)})] if parts else []
    return lines


def _part(place: str, numbers: list[int]) -> Said:
    return Said("tell-count-part", {"place": place, "count": len(numbers), "numbers": Several(numbers)})
