"""Building blocks of the server's own pages: plain HTML without scripts, all text escaped."""

from html import escape
from pathlib import Path

from starlette.responses import Response

STYLE = "/page.css"
CSS = Path(__file__).with_name("page.css")
LICENCE = (
    "The program is licensed under the MIT licence. The games belong to their authors and publishers: Potato Man by "
    "G. Burkhardt and W. Lehmann, Compañeros by S. Brückner, Hot Potato! by T. Roem and A. Drent. Knolle is not "
    "affiliated with any of them."
)


class Html(str):
    """Text that is already HTML and must not be escaped."""

    __slots__ = ()


def tag(name: str, *inside: str, **attributes: str) -> Html:
    """Return an element; contents that are not `Html` are escaped.

    >>> tag("a", "a < b", href='/?"')
    '<a href="/?&quot;">a &lt; b</a>'
    """
    told = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{told}>{concat(*inside)}</{name}>")


def concat(*parts: str) -> Html:
    """Return the concatenated parts; those that are not `Html` are escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def listing(items: list[str], kind: str = "ul") -> Html:
    """Return a list with the given items."""
    return tag(kind, *(tag("li", item) for item in items))


def grid(titles: list[str], rows: list[list[str]]) -> Html:
    """Return a table with a header row."""
    head = tag("thead", tag("tr", *(tag("th", title) for title in titles)))
    return tag("table", head, tag("tbody", *(tag("tr", *(tag("td", cell) for cell in row)) for row in rows)))


def page(
    title: str, *body: str, status: int = 200, wide: bool = False, headers: dict[str, str] | None = None
) -> Response:
    """Return a complete page."""
    head = concat(
        Html('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        Html(f'<link rel="stylesheet" href="{STYLE}"><link rel="icon" href="/icon.svg">'),
    )
    whole = concat(
        Html("<!doctype html>"),
        tag(
            "html",
            tag("head", head),
            tag("body", tag("main", *body), tag("footer", LICENCE), **({"class_": "wide"} if wide else {})),
            lang="en",
        ),
        "\n",
    )
    told = {"cache-control": "no-store", "x-robots-tag": "noindex"} | (headers or {})
    return Response(whole, status, told, "text/html")
