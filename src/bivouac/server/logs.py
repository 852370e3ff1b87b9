"""Logs: one line of JSON for each thing that happened, on stderr, without a secret in it."""

import logging
import sys

import structlog

KEPT = ("table", "route", "status", "ms", "reason", "bot")  # what a line may bear besides its event


def set_up(level: int = logging.INFO) -> None:
    """Send what we and our libraries log through one funnel."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(allow=KEPT),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.dict_tracebacks,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("bivouac").setLevel(level)
