"""Packages that come with the optional extras: which are missing, and how to install them."""

from collections.abc import Sequence
from importlib.util import find_spec

from knolle.core.errors import OptionError


def missing(*packages: str) -> list[str]:
    """Return those of the given packages that are not installed."""
    return [name for name in packages if find_spec(name) is None]


def need(what: str, *packages: str, extra: str = "lab") -> None:
    """Raise `package-missing` unless the given packages of an extra are installed."""
    if absent := missing(*packages):
        raise OptionError("package-missing", missing_text(what, absent, extra), packages=absent)


def missing_text(what: str, absent: Sequence[str], extra: str = "lab") -> str:
    """Return a sentence that says what to install."""
    names = " and ".join(name.replace("_", "-") for name in absent)
    return (
        f"{what} need {names}, not installed here: pip install 'knolle[{extra}]' "
        f"(in a checkout: .venv/bin/pip install -e '.[{extra}]')."
    )
