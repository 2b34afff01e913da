"""The colours of the table, a dark and a light theme. A terminal with few colours shows the nearest it has."""

from collections.abc import Mapping
from dataclasses import replace

from textual.color import Color
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
        "accent": "#FFD08A",
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
        "accent": "#7A3E06",
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


FADING = (*(name for name in DARK.variables if name.startswith("suit-")), "potato", "accent")
FEW_DARK = {
    "suit-red": "#FF0000",
    "suit-blue": "#5C5CFF",
    "suit-green": "#00FF00",
    "suit-yellow": "#FFFF00",
    "suit-purple": "#FF00FF",
    "suit-orange": "#CDCD00",
    "suit-gold": "#CDCD00",
}
FEW_LIGHT = {
    "suit-red": "#CD0000",
    "suit-blue": "#0000EE",
    "suit-green": "#00CD00",
    "suit-yellow": "#000000",
    "suit-purple": "#CD00CD",
    "suit-orange": "#000000",
    "suit-gold": "#000000",
}
"""For 16 colours, where the nearest to blue, green and purple would be grey. Yellow is unreadable on white."""


def themes(color_system: str | None, environ: Mapping[str, str]) -> list[Theme]:
    """Return the dark and the light theme for this terminal; with `NO_COLOR` only letters and shapes show suits."""
    if environ.get("NO_COLOR"):
        return [
            _with_suits(theme, dict.fromkeys(FEW_DARK, str(theme.foreground)), is_plain=True) for theme in (DARK, LIGHT)
        ]
    if color_system == "standard":
        return [_with_suits(DARK, FEW_DARK, is_plain=True), _with_suits(LIGHT, FEW_LIGHT, is_plain=True)]
    return [_with_suits(DARK, {}), _with_suits(LIGHT, {})]


def _with_suits(theme: Theme, suits: Mapping[str, str], *, is_plain: bool = False) -> Theme:
    """Return a theme with these suits, and a version of each for illegal cards: paler, or muted if `is_plain`."""
    variables = {**theme.variables, **suits}
    for name in FADING:
        ground, full = Color.parse(str(theme.background)), Color.parse(variables[name])
        variables[f"off-{name}"] = variables["muted"] if is_plain else full.blend(ground, 0.45).hex
    return replace(theme, variables=variables)


def fitting_theme(environ: Mapping[str, str]) -> str:
    """Return the theme that fits the terminal's background, the last part of `COLORFGBG`; dark if unknown."""
    ground = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in ("7", "15") else DARK.name
