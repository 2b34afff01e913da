"""Stacked shuffles, and matches of the referees played by texts."""

from reference.contract import Event, Game, Shuffle


def events(game: Game, kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in game.log if event["type"] == kind]


def blocks(*wanted: tuple[int, str]) -> Shuffle:
    """Return a shuffle that deals blocks of these sizes, each beginning with these cards."""

    def shuffle(items: list[str]) -> list[str]:
        stacked = " ".join(cards for _, cards in wanted).split()
        others = [card for card in items if card not in stacked]
        dealt: list[str] = []
        for size, cards in wanted:
            block = cards.split()
            n_missing = size - len(block)
            dealt += block + others[:n_missing]
            others = others[n_missing:]
        assert sorted(dealt + others) == sorted(items)
        return dealt + others

    return shuffle


def play(game: Game, plays: str) -> None:
    """Let the seat on turn play each card in order."""
    for text in plays.split():
        (seat,) = game.to_act()
        game.act({seat: text})
