"""The render modes that Gymnasium and PettingZoo know, for a table."""

from typing import Any

from knolle.adapters.scene import Picture, text
from knolle.extras import missing, missing_text
from knolle.lab.opponents import bad_option

RENDER_MODES = ("ansi", "rgb_array", "human")


def check_render_mode(mode: str | None) -> None:
    """Raise `OptionError` for an unknown mode, and `ImportError` if it needs a package that is missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise bad_option("render_mode", mode, ", ".join(RENDER_MODES))
    if mode == "rgb_array" and missing("PIL"):
        raise ImportError(missing_text("Pictures of a table", ["pillow"], "research"))


def render(scene: Picture, mode: str | None) -> Any:
    """Return the table as text or as an array of pixels; "human" prints its text."""
    if mode is None:
        return None
    if mode == "rgb_array":
        from knolle.adapters.picture import picture

        return picture(scene)
    if mode == "ansi":
        return text(scene)
    print(text(scene), end="\n\n")
    return None
