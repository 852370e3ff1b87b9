"""The ways of making a move: by clicking pieces, by tapping them, by the keyboard alone."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, TimeoutError

from tests.browser.visitors import Json, Visitor

# In Takara, a hurry: what empties sites comes first.
HURRY = (
    *("rent", "unarmed", "fight", "dig", "leave", "destroy"),
    *("recruit", "no-recruit", "rest", "keep-map", "den"),
)


ASKED_OR_PLAYED = """([text, begun]) => {
  if (document.querySelector("[data-number]").dataset.number !== begun) return "played";
  const answers = [...document.querySelectorAll("[data-answer]")];
  return answers.some((answer) => answer.dataset.answer === text && answer.checkVisibility()) ? "asked" : "";
}"""
ON_TOP = """found => found.some((piece) => {
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
REACH = 1000  # milliseconds after which a piece is covered by another
MOST_STOPS = 120  # presses of the Tab key after which a button is out of reach


def in_a_hurry(moves: Sequence[Json]) -> Json:
    """The move that brings the end of Takara nearest."""
    verbs = [str(move["text"]).split(" ")[0] for move in moves]
    ranks = [HURRY.index(verb) if verb in HURRY else len(HURRY) for verb in verbs]
    return moves[ranks.index(min(ranks))]


# In Arnak, what leads to the end once everything has been tried.
LEAVING = ("pass", "end", "go", "no", "keep")


class OnceEach:
    """A way through Arnak on which every kind of move is made once, and otherwise the end is sought."""

    def __init__(self) -> None:
        self.made: set[str] = set()

    def __call__(self, moves: Sequence[Json]) -> Json:
        """The next move."""
        verbs = [str(move["text"]).split(" ")[0] for move in moves]
        fresh = [verb for verb in verbs if verb not in self.made and verb not in LEAVING]
        leaving = [verb for verb in LEAVING if verb in verbs]
        verb = [*fresh, *leaving, *verbs][0]
        self.made.add(verb)
        return moves[verbs.index(verb)]


def by_clicks(visitor: Visitor, move: Json) -> None:
    """Click the pieces of the move as far as they are drawn, and what is still asked then."""
    _by_pieces(visitor, move, touch=False)


def by_touch(visitor: Visitor, move: Json) -> None:
    """The same with a finger."""
    _by_pieces(visitor, move, touch=True)


def _by_pieces(visitor: Visitor, move: Json, *, touch: bool) -> None:
    answer = visitor.page.locator(f'[data-answer="{move["text"]}"]:visible').first
    begun = number_shown(visitor)
    for element in move["elements"]:
        if answer.count() or number_shown(visitor) != begun:
            break
        piece = _found(visitor, element, touch=touch)
        if _is_legal(piece) and _in_reach(piece):
            piece.tap() if touch else piece.click()
    # The last click may have played the move: then the game goes on, and nothing is asked any more.
    if visitor.page.wait_for_function(ASKED_OR_PLAYED, arg=[move["text"], begun]).json_value() == "asked":
        answer.tap() if touch else answer.click()
        _confirms(visitor, move)


def _confirms(visitor: Visitor, move: Json) -> None:
    """Say it again where what gives something up asks once."""
    again = visitor.page.locator(f'[data-confirm][data-answer="{move["text"]}"]:visible')
    if again.count():
        again.click()


def _found(visitor: Visitor, element: str, *, touch: bool) -> Locator:
    """The piece, looked for behind the tabs of a folded board if it is not in sight."""
    piece = visitor.piece(element)
    for tab in visitor.page.locator('[role="tab"]:visible').all():
        if piece.count():
            break
        tab.tap() if touch else tab.click()
    return piece


def _is_legal(piece: Locator) -> bool:
    """Is it there at this moment, to be chosen? The move before may be about to take it away."""
    return bool(piece.evaluate_all('found => found.some(piece => piece.dataset.state === "legal")'))


def _in_reach(piece: Locator) -> bool:
    """Can it be hit? A slot full of cards is chosen by its cards."""
    if piece.evaluate_all(ON_TOP):
        return True
    try:  # something may only have passed over it
        piece.click(trial=True, timeout=REACH)
    except TimeoutError:
        return False
    return True


def number_shown(visitor: Visitor) -> str | None:
    """The number of the move after which the screen stands."""
    return visitor.page.locator("[data-number]").get_attribute("data-number")


def by_keyboard(visitor: Visitor, move: Json) -> None:
    """Walk to the move's own button with the Tab key, as far as it takes, and press Enter."""
    page = visitor.page
    page.keyboard.press("Escape")
    for _ in range(MOST_STOPS):
        focused = page.evaluate("document.activeElement?.dataset.move ?? ''")
        if focused == move["text"]:
            page.keyboard.press("Enter")
            _confirms(visitor, move)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {move['text']}")
