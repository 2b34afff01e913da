"""What an action is called, in short: a card, a colour to take, a potato, the use of an effect."""

import re
from collections.abc import Iterable, Sequence

from knolle.terminal.telling.cards import COLOURS, card_args, label_of
from knolle.terminal.telling.story import Sense
from knolle.words.catalogue import Words

CARD = re.compile(r"[RBGYPO]\d+")
POTATOES = ("peeling", "couch", "poteto", "rambo", "robo", "sweet")


def action_name(
    action: str, names: Sequence[str], words: Words, sense: Sense = "eye", *, among: Iterable[str] = ()
) -> str:
    """An action as it stands in a sentence about it; `among` is what could be chosen."""
    if CARD.fullmatch(action):
        return label_of(action, words) if sense == "eye" else words.say("card-the", **card_args(action, words))
    if action in COLOURS.values():
        return words.say("action-take", colour=words.say(f"colour-{action}"))
    if action == "decline" and any(other in POTATOES for other in among):
        return words.say("action-add-nothing")
    if action in ("use", "decline"):
        return words.say(f"action-{action}")
    sent = re.fullmatch(r"to (\d)", action)
    if sent:
        seat = int(sent[1])
        return words.say("action-send", name=names[seat] if seat < len(names) else "")
    return words.say(f"potato-{action}") if action in POTATOES else action
