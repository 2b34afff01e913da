"""The colours of the table, by evening light and by day. A terminal with few colours shows the nearest it has."""

from collections.abc import Mapping

from textual.theme import Theme

DARK = Theme(
    name="knolle-dark",
    primary="#FFB26B",
    secondary="#E8C75A",
    accent="#FFD08A",
    warning="#FFB26B",
    error="#FF8A7A",
    success="#86D38A",
    foreground="#F3E9DC",
    background="#1B140E",
    surface="#261C14",
    panel="#33261B",
    dark=True,
    variables={
        "wood": "#33261B",
        "line": "#7A6450",
        "muted": "#B9A48D",
        "potato": "#E3C08F",
        "paper-ink": "#1B140E",
        "suit-red": "#FF8A7A",
        "suit-blue": "#8AB8FF",
        "suit-green": "#86D38A",
        "suit-yellow": "#FFD75E",
        "suit-purple": "#C8A6F5",
        "suit-orange": "#FFB26B",
        "suit-gold": "#E8C75A",
    },
)
LIGHT = Theme(
    name="knolle-light",
    primary="#8A4B12",
    secondary="#7A5B00",
    accent="#7A3E06",
    warning="#9A3B00",
    error="#B3261E",
    success="#2E7D32",
    foreground="#2B1D0E",
    background="#F6EEE2",
    surface="#FFF9F0",
    panel="#E9DBC6",
    dark=False,
    variables={
        "wood": "#E2CFB4",
        "line": "#A98F72",
        "muted": "#6B543D",
        "potato": "#7A4F1E",
        "paper-ink": "#FFF9F0",
        "suit-red": "#B3261E",
        "suit-blue": "#1F5FAE",
        "suit-green": "#2E7D32",
        "suit-yellow": "#7D5D00",
        "suit-purple": "#6A3FA0",
        "suit-orange": "#A84B00",
        "suit-gold": "#6E5200",
    },
)


def fitting_theme(environ: Mapping[str, str]) -> str:
    """The theme for the terminal's own ground, where it tells: `COLORFGBG` ends in the colour of the ground."""
    ground = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in ("7", "15") else DARK.name
