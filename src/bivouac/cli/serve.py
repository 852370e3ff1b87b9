"""`bivouac serve`: open the house to browsers."""

import os
import sys
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from bivouac.cli.data_folder import Data, Database, backups_beside, database_of, lock
from bivouac.cli.spoken_language import spoken
from bivouac.server import addresses
from bivouac.server.serving import serve as run
from bivouac.server.settings import Settings, check

Host = Annotated[str, typer.Option(envvar="BIVOUAC_HOST", metavar="ADDRESS")]
Port = Annotated[int, typer.Option(envvar="BIVOUAC_PORT", metavar="N", min=0, max=65535)]
Workers = Annotated[int, typer.Option(envvar="BIVOUAC_WORKERS", metavar="N", min=1, max=64)]
PublicUrl = Annotated[str, typer.Option(envvar="BIVOUAC_PUBLIC_URL", metavar="URL")]
Proxies = Annotated[str, typer.Option(envvar="BIVOUAC_TRUSTED_PROXIES", metavar="ADDRESSES")]
Rate = Annotated[float, typer.Option(envvar="BIVOUAC_RATE", metavar="N", min=0.1)]
Windows = Annotated[int, typer.Option(envvar="BIVOUAC_WINDOWS", metavar="N", min=1)]
Connections = Annotated[int, typer.Option(envvar="BIVOUAC_CONNECTIONS", metavar="N", min=16)]
ConnectionsEach = Annotated[int, typer.Option(envvar="BIVOUAC_CONNECTIONS_EACH", metavar="N", min=4)]
QuotaFactor = Annotated[float, typer.Option("--quotas", envvar="BIVOUAC_QUOTAS", metavar="FACTOR", min=0)]
Webhook = Annotated[str, typer.Option(envvar="BIVOUAC_WEBHOOK", metavar="URL")]
Smtp = Annotated[str, typer.Option(envvar="BIVOUAC_SMTP", metavar="URL")]
MailFrom = Annotated[str, typer.Option(envvar="BIVOUAC_MAIL_FROM", metavar="ADDRESS")]
Drain = Annotated[float, typer.Option(envvar="BIVOUAC_DRAIN", metavar="SECONDS", min=0, max=600)]
Contact = Annotated[str, typer.Option(envvar="BIVOUAC_CONTACT", metavar="URL")]
Backups = Annotated[Path | None, typer.Option(envvar="BIVOUAC_BACKUPS", metavar="FOLDER")]
BackupHours = Annotated[
    float, typer.Option("--backup-every", envvar="BIVOUAC_BACKUP_EVERY", metavar="HOURS", min=0)
]
BackupsKept = Annotated[int, typer.Option(envvar="BIVOUAC_BACKUPS_KEPT", metavar="N", min=1)]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", envvar="BIVOUAC_BROWSER", metavar="")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    public_url: PublicUrl = "",
    trusted_proxies: Proxies = "",
    rate: Rate = 100.0,
    windows: Windows = 200,
    connections: Connections = 4096,
    connections_each: ConnectionsEach = 256,
    quotas: QuotaFactor = 1.0,
    webhook: Webhook = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    drain: Drain = 0.0,
    contact: Contact = "",
    backups: Backups = None,
    backup_hours: BackupHours = 24.0,
    backups_kept: BackupsKept = 7,
    browser: Browser = True,
) -> None:
    """Open the house: tables for browsers here and elsewhere, until told to end."""
    settings = chosen(**{name: value for name, value in locals().items() if name != "browser"})
    with lock(check(settings).database):
        run(settings, lambda bound, key: welcome(settings, bound, key, browser))


def chosen(data: Path | None, database: str | None, backups: Path | None, **options: Any) -> Settings:
    """What was asked for, each option under its own name, and what follows from it."""
    where = database_of(data, database)
    return Settings(
        database=where,
        backups=str(backups.absolute()) if backups else backups_beside(where),
        bot_processes=max(1, (os.cpu_count() or 2) // (options["workers"] + 1)),
        opened=time.time_ns() // 1_000_000,
        **options,
    )


def welcome(settings: Settings, port: int, key: str, browser: bool) -> None:
    """Say once where the house is: one line on stdout for programs, the rest for people."""
    url = addresses.own_url(settings, port)
    print(f"Bivouac: {url}", flush=True)
    if sys.stderr.isatty():  # elsewhere stderr is the log, a line of JSON each, which names the key too
        print(spoken().say("serve-key", key=key), file=sys.stderr, flush=True)
    if settings.secure and not settings.trusted_proxies:
        print(spoken().say("serve-no-proxy"), file=sys.stderr)
    friends = addresses.friends_url(settings, port)
    if friends is not None:
        print(spoken().say("serve-friends", url=friends), file=sys.stderr)
        print(addresses.qr_code(friends), file=sys.stderr, flush=True)
    if browser and has_screen():
        webbrowser.open(url)


def has_screen() -> bool:
    """Would a browser open in a window? One that runs in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
