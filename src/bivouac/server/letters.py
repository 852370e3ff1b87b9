"""What somebody who is to act is told, in their language; nothing that an onlooker would not see."""

import hashlib
import json

import msgspec

from bivouac.core.words import Words, words
from bivouac.games import game, names
from bivouac.server.briefs import read_brief
from bivouac.server.waits import Kind, Wait
from bivouac.store import Row
from bivouac.table.views import named

PACKAGE = "bivouac.server"
HOUR = 3600_000
DAY = 24 * HOUR
MOST_WORDS = 160  # letters of a situation


class Letter(msgspec.Struct, frozen=True):
    """A notice before it is put into words: where, of which wait, and who sits there."""

    row: Row
    wait: Wait
    kind: Kind
    called: list[str]  # what every seat is called
    link: str

    def title(self, lang: str) -> str:
        """What it is about."""
        return words(PACKAGE, lang).say(f"notice-{self.kind}", game=self._game(lang))

    def body(self, lang: str, now: int) -> str:
        """The round, the others, the time left and what is asked, as far as there are such."""
        said = words(PACKAGE, lang)
        brief = read_brief(self.row)
        others = [name for seat, name in enumerate(self.called) if seat != self.wait.seat and name]
        parts = [
            said.say("notice-round", number=brief.round) if brief.round else "",
            said.say("notice-with", names=", ".join(others)) if others else "",
            _left(said, self.wait.until - now) if self.wait.until else "",
            self._situation(lang),
        ]
        return " · ".join(part for part in parts if part)

    def push(self, lang: str, now: int) -> bytes:
        """As a service worker shows it."""
        shown = {
            "title": self.title(lang),
            "body": self.body(lang, now),
            "url": f"/t/{self.row.id}",
            "tag": f"turn-{self.topic}",
        }
        return json.dumps(shown, ensure_ascii=False).encode()

    @property
    def topic(self) -> str:
        """What later notices to the same seat replace; it tells nobody which table it is."""
        return hashlib.sha256(f"{self.row.id} {self.wait.seat}".encode()).hexdigest()[:32]

    @property
    def id(self) -> str:
        """The same for the same notice, so that one that was sent twice is kept once."""
        once = f"{self.row.id} {self.wait.seat} {self.wait.line} {self.kind}"
        return hashlib.sha256(once.encode()).hexdigest()[:32]

    def _game(self, lang: str) -> str:
        return game(self.row.game).facts.titles[lang] if self.row.game in names() else self.row.game

    def _situation(self, lang: str) -> str:
        brief = read_brief(self.row)
        if not brief.asked or self.row.game not in names() or game(self.row.game).facts.rules != brief.rules:
            return ""
        return game(self.row.game).say_prompt(named(brief.asked, self.called), lang)[:MOST_WORDS]


def _left(said: Words, milliseconds: int) -> str:
    unit, size = ("days", DAY) if milliseconds >= DAY else ("hours", HOUR)
    return said.say("notice-left", unit=unit, count=max(1, milliseconds // size))
