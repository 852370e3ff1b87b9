"""Piles: drawn from the top, shuffled by the state's chance, copied when they change."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac import QuickChance
from bivouac.core.piles import Pile

OPERATIONS = st.lists(
    st.tuples(st.integers(0, 3), st.sampled_from(["draw", "put", "put_under", "shuffle", "copy"])),
    max_size=30,
)


def test_the_last_piece_lies_on_top() -> None:
    pile = Pile([1, 2, 3])
    assert pile.draw() == 3
    pile.put(4)
    pile.put_under(5)
    assert pile.pieces == [5, 1, 2, 4]
    assert len(pile) == 4


def test_a_shuffle_is_the_chance_s() -> None:
    pile, pieces = Pile(list(range(20))), list(range(20))
    pile.shuffle(QuickChance(1))
    QuickChance(1).shuffle(pieces)
    assert pile.pieces == pieces


@settings(derandomize=True, max_examples=150, deadline=None)
@given(OPERATIONS)
def test_copies_share_a_list_only_until_one_of_them_changes(operations: list[tuple[int, str]]) -> None:
    piles = [Pile(list(range(8)))]
    models = [list(range(8))]
    for number, (which, what) in enumerate(operations):
        at = which % len(piles)
        pile, model = piles[at], models[at]
        if what == "draw" and model:
            assert pile.draw() == model.pop()
        elif what == "put":
            pile.put(100 + number)
            model.append(100 + number)
        elif what == "put_under":
            pile.put_under(100 + number)
            model.insert(0, 100 + number)
        elif what == "shuffle":
            pile.shuffle(QuickChance(number))
            QuickChance(number).shuffle(model)
        elif what == "copy":
            piles.append(pile.copy())
            models.append(model[:])
        assert [pile.pieces for pile in piles] == models
