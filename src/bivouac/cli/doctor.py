"""`bivouac doctor`: every table opened once, the damaged ones named, and the database checked."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.parameters import Json, Lang
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import note, opened
from bivouac.core.words import Words
from bivouac.server.damage_report import Finding, examine
from bivouac.store import StoreError

Folder = Annotated[Path | None, typer.Option("--save", metavar="FOLDER", show_default=False)]


class Report(msgspec.Struct):
    """What was looked at, and what was found."""

    tables: int = 0
    damaged: list[Finding] = []
    database: list[str] = []  # what is wrong with it


def doctor(
    save: Folder = None, data: Data = None, database: Database = None, json_: Json = False, lang: Lang = None
) -> None:
    """Examine everything; exit status 1 if anything is damaged. A server may be running meanwhile."""
    url = database_of(data, database)
    words = spoken(lang)
    report = asyncio.run(_examine(url, words.lang))
    if save is not None:
        asyncio.run(_note(url, report))
        _save(report, save)
    if json_:
        plain = [msgspec.structs.replace(finding, journal="") for finding in report.damaged]
        found = msgspec.structs.replace(report, damaged=plain)
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _tell(report, words)
    if report.damaged or report.database:
        raise typer.Exit(1)


async def _examine(url: str, lang: str) -> Report:
    report = Report()
    async with opened(url) as store:
        try:
            report.database = await store.check()
            async for finding in examine(store):
                report.tables += 1
                report.damaged += [finding] if finding is not None else []
        except StoreError as wrong:  # a page that cannot be read ends the round; what was found is told
            report.database.append(wrong.say(lang))
    return report


async def _note(url: str, report: Report) -> None:
    """What is about to be saved has been read, seeds and all."""
    async with opened(url) as store:
        for finding in report.damaged:
            if finding.journal:
                await note(store, "seed_read", finding.table, "damaged")


def _save(report: Report, folder: Path) -> None:
    """Write what can be saved, for our eyes only: a journal in play holds its seed. None is written over."""
    folder.mkdir(parents=True, exist_ok=True)
    for finding in report.damaged:
        if finding.journal:
            path = folder / f"{finding.table}.txt"
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(handle, "w", encoding="utf-8", newline="\n") as out:
                out.write(finding.journal)


def _tell(report: Report, words: Words) -> None:
    for sentence in report.database:
        print(words.say("doctor-database", sentence=sentence))
    for finding in report.damaged:
        part, _, line = finding.part.partition(" ")
        where = {"table": finding.table, "game": finding.game, "part": part, "line": line}
        print(words.say("doctor-damaged", **where))
        print("  " + words.say("doctor-reason", reason=finding.reason))
        kind = "journal" if finding.journal else "lines" if finding.sound else "nothing"
        facts = {"sound": finding.sound, "lines": finding.lines, "actions": finding.actions}
        print("  " + words.say("doctor-saved", kind=kind, **facts))
    if not report.database:
        print(words.say("doctor-sound"))
    print(words.say("doctor-tables", count=report.tables, damaged=len(report.damaged)))
