"""An extension of griffe: examples in docstrings become code, so that Markdown does not read links into them."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(^>>> .*(?:\n(?!\n).*)*)", re.MULTILINE)


class Doctests(griffe.Extension):
    """Put a fence around every block that begins with `>>>`."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of an object that has been read."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\1\n```", obj.docstring.value)
