"""Write the JSON Schema of the server's messages and bodies, the source of the TypeScript types: schema.py FILE."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from knolle.server import bodies, protocol
from knolle.words import said

GAMES = {"Slug", "GameView", "ViewChanges", "GameEvent", "TableEvent"}
"""Titles of what typescript.py writes types of."""


def structs(module: ModuleType) -> list[type]:
    """Return the msgspec structs that a module or package defines."""
    found = [value for value in vars(module).values() if isinstance(value, type)]
    own = [value for value in found if value.__module__.startswith(module.__name__)]
    return [value for value in own if issubclass(value, msgspec.Struct)]


def pointing(schema: Any, names: set[str]) -> Any:
    """Return a schema in which the types of these names are those of games.ts."""
    if isinstance(schema, list):
        return [pointing(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    name = schema.get("title", schema.get("$ref", "").rpartition("/")[2])
    if name in names:
        return {"tsType": f'import("./games").{name}'}
    return {key: pointing(part, names) for key, part in schema.items()}


def schema() -> dict[str, object]:
    """Return the schema of all structs and of the two unions of messages."""
    types = [protocol.FromClient, protocol.FromServer, *structs(protocol), *structs(bodies)]
    (client, server, *_), found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    elsewhere = GAMES | {struct.__name__ for struct in structs(said)}
    return {
        "title": "Wire",
        "type": "object",
        "properties": {"client": client, "server": server},
        "required": ["client", "server"],
        "$defs": {name: pointing(part, elsewhere) for name, part in found.items() if name not in elsewhere},
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(schema()))
