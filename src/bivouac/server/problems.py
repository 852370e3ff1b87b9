"""What goes wrong, as it is answered: a name for programs, a sentence for people, nothing of our inside."""

import logging
from datetime import UTC, datetime
from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from bivouac.core.refusal import Refusal, SetupError
from bivouac.core.words import words
from bivouac.games import say_refusal
from bivouac.server import refusal_counts, who_asks
from bivouac.server.identity import SessionEnded
from bivouac.server.messages import BanView, Problem
from bivouac.server.mistakes import PACKAGE, problem, setup_problem
from bivouac.server.pulse import Unwell
from bivouac.server.reading import Damaged
from bivouac.server.rooms import Closing, NoTable
from bivouac.store import Ban, Conflict, Forgotten, Full, LoginTaken, StoreError

AnyRequest = Request[Any, Any, Any]

ERRORS = {
    401: "unknown_player",
    403: "forbidden",
    404: "not_found",
    405: "method",
    413: "too_large",
    415: "media_type",
    429: "too_fast",
}

log = logging.getLogger(__name__)


def spec(description: str) -> ResponseSpec:
    """A problem as the schema describes it."""
    return ResponseSpec(data_container=Problem, description=description, generate_examples=False)


COMMON = {
    400: spec("The request cannot be understood, or asks for something that cannot be set up"),
    403: spec("From another site, not allowed to look, or banned"),
    421: spec("The server does not go by that name"),
    429: spec("Too fast, or too many already"),
    500: spec("Something went wrong on our side, or the table is damaged"),
    503: spec("The database cannot be used, or the server is about to end"),
}
GAME = COMMON | {404: spec("No such game")}
SETUP = COMMON | {413: spec("The body is too large"), 415: spec("The body is not JSON")}
TABLE = SETUP | {
    401: spec("Nobody is known by that cookie"),
    404: spec("No such table"),
    409: spec("Refused by a rule, which is named"),
}


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A rule forbids it."""
    refusal_counts.count(refusal.code)
    lang = who_asks.language(request, None)
    say = say_refusal(refusal, lang)
    facts = cast(dict[str, int | str], dict(refusal.facts))
    answer = Problem(refusal.code, say, refusal.to_dict(), refusal.code, facts)
    return Response(answer, status_code=409)


def unwell(request: AnyRequest, wrong: Unwell) -> Response[Problem]:
    """We are not as we should be, and say so to whoever asks."""
    return _problem(request, 503, "unwell", detail=str(wrong))


def closing(request: AnyRequest, wrong: Closing) -> Response[Problem]:
    """Somebody else will do it in a moment."""
    refusal_counts.count("closing")
    return _problem(request, 503, "closing", headers={"retry-after": "1"})


def wrong_setup(request: AnyRequest, wrong: SetupError) -> Response[Problem]:
    """What was asked for cannot be set up."""
    if isinstance(wrong, StoreError):
        log.error("the store failed", extra={"reason": str(wrong)})
        return _problem(request, 503, "store")
    return Response(setup_problem(wrong, who_asks.language(request, None)), status_code=400)


def damaged(request: AnyRequest, wrong: Damaged) -> Response[Problem]:
    """The table cannot be read; what is wrong with it is the operator's to know."""
    refusal = Refusal("damaged")
    say = say_refusal(refusal, who_asks.language(request, None))
    return Response(Problem("damaged", say, refusal.to_dict(), "damaged"), status_code=500)


def no_table(request: AnyRequest, missing: NoTable) -> Response[Problem]:
    """There is no such table."""
    return _problem(request, 404, "no_table")


def busy(request: AnyRequest, conflict: Conflict) -> Response[Problem]:
    """Others were quicker, again and again."""
    return _problem(request, 503, "busy")


def login_taken(request: AnyRequest, taken: LoginTaken) -> Response[Problem]:
    """Somebody else has that name."""
    return _problem(request, 409, "login_taken")


def ended(request: AnyRequest, wrong: SessionEnded | Forgotten) -> Response[Problem]:
    """Whoever asks was signed out or deleted meanwhile."""
    return _problem(request, 401, "unknown_player", code="session_ended")


def banned(request: AnyRequest, wrong: who_asks.Banned) -> Response[Problem]:
    """Whoever asks is let in no more."""
    say = ban_view(wrong.ban, who_asks.language(request, None)).say
    return Response(Problem("banned", say, code="banned"), status_code=403)


def full(request: AnyRequest, wrong: Full) -> Response[Problem]:
    """There are as many of these as one may have."""
    return _problem(request, 429, f"too_many_{wrong.what}", facts={"most": wrong.most})


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


def http_problem(request: AnyRequest, wrong: HTTPException) -> Response[Problem] | Response[str]:
    """What the framework, or one of our routes in its words, found wrong with a request."""
    refusal_counts.count(str(wrong.status_code))
    if wrong.status_code == 404 and _is_visit(request):
        page = request.app.state.house.client.index(who_asks.language(request, None))
        if page is not None:  # which says in its own words that there is nothing here
            return Response(page, status_code=404, media_type=MediaType.HTML)
    ours = wrong.status_code >= 500
    error = ERRORS.get(wrong.status_code, "server" if ours else "request")
    named = wrong.extra if isinstance(wrong.extra, dict) else {}
    return _problem(
        request,
        wrong.status_code,
        error,
        headers=wrong.headers,
        detail="" if ours else _detail(wrong),
        **named,
    )


def _is_visit(request: AnyRequest) -> bool:
    """Does somebody open an address in a browser, and not a program ask for something?"""
    asks_for_page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and asks_for_page and not request.url.path.startswith("/api/")


def _detail(wrong: HTTPException) -> str:
    """What the framework says of it, and of each part that does not fit."""
    parts = wrong.extra if isinstance(wrong.extra, list) else []
    flaws = [f"{part.get('key', '')}: {part.get('message', '')}" for part in parts if isinstance(part, dict)]
    return f"{wrong.detail} {'; '.join(flaws)}".strip()


def our_fault(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """We are wrong; the log says how, the answer does not."""
    log.exception("unexpected", exc_info=wrong)
    return _problem(request, 500, "server")


def _problem(
    request: AnyRequest, status: int, error: str, headers: dict[str, str] | None = None, **named: Any
) -> Response[Problem]:
    """The answer, in the language of whoever asks; `named` says more than the error's own name."""
    found = problem(error, who_asks.language(request, None), **named)
    return Response(found, status_code=status, headers=headers)


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
