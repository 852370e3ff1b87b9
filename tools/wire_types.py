#!/usr/bin/env python3
"""Write `web/src/wire.ts`: the messages of the server as TypeScript types. `--check` only compares."""

import sys
from pathlib import Path

import msgspec
from msgspec import inspect as kinds

from bivouac.server import messages

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Generated from src/bivouac/server/messages.py by tools/wire_types.py; do not edit.\n"
Record = kinds.StructType | kinds.DataclassType
PLAIN: dict[type, str] = {
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def typescript() -> str:
    """Every struct of the messages and what they hold, then the two unions of socket messages."""
    roots = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__
    ]
    structs: dict[str, Record] = {}
    for info in kinds.multi_type_info(roots):
        _gather(info, structs)
    parts = [HEAD, f"export const WIRE = {messages.WIRE};\n"]
    parts += [_interface(structs[name]) for name in sorted(structs)]
    for union in ("Incoming", "Outgoing"):
        members = sorted(member.__name__ for member in getattr(messages, union).__args__)
        parts.append(f"export type {union} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(parts)


def _gather(info: kinds.Type, structs: dict[str, Record]) -> None:
    if isinstance(info, Record):
        if info.cls.__name__ in structs:
            return
        structs[info.cls.__name__] = info
        for field in info.fields:
            _gather(field.type, structs)
    elif isinstance(info, kinds.Metadata):
        _gather(info.type, structs)
    elif isinstance(info, kinds.UnionType):
        for member in info.types:
            _gather(member, structs)
    elif isinstance(info, kinds.ListType | kinds.VarTupleType):
        _gather(info.item_type, structs)
    elif isinstance(info, kinds.DictType):
        _gather(info.value_type, structs)


def _interface(info: Record) -> str:
    said = " ".join((info.cls.__doc__ or "").split())
    lines = [f"/** {said} */", f"export interface {info.cls.__name__} {{"]
    omitted = incoming = False
    if isinstance(info, kinds.StructType):
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        omitted = bool(info.cls.__struct_config__.omit_defaults)
        incoming = bool(info.cls.__struct_config__.forbid_unknown_fields)
    for field in info.fields:
        mark = "?" if not field.required and (omitted or incoming) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


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
        inner = _type(info.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, kinds.TupleType):
        return f"[{', '.join(_type(item) for item in info.item_types)}]"
    if isinstance(info, kinds.DictType):
        key = "number" if isinstance(info.key_type, kinds.IntType) else "string"
        return f"Record<{key}, {_type(info.value_type)}>"
    return PLAIN[type(info)]


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is the one that would be written."""
    text = typescript()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.read_text("utf-8") != text:
        print(f"{TARGET.name} is out of date: run tools/wire_types.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
