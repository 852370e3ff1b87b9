"""Law 2: every action has one line of ASCII that parses back to it, and words in both languages."""

from __future__ import annotations

from bivouac import Refusal
from bivouac.core.contract import State
from tests.contract.tables import Seed, Table
from tests.contract.walk import named, sampled

LANGUAGES = ("en", "fr")
NO_TEXTS = ("", " ", "\n", "\0", "no such action", "é", "１", "-1", "0", "x" * 100_000, "\ud800")


def text_and_code_are_inverse(table: Table, seed: Seed, *, states: int) -> int:
    """`parse(text(a)) == a` for the whole vocabulary, at every moment looked at."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            texts = [_text(str(moment), moment.state, action) for action in range(table.game.vocabulary)]
            twice = {text for text in texts if texts.count(text) > 1}
            assert not twice, f"{moment}: two actions are written {sorted(twice)}"
            for viewer in table.viewers():
                for action in moment.state.legal(viewer):
                    _words(str(moment), moment.state, action)
    return count


def _text(where: str, state: State, action: int) -> str:
    text = state.text(action)
    plain = text.isascii() and text.isprintable() and text == text.strip() and text
    assert plain, f"{where}: the text of {action} is no line of ASCII: {text!r}"
    back = state.parse(text)
    assert back == action, f"{where}: {text!r} is written for {action} and read as {back}"
    return text


def _words(where: str, state: State, action: int) -> None:
    for lang in LANGUAGES:
        label = state.label(action, lang)
        written = bool(label.strip()) and "\n" not in label
        assert written, f"{where}: {state.text(action)!r} has no label in {lang}: {label!r}"
    elements = state.elements(action)
    assert all(isinstance(element, str) and element for element in elements), (
        f"{where}: {state.text(action)!r} concerns things without an id: {elements}"
    )


def unknown_texts_are_refused(table: Table, seed: Seed) -> int:
    """What is the notation of no action is refused as such, near misses included."""
    state = table.start(seed)
    texts = {state.text(action) for action in range(table.game.vocabulary)}
    misses = {
        miss for text in texts for miss in (f"{text} ", f" {text}", f"{text}\n", text.upper(), text[:-1])
    }
    for text in sorted({*NO_TEXTS, *misses} - texts):
        answer = _answer(state, text)
        assert answer == "house.unknown_text", f"{named(table, seed)}: {text[:60]!r} is read as {answer}"
    return len(texts)


def _answer(state: State, text: str) -> str:
    try:
        return str(state.parse(text))
    except Refusal as refusal:
        return refusal.ruling
