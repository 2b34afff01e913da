"""Numbers as the language spoken writes them, rounded as browsers round."""

from decimal import ROUND_HALF_UP, Decimal

from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import FluentFloat, FluentNumber

from knolle.words.catalogue import Words

HAIR = 1e-9
"""Too little to be written, enough for babel not to take 1.0 for a 1, which is singular."""


def _rounded(value: float, digits: int) -> Decimal:
    """A loss too small to write is 0, never −0."""
    # browsers round the decimal number that is written, not the binary one behind it
    found = Decimal(repr(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return found if found else Decimal(0)


def _written(value: Decimal, pattern: str, words: Words) -> str:
    """With a real minus sign, as long as a plus."""
    return str(format_decimal(value, pattern, words.language)).replace("-", "−")


def points(value: float, words: Words) -> str:
    """A number of points with one digit behind the point."""
    return _written(_rounded(value, 1), "0.0", words)


def fine(value: float, words: Words) -> str:
    """A number of points with two digits behind the point."""
    return _written(_rounded(value, 2), "0.00", words)


def signed(value: float, words: Words) -> str:
    """A difference of points: always with its sign, unless it is 0."""
    return _written(_rounded(value, 1), "+0.0;-0.0" if _rounded(value, 1) else "0.0", words)


def counted(value: float, digits: int = 1) -> FluentNumber:
    """A number in a sentence, which chooses its plural as it is written: "1.0 points", "1,8 point"."""
    # the resolver chooses no plural by a Decimal
    shown = float(_rounded(value, digits)) + HAIR
    return FluentFloat(shown, minimumFractionDigits=digits, maximumFractionDigits=digits)


def percent(value: float, words: Words) -> str:
    """A share or a chance."""
    return str(format_percent(_rounded(value, 2), locale=words.language)).replace("-", "−")
