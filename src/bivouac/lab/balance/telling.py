"""A balance report in words: names of pieces and sources, figures as people write them, sentences."""

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bivouac.core.spelling import number, percent
from bivouac.core.words import words
from bivouac.games import game
from bivouac.lab.balance.findings import Finding
from bivouac.lab.mistakes import PACKAGE

SHARES = ("share", "low", "high", "even", "part")


class Teller:
    """Says what a report of one game holds, in one language."""

    def __init__(self, name: str, lang: str) -> None:
        self.lang = lang
        box = game(name)
        self.title = box.facts.titles[lang]
        self._names = {entry["id"]: entry["name"] for entry in box.catalogue(lang)}
        self._groups = {entry["id"]: entry.get("group", "") for entry in box.catalogue(lang)}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(box.words(lang)), allow_overrides=True)

    def say(self, key: str, attribute: str | None = None, /, **facts: int | str) -> str:
        """A sentence of the lab."""
        return words(PACKAGE, self.lang).say(f"balance-{key}", attribute, **facts)

    def piece(self, id: str) -> str:
        """What players call a piece."""
        return self._names.get(id, id)

    def line(self, id: str) -> str:
        """What players call a source of points."""
        message = self._bundle.get_message(f"line-{id}") if self._bundle.has_message(f"line-{id}") else None
        if message is None or message.value is None:
            return id
        return str(self._bundle.format_pattern(message.value, {})[0])

    def group(self, id: str) -> str:
        """What players call a group of pieces."""
        own = words(PACKAGE, self.lang)
        return own.say(f"balance-group-{id}") if own.has(f"balance-group-{id}") else id

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as people write it."""
        return percent(share, self.lang, digits)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as people write it."""
        return number(value, self.lang, digits)

    def finding(self, finding: Finding) -> str:
        """What stands out, in a sentence."""
        facts = {
            key: self.percent(value, 1) if key in SHARES else self.number(value, 2)
            for key, value in finding.facts.items()
        }
        about = finding.about
        if finding.key.startswith("piece"):
            facts["group"] = self.group(self._groups.get(about, ""))
            about = self.piece(about)
        elif finding.key.startswith("source"):
            about = self.line(about)
        return self.say(finding.key, about=about, **facts)

    def heading(self, found: dict[str, Any]) -> str:
        """Which games the report rests on."""
        settings = found["settings"]
        return self.say(
            "rests",
            games=found["games"],
            seats=settings["seats"],
            bots=", ".join(settings["bots"]),
            rules=settings["rules"],
            seed=settings["seed"],
            tested=found["tested"],
        )
