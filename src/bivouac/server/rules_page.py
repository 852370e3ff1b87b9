"""The rules of a game as one plain page: in short, every piece, every ruling; to be linked and printed."""

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import Final, NamedTuple
from urllib.parse import urlencode

from bivouac.core.contract import Entry, Game
from bivouac.core.guides import Block, Section
from bivouac.core.words import LANGUAGES, words
from bivouac.games import game, names
from bivouac.server.rules_look import COUNTING, STYLE
from bivouac.store.listed_names import plain

PACKAGE: Final = "bivouac.server"
HOUSE: Final = "house."  # rulings that are the same for all games, and in no book
GROUP: Final = re.compile(r"^group-(?P<key>[\w-]+) = (?P<name>.+)$", re.MULTILINE)
# An icon beside its words is left out; the blank before it goes with it.
BLANK: Final = re.compile(r" +(?=[,.)]|$)|(?<= ) +")


class Sought(NamedTuple):
    """What of the rules is looked for: words, and a group of pieces."""

    text: str = ""
    group: str = ""


EVERYTHING: Final = Sought()


@lru_cache(64)
def whole_page(name: str, lang: str) -> str:
    """Everything about a game."""
    return page(name, lang, EVERYTHING)


def page(name: str, lang: str, sought: Sought) -> str:
    """The rules of a game, or what of its pieces and rulings is looked for."""
    found = game(name)
    say = words(PACKAGE, lang).say
    title = say("rules-title", game=found.facts.titles[lang])
    parts = [_ways(name, lang, sought), _search(found, lang, sought)]
    if sought == EVERYTHING:
        parts.insert(1, f"<p>{escape(found.facts.blurbs[lang])}</p>")
        parts += [_section(name, section) for section in found.guide(lang)]
    parts += [_pieces(found, lang, sought), _rulings(found, lang, sought)]
    return _sheet(name, lang, title, "".join(parts), found.facts.blurbs[lang])


def index(lang: str) -> str:
    """The games whose rules can be read here."""
    rows = "".join(
        f'<li><a href="{_address(name, lang)}">{escape(game(name).facts.titles[lang])}</a>: '
        f"{escape(game(name).facts.blurbs[lang])}</li>"
        for name in names()
    )
    title = words(PACKAGE, lang).say("rules-index")
    return _sheet("", lang, title, f"{_ways('', lang, EVERYTHING)}<ul>{rows}</ul>", title)


def _sheet(name: str, lang: str, title: str, body: str, about: str) -> str:
    others = "".join(
        f'<link rel="alternate" hreflang="{other}" href="{_address(name, other)}">' for other in LANGUAGES
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="description" content="{escape(about)}">'
        f'<link rel="canonical" href="{_address(name, lang)}">{others}<style>{STYLE}</style>{COUNTING}</head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>\n"
    )


def _address(name: str, lang: str, **more: str) -> str:
    path = f"/rules/{name}" if name else "/rules"
    asked = {key: value for key, value in more.items() if value} | {"lang": lang}
    return escape(f"{path}?{urlencode(asked)}")


def _ways(name: str, lang: str, sought: Sought) -> str:
    """To the tables, to the other games, and to the same page in the other language."""
    say = words(PACKAGE, lang).say
    ways = [("/", lang, say("rules-home")), (_address("", lang), lang, say("rules-index"))]
    if name:
        ways.append((f"/new/{escape(name)}", lang, say("rules-play")))
    for other in LANGUAGES:
        if other != lang:
            there = _address(name, other, q=sought.text, group=sought.group)
            ways.append((there, other, words(PACKAGE, other).say("rules-tongue")))
    links = (f'<a lang="{tongue}" href="{there}">{escape(told)}</a>' for there, tongue, told in ways)
    return f"<nav>{''.join(links)}</nav>"


def _search(found: Game, lang: str, sought: Sought) -> str:
    say = words(PACKAGE, lang).say
    groups = dict.fromkeys(entry.get("group", "") for entry in _open(found, lang))
    options = "".join(
        f'<option value="{escape(key)}"{" selected" if key == sought.group else ""}>'
        f"{escape(_called(found, lang, key))}</option>"
        for key in groups
        if key
    )
    label = escape(say("rules-search"))
    return (
        f'<form role="search" method="get" action="/rules/{escape(found.facts.name)}">'
        f'<input type="hidden" name="lang" value="{lang}">'
        f'<input type="search" name="q" maxlength="80" value="{escape(sought.text)}" placeholder="{label}" '
        f'aria-label="{label}">'
        f'<select name="group" aria-label="{escape(say("rules-group"))}">'
        f'<option value="">{escape(say("rules-every-group"))}</option>{options}</select>'
        f"<button>{escape(say('rules-go'))}</button></form>"
    )


