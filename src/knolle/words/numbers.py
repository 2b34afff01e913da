"""Numbers as a language writes them, rounded as browsers round."""

from decimal import ROUND_HALF_UP, Decimal

from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import FluentFloat

from knolle.words.catalogue import Argument, Words

HAIR = 1e-9
"""Added to a number so that a plural is chosen by its digits: 1.0 is not "one" in English."""
DIGITS = {"points": 1, "fine": 2, "signed": 1, "percent": 2, "count": 1, "fine-count": 2}


def format_number(value: float, how: str, words: Words) -> Argument:
    """Return a number for a sentence; the kinds of `said.Number` say how it is written."""
    found = round_half_up(value, DIGITS[how])
    match how:
        case "count" | "fine-count":  # chooses the plural as it is written: "1.0 points", "1,8 point"
            shown = float(found) + HAIR
            return FluentFloat(shown, minimumFractionDigits=DIGITS[how], maximumFractionDigits=DIGITS[how])
        case "percent":
            return str(format_percent(found, locale=words.language)).replace("-", "−")
        case "signed":
            return _decimal(found, "+0.0;-0.0" if found else "0.0", words)
    return _decimal(found, "0.0" if how == "points" else "0.00", words)


def round_half_up(value: float, digits: int) -> Decimal:
    """Return a number rounded half up; a loss too small to write is 0, never −0."""
    # browsers round the decimal number that is written, not the binary one behind it
    found = Decimal(repr(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return found if found else Decimal(0)


def _decimal(value: Decimal, pattern: str, words: Words) -> str:
    """Return a number with a real minus sign, as long as a plus."""
    return str(format_decimal(value, pattern, words.language)).replace("-", "−")
