"""What goes wrong, as it is answered: a name for programs, a sentence for people, nothing of our inside."""

import logging
from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from bivouac.core.options import say_setup
from bivouac.core.refusal import Refusal, SetupError
from bivouac.core.tellings import say_refusal
from bivouac.core.words import HOUSE, words
from bivouac.games import game, names
from bivouac.server import refusal_counts, who_asks
from bivouac.server.identity import SessionEnded
from bivouac.server.messages import BanView, Problem
from bivouac.server.pulse import Unwell
from bivouac.server.reading import Damaged
from bivouac.server.rooms import Closing, NoTable
from bivouac.store import Ban, Conflict, Forgotten, Full, LoginTaken, StoreError

AnyRequest = Request[Any, Any, Any]

PACKAGE = "bivouac.server"

log = logging.getLogger(__name__)


def _spec(description: str) -> ResponseSpec:
    return ResponseSpec(data_container=Problem, description=description, generate_examples=False)


COMMON = {
    400: _spec("The request cannot be understood, or asks for something that cannot be set up"),
    403: _spec("From another site, not allowed to look, or banned"),
    421: _spec("The server does not go by that name"),
    429: _spec("Too fast, or too many already"),
    500: _spec("Something went wrong on our side, or the table is damaged"),
    503: _spec("The database cannot be used, or the server is about to end"),
}
GAME = COMMON | {404: _spec("No such game")}
SETUP = COMMON | {413: _spec("The body is too large"), 415: _spec("The body is not JSON")}
TABLE = SETUP | {
    401: _spec("Nobody is known by that cookie"),
    404: _spec("No such table"),
    409: _spec("Refused by a rule, which is named"),
}


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A rule forbids it."""
    refusal_counts.count(refusal.code)
    lang = who_asks.language(request, None)
    plain = refusal.to_dict()
    owner = refusal.ruling.partition(".")[0]
    if owner in names():
        say = game(owner).say_refusal(plain, lang)
    else:
        say = say_refusal(HOUSE, plain, lang)
    return Response(Problem(refusal.code, say, plain), status_code=409)


def unwell(request: AnyRequest, wrong: Unwell) -> Response[Problem]:
    """We are not as we should be, and say so to whoever asks."""
    return Response(Problem("unwell", f"{wrong}."), status_code=503)


def closing(request: AnyRequest, wrong: Closing) -> Response[Problem]:
    """Somebody else will do it in a moment."""
    refusal_counts.count("closing")
    say = "This server is about to end; try again in a moment."
    return Response(Problem("closing", say), status_code=503, headers={"retry-after": "1"})


def wrong_setup(request: AnyRequest, wrong: SetupError) -> Response[Problem]:
    """What was asked for cannot be set up."""
    if isinstance(wrong, StoreError):
        log.error("the store failed", extra={"reason": str(wrong)})
        return Response(Problem("store", "The database cannot be used at the moment."), status_code=503)
    return Response(Problem("setup", say_setup(wrong, who_asks.language(request, None))), status_code=400)


def damaged(request: AnyRequest, wrong: Damaged) -> Response[Problem]:
    """The table cannot be read; what is wrong with it is the operator's to know."""
    plain = Refusal("damaged").to_dict()
    say = say_refusal(HOUSE, plain, who_asks.language(request, None))
    return Response(Problem("damaged", say, plain), status_code=500)


def no_table(request: AnyRequest, missing: NoTable) -> Response[Problem]:
    """There is no such table."""
    return Response(Problem("no_table", "There is no such table."), status_code=404)


def busy(request: AnyRequest, conflict: Conflict) -> Response[Problem]:
    """Others were quicker, again and again."""
    return Response(Problem("busy", "Too many are writing at this table; try again."), status_code=503)


def login_taken(request: AnyRequest, taken: LoginTaken) -> Response[Problem]:
    """Somebody else has that name."""
    return Response(Problem("login_taken", "Somebody else has that name."), status_code=409)


def ended(request: AnyRequest, wrong: SessionEnded | Forgotten) -> Response[Problem]:
    """Whoever asks was signed out or deleted meanwhile."""
    return Response(Problem("unknown_player", "This session has ended; nothing was done."), status_code=401)


def banned(request: AnyRequest, wrong: who_asks.Banned) -> Response[Problem]:
    """Whoever asks is let in no more."""
    say = ban_view(wrong.ban, who_asks.language(request, None)).say
    return Response(Problem("banned", say), status_code=403)


def full(request: AnyRequest, wrong: Full) -> Response[Problem]:
    """There are as many of these as one may have."""
    say = words(PACKAGE, who_asks.language(request, None)).say(f"full-{wrong.what}", most=wrong.most)
    return Response(Problem(f"too_many_{wrong.what}", say), status_code=429)


def ban_view(ban: Ban, lang: str) -> BanView:
    """A ban as it is told to whom it concerns."""
    spoken = words(PACKAGE, lang)
    reason = ban.reason or "-"
    if ban.until is None:
        say = spoken.say("banned-for-good", reason=reason)
    else:
        moment = datetime.fromtimestamp(ban.until / 1000, UTC)
        say = spoken.say("banned-until", until=moment.strftime("%Y-%m-%d %H:%M UTC"), reason=reason)
    return BanView(ban.until, ban.reason, say)


def http_problem(request: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """What the framework found wrong with a request."""
    names_by_status = {
        401: "unknown_player",
        403: "forbidden",
        404: "not_found",
        405: "method",
        413: "too_large",
        415: "media_type",
        429: "too_fast",
    }
    refusal_counts.count(str(wrong.status_code))
    error = names_by_status.get(wrong.status_code, "request" if wrong.status_code < 500 else "server")
    detail = wrong.detail if wrong.status_code < 500 else "Something went wrong on our side."
    extra = (
        "; ".join(
            f"{item.get('key', '')}: {item.get('message', '')}"
            for item in wrong.extra
            if isinstance(item, dict)
        )
        if isinstance(wrong.extra, list)
        else ""
    )
    return Response(
        Problem(error, f"{detail} {extra}".strip()), status_code=wrong.status_code, headers=wrong.headers
    )


def our_fault(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """We are wrong; the log says how, the answer does not."""
    log.exception("unexpected", exc_info=wrong)
    return Response(Problem("server", "Something went wrong on our side."), status_code=500)


async def tell_of_sockets(wrong: Exception, scope: Scope) -> None:
    """A window that we break off is told in the log; of requests `our_fault` tells."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(wrong, HTTPException | WebSocketException):
        log.error("a window broke off", exc_info=wrong)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    Unwell: unwell,
    Closing: closing,
    SetupError: wrong_setup,
    Damaged: damaged,
    NoTable: no_table,
    Conflict: busy,
    LoginTaken: login_taken,
    SessionEnded: ended,
    Forgotten: ended,
    who_asks.Banned: banned,
    Full: full,
    HTTPException: http_problem,
    Exception: our_fault,
}