def _section(name: str, section: Section) -> str:
    """A part of the rules in short; icons stand beside their words there, and are left out."""
    lines = []
    for kind, blocks in groupby(section.blocks, key=lambda block: block.kind):
        told = [_block(name, block) for block in blocks]
        if kind == "item":
            lines.append(f"<ul>{''.join(f'<li>{one}</li>' for one in told)}</ul>")
        else:
            lines += [f"<p>{one}</p>" for one in told]
    return f"<h2>{escape(section.title)}</h2>{''.join(lines)}"


def _block(name: str, block: Block) -> str:
    told = [span for span in block.spans if not span.icon]
    said = "".join(f"<b>{escape(span.text)}</b>" if span.strong else escape(span.text) for span in told)
    return BLANK.sub("", said).strip() + _laws(f"{name}.{key}" for key in block.rulings)


def _laws(rulings: Iterable[str], base: str = "") -> str:
    return "".join(
        f' <a class="law" href="{base}#ruling-{escape(id)}">§\u00a0{escape(id.rpartition(".")[2])}</a>'
        for id in rulings
        if not id.startswith(HOUSE)
    )


def _open(found: Game, lang: str) -> list[Entry]:
    """The pieces one may read about; those that are met in play are left to be met."""
    return [entry for entry in found.catalogue(lang) if not entry.get("closed")]


def _pieces(found: Game, lang: str, sought: Sought) -> str:
    say = words(PACKAGE, lang).say
    shown = [
        entry
        for entry in _open(found, lang)
        if sought.group in ("", entry.get("group", ""))
        and _fits(sought, entry["name"], entry.get("text", ""))
    ]
    base = "" if sought == EVERYTHING else _address(found.facts.name, lang)
    lines = [f'<h2 id="pieces">{escape(say("rules-pieces", count=len(shown)))}</h2>']
    for key, some in groupby(shown, key=lambda entry: entry.get("group", "")):
        lines.append(f"<h3>{escape(_called(found, lang, key))}</h3><dl>" if key else "<dl>")
        lines += [_piece(entry, base) for entry in some]
        lines.append("</dl>")
    return "".join(lines)


def _piece(entry: Entry, base: str) -> str:
    count = f' <span class="about">×{entry["count"]}</span>' if entry.get("count", 1) > 1 else ""
    laws = _laws(entry.get("rulings", []), base)
    name, text = escape(str(entry["name"])), escape(str(entry.get("text", "")))
    return f'<dt id="card-{escape(entry["id"])}">{name}{count}</dt><dd>{text}{laws}</dd>'


def _rulings(found: Game, lang: str, sought: Sought) -> str:
    if sought.group:
        return ""
    say = words(PACKAGE, lang).say
    told = [found.ruling(id, lang) for id in found.rulings() if not id.startswith(HOUSE)]
    shown = [one for one in told if _fits(sought, one["sentence"], one["place"])]
    rows = "".join(
        f'<dt id="ruling-{escape(one["id"])}">§ {escape(one["id"].rpartition(".")[2])}</dt>'
        f'<dd>{escape(one["sentence"])} <span class="about">{escape(one["place"])}</span></dd>'
        for one in shown
    )
    return f'<h2 id="rulings">{escape(say("rules-rulings", count=len(shown)))}</h2><dl>{rows}</dl>'


def _fits(sought: Sought, *texts: str) -> bool:
    wanted = plain(sought.text)
    return not wanted or any(wanted in plain(text) for text in texts)


@lru_cache(64)
def _group_names(name: str, lang: str) -> dict[str, str]:
    return {one["key"]: one["name"] for one in GROUP.finditer(game(name).words(lang))}


def _called(found: Game, lang: str, group: str) -> str:
    """What a group of pieces is called in a game; where the game does not say, its key must do."""
    return _group_names(found.facts.name, lang).get(group, group.replace("_", " "))
