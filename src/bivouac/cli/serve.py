"""`bivouac serve`: open the house to browsers."""

import os
import sys
import time
import webbrowser
from typing import Annotated

import typer

from bivouac.cli.places import Data, Database, database_of, lock
from bivouac.cli.speech import spoken
from bivouac.server import reach
from bivouac.server.serving import serve as run
from bivouac.server.settings import Settings, check


def serve(
    host: Annotated[str, typer.Option(envvar="BIVOUAC_HOST", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="BIVOUAC_PORT", metavar="N", min=0, max=65535)] = 8000,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(envvar="BIVOUAC_WORKERS", metavar="N", min=1, max=64)] = 1,
    public_url: Annotated[str, typer.Option(envvar="BIVOUAC_PUBLIC_URL", metavar="URL")] = "",
    trusted_proxies: Annotated[
        str, typer.Option(envvar="BIVOUAC_TRUSTED_PROXIES", metavar="ADDRESSES")
    ] = "127.0.0.1",
    rate: Annotated[float, typer.Option(envvar="BIVOUAC_RATE", metavar="N", min=0.1)] = 100.0,
    webhook: Annotated[str, typer.Option(envvar="BIVOUAC_WEBHOOK", metavar="URL")] = "",
    smtp: Annotated[str, typer.Option(envvar="BIVOUAC_SMTP", metavar="URL")] = "",
    mail_from: Annotated[str, typer.Option(envvar="BIVOUAC_MAIL_FROM", metavar="ADDRESS")] = "",
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", envvar="BIVOUAC_BROWSER", metavar="")
    ] = True,
) -> None:
    """Open the house: tables for browsers here and elsewhere, until told to end."""
    settings = check(
        Settings(
            host=host,
            port=port,
            database=database_of(data, database),
            workers=workers,
            public_url=public_url,
            trusted_proxies=trusted_proxies,
            rate=rate,
            bot_processes=max(1, (os.cpu_count() or 2) // (workers + 1)),
            webhook=webhook,
            smtp=smtp,
            mail_from=mail_from,
            opened=time.time_ns() // 1_000_000,
        )
    )

    def ready(bound: int) -> None:
        url = reach.own_url(settings, bound)
        print(f"Bivouac: {url}", flush=True)
        friends = reach.friends_url(settings, bound)
        if friends is not None:
            print(spoken().say("serve-friends", url=friends), file=sys.stderr)
            print(reach.qr_code(friends), file=sys.stderr, flush=True)
        if browser and has_screen():
            webbrowser.open(url)

    with lock(settings.database):
        run(settings, ready)


def has_screen() -> bool:
    """Would a browser open in a window? One that runs in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
