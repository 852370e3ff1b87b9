"""A review as one page that needs nothing else: to be read on a phone, by keyboard, or aloud."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import chain
from typing import Final

from bivouac.core.contract import Game
from bivouac.core.journal import Journal
from bivouac.review.album import album, place
from bivouac.review.drawing import Dot, Graph, Spot
from bivouac.review.records import Decision, Prospect, Review
from bivouac.review.style import STYLE
from bivouac.review.telling import Deed, Scene, Teller, deeds, scenes

ALIKE: Final = 0.02  # an answer that leaves so little less than the best is as good
ROWS: Final = 20  # of the graph's table, at least, besides the turning points


def page(
    game: Game, journal: Journal, review: Review, lang: str, names: list[str] | None = None, way: str = ""
) -> str:
    """The whole page. Where there is a way to the table, moments lead there; else they are drawn here."""
    teller = Teller(game, review, lang, names)
    shown = scenes(game, journal, review, lang)
    played = deeds(game, journal, lang)
    drawn = () if way else album(game, journal, teller, played)
    parts = (
        _back(teller, way),
        _top(teller),
        _graph(teller, shown, played, way),
        drawn,
        _turns(teller, played, way),
        _lessons(teller, shown, way),
        _marked(teller, shown, way),
    )
    title = teller.say("title", game=teller.title)
    return sheet(lang, title, "".join(chain.from_iterable(parts)))


def sheet(lang: str, title: str, body: str, head: str = "") -> str:
    """A page around a body, with its style and nothing from elsewhere."""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">{head}'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>{body}</main></body></html>\n"
    )


def _back(teller: Teller, way: str) -> Iterator[str]:
    if way:
        yield f'<a class="back" href="{escape(way)}">{escape(teller.say("back"))}</a>'


def _top(teller: Teller) -> Iterator[str]:
    review = teller.review
    yield '<div class="seats">'
    for seat, name in enumerate(teller.names):
        yield f'<section class="s{seat % 6}"><h2>{escape(name)}</h2><dl>{_figures(teller, seat)}</dl>'
        yield f"<p>{escape(teller.summary(seat))}</p></section>"
    yield "</div>"
    yield f'<p class="about">{escape(teller.say("about", judge=review.judge, worlds=review.worlds))}</p>'


def _figures(teller: Teller, seat: int) -> str:
    review = teller.review
    early, middle, late = (teller.accuracy(part) for part in review.phases[seat])
    points = "" if review.points is None else teller.say("points", points=review.points[seat])
    figures = (
        ("result", teller.result(seat), points),
        (
            "accuracy",
            teller.accuracy(review.accuracy[seat]),
            teller.say("thirds", early=early, middle=middle, late=late),
        ),
        ("luck", teller.points(review.luck[seat]), ""),
        ("adjusted", teller.adjusted(seat), ""),
    )
    return "".join(
        f"<div><dt>{escape(teller.say('column', key))}</dt><dd>{escape(value)}"
        + (f"<small>{escape(more)}</small>" if more else "")
        + "</dd></div>"
        for key, value, more in figures
    )


def _graph(teller: Teller, shown: list[Scene], played: list[Deed], way: str) -> Iterator[str]:
    review = teller.review
    title = teller.say("graph")
    told = [f"{number} · {teller.chances(number)}" for number in range(len(played) + 1)]
    dots = [
        Dot(
            scene.decision.number,
            scene.seat,
            scene.decision.mark,
            f"{teller.mark(scene.decision)} {teller.verdict(scene)}",
        )
        for scene in shown
        if scene.decision.mark
    ]
    moments = [Spot(_moment(way, number), said) for number, said in enumerate(told)]
    graph = Graph(teller.names, review.chances, review.turning, moments, dots)
    yield f'<h2 id="graph">{escape(title)}</h2><figure>{graph.draw()}'
    under = f"{teller.say('graph', 'under')} {teller.say('graph', 'ways')}"
    yield f"<figcaption>{escape(under)}</figcaption></figure>"


def _turns(teller: Teller, played: list[Deed], way: str) -> Iterator[str]:
    turned = [deed for deed in played if deed.number in teller.review.turning]
    yield '<ul class="told">'
    for turn in turned:
        number = _number(teller, turn.number, way)
        yield f'<li class="s{turn.seat % 6}" id="t{turn.number}">'
        yield f"<b>{number}</b> {escape(teller.turn(turn))}</li>"
    yield "</ul>"
    yield from _table(teller, way)


def _table(teller: Teller, way: str) -> Iterator[str]:
    """What the graph shows, for whoever reads it aloud or goes by keyboard."""
    review = teller.review
    step = max(1, review.actions // ROWS)
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
    """The way to the table as it was after an action, or to its drawing in the page itself."""
    return f"{way}#move={number}" if way else f"#{place(number)}"


def _number(teller: Teller, number: int, way: str, called: int | None = None) -> str:
    """The number of an action, which leads to its moment, or to another one."""
    said = escape(teller.say("number", number=number if called is None else called))
    return f'<a href="{escape(_moment(way, number))}">{said}</a>'


def _lessons(teller: Teller, shown: list[Scene], way: str) -> Iterator[str]:
    lessons = {moment.number for moment in teller.review.moments}
    yield f"<h2>{escape(teller.say('lessons'))}</h2>"
    if not lessons:
        yield f"<p>{escape(teller.say('lessons', 'none'))}</p>"
    for scene in shown:
        if scene.decision.number in lessons:
            yield from _puzzle(teller, scene, way)


def _puzzle(teller: Teller, scene: Scene, way: str) -> Iterator[str]:
    decision = scene.decision
    who = teller.names[scene.seat]
    yield f'<h3 id="a{decision.number}">{escape(teller.say("puzzle", who=who, number=decision.number))}</h3>'
    yield f'<pre tabindex="0">{escape(scene.board)}</pre><p>{escape(scene.prompt)}</p>'
    if way:
        try_it = escape(_moment(way, decision.number - 1))
        yield f'<p><a href="{try_it}">{escape(teller.say("puzzle", "try"))}</a></p>'
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
        lost=teller.hundredths(best.chance - chosen.chance),
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
    yield '<ol class="told">'
    for scene in shown:
        decision = scene.decision
        place = "" if decision.number in lessons else f' id="a{decision.number}"'
        number = _number(teller, decision.number - 1, way, decision.number)
        yield f'<li class="s{scene.seat % 6}"{place}><p><b>{number}</b> '
        yield f'<span class="mark">{escape(teller.mark(decision))}</span> {escape(teller.verdict(scene))}</p>'
        yield f'<p class="why">{escape(teller.why(decision))}</p></li>'
    yield "</ol>"
