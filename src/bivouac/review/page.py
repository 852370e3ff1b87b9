"""A review as one page that needs nothing else: to be read on a phone, by keyboard, or aloud."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import chain
from typing import Final

from bivouac.core.contract import Game
from bivouac.core.journal import Journal
from bivouac.review.drawing import graph
from bivouac.review.records import Decision, Prospect, Review
from bivouac.review.telling import Scene, Teller, Turn, scenes, turns

ALIKE: Final = 0.02  # an answer that leaves so little less than the best is as good
STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2622;--paper:#faf6ee;--soft:#736a61;--line:#d9d0c2;
--hue:#2d6a6a;--strike:#a83a22}
@media(prefers-color-scheme:dark){:root{--ink:#ece5d8;--paper:#201d1a;--soft:#a89e92;--line:#4a443d;
--hue:#6fb8b0;--strike:#ef8d75}}
body{font:17px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);
max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem}figure{margin:1rem 0}a{color:var(--hue)}
svg{width:100%;height:auto;font:14px system-ui,sans-serif}svg .small{font-size:12px;fill:var(--soft)}
.at rect{fill:transparent}.at:hover rect{fill:var(--hue);opacity:.3}
.grid{stroke:var(--line)}.turn{stroke:var(--soft);stroke-dasharray:3 4}
.seat{fill:none;stroke-width:2.5;stroke:var(--c)}
.s0{--c:#2d6a6a}.s1{--c:#b3562b}.s2{--c:#5b5fa8}.s3{--c:#8a6d12}.s4{--c:#8c3f6e}.s5{--c:#4d7a2a}
@media(prefers-color-scheme:dark){
.s0{--c:#6fb8b0}.s1{--c:#ea9a6d}.s2{--c:#a3a6ea}.s3{--c:#d9bd55}.s4{--c:#dd94c0}.s5{--c:#a2cf7d}}
.keys{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;font:14px system-ui,sans-serif}
.keys span{display:inline-block;width:1.4em;height:.25em;background:var(--c);
margin-right:.4em;vertical-align:middle}
table{border-collapse:collapse;font:14px system-ui,sans-serif;width:100%}
td,th{padding:.35rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
td:first-child,th:first-child{text-align:left}
.wide{overflow-x:auto}
pre{font:12px/1.25 ui-monospace,monospace;overflow-x:auto;border:1px solid var(--line);padding:.6rem}
.mark{font:13px system-ui,sans-serif;color:var(--strike)}.about{color:var(--soft);font-size:.9em}
details{border:1px solid var(--line);border-radius:.4rem;margin:.5rem 0}
summary{padding:.6rem .8rem;cursor:pointer;min-height:1.6rem}
details p{margin:.2rem .8rem .8rem}li{margin:.6rem 0}
"""


def page(
    game: Game, journal: Journal, review: Review, lang: str, names: list[str] | None = None, way: str = ""
) -> str:
    """The whole page; with a way back to the table where there is one."""
    teller = Teller(game, review, lang, names)
    shown = scenes(game, journal, review, lang)
    title = teller.say("title", game=teller.title)
    turned = turns(game, journal, review, lang)
    parts = (_top(teller), _graph(teller, turned, way), _lessons(teller, shown), _marked(teller, shown, way))
    body = "".join(chain.from_iterable(parts))
    back = f'<p><a href="{escape(way)}">{escape(teller.say("back"))}</a></p>' if way else ""
    return sheet(lang, title, back + body)


def sheet(lang: str, title: str, body: str, head: str = "") -> str:
    """A page around a body, with its style and nothing from elsewhere."""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">{head}'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>{body}</main></body></html>\n"
    )


def _top(teller: Teller) -> Iterator[str]:
    review = teller.review
    yield "".join(f"<p>{escape(teller.summary(seat))}</p>" for seat in range(review.seats))
    heads = ("who", "result", "luck", "adjusted", "accuracy", "early", "middle", "late")
    yield '<div class="wide" tabindex="0"><table><tr>'
    yield "".join(f'<th scope="col">{escape(teller.say("column", key))}</th>' for key in heads)
    for seat in range(review.seats):
        cells = (
            _result(teller, seat),
            teller.points(review.luck[seat]),
            teller.adjusted(seat),
            teller.accuracy(review.accuracy[seat]),
            *(teller.accuracy(part) for part in review.phases[seat]),
        )
        row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        yield f'</tr><tr><th scope="row">{escape(teller.names[seat])}</th>{row}'
    yield "</tr></table></div>"
    yield f'<p class="about">{escape(teller.say("about", judge=review.judge, worlds=review.worlds))}</p>'


def _result(teller: Teller, seat: int) -> str:
    review = teller.review
    share = teller.percent(review.result[seat])
    return share if review.points is None else teller.say("points", share=share, points=review.points[seat])


