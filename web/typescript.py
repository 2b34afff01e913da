"""Write TypeScript types of what clients see of the games and what is said of it: typescript.py FILE.

Needs only msgspec: games/*/facts.py are loaded without their packages, which import numpy.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, ForwardRef, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from knolle.core import view_facts
from knolle.core.registry import OURS
from knolle.server.protocol import UndoEvent, ViewMessages
from knolle.words import said

GAMES = Path(__file__).resolve().parents[1] / "src/knolle/games"
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
ALIASES = (Literal, tuple, Union, UnionType)
Names = dict[Any, str]
"""The TypeScript names of types."""


# -- types -----------------------------------------------------------------------------------------


def names_in(module: ModuleType, prefix: str = "") -> Names:
    """Return the types that a module names. The prefix tells apart types of different games."""
    return {kind: prefix + name for name, kind in vars(module).items() if is_named(kind, module)}


def is_named(kind: Any, module: ModuleType) -> bool:
    """Return whether this is a module's own TypedDict or struct, or its name for a type made of others."""
    if isinstance(kind, type) and get_origin(kind) is None:
        return kind.__module__ == module.__name__
    return get_origin(kind) in ALIASES


def written(kind: Any, names: Names) -> str:
    """Return a type in TypeScript."""
    if isinstance(kind, ForwardRef):
        return kind.__forward_arg__
    if kind in names:
        return names[kind]
    return SIMPLE[kind] if kind in SIMPLE else spelled_out(kind, names)


def spelled_out(kind: Any, names: Names) -> str:
    """Return a type in TypeScript, not by its name."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    inside = [written(part, names) for part in parts]
    if origin in (Union, UnionType):
        return " | ".join(inside)
    if origin is tuple:
        return f"[{', '.join(inside)}]"
    if origin in (list, Sequence):
        return f"Array<{inside[0]}>"
    if origin is dict:
        return f"Record<{', '.join(inside)}>"
    raise TypeError(f"no TypeScript for {kind}")


def declared(kind: Any, names: Names) -> str:
    """Return the declaration of a type that has a name."""
    name = names[kind]
    if is_typeddict(kind):
        more = " extends ViewMessages" if name.endswith("View") else ""
        return f"{comment(kind)}export interface {name}{more} {{\n{''.join(fields(kind, names))}}}\n"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"{comment(kind)}export type {name} = [{', '.join(tagged(kind, names))}];\n"
    return f"export type {name} = {spelled_out(kind, names)};\n"


def comment(kind: type) -> str:
    return f"/** {' '.join((kind.__doc__ or '').split())} */\n"


def fields(kind: type, names: Names) -> Iterator[str]:
    """Yield a line for each field of a TypedDict."""
    for name, field in get_type_hints(kind, include_extras=True).items():
        is_optional = get_origin(field) is NotRequired
        inside = get_args(field)[0] if is_optional else field
        yield f"  {name}{'?' if is_optional else ''}: {written(inside, names)};\n"


def tagged(kind: type[msgspec.Struct], names: Names) -> Iterator[str]:
    """Yield the tag and the fields of a struct that is sent as an array."""
    assert kind.__struct_config__.array_like
    yield json.dumps(kind.__struct_config__.tag)
    for name, field in get_type_hints(kind).items():
        yield f"{name}: {written(field, names)}"


# -- games -----------------------------------------------------------------------------------------


def load(path: Path) -> ModuleType:
    """Load a module without its package."""
    spec = spec_from_file_location(f"knolle.games.{path.parent.name}.facts", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def document() -> str:
    """Return the TypeScript types of all games."""
    common = names_in(view_facts) | names_in(said) | {UndoEvent: "UndoEvent", ViewMessages: "ViewMessages"}
    lines = [
        "// Generated from games/*/facts.py and words/said.py.\n",
        'import type { Traits } from "../src/net/traits";\n',
    ]
    lines += [declared(kind, common) for kind in common]
    games: dict[str, str] = {}
    traits: dict[str, dict[str, Any]] = {}
    order = [slug.replace("-", "_") for slug in OURS]
    for path in sorted(GAMES.glob("*/facts.py"), key=lambda path: order.index(path.parent.name)):
        facts = load(path)
        prefix = path.parent.name.title().replace("_", "")
        own = {kind: name for kind, name in names_in(facts, prefix).items() if kind not in common}
        lines += [declared(kind, common | own) for kind in own]
        (slug,) = get_args(facts.View.__annotations__["game"])
        games[slug] = prefix
        traits[slug] = {
            "deck": {"suits": getattr(facts, "SUITS", {}), "faces": getattr(facts, "FACES", {})},
            "part": getattr(facts, "PART", "round"),
            "beats": facts.BEATS,
            "clears": getattr(facts, "CLEARS", ()),
        }
    lines.append(listed(games))
    lines.append(shown(traits))
    return "\n".join(lines)


def listed(games: dict[str, str]) -> str:
    """Return the unions of all games, and the types of each game by its slug."""
    by_slug = [f"  {json.dumps(slug)}: {{ view: {name}View; event: {name}Event }};\n" for slug, name in games.items()]
    return (
        f"/** The view and the events of each game. */\nexport interface Games {{\n{''.join(by_slug)}}}\n\n"
        "export type Slug = keyof Games;\n"
        'export type GameView = Games[Slug]["view"];\n'
        'export type GameEvent = Games[Slug]["event"];\n'
        "export type ViewChanges = Partial<GameView>;\n"
        "export type TableEvent = GameEvent | UndoEvent;\n"
    )


def shown(traits: dict[str, dict[str, Any]]) -> str:
    """Return what the page must know of a game without asking the server, as the server tells it of other games."""
    return (
        "/** The traits of the games that the page was built with. */\n"
        f"export const TRAITS: Record<string, Traits> = {json.dumps(traits, indent=2)};\n"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), "utf-8")
