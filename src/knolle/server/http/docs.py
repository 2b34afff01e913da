"""The OpenAPI document as a readable page, without scripts or external resources."""

from typing import Any

from starlette.responses import Response

from knolle.server.http.markup import Html, concat, grid, listing, page, tag

Schema = dict[str, Any]


def docs_page(document: Schema) -> Response:
    """Return a page that documents the whole API."""
    operations = [
        (method.upper(), path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    return page(
        "Knolle: the HTTP API",
        tag("h1", "The HTTP API"),
        tag("p", prose(document["info"]["description"])),
        tag("p", "For programs: ", tag("a", "/api/openapi.json", href="/api/openapi.json"), class_="quiet"),
        tag("h2", "Operations"),
        listing([tag("a", f"{method} {path}", href=f"#{one['operationId']}") for method, path, one in operations]),
        *(section(*operation) for operation in operations),
        tag("h2", "Types"),
        *(type_section(name, schema) for name, schema in sorted(document["components"]["schemas"].items())),
        wide=True,
    )


def section(method: str, path: str, operation: Schema) -> Html:
    """Return the section of one operation."""
    parts = [
        tag("h3", tag("code", f"{method} {path}"), id=operation["operationId"]),
        tag("p", prose(operation["description"])),
    ]
    if operation["parameters"]:
        rows = [
            [tag("code", one["name"]), one["in"], kind(one["schema"]), need(one["required"])]
            for one in operation["parameters"]
        ]
        parts.append(grid(["parameter", "in", "type", ""], rows))
    if "requestBody" in operation:
        parts.append(tag("p", "Body: ", content(operation["requestBody"]["content"])))
    answers = [
        [status, prose(one["description"]), content(one["content"])] for status, one in operation["responses"].items()
    ]
    return tag("section", *parts, grid(["status", "meaning", "answer"], answers))


def prose(text: str) -> Html:
    """Return the text with its parts in backticks as code.

    >>> prose("ask `GET /api/me` first")
    'ask <code>GET /api/me</code> first'
    """
    return concat(*(tag("code", part) if k % 2 else part for k, part in enumerate(text.split("`"))))


def need(is_needed: bool) -> str:
    return "required" if is_needed else "optional"


def content(media: Schema) -> Html:
    """Return the types of a request's or a response's content."""
    return concat(*(kind(one["schema"]) for one in media.values()))


def type_section(name: str, schema: Schema) -> Html:
    """Return the section of one type, with a row per field."""
    rows = [
        [tag("code", field), kind(one), one.get("description", ""), need(field in schema.get("required", []))]
        for field, one in schema.get("properties", {}).items()
    ]
    parts = [tag("h3", name, id=name), tag("p", prose(schema.get("description", "")))]
    return tag("section", *parts, *([grid(["field", "type", "", ""], rows)] if rows else []))


def kind(schema: Schema) -> Html:
    """Return a short description of a type.

    >>> kind({"anyOf": [{"type": "array", "items": {"$ref": "#/components/schemas/Card"}}, {"type": "null"}]})
    'list of <a href="#Card">Card</a> or null'
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return tag("a", name, href=f"#{name}")
    if "anyOf" in schema:
        first, *rest = (kind(one) for one in schema["anyOf"])
        return concat(first, *(concat(" or ", one) for one in rest))
    if "enum" in schema:
        return concat(", ".join(f'"{value}"' for value in schema["enum"]))
    if schema.get("type") == "array":
        return concat("list of ", kind(schema.get("items", {})))
    if isinstance(schema.get("additionalProperties"), dict):
        return concat("object of ", kind(schema["additionalProperties"]))
    return concat(f"{schema.get('type', 'anything')}{bounds(schema)}")


def bounds(schema: Schema) -> str:
    """Return the bounds of a number or of a text's length, if any."""
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    return "" if least is None and most is None else f" ({least if least is not None else ''} … {most})"
