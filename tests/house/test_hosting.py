"""What `hosting.md` promises a self-hoster is what the code does unless it is told otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bivouac.server import connections, house, identity, imports, operator_door, quotas, thinking_share
from bivouac.server.quotas import Pace
from bivouac.server.settings import Settings
from bivouac.server.ways_messages import VACATION_DAYS
from bivouac.store.lists import OF_EACH_HOST
from bivouac.store.waits import MOST_SUBSCRIPTIONS

PAGE = Path(__file__).parents[2].joinpath("docs", "hosting.md").read_text("utf-8")
TEXT = " ".join(PAGE.split())
DEFAULT = Settings()
WORDS = {1: "one", 3: "three", 7: "seven", 8: "eight", 10: "ten", 12: "twelve", 20: "twenty", 30: "thirty"}


def paced(pace: Pace) -> str:
    """So many, then one every so often, as the page writes it."""
    seconds = 1 / pace.rate
    unit, size = next(
        (unit, size) for unit, size in (("h", 3600), ("min", 60), ("s", 1)) if seconds >= size or unit == "s"
    )
    return f"{pace.burst:g}, {round(seconds / size, 3):g} {unit}"


def in_words(number: float) -> str:
    """A number as the page says it in a sentence."""
    return WORDS[round(number)]


SHARES = {
    "open tables": [f"{share}" for share in quotas.TABLES],
    "windows (in each worker)": [*map(str, quotas.WINDOWS[:2]), f"{DEFAULT.windows} (`--windows`)"],
    "newcomers in a day": ["", "", f"{quotas.GUESTS}"],
    "words, then one every": [paced(quotas.SEATED)] * 2 + [paced(quotas.NETWORK)],
    "words of an onlooker": [paced(quotas.LOOKING_ON)] * 2
    + [f"and {paced(quotas.ONLOOKERS)} for all onlookers of a table"],
    "requests a second": ["", "", f"{DEFAULT.rate:g} (`--rate`)"],
    "passphrases tried": ["", paced(quotas.ATTEMPTS_AT_ACCOUNT), paced(quotas.ATTEMPTS)],
    "mail addresses to confirm": [paced(quotas.MAILS)] * 3,
    "files of all one's data": [paced(quotas.EXPORTS)] * 2 + [""],
    "wishes about others, invitations, reports, notices, vacations": [paced(quotas.WISHES)] * 2 + [""],
    "browsers that are notified": [f"{MOST_SUBSCRIPTIONS}"] * 2 + [""],
    "days of vacation in a year": ["", f"{VACATION_DAYS}", ""],
}


def test_the_shares_are_those_of_the_code() -> None:
    table = PAGE.partition("## Shares")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line[:1] == "|"
    ]
    assert {row[0]: row[1:] for row in rows[2:]} == SHARES
    assert quotas.WINDOWS.network == DEFAULT.windows


@pytest.mark.parametrize(
    "sentence",
    [
        f"The list of open tables shows {in_words(OF_EACH_HOST)} of each host.",
        f"are forgotten {'two weeks' if house.UNPLAYED == 14 * identity.DAY else '?'} after their last visit",
        f"A session ends after {identity.IDLE_ACCOUNT // identity.DAY} days without use; that of a guest, "
        f"who has no other way back, after {identity.IDLE_GUEST // identity.DAY}.",
        f"{DEFAULT.connections_each} connections (`--connections-each`), {DEFAULT.windows} windows "
        f"(`--windows`) and {DEFAULT.rate:g} requests a second (`--rate`)",
        f"may hold {DEFAULT.connections:,} connections in each worker".replace(",", " "),
        "at most three quarters of them windows",
        f"A request's head has {connections.HEAD_SECONDS:g} seconds and "
        f"{connections.LARGEST_HEAD >> 10} KiB, its body {in_words(connections.BODY_SECONDS / 60)} minute.",
        f"A guest plays at most {thinking_share.OF_A_GUEST} tables at a time against bots that think long, "
        f"an account {thinking_share.OF_AN_ACCOUNT}; tables left alone for "
        f"{in_words(thinking_share.LATELY / 60_000)} minutes do not count.",
        f"An imported journal has at most {imports.MOST_LINES} lines",
        f"within {imports.SECONDS:g} seconds of a processor",
        f"{in_words(quotas.ATTEMPTS.burst).capitalize()} keys may be tried from a network, and "
        f"{in_words(quotas.OPERATOR.burst)} false ones in all, then one every "
        f"{in_words(1 / quotas.ATTEMPTS.rate)} and {in_words(1 / quotas.OPERATOR.rate)} seconds",
        f"and {in_words(operator_door.LONGEST / 3600)} hours after coming in",
        f"keeps {in_words(DEFAULT.backups_kept)}, none of them longer than "
        f"{in_words(DEFAULT.backups_days)} days",
    ],
)
def test_what_is_said_of_defaults_is_so(sentence: str) -> None:
    assert sentence in TEXT.replace("\u00a0", " ")


def test_a_plain_house_is_for_this_machine_and_believes_no_proxy() -> None:
    assert (DEFAULT.host, DEFAULT.trusted_proxies, DEFAULT.public_url) == ("127.0.0.1", "", "")
    assert not any((DEFAULT.push, DEFAULT.push_anywhere, DEFAULT.smtp, DEFAULT.webhook))
    assert connections.Door(400, 4).most_windows == 300


def test_the_open_internet_is_ten_lines() -> None:
    part = PAGE.partition("## On the open internet")[2].partition("\n## ")[0]
    assert re.findall(r"^(\d+)\. ", part, re.MULTILINE) == [str(number) for number in range(1, 11)]
