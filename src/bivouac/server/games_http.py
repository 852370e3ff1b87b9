"""What can be played here: the games, their pieces in words and icons, their rulings."""

from collections.abc import Sequence

from litestar import Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

from bivouac.bots.levels import levels_of
from bivouac.core.contract import Entry, Game
from bivouac.core.refusal import in_one_line
from bivouac.core.words import LANGUAGES
from bivouac.games import game, names
from bivouac.server import problems
from bivouac.server.bot_limits import offered
from bivouac.server.messages import GameCard, GameWords, Guide, Lang, LevelCard


@get("/", summary="The games one may open a table for", responses=problems.COMMON)
async def list_games() -> list[GameCard]:
    """Every game installed here."""
    return [_card(game(name)) for name in names()]


@get("/{name:str}/catalogue", summary="Every kind of piece of a game", responses=problems.GAME)
async def catalogue(name: FromPath[str], lang: FromQuery[Lang] = "en") -> Sequence[Entry]:
    """Every kind of piece in words and icons."""
    return known_game(name).catalogue(lang)


@get("/{name:str}/rulings", summary="Every ruling of a game", responses=problems.GAME)
async def rulings(name: FromPath[str], lang: FromQuery[Lang] = "en") -> list[dict[str, str]]:
    """Every ruling with its sentence and its place in the rulebook."""
    found = known_game(name)
    return [found.ruling(id, lang) for id in found.rulings()]


@get("/{name:str}/words", summary="Every word of a game", responses=problems.GAME)
async def words(name: FromPath[str], lang: FromQuery[Lang] = "en") -> GameWords:
    """Names and sentences as one Fluent text, with which a client says what it draws."""
    return GameWords(lang, known_game(name).words(lang))


@get("/{name:str}/guide", summary="The rules of a game in short", responses=problems.GAME)
async def guide(name: FromPath[str], lang: FromQuery[Lang] = "en") -> Guide:
    """What one wants at hand while playing: sections of paragraphs, items and icons."""
    return Guide(known_game(name).guide(lang))


def known_game(name: str) -> Game:
    """The game of that name; whoever asks for another is told that it is not installed."""
    if name not in names():
        raise NotFoundException(extra={"code": "game_missing", "facts": {"name": in_one_line(name)}})
    return game(name)


def _card(found: Game) -> GameCard:
    facts = found.facts
    return GameCard(
        name=facts.name,
        rules=facts.rules,
        titles=facts.titles,
        blurbs=facts.blurbs,
        seats=facts.seats,
        minutes=facts.minutes,
        cooperative=facts.cooperative,
        options=[dict(option) for option in facts.options],
        bots=list(offered(facts.name)),
        levels={
            name: LevelCard(level.rating, level.interval, level.seconds)
            for name, level in levels_of(facts.name).items()
        },
        lesson=found.lesson() is not None,
    )


assert set(LANGUAGES) == set(Lang.__args__), "the wire speaks the languages of the house"  # type: ignore[attr-defined]
# The same for everybody and nobody's secret, so that its length may tell whatever it tells.
PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))
router = Router(
    "/api/games",
    route_handlers=[list_games, catalogue, rulings, words, guide],
    middleware=[PACKED],
    tags=["games"],
)
