"""Faults of secrecy that can be planted in any game: each tells, or keeps, something of a secret.

What the secret is differs from game to game, and is handed in: the next card, a bid, a face-down tile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bivouac import Refusal
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.planted import Planted, PlantedGame

Secret = Callable[[Planted], int | str]


class Leak(Planted):
    """A state that lets out something of its secret."""

    def secret(self) -> int | str:
        """What no seat knows."""
        raise NotImplementedError

    def odd(self) -> bool:
        """One bit of it."""
        return sum(str(self.secret()).encode()) % 2 == 1


def leaking(leak: type[Leak], secret: Secret) -> type[Planted]:
    """The leak of that secret."""
    made: type[Planted] = type(leak.__name__, (leak,), {"secret": secret})
    return made


class OutlookTells(Leak):
    """Its outlook shows the secret."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": self.secret()}


class LegalKnows(Leak):
    """Its legal list depends on the secret."""

    def legal(self, seat: int, /) -> list[int]:
        """One choice fewer in every other world."""
        codes = super().legal(seat)
        return codes[:-1] if self.odd() and len(codes) > 1 else codes


class LabelKnows(Leak):
    """Its labels depend on the secret."""

    def label(self, action: int, lang: str, /) -> str:
        """A warning that should not be there."""
        return super().label(action, lang) + (" (?)" if self.odd() else "")


class LabelTells(Leak):
    """Its labels name the secret."""

    def label(self, action: int, lang: str, /) -> str:
        """With a word that should not be there."""
        return f"{super().label(action, lang)} {self.secret()}"


class ElementsKnow(Leak):
    """The pieces an action concerns include one it should not know."""

    def elements(self, action: int, /) -> list[str]:
        """With the secret as an id."""
        return [*super().elements(action), str(self.secret())]


class RefusalKnows(Leak):
    """The facts of its refusals depend on the secret."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """With one fact too many."""
        no = super().why_not(seat, action)
        return no and Refusal(no.code, {**no.facts, "hint": self.secret()}, no.ruling)


class RevealedKnows(Leak):
    """Counts one more in every other world."""

    def revealed(self) -> int:
        """Grows for the wrong reason."""
        return super().revealed() + self.odd()


class OddsKnow(Leak):
    """Its odds are those of somebody who looked."""

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """The truth beside a chance."""
        found = super().odds(seat, action)
        return found and found | {"hint": self.secret()}


class EventsTell(Leak):
    """Its events name the secret."""

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """With a hint nobody should have."""
        return [{**event, "hint": self.secret()} for event in super().events(seat)]


class WhispersAloud(Planted):
    """Tells everybody which card a seat was told of, in events of one kind."""

    kind: str

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """What the seat was whispered, for all."""
        told = super().events(seat)
        for event in told:
            if event["kind"] == self.kind:
                event["hint"] = [one.get("card") for one in self.true.events(event["seat"])]
        return told


@dataclass(frozen=True)
class FeaturesKnow(PlantedGame):
    """What bots are told depends on the secret."""

    secret: Secret

    def features(self, state: State, seat: int) -> list[float]:
        """With one number too many."""
        assert isinstance(state, Planted)
        return [*super().features(state, seat), float(sum(str(self.secret(state)).encode()))]


class KeepsItsChance(Planted):
    """A redealt world has the true future."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt anew, with the old chance."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(document | {"chance": self.true.dump()["chance"]}))


class KeepsABit(Leak):
    """A redealt world has one bit of the true secret."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt until it fits, or twenty times."""
        world = self._dealt(seat, chance)
        for _ in range(20):
            if world.odd() == self.odd():
                break
            world = self._dealt(seat, chance)
        return world

    def _dealt(self, seat: int, chance: Chance) -> Leak:
        world = self.like(self.true.redeal(seat, chance))
        assert isinstance(world, Leak)
        return world


class DealsHigh(Leak):
    """Takes the secret for a high one more often than chance would."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The higher of two deals."""
        worlds = [self.like(self.true.redeal(seat, chance)) for _ in range(2)]
        return max(worlds, key=type(self).secret)  # type: ignore[arg-type]
