"""The card that is armed: it is played by itself as soon as a card is asked for, or refused with the reason."""

from collections.abc import Sequence

from knolle.terminal.boards.frame import Frame, Item


class Arming:
    """The armed card of one session, if there is one. It is forgotten with the deal that it belongs to."""

    def __init__(self) -> None:
        self.action: str | None = None
        self._deal = 0

    def toggle(self, action: str, frame: Frame) -> None:
        """Arm a card, or withdraw it if it is armed."""
        self.action, self._deal = None if action == self.action else action, _deal_of(frame)

    def drop(self) -> None:
        self.action = None

    def take(self, frame: Frame, items: Sequence[Item]) -> Item | None:
        """Return the armed card if a card is asked for now, and nothing else; it is armed no more."""
        if self._deal != _deal_of(frame):
            self.drop()
        found = next((item for item in items if item.action == self.action), None)
        if found is None or not frame.legal or not all(item.is_card for item in items if item.is_legal):
            return None
        self.drop()
        return found


def _deal_of(frame: Frame) -> int:
    """Return the number of the deal that hands belong to; in some games they are never dealt again."""
    return len(frame.view["scores"]) if "hand" in frame.view else 0
