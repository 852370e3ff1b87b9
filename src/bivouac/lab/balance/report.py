"""A balance report as one page that needs nothing else: pictures first, a sentence under each."""

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from bivouac.lab.balance import drawing
from bivouac.lab.balance.drawing import Mark
from bivouac.lab.balance.findings import REMARKABLE, findings
from bivouac.lab.balance.telling import Teller

FIRST: Final = 10  # findings at the top; all are in the figures
STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2622;--paper:#faf6ee;--soft:#8a8178;--hue:#2d6a6a;--strike:#b3432b}
@media(prefers-color-scheme:dark){:root{--ink:#ece5d8;--paper:#201d1a;--soft:#a1978b;--hue:#6fb8b0;--strike:#e8836b}}
body{font:17px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);
max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem}figure{margin:1rem 0}figcaption{margin-top:.4rem}
svg{width:100%;height:auto;font:14px system-ui,sans-serif}svg text{fill:var(--ink)}
svg .small{font-size:12px;fill:var(--soft)}
.mark{stroke:var(--hue);fill:var(--hue);stroke-width:2.5}.striking{stroke:var(--strike);fill:var(--strike)}
.usual{stroke:var(--ink);stroke-width:1.5}
.even{stroke:var(--soft);stroke-dasharray:3 4}.bar{fill:var(--hue)}.pale{opacity:.4}
.top{border-left:4px solid var(--strike);padding-left:1rem}.about{color:var(--soft);font-size:.9em}
table{border-collapse:collapse;font:13px system-ui,sans-serif}td,th{padding:.15rem .6rem;text-align:right}
td:first-child,th:first-child{text-align:left}
"""


def page(found: dict[str, Any], lang: str) -> str:
    """The report of these figures as a whole HTML page."""
    teller = Teller(found["settings"]["game"], lang)
    title = teller.say("title", game=teller.title)
    body = "".join([_top(found, teller), *_sections(found, teller)])
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def striking(found: dict[str, Any], teller: Teller) -> list[str]:
    """What stands out, a sentence for each of the first few."""
    told = [teller.finding(finding) for finding in findings(found)]
    more = [teller.say("more", count=len(told) - FIRST)] if len(told) > FIRST else []
    return [*told[:FIRST], *more] or [teller.say("nothing")]


def _top(found: dict[str, Any], teller: Teller) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in striking(found, teller))
    return (
        f'<div class="top"><h2>{escape(teller.say("stands-out"))}</h2><ul>{lines}</ul></div>'
        f'<p class="about">{escape(teller.heading(found))}</p>'
    )


def _sections(found: dict[str, Any], teller: Teller) -> Iterator[str]:
    even = 1 / found["settings"]["seats"]
    for key in ("seats", "places"):
        if found[key]:
            marks = [_share(row, teller.say("seat" if key == "seats" else "place", number=row["id"]), teller)
                     for row in found[key]]  # fmt: skip
            yield _figure(key, drawing.shares(marks, teller.say(key), even, teller.say("even")), teller)
    yield from _pieces(found, teller, even)
    yield from _course(found, teller, even)


def _pieces(found: dict[str, Any], teller: Teller, even: float) -> Iterator[str]:
    groups: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in found["pieces"]:
        groups[row["group"]].append(row)
    if groups:
        yield f"<h2>{escape(teller.say('pieces'))}</h2><p>{escape(teller.say('pieces', 'caution'))}</p>"
    for group, rows in groups.items():
        name = escape(teller.group(group).capitalize())
        taken = [row for row in sorted(rows, key=lambda row: -row["win_share"]) if row["takers"]]
        wins = [_share(row, teller.piece(row["id"]), teller) for row in taken]
        uptakes = [_uptake(row, teller.piece(row["id"]), teller)
                   for row in sorted(rows, key=lambda row: -row["uptake"])]  # fmt: skip
        yield f"<h3>{name}</h3>"
        if wins:
            picture = drawing.shares(wins, teller.say("pieces"), even, teller.say("even"))
            yield _plain(picture, teller.say("pieces", "wins"))
        yield _plain(drawing.shares(uptakes, teller.say("pieces")), teller.say("pieces", "uptake"))


def _course(found: dict[str, Any], teller: Teller, even: float) -> Iterator[str]:
    if found["moves"]:
        marks = [_uptake(row, row["id"], teller) for row in found["moves"]]
        yield _figure("moves", drawing.shares(marks, teller.say("moves")), teller)
    if found["lines"]:
        rows = [
            (teller.line(row["id"]), row["winners"], row["others"], teller.number(row["winners"]))
            for row in found["lines"]
        ]
        yield _figure("lines", drawing.pairs(rows, teller.say("lines")), teller)
    length = found["length"]
    if length["actions"]:
        facts = {
            key: teller.number(length[key])
            for key in ("median", "turns", "decisions_a_turn", "choices_a_decision")
        }
        yield _figure("length", drawing.spread(length["actions"], teller.say("length")), teller, **facts)
    comebacks = found["comebacks"]
    if comebacks["by_place"]:
        marks = [
            _share(row, teller.say("halfway", number=row["id"]), teller) for row in comebacks["by_place"]
        ]
        picture = drawing.shares(marks, teller.say("comebacks"), even, teller.say("even"))
        facts = {key: teller.number(comebacks[key]) for key in ("lead_changes", "margin")}
        won = teller.percent(comebacks["led_alone_and_won"])
        yield _figure("comebacks", picture, teller, won=won, **facts)


def _share(row: dict[str, Any], label: str, teller: Teller) -> Mark:
    low, high = row["interval"]
    stands_out = row["corrected"] is not None and row["corrected"] <= REMARKABLE
    return Mark(
        label, row["win_share"], low, high, teller.percent(row["win_share"]), stands_out, row["usual"]
    )


def _uptake(row: dict[str, Any], label: str, teller: Teller) -> Mark:
    low, high = row["uptake_interval"]
    return Mark(label, row["uptake"], low, high, teller.percent(row["uptake"]))


def _figure(key: str, picture: str, teller: Teller, **facts: str) -> str:
    caption = teller.say(key, "caption", **facts)
    return f"<h2>{escape(teller.say(key))}</h2>{_plain(picture, caption)}"


def _plain(picture: str, caption: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"