def _graph(teller: Teller, turned: list[Turn], way: str) -> Iterator[str]:
    review = teller.review
    title = teller.say("graph")
    moments = [_moment(way, number) for number in range(review.actions + 1)] if way else []
    drawn = graph(review.chances, teller.names, review.turning, title, moments)
    under = teller.say("graph", "under") + (f" {teller.say('graph', 'ways')}" if way else "")
    yield f"<h2>{escape(title)}</h2><figure>{drawn}<figcaption>{escape(under)}</figcaption></figure>"
    yield "<ul>"
    for turn in turned:
        number = _number(teller, turn.number, way)
        yield f'<li id="t{turn.number}"><b>{number}</b> {escape(teller.turn(turn))}</li>'
    yield "</ul>"
    yield from _table(teller, way)


def _table(teller: Teller, way: str) -> Iterator[str]:
    """What the graph shows, for whoever reads it aloud or goes by keyboard."""
    review = teller.review
    step = max(1, review.actions // 20)
    moments = sorted({*range(0, review.actions + 1, step), review.actions, *review.turning})
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in teller.names)
    rows = "".join(
        f'<tr><th scope="row">{_number(teller, number, way)}</th>'
        + "".join(f"<td>{teller.percent(line[number])}</td>" for line in review.chances)
        + "</tr>"
        for number in moments
    )
    yield (
        f"<details><summary>{escape(teller.say('graph', 'table'))}</summary>"
        f'<div class="wide" tabindex="0"><table><tr><th scope="col">{escape(teller.say("column", "action"))}'
        f"</th>{heads}</tr>{rows}</table></div></details>"
    )


def _moment(way: str, number: int) -> str:
    """The way to the table as it was after an action."""
    return f"{way}#move={number}"


def _number(teller: Teller, number: int, way: str, called: int | None = None) -> str:
    """The number of an action, which leads to its moment where there is a table, or to another one."""
    said = escape(teller.say("number", number=number if called is None else called))
    return f'<a href="{escape(_moment(way, number))}">{said}</a>' if way else said


def _lessons(teller: Teller, shown: list[Scene]) -> Iterator[str]:
    lessons = {moment.number for moment in teller.review.moments}
    yield f"<h2>{escape(teller.say('lessons'))}</h2>"
    if not lessons:
        yield f"<p>{escape(teller.say('lessons', 'none'))}</p>"
    for scene in shown:
        if scene.decision.number in lessons:
            yield from _puzzle(teller, scene)


def _puzzle(teller: Teller, scene: Scene) -> Iterator[str]:
    decision = scene.decision
    who = teller.names[scene.seat]
    yield f'<h3 id="a{decision.number}">{escape(teller.say("puzzle", who=who, number=decision.number))}</h3>'
    yield f'<pre tabindex="0">{escape(scene.board)}</pre><p>{escape(scene.prompt)}</p>'
    offered = {prospect.text: prospect for prospect in (*decision.others, decision.played, decision.best)}
    for text in sorted(offered, key=lambda text: scene.labels[text]):
        answer = _answer(teller, offered[text], decision)
        yield f"<details><summary>{escape(scene.labels[text])}</summary><p>{escape(answer)}</p></details>"


def _answer(teller: Teller, chosen: Prospect, decision: Decision) -> str:
    """What is said to an answer: why it is right and how it goes on, or what the best has over it."""
    best, played = decision.best, decision.played
    said = teller.say(
        "answer",
        right="yes" if chosen.text == best.text else "alike" if best.chance - chosen.chance < ALIKE else "no",
        played="yes" if chosen.text == played.text else "no",
        chance=teller.percent(chosen.chance),
        lost=teller.points(chosen.chance - best.chance),
    )
    if chosen.text == best.text:
        more = f"{teller.why(decision)} {teller.line(decision)}"
    else:
        more = teller.why_not(decision.why if chosen.text == played.text else chosen.why)
    return f"{said} {more}".strip()


def _marked(teller: Teller, shown: list[Scene], way: str) -> Iterator[str]:
    yield f"<h2>{escape(teller.say('marked'))}</h2>"
    lessons = {moment.number for moment in teller.review.moments}
    if not any(scene.decision.mark for scene in shown):
        yield f"<p>{escape(teller.say('marked', 'none'))}</p>"
    yield "<ol>"
    for scene in shown:
        place = "" if scene.decision.number in lessons else f' id="a{scene.decision.number}"'
        number = _number(teller, scene.decision.number - 1, way, scene.decision.number)
        told = f"{teller.verdict(scene)} {teller.why(scene.decision)}".rstrip()
        yield f'<li{place}><span class="mark">{number}</span> {escape(told)}</li>'
    yield "</ol>"
