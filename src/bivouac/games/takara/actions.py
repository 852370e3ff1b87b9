"""What one can do: a row for each kind of action, its words, and the pieces it concerns."""

from typing import Final

from bivouac.core.bits import pieces
from bivouac.core.effects import walk
from bivouac.core.ids import seat_id
from bivouac.core.refusal import Refusal
from bivouac.core.shapes import PriceFact
from bivouac.core.vocabulary import Action, Vocabulary, always, numbered
from bivouac.core.words import words
from bivouac.games.takara import codes, columns, do, kinds, may
from bivouac.games.takara.data import prices
from bivouac.games.takara.effects import Gain
from bivouac.games.takara.facts import FACTS, PACKAGE
from bivouac.games.takara.state import State
from bivouac.games.takara.state.ids import site_id, specialist_id, tile_id


def _site(state: State, site: int) -> list[str]:
    return [site_id(site), tile_id(state.top(site))] if state.height(site) else [site_id(site)]


def _looked_at(state: State, argument: int) -> list[str]:
    return [tile_id(may.looked_at(state))] if state.phase == kinds.LOOK else []


def _ware(state: State, sale: int) -> list[str]:
    """The counter, and the tile it would take: the first of its kind in the seller's row."""
    if state.phase != kinds.ASSIGN:
        return ["counter"]
    kind = columns.SALEABLE[sale]
    wares = [tile_id(tile) for tile in pieces(state.won[state.active]) if state.tiles[tile] == kind]
    return ["counter", *(wares[:1] or [seat_id(state.active)])]


def _hired(state: State, argument: int) -> list[str]:
    ids = [specialist_id(who[argument]) for who in (columns.HIRED, columns.POWER)]
    return ["port", *dict.fromkeys(ids)]


def _window(state: State, start: int) -> list[str]:
    if state.phase != kinds.WINDOW:
        return []
    site = int(state.agenda.a())
    top = state.height(site) - 1 - start
    return [
        tile_id(site * kinds.LEVELS + level) for level in range(top, top - prices.FORESEEN, -1) if level >= 0
    ]


_SITES = numbered(kinds.SITES)
_WARES = [columns.IDS[kind] for kind in columns.SALEABLE]
_OWN = columns.SPECIALIST_IDS[: kinds.IMITATOR]
_HIRED = [*_OWN, *[f"imitator {id}" for id in _OWN]]
_WINDOWS = numbered(kinds.WINDOWS)
_SWORD = always("sword", "forge")
_TOKEN = always("counter", "token")

_ROWS = (
    Action(codes.RENT, "rent", asked=(kinds.SWORD,), do=do.rent, on=_SWORD, moment=56),
    Action(codes.UNARMED, "unarmed", asked=(kinds.SWORD,), do=do.unarmed, moment=56),
    Action(codes.OBSERVE, "observe", _SITES, asked=(kinds.ASSIGN,), may=may.observe, do=do.observe, on=_site),
    Action(codes.TURN_UP, "turn-up", asked=(kinds.LOOK,), may=may.turn_up, do=do.turn_up, on=_looked_at,
           moment=42),
    Action(codes.LEAVE, "leave", asked=(kinds.LOOK,), do=do.leave, on=_looked_at, moment=42),
    Action(codes.DIG, "dig", _SITES, asked=(kinds.ASSIGN,), may=may.dig, do=do.dig, on=_site),
    Action(codes.DESTROY, "destroy", _SITES, asked=(kinds.ASSIGN,), may=may.destroy, do=do.destroy, on=_site),
    Action(codes.VISIT_DEN, "den", asked=(kinds.ASSIGN,), do=do.den, on=always("den")),
    Action(codes.BUY, "buy", asked=(kinds.ASSIGN,), may=may.buy, do=do.buy, on=_TOKEN),
    Action(codes.SELL, "sell", _WARES, asked=(kinds.ASSIGN,), may=may.sell, do=do.sell, on=_ware),
    Action(codes.HIRE, "hire", _HIRED, asked=(kinds.ASSIGN,), may=may.hire, do=do.hire, on=_hired),
    Action(codes.SEND, "send", _SITES, asked=(kinds.TARGET,), may=may.send, do=do.send, on=_site, moment=46),
    Action(codes.CHOOSE_WINDOW, "window", _WINDOWS, asked=(kinds.WINDOW,), may=may.window, do=do.window,
           on=_window, moment=45),
    Action(codes.FIGHT, "fight", _SITES, asked=(kinds.ASSIGN,), may=may.fight, do=do.fight, on=_site),
    Action(codes.CASH, "cash-map", asked=(kinds.CHEST,), do=do.cash, on=always("bank"), moment=49),
    Action(codes.KEEP, "keep-map", asked=(kinds.CHEST,), do=do.keep, moment=49),
    Action(codes.RECRUIT, "recruit", asked=(kinds.HIRE_RECRUIT,), do=do.recruit, on=always("beach"),
           moment=30),
    Action(codes.NO_RECRUIT, "no-recruit", asked=(kinds.HIRE_RECRUIT,), do=do.no_recruit, moment=30),
    Action(codes.HEAL, "heal", asked=(kinds.CARE,), do=do.heal, on=always("hospital"), moment=50),
    Action(codes.REST, "rest", asked=(kinds.CARE,), do=do.rest, on=always("rest-room"), moment=50),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, kinds.QUESTIONS, _ROWS, codes.VOCABULARY)

