"""The rules of a game in short, for whoever sits at the table: a page of plain text read into its parts.

The page is a small part of Markdown, so that it can be read as it is: `## ` begins a section, `- ` an item,
an empty line ends a paragraph, `**` makes strong, and `:coin:` is the icon of that name. A paragraph or item
ends with the rulings it rests on, `{12, 14}`; they are data, and no reader sees them.
"""

import re
from dataclasses import dataclass
from importlib.resources import files

from bivouac.core.refusal import SetupError

RULINGS = re.compile(r"\s*\{(?P<keys>[\w, ]*)\}$")
SPANS = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|:(?P<icon>[a-z][a-z0-9-]*):")


@dataclass(frozen=True)
class Span:
    """A piece of a line: text, which may be strong, or an icon by its name."""

    text: str
    strong: bool = False
    icon: str = ""


@dataclass(frozen=True)
class Block:
    """A paragraph, or an item of a list."""

    kind: str  # text, item
    spans: tuple[Span, ...]
    rulings: tuple[str, ...] = ()  # the keys of the rulings it rests on


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it."""

    title: str
    blocks: tuple[Block, ...]


def load_guide(package: str, lang: str) -> list[Section]:
    """The guide of a package in a language; none where the package brings none."""
    page = files(package).joinpath("guide", f"{lang}.md")
    return (
        read_guide(page.read_text(encoding="utf-8"), f"{package}/guide/{lang}.md") if page.is_file() else []
    )


def read_guide(text: str, where: str) -> list[Section]:
    """The sections of a page; raises SetupError for what is not understood."""
    sections = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        sections.append(Section(title.strip(), tuple(_blocks(body))))
        if not sections[-1].title or not sections[-1].blocks:
            raise SetupError(f"{where}: a section has a title and something under it")
    if not sections or text.partition("## ")[0].strip():
        raise SetupError(f"{where}: a guide begins with a section")
    return sections


def _blocks(body: str) -> list[Block]:
    blocks = []
    for paragraph in filter(None, re.split(r"\n\s*\n|\n(?=- )", body.strip())):
        joined = " ".join(line.strip() for line in paragraph.splitlines())
        kind = "item" if joined.startswith("- ") else "text"
        found = RULINGS.search(joined)
        keys = tuple(key.strip() for key in found["keys"].split(",") if key.strip()) if found else ()
        blocks.append(Block(kind, _spans(RULINGS.sub("", joined).removeprefix("- ")), keys))
    return blocks


def _spans(line: str) -> tuple[Span, ...]:
    spans = []
    read = 0
    for found in SPANS.finditer(line):
        if found.start() > read:
            spans.append(Span(line[read : found.start()]))
        strong, icon = found["strong"], found["icon"]
        spans.append(Span(strong, strong=True) if strong else Span("", icon=icon))
        read = found.end()
    if read < len(line):
        spans.append(Span(line[read:]))
    return tuple(spans)
