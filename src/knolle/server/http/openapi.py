"""Generates the OpenAPI document of the API's operations and types, and the JSON Schema of the socket's messages."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from knolle.core.registry import GAMES
from knolle.server.bodies import NewTable, Refusal
from knolle.server.http.endpoint import Endpoint
from knolle.server.http.refusals import JSON
from knolle.server.protocol import VERSION, FromClient, FromServer

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
PARTS = {
    "key": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "slug": {"type": "string", "pattern": "^[a-z0-9-]{1,64}$"},
}
ALWAYS = {
    400: "`bad-query`",
    429: "`too-often`",
    431: "`cookies-too-large`",
    500: "`server-failed`",
    503: "`storage-failed` and the like",
}
WITH_BODY = {
    400: "`bad-query`, `bad-body`, `bad-name`",
    403: "`bad-origin`",
    413: "`body-too-large`",
    415: "`not-json`",
    422: "options the game does not allow, with a code and the number of the rule",
}
ABOUT = (
    "`GET /api/me` sets a cookie that identifies the client as a guest. Requests that change something must carry JSON "
    "and come from a page of this server or from a program that sends no `Origin`. A refused request is answered with "
    "a `Refusal`. Matches are played over the table's socket, whose messages `/api/protocol.json` describes."
)


def document(endpoints: Iterable[Endpoint]) -> Schema:
    """Return the OpenAPI document."""
    endpoints = list(endpoints)
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.operation.path, {})[endpoint.operation.method.lower()] = describe(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Knolle", "version": version("knolle"), "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components(endpoints)},
    }


def describe(endpoint: Endpoint) -> Schema:
    """Return the description of one operation."""
    operation = endpoint.operation
    summary = endpoint.about.partition(". ")[0].rstrip(".")
    description: Schema = {
        "operationId": endpoint.name,
        "summary": summary,
        "description": endpoint.about,
        "parameters": parameters(endpoint),
        "responses": responses(endpoint),
    }
    if operation.body is not None:
        description["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(operation.body)}}}
    return description


def parameters(endpoint: Endpoint) -> list[Schema]:
    """Return the parameters of the path and the query."""
    names = re.findall(r"{(\w+)}", endpoint.operation.path)
    parts = [{"name": name, "in": "path", "required": True, "schema": PARTS[name]} for name in names]
    query = msgspec.json.schema(endpoint.operation.query)
    own = query["$defs"][endpoint.operation.query.__name__]
    return parts + [
        {"name": name, "in": "query", "required": name in own["required"], "schema": schema}
        for name, schema in own["properties"].items()
    ]


def responses(endpoint: Endpoint) -> Schema:
    """Return the possible responses, by status."""
    operation = endpoint.operation
    codes = ALWAYS | (WITH_BODY if operation.body is not None else {}) | operation.refusals
    description: Schema = {
        str(operation.status): {
            "description": "Done." if operation.status != 201 else "Created.",
            "content": content(endpoint),
        }
    }
    refusal = {JSON: {"schema": reference(Refusal)}}
    for status in sorted(codes):
        description[str(status)] = {"description": f"Refused: {codes[status]}.", "content": refusal}
    return description


def content(endpoint: Endpoint) -> Schema:
    """Return the content of a successful response."""
    if endpoint.answer is bytes:
        return {endpoint.operation.kind.partition(";")[0]: {"schema": {"type": "string"}}}
    return {JSON: {"schema": reference(endpoint.answer) if is_struct(endpoint.answer) else {"type": "object"}}}


def is_struct(answer: Any) -> bool:
    return isinstance(answer, type) and issubclass(answer, msgspec.Struct)


def reference(struct: type) -> Schema:
    return {"$ref": REFERENCE.format(name=struct.__name__)}


def components(endpoints: list[Endpoint]) -> Schema:
    """Return the schemas of every type the operations use."""
    types: list[Any] = [Refusal]
    for endpoint in endpoints:
        if endpoint.operation.body is not None:
            types.append(endpoint.operation.body)
        if is_struct(endpoint.answer):
            types.append(endpoint.answer)
    _, found = msgspec.json.schema_components(types, ref_template=REFERENCE)
    new_table = found[NewTable.__name__]["properties"]
    new_table["game"] = {"enum": list(GAMES)}
    new_table["bots"]["propertyNames"] = {"pattern": "^[0-7]$"}
    return found


@cache
def protocol_schema() -> Schema:
    """Return the JSON Schema of the socket's messages, from clients and from the server."""
    (client, server), found = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on a table's socket",
        "version": VERSION,
        "$defs": found | {"FromClient": client, "FromServer": server},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }
