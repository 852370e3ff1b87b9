"""How a server was asked to run; workers are handed the same settings by their parent."""

from typing import Literal

import msgspec

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import in_one_line


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite://"
    workers: int = 1
    public_url: str = ""
    trusted_proxies: str = ""  # whose word on where a request comes from is believed
    rate: float = 100.0  # requests a second one network may make
    windows: int = 200  # sockets one network may hold open
    connections: int = 4096  # of all together, in each worker
    connections_each: int = 256  # of one network
    quotas: float = 1.0  # how many times the shares of `quotas.py` one may have; 0 lifts them
    bot_processes: int = 1
    bot_seconds: float = 60.0
    drain: float = 0.0  # seconds between the signal to end and the end, in which nothing new is begun
    contact: str = ""  # whom to tell of a weakness: mailto:… or https://…
    webhook: str = ""
    smtp: str = ""
    mail_from: str = ""
    push: bool = False  # may browsers be told through the relays of their makers?
    push_anywhere: bool = False  # also through relays on our own network, and without https
    remind: float = 0.25  # the share of the days, by correspondence, with which one is reminded; 0 is never
    backups: str = ""  # the folder they are kept in; none are made without
    backup_hours: float = 24.0
    backups_kept: int = 7
    backups_days: int = 30  # older ones go, and with them whoever was deleted since
    client: str = ""  # the folder of the browser client; that of the package unless another is named
    log: Literal["json", "plain"] = "json"  # a line for each thing, or a sentence where something goes wrong
    opened: int = 0  # when the house was opened, in milliseconds: no clock ran before

    @property
    def secure(self) -> bool:
        """Do people reach us by https?"""
        return self.public_url.startswith("https://")


def check(settings: Settings) -> Settings:
    """The settings, unless they contradict each other."""
    if settings.workers < 1:
        raise PlayerMistake("workers_few")
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        raise PlayerMistake("workers_database")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise PlayerMistake("public_url", {"given": in_one_line(settings.public_url, 60)})
    if settings.contact and not settings.contact.startswith(("mailto:", "https://", "tel:")):
        raise PlayerMistake("contact", {"given": in_one_line(settings.contact, 60)})
    if not 0 <= settings.remind < 1:
        raise PlayerMistake("remind_share")
    return settings
