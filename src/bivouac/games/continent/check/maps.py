"""The regions of a pack drawn for its authors: one SVG a zone, with cells, arrows, bridges and links."""

from html import escape

from bivouac.core.effects import walk
from bivouac.core.words import words
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.icons import STEPS
from bivouac.games.continent.data.prose import prose_key
from bivouac.games.continent.data.reading import adventure_cards

CELL, GAP = 190, 30
WIDEST = 25  # letters of a name that fit into a cell; longer ones are squeezed
PAPER, INK, GROUND, WATER, LINK = "#f4ecd8", "#3b2f24", "#e3d3a8", "#c3d4d6", "#8a3b2a"


def region_maps(pack: r.Pack, lang: str) -> dict[str, str]:
    """A drawing for each zone, by the name of its file."""
    return {f"{pack.name}-{zone.number}.svg": _region(pack, zone.number, lang) for zone in pack.zones}


def _region(pack: r.Pack, zone: int, lang: str) -> str:
    cards = _ground(pack, zone)
    right = max((card.cell[0] for _, card in cards if card.cell), default=0) + 1
    bottom = max((card.cell[1] for _, card in cards if card.cell), default=0) + 1
    width, height = right * (CELL + GAP) + GAP, bottom * (CELL + GAP) + GAP
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="Georgia, serif" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for id, card in cards:
        drawn += _card(pack, id, card, lang)
    for _, card in cards:
        drawn += _arrows(card)
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _ground(pack: r.Pack, zone: int) -> list[tuple[str, r.Terrain | r.Permanent]]:
    """The cards drawn for a cell of the zone; golds and marked cards share the cell of the first."""
    found: list[tuple[str, r.Terrain | r.Permanent]] = []
    for id, card in adventure_cards(pack):
        if isinstance(card, r.Terrain | r.Permanent) and card.cell is not None and card.zone == zone:
            found.append((id, card))
    return found


def _corner(card: r.Terrain | r.Permanent) -> tuple[int, int]:
    assert card.cell is not None, "drawn without a cell"
    return GAP + card.cell[0] * (CELL + GAP), GAP + card.cell[1] * (CELL + GAP)


def _card(pack: r.Pack, id: str, card: r.Terrain | r.Permanent, lang: str) -> list[str]:
    """A cell: its number, its name, what can be done there and where it leads."""
    x, y = _corner(card)
    variants = [other for other, _ in _ground(pack, card.zone) if _same_cell(pack, other, card)]
    line = variants.index(id)
    fill = GROUND if isinstance(card, r.Terrain) else WATER
    drawn = []
    if line == 0:
        drawn.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="8" fill="{fill}"/>')
    top = y + 20 + line * 58
    drawn.append(_title(x + 8, top, f"{id} {_name(pack, id, lang)}"))
    icons = [attempt.icon + ("*" if attempt.mandatory else "") for attempt in card.attempts]
    for at in range(0, len(icons), 3):
        drawn.append(_text(x + 8, top + 15 + 5 * at, " · ".join(icons[at : at + 3]), 10))
    links = [part.number for attempt in card.attempts for part in walk(attempt.success)
             if isinstance(part, e.NewBoard)]  # fmt: skip
    if links:
        told = "⇒ " + ", ".join(f"{number:03}" for number in links)
        drawn.append(f'<g fill="{LINK}">{_text(x + 8, y + CELL - 8 - 14 * line, told, 12)}</g>')
    return drawn


def _same_cell(pack: r.Pack, id: str, card: r.Terrain | r.Permanent) -> bool:
    return dict(_ground(pack, card.zone))[id].cell == card.cell


def _name(pack: r.Pack, id: str, lang: str) -> str:
    if not pack.package:
        return ""
    spoken = words(pack.package, lang)
    return spoken.say(prose_key(id, spoken))


def _title(x: int, y: int, text: str) -> str:
    squeezed = f' textLength="{CELL - 16}" lengthAdjust="spacingAndGlyphs"' if len(text) > WIDEST else ""
    return f'<text x="{x}" y="{y}" font-size="13" font-weight="bold"{squeezed}>{escape(text)}</text>'


def _text(x: int, y: int, text: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(text)}</text>'


def _arrows(card: r.Terrain | r.Permanent) -> list[str]:
    """A line to each cell that a terrain calls or a bridge joins."""
    x, y = _corner(card)
    directions = [arrow if isinstance(arrow, str) else arrow[0] for arrow in card.arrows]
    drawn = []
    for direction in directions:
        dx, dy = STEPS[direction]
        # Each of two opposite arrows keeps to its own right, so that a missing one is seen.
        px = x + CELL // 2 + dx * CELL // 2 - dy * 12
        py = y + CELL // 2 + dy * CELL // 2 + dx * 12
        qx, qy = px + dx * (GAP - 4), py + dy * (GAP - 4)
        drawn.append(f'<path d="M{px} {py}L{qx} {qy}" stroke="{INK}" stroke-width="3"/>')
        drawn.append(f'<circle cx="{qx}" cy="{qy}" r="5"/>')
    return drawn
