"""Writes JSON Schema of what travels between server and page, for TypeScript to be made from it: schema.py FILE."""

import sys
from pathlib import Path
from types import ModuleType

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from knolle.server import bodies, protocol


def structs(module: ModuleType) -> list[type]:
    """The types that a module defines."""
    found = [value for value in vars(module).values() if isinstance(value, type)]
    return [value for value in found if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__]


def schema() -> dict[str, object]:
    """All of them, and the two unions of messages."""
    types = [protocol.FromClient, protocol.FromServer, *structs(protocol), *structs(bodies)]
    (client, server, *_), found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "title": "Wire",
        "type": "object",
        "properties": {"client": client, "server": server},
        "required": ["client", "server"],
        "$defs": found,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(schema()))
