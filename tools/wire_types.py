#!/usr/bin/env python3
"""Write the browser's types of what the server sends: messages, and what each game tells its board.

`web/src/wire.ts` follows from `server/messages.py` and `operator_messages.py`,
`web/src/boards/<game>/outlook.ts` from the shapes of the
game, `web/src/boards/shapes.ts` from those that every game has. `--check` only compares.
"""

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as kinds

from bivouac.core import contract, shapes
from bivouac.server import messages, operator_messages

ROOT = Path(__file__).resolve().parents[1]
WIRE = ROOT / "web" / "src" / "wire.ts"
BOARDS = ROOT / "web" / "src" / "boards"
HEAD = "// Generated from {} by tools/wire_types.py; do not edit.\n"
Record = kinds.StructType | kinds.DataclassType | kinds.TypedDictType
PLAIN: dict[type, str] = {
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}
TOLD = ("Outlook", "Event", "Odds", "Entry")  # to a board, by its game


def files() -> dict[Path, str]:
    """Every generated file and what is written in it."""
    found = {WIRE: wire(), BOARDS / "shapes.ts": of_any_game()}
    for path in sorted(BOARDS.glob("*/index.ts")):
        module = shapes_of(path.parent.name)
        if module is not None:
            found[path.with_name("outlook.ts")] = board(module)
    return found


def wire() -> str:
    """Every struct of the messages and what they hold, then the two unions of socket messages."""
    roots = [
        value
        for room in (messages, operator_messages)
        for value in vars(room).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__
    ]
    parts = [HEAD.format("src/bivouac/server/messages.py"), f"export const WIRE = {messages.WIRE};\n"]
    parts += interfaces(roots)
    parts += [_union(name, getattr(messages, name).__args__) for name in ("Incoming", "Outgoing")]
    return "\n".join(parts)


def of_any_game() -> str:
    """What every game tells: the head of an outlook, what is asked, an entry of a catalogue."""
    head = HEAD.format("src/bivouac/core/shapes.py and contract.py")
    return "\n".join([head, *interfaces([shapes.Seen, shapes.Asked, contract.Entry])])


def shapes_of(game: str) -> ModuleType | None:
    """The shapes of the game that a board draws; None for a board that draws any game."""
    try:
        return import_module(f"bivouac.games.{game}.shapes")
    except ModuleNotFoundError:
        return None


def board(room: ModuleType) -> str:
    """What a game tells its board: every shape on its own, then unions of them.

    What any catalogue has is no game's own: `boards/shapes.ts` tells it.
    """
    told = {name: getattr(room, name) for name in TOLD if hasattr(room, name)}
    unions = {
        name: set(get_args(shape)) - {contract.Entry} for name, shape in told.items() if get_args(shape)
    }
    roots = [part for name, shape in told.items() for part in unions.get(name, {shape})]
    source = f"src/{room.__name__.replace('.', '/')}.py"
    parts = [HEAD.format(source), *interfaces(roots)]
    return "\n".join([*parts, *(_union(name, members) for name, members in unions.items())])


def interfaces(roots: Iterable[Any]) -> list[str]:
    """The interfaces of these records and of all they hold, by name."""
    records: dict[str, Record] = {}
    for info in kinds.multi_type_info(roots):
        _gather(info, records)
    return [_interface(records[name]) for name in sorted(records)]


def _union(name: str, members: Iterable[type]) -> str:
    said = sorted(member.__name__ for member in members)
    return f"export type {name} =\n  | " + "\n  | ".join(said) + ";\n"


def _gather(info: kinds.Type, records: dict[str, Record]) -> None:
    if isinstance(info, Record):
        known = records.setdefault(info.cls.__name__, info)
        if known is not info:
            assert known.cls is info.cls, f"two records are called {info.cls.__name__}"
            return
        for field in info.fields:
            _gather(field.type, records)
    elif isinstance(info, kinds.Metadata):
        _gather(info.type, records)
    elif isinstance(info, kinds.UnionType):
        for member in info.types:
            _gather(member, records)
    elif isinstance(info, kinds.ListType | kinds.VarTupleType):
        _gather(info.item_type, records)
    elif isinstance(info, kinds.TupleType):
        for item in info.item_types:
            _gather(item, records)
    elif isinstance(info, kinds.DictType):
        _gather(info.value_type, records)


def _interface(info: Record) -> str:
    said = " ".join((info.cls.__doc__ or "").split())
    lines = [*([f"/** {said} */"] if said else []), f"export interface {info.cls.__name__} {{"]
    sometimes = isinstance(info, kinds.TypedDictType)
    if isinstance(info, kinds.StructType):
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        config = info.cls.__struct_config__
        sometimes = bool(config.omit_defaults or config.forbid_unknown_fields)
    for field in _fields(info):
        mark = "?" if not field.required and sometimes else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _fields(info: Record) -> Iterable[kinds.Field]:
    """The fields in the order in which they are declared, which a TypedDict's inspection forgets."""
    if not isinstance(info, kinds.TypedDictType):
        return info.fields
    order = list(get_type_hints(info.cls))
    return sorted(info.fields, key=lambda field: order.index(field.name))


def _type(info: kinds.Type) -> str:
    if isinstance(info, kinds.Metadata):
        return _type(info.type)
    if isinstance(info, Record):
        return info.cls.__name__
    if isinstance(info, kinds.UnionType):
        return " | ".join(_type(member) for member in info.types)
    if isinstance(info, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, kinds.ListType | kinds.VarTupleType):
        either = isinstance(info.item_type, kinds.UnionType | kinds.LiteralType)
        return f"({_type(info.item_type)})[]" if either else f"{_type(info.item_type)}[]"
    if isinstance(info, kinds.TupleType):
        return f"[{', '.join(_type(item) for item in info.item_types)}]"
    if isinstance(info, kinds.DictType):
        key = "number" if isinstance(info.key_type, kinds.IntType) else _type(info.key_type)
        return f"Record<{key}, {_type(info.value_type)}>"
    return PLAIN[type(info)]


def main(arguments: list[str]) -> int:
    """Write the files, or say which are not as they would be written."""
    late = {
        path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text
    }
    for path, text in late.items():
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is out of date: run tools/wire_types.py", file=sys.stderr)
        else:
            path.write_text(text, "utf-8")
    return 1 if late and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