_MAP = columns.NODES.effects[columns.ROOT[columns.MAP_KIND]]
# What an action costs or brings whatever the position, as its words tell it.
KARAS: Final[dict[int, int]] = {
    codes.RENT: prices.SWORD_PRICE,
    codes.TURN_UP: prices.TURN_UP_REWARD,
    codes.DESTROY: prices.ROCKFALL_REWARD,
    codes.VISIT_DEN: prices.DEN_REWARD,
    codes.BUY: prices.TOKEN_PRICE,
    codes.CASH: sum(part.karas for part in walk(_MAP) if isinstance(part, Gain)),
    codes.RECRUIT: prices.RECRUIT_PRICE,
    codes.HEAL: prices.CARE_PRICE,
}
XP: Final[dict[int, int]] = {codes.BUY: prices.TOKEN_XP, codes.KEEP: columns.XP[columns.MAP_KIND]}


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names slots and kinds of open tiles only, so it can tell nothing hidden."""
    spoken = words(PACKAGE, lang)
    row, argument = ACTIONS.row_of[action], ACTIONS.argument[action]
    key = f"action-{row.name}"
    if row.code == codes.SELL:
        kind = columns.SALEABLE[argument]
        return spoken.say(
            key, tile=spoken.say(f"{columns.IDS[kind]}-name"), karas=prices.XP_PRICE * columns.XP[kind]
        )
    if row.code == codes.HIRE:
        power, hired = columns.POWER[argument], columns.HIRED[argument]
        name = spoken.say(f"{columns.SPECIALIST_IDS[power]}-name")
        how = "self" if hired == power else "copy"
        return spoken.say(f"{key}-{how}", name=name, karas=int(may.hire_price(argument)))
    karas, xp = KARAS.get(row.code, 0), XP.get(row.code, 0)
    return spoken.say(key, number=argument + 1, last=argument + prices.FORESEEN, karas=karas, xp=xp)


def parse(text: str) -> int:
    """The code of a notation; raises Refusal, by its ruling where one forbids what is well written."""
    verb, _, ware = text.partition(" ")
    if text == "hire imitator imitator":
        raise Refusal("no_imitation", {}, "takara.19")
    if text not in ACTIONS.codes and verb == "sell" and (ware == "token" or ware in columns.IDS):
        raise Refusal("not_for_sale", {}, "takara.13")
    return ACTIONS.parse(text)


def unasked(state: State, code: int) -> Refusal | None:
    """Whoever cannot pay for the sword is never asked about it (ruling 56)."""
    karas = state.karas[state.active]
    if code == codes.RENT and state.phase == kinds.ASSIGN and karas < prices.SWORD_PRICE:
        return Refusal("not_enough_karas", PriceFact(has=karas, needs=prices.SWORD_PRICE), "takara.56")
    return None
