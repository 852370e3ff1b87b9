"""Logs on stderr without a secret: JSON, a line for each thing, or plain words for what goes wrong."""

import asyncio
import logging
import sys
import threading
from contextlib import suppress
from types import TracebackType
from typing import Any, TextIO

import structlog

from bivouac.store import StoreError

# What a line may bear besides its event.
KEPT = ("table", "route", "status", "ms", "reason", "bot", "duty", "public_key")
OURS = "bivouac"
MOST_FRAMES = 30
DEEPEST = 5  # causes of causes

log = logging.getLogger(__name__)


class Funnel(logging.StreamHandler[Any]):
    """Writes lines; one that cannot be written is counted as lost, not explained with what it held."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is the library's
        """Say that a line was lost, and why in one word."""
        kind = getattr(sys.exc_info()[0], "__name__", "")
        with suppress(OSError, ValueError):
            print(f'{{"event": "a line of the log was lost", "reason": "{kind}"}}', file=self.stream)


def set_up(level: int = logging.INFO, stream: TextIO | None = None, *, plain: bool = False) -> None:
    """Send what we and our libraries log, and what nobody has caught, through one funnel."""
    level = max(level, logging.WARNING) if plain else level
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(allow=KEPT),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = Funnel(stream or sys.stderr)
    handler.addFilter(_plain_words)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _tell_exception,
                _in_words if plain else structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level)
    # It warns of every request that is none: whoever likes could fill a disk with that. They are counted.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    sys.excepthook = _uncaught
    threading.excepthook = lambda told: _uncaught(told.exc_type, told.exc_value, told.exc_traceback)


def hear_the_loop(loop: asyncio.AbstractEventLoop) -> None:
    """Have what breaks off unseen on an event loop told here; its own words quote arguments."""
    loop.set_exception_handler(
        lambda _, context: log.error(
            "something in the background broke off", exc_info=context.get("exception")
        )
    )


def _uncaught(
    kind: type[BaseException], wrong: BaseException | None, traceback: TracebackType | None
) -> None:
    log.error("nobody has caught this", exc_info=wrong)


def _plain_words(record: logging.LogRecord) -> bool:
    """What libraries say is told without what they fill in: it may be what a player has sent."""
    if not record.name.startswith(OURS):
        record.msg, record.args = str(record.msg).partition("\n")[0], ()
    return True


def _tell_exception(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Put what was raised in place of the exception itself."""
    given = event.pop("exc_info", None)
    wrong = given[1] if isinstance(given, tuple) else sys.exc_info()[1] if given is True else given
    if isinstance(wrong, BaseException):
        event["exception"] = _told(wrong)
    return event


def _in_words(_: Any, __: str, event: structlog.typing.EventDict) -> str:
    """The line as a person reads it: when, what, and in brackets what is known of it."""
    wrong = event.get("exception")
    if wrong is not None:  # what it says, else its kind and the last place it came through
        event["reason"] = wrong.get("says") or " ".join([wrong["kind"], *wrong["frames"][-1:]])
    known = ", ".join(str(event[fact]) for fact in KEPT if event.get(fact) not in (None, ""))
    return f"{event['timestamp'][11:19]} {event['event']}{f' ({known})' if known else ''}"


def _told(wrong: BaseException, depth: int = 0) -> dict[str, Any]:
    """The kind of an exception and the places it came through.

    Neither variables nor its own words: both hold whatever was being worked on, cookies and seeds included.
    Only a StoreError speaks, whose sentence is written for the operator.
    """
    told: dict[str, Any] = {"kind": f"{type(wrong).__module__}.{type(wrong).__qualname__}"}
    if isinstance(wrong, StoreError):
        told["says"] = str(wrong)
    told["frames"] = _frames(wrong.__traceback__)
    others = wrong.exceptions if isinstance(wrong, BaseExceptionGroup) else ()
    cause = wrong.__cause__ or (None if wrong.__suppress_context__ else wrong.__context__)
    if others and depth < DEEPEST:
        told["parts"] = [_told(part, depth + 1) for part in others]
    if cause is not None and depth < DEEPEST:
        told["cause"] = _told(cause, depth + 1)
    return told


def _frames(traceback: TracebackType | None) -> list[str]:
    """The places an exception came through, the outermost first; the middle of a long way is left out."""
    frames = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        frames.append(f"{code.co_filename}:{traceback.tb_lineno} {code.co_name}")
        traceback = traceback.tb_next
    half = MOST_FRAMES // 2
    return frames if len(frames) <= MOST_FRAMES else [*frames[:half], "…", *frames[-half:]]
