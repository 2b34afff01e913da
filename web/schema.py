"""Write the JSON Schema of the server's messages and bodies, the source of the TypeScript types: schema.py FILE."""

import sys
from pathlib import Path
from types import ModuleType

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from knolle.server import bodies, protocol


def structs(module: ModuleType) -> list[type]:
    """Return the msgspec structs that a module defines."""
    found = [value for value in vars(module).values() if isinstance(value, type)]
    return [value for value in found if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__]


def schema() -> dict[str, object]:
    """Return the schema of all structs and of the two unions of messages."""
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
