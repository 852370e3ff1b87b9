"""`bivouac serve`: open the house to browsers."""

import os
import sys
import time
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

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
Push = Annotated[bool, typer.Option("--push/--no-push", envvar="BIVOUAC_PUSH", metavar="")]
PushAnywhere = Annotated[bool, typer.Option("--push-anywhere", envvar="BIVOUAC_PUSH_ANYWHERE", metavar="")]
Remind = Annotated[float, typer.Option(envvar="BIVOUAC_REMIND", metavar="SHARE", min=0, max=0.99)]
MailFrom = Annotated[str, typer.Option(envvar="BIVOUAC_MAIL_FROM", metavar="ADDRESS")]
Drain = Annotated[float, typer.Option(envvar="BIVOUAC_DRAIN", metavar="SECONDS", min=0, max=600)]
Contact = Annotated[str, typer.Option(envvar="BIVOUAC_CONTACT", metavar="URL")]
Backups = Annotated[Path | None, typer.Option(envvar="BIVOUAC_BACKUPS", metavar="FOLDER")]
BackupHours = Annotated[
    float, typer.Option("--backup-every", envvar="BIVOUAC_BACKUP_EVERY", metavar="HOURS", min=0)
]
BackupsKept = Annotated[int, typer.Option(envvar="BIVOUAC_BACKUPS_KEPT", metavar="N", min=1)]
BackupsDays = Annotated[int, typer.Option(envvar="BIVOUAC_BACKUPS_DAYS", metavar="N", min=1)]


class Log(StrEnum):
    """How the log is written; `auto` is plain for people, JSON for programs."""

    AUTO = "auto"
    PLAIN = "plain"
    JSON = "json"


LogForm = Annotated[Log, typer.Option("--log", envvar="BIVOUAC_LOG", metavar="auto|plain|json")]
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
    push: Push = False,
    push_anywhere: PushAnywhere = False,
    remind: Remind = 0.25,
    drain: Drain = 0.0,
    contact: Contact = "",
    backups: Backups = None,
    backup_hours: BackupHours = 24.0,
    backups_kept: BackupsKept = 7,
    backups_days: BackupsDays = 30,
    log: LogForm = Log.AUTO,
    browser: Browser = True,
) -> None:
    """Open the house: tables for browsers here and elsewhere, until told to end."""
    settings = chosen(**{name: value for name, value in locals().items() if name != "browser"})
    with lock(check(settings).database):
        run(settings, lambda bound, key: welcome(settings, bound, key, browser))


def chosen(
    data: Path | None, database: str | None, backups: Path | None, log: Log, **options: Any
) -> Settings:
    """What was asked for, each option under its own name, and what follows from it."""
    where = database_of(data, database)
    return Settings(
        database=where,
        backups=str(backups.absolute()) if backups else backups_beside(where),
        bot_processes=max(1, (os.cpu_count() or 2) // (options["workers"] + 1)),
        log=form_of(log),
        opened=time.time_ns() // 1_000_000,
        **options,
    )


def form_of(log: Log) -> Literal["json", "plain"]:
    """Plain words where somebody reads them as they come, unless told otherwise."""
    if log is Log.AUTO:
        return "plain" if sys.stderr.isatty() else "json"
    return "plain" if log is Log.PLAIN else "json"


def welcome(settings: Settings, port: int, key: str, browser: bool) -> None:
    """Say once where the house is: one line on stdout for programs, the rest for people."""
    url = addresses.own_url(settings, port)
    print(f"Bivouac: {url}", flush=True)
    friends = addresses.friends_url(settings, port)
    if settings.log == "plain":  # elsewhere stderr is the log, a line of JSON each, which names the key too
        _say("serve-here")
        if friends is None:
            _say("serve-alone", command=addresses.OPEN_COMMAND)
        _say("serve-quiet")
        _say("serve-key", key=key)
    if settings.secure and not settings.trusted_proxies:
        _say("serve-no-proxy")
    if settings.push and not settings.secure:
        _say("serve-push-insecure")
    if friends is not None:
        _say("serve-friends", url=friends)
        print(addresses.qr_code(friends), file=sys.stderr, flush=True)
    if browser and has_screen():
        webbrowser.open(url)


def _say(sentence: str, **facts: str) -> None:
    print(spoken().say(sentence, **facts), file=sys.stderr, flush=True)


def has_screen() -> bool:
    """Would a browser open in a window? One that runs in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
