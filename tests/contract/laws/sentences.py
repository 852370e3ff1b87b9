"""What happens can be told: every event has its sentence, or needs none, every question has one."""

from __future__ import annotations

from tests.contract.canon import strict
from tests.contract.laws.judge import LANGUAGES
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, walk


def every_event_can_be_told(table: Table, seed: Seed, *, ask_every: int = 1) -> int:
    """A watched game: its events are JSON, name their kind, and can be said to every viewer.

    So can its questions, each of so many.
    """
    spoken: set[tuple[str, ...]] = set()
    count = 0
    for moment in walk(table, seed):
        with moment:
            if moment.number == 0:
                moment.state.watch(True)
            count += 1
            for viewer in table.viewers():
                _told(moment, viewer, spoken)
                if moment.number % ask_every == 0:
                    _asked(moment, viewer, spoken)
    return count


def _told(moment: Moment, viewer: int, spoken: set[tuple[str, ...]]) -> None:
    """Each kind of event is said once for each set of facts it comes with."""
    events = moment.state.events(viewer)
    strict(events)
    for event in events:
        kind = (str(event["kind"]), *sorted(event))
        if kind in spoken:
            continue
        spoken.add(kind)
        for lang in LANGUAGES:
            sentence = moment.table.game.say_event(event, lang)
            assert "\n" not in sentence, f"{moment}: {event} is more than a line in {lang}: {sentence!r}"


def _asked(moment: Moment, viewer: int, spoken: set[tuple[str, ...]]) -> None:
    """Each question is said once for each set of facts this viewer is given about it."""
    prompt = moment.state.outlook(viewer)["prompt"]
    question = ("prompt", *(f"{fact}={prompt[fact] is not None}" for fact in sorted(prompt)), prompt["key"])
    if question in spoken:
        return
    spoken.add(question)
    for lang in LANGUAGES:
        sentence = moment.table.game.say_prompt(prompt, lang)
        assert sentence.strip(), f"{moment}: {prompt} is asked without a word in {lang}"
        assert "\n" not in sentence, f"{moment}: {prompt} is more than a line in {lang}: {sentence!r}"
