"""What goes wrong, as it is answered: a name for programs, a sentence for people, nothing of our inside."""

import logging
from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from bivouac.core.refusal import Refusal, SetupError
from bivouac.core.tellings import say_refusal
from bivouac.core.words import HOUSE, words
from bivouac.games import game, names
from bivouac.server import callers
from bivouac.server.identity import SessionEnded
from bivouac.server.messages import BanView, Problem
from bivouac.server.rooms import NoTable
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
    500: _spec("Something went wrong on our side"),
    503: _spec("The database cannot be written"),
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
    lang = callers.language(request, None)
    plain = refusal.to_dict()
    owner = refusal.ruling.partition(".")[0]
    if owner in names():
        say = game(owner).say_refusal(plain, lang)
    else:
        say = say_refusal(HOUSE, plain, lang)
    return Response(Problem(refusal.code, say, plain), status_code=409)


def wrong_setup(request: AnyRequest, wrong: SetupError) -> Response[Problem]:
    """What was asked for cannot be set up."""
    if isinstance(wrong, StoreError):
        log.error("the store failed", extra={"reason": str(wrong)})
        return Response(Problem("store", "The database cannot be used at the moment."), status_code=503)
    return Response(Problem("setup", str(wrong)), status_code=400)


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


def banned(request: AnyRequest, wrong: callers.Banned) -> Response[Problem]:
    """Whoever asks is let in no more."""
    say = ban_view(wrong.ban, callers.language(request, None)).say
    return Response(Problem("banned", say), status_code=403)


def full(request: AnyRequest, wrong: Full) -> Response[Problem]:
    """There are as many of these as one may have."""
    say = words(PACKAGE, callers.language(request, None)).say(f"full-{wrong.what}", most=wrong.most)
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


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    SetupError: wrong_setup,
    NoTable: no_table,
    Conflict: busy,
    LoginTaken: login_taken,
    SessionEnded: ended,
    Forgotten: ended,
    callers.Banned: banned,
    Full: full,
    HTTPException: http_problem,
    Exception: our_fault,
}
