"""A pack laid out as columns of ints, indexed by card, attempt, help, burden or effect, for the rules."""

from collections.abc import Iterable
from typing import Final

from bivouac.core.bits import bit
from bivouac.core.effects import AllOf, Condition, Effect, Nodes, When, walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import faults, reading, shelf
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.icons import DIRECTIONS, FIRE_RESOURCE, ICONS
from bivouac.games.continent.data.limits import BY_PLAYERS
from bivouac.games.continent.kinds import (
    ACTION,
    ADVENTURE,
    APART,
    BONUS,
    BONUSES_LIMIT,
    CHARACTER,
    CLUE,
    CURSE,
    EXPLORATION,
    ITEM,
    PERMANENT,
    QUEST,
    SIDE,
    SKILL,
    SKILLS_LIMIT,
    STATE,
    TEMPORARY,
    TERRAIN,
)

HALVES: Final[tuple[str, ...]] = ("", "left", "right", "either")
AFTERS: Final[tuple[str, ...]] = ("keep", "discard", "banish", "return")
BURDENS: Final[tuple[str, ...]] = (
    "cost", "need", "forbid", "alone", "no_extra", "no_keep", "no_sevens", "no_left", "no_right",
    "fewer_skills", "lose_after_failure", "smaller_meals",
)  # fmt: skip
HARSH: Final[tuple[str, ...]] = ("fire", "craft", "rest")
POWERS: Final[tuple[str, ...]] = ("recount", "redo", "cancel", "skip", "peek", "mend")
NUMBERS: Final = 1000  # a number has three digits (ruling 136)
NONE: Final = -1

# items, cards per item, skills, bonuses: LIMITS numbers for each number of players, none for nobody
LIMIT: Final[list[int]] = [0, 0, 0, 0] + [
    limit
    for players in (1, 2, 3, 4)
    for limit in (
        BY_PLAYERS[players].items,
        BY_PLAYERS[players].per_item,
        BY_PLAYERS[players].skills,
        BY_PLAYERS[players].bonuses,
    )
]

KIND_OF_RECORD: Final[dict[type[r.Record], int]] = {
    r.Terrain: TERRAIN, r.Permanent: PERMANENT, r.Temporary: TEMPORARY, r.Item: ITEM, r.Quest: QUEST,
    r.State: STATE, r.Bonus: BONUS, r.Skill: SKILL, r.Curse: CURSE, r.Clue: CLUE, r.Character: CHARACTER,
}  # fmt: skip


class Columns:
    """Everything the rules ask of a pack, by number; it never changes once made."""

    def __init__(self, pack: r.Pack) -> None:
        self.pack = pack
        self.name: str = pack.name
        self._nodes()
        self._lay_conditions()
        self._blank()
        self._lay_cards()
        self.cards = len(self.kind)
        self._by_number()
        self._zones()

    # -- words: the pack's own lists, as numbers

    def icons(self, listed: Iterable[str]) -> int:
        """A mask of icons."""
        return sum(int(bit(ICONS.index(icon))) for icon in set(listed))

    def _mask(self, listed: Iterable[str], order: tuple[str, ...]) -> int:
        return sum(int(bit(order.index(word))) for word in set(listed))

    # -- effects and conditions

    def _nodes(self) -> None:
        pack = self.pack
        self.terrain_numbers: set[int] = {
            card.number for _, card in reading.adventure_cards(pack) if isinstance(card, r.Terrain)
        }
        self.resource_names: tuple[str, ...] = (FIRE_RESOURCE, *pack.resources)
        self.keyword_names: tuple[str, ...] = tuple(pack.keywords)
        self.symbol_names: tuple[str, ...] = tuple(pack.symbols)
        self.curse_names: tuple[str, ...] = tuple(clue.id for clue in pack.clues)
        self.legacy_names: tuple[str, ...] = tuple(legacy.id for legacy in pack.legacies)
        self.legacy_satchel: list[list[int]] = [list(legacy.satchel) for legacy in pack.legacies]
        self.nodes = Nodes([e.Flip(), *reading.effects_of(pack)])
        self.node_kind: list[int] = self.nodes.kinds(e.KINDS)
        self.node_parts: list[list[int]] = self.nodes.parts()
        wanted = [effect.condition for effect in self.nodes.effects if isinstance(effect, When)]
        self.conditions: dict[Condition, int] = {}
        for condition in [*wanted, *reading.conditions_of(pack)]:
            self._number_condition(condition)
        self._lay_effects()

    def node(self, effect: Effect) -> int:
        """The number of an effect; NONE for one that does nothing."""
        return NONE if effect == AllOf(()) else self.nodes.number[effect]

    def _lay_effects(self) -> None:
        """A column for each thing an effect may say; nothing where its kind says no such thing."""
        nothing = [0] * len(self.nodes.effects)
        never = [False] * len(self.nodes.effects)
        self.node_number: list[int] = nothing[:]  # the number called, banished or cured
        self.node_symbol: list[int] = [NONE] * len(nothing)  # the flag beside a call
        self.node_if_available: list[bool] = never[:]
        self.node_each: list[bool] = never[:]  # every participant takes one, or is cured
        self.node_cards: list[int] = nothing[:]  # restored, lost or looked at
        self.node_chosen: list[bool] = never[:]  # the cards restored are chosen, not drawn by lot
        self.node_pips: list[int] = nothing[:]  # lost or gained by items
        self.node_points: list[int] = nothing[:]  # of experience, to be spent
        self.node_to_hand: list[bool] = never[:]  # a skill learned goes to the hand, not to the deck
        self.node_curse: list[int] = [NONE] * len(nothing)
        self.node_condition: list[int] = [NONE] * len(nothing)
        for node, effect in enumerate(self.nodes.effects):
            self._lay_effect(node, effect)

    def _lay_effect(self, node: int, effect: Effect) -> None:
        match effect:
            case e.Take(number, flag, if_available, each):
                self.node_number[node] = number
                self.node_symbol[node] = self.symbol_names.index(flag) if flag else NONE
                self.node_if_available[node] = if_available
                self.node_each[node] = each
            case e.BanishUnseen(number) | e.NewBoard(number):
                self.node_number[node] = number
            case e.Cure(number, each):
                self.node_number[node] = number
                self.node_each[node] = each
            case e.Restore(cards, chosen):
                self.node_cards[node] = cards
                self.node_chosen[node] = chosen
            case e.Lose(cards) | e.Peek(cards):
                self.node_cards[node] = cards
            case e.Damage(pips) | e.Repair(pips):
                self.node_pips[node] = pips
            case e.Spend(points):
                self.node_points[node] = points
            case e.Learn(hand):
                self.node_to_hand[node] = hand
            case e.Lift(curse):
                self.node_curse[node] = self.curse_names.index(curse)
            case When(condition):
                self.node_condition[node] = self.conditions[condition]

    def _number_condition(self, condition: Condition | None) -> int:
        if condition is None:
            return NONE
        if condition not in self.conditions:
            for part in _inside(condition):
                self._number_condition(part)
            self.conditions[condition] = len(self.conditions)
        return self.conditions[condition]

    def _lay_conditions(self) -> None:
        """A column for each thing a condition may ask for."""
        listed = list(self.conditions)
        self.condition_kind: list[int] = [e.CONDITIONS.index(type(condition)) for condition in listed]
        self.condition_parts: list[list[int]] = [
            [self.conditions[part] for part in _inside(condition)] for condition in listed
        ]
        self.condition_word: list[int] = [NONE] * len(listed)
        self.condition_number: list[int] = [0] * len(listed)  # of a quest item or a state
        self.condition_count: list[int] = [0] * len(listed)  # of its parts, to be true
        self.condition_points: list[int] = [0] * len(listed)
        self.condition_curse: list[int] = [NONE] * len(listed)
        for at, condition in enumerate(listed):
            match condition:
                case e.Keyword(word):
                    self.condition_word[at] = self.keyword_names.index(word)
                case e.InSatchel(number) | e.Suffering(number) | e.Left(number):
                    self.condition_number[at] = number
                case e.Gathered(count=count):
                    self.condition_count[at] = count
                case e.Experienced(points):
                    self.condition_points[at] = points
                case e.Chosen(curse):
                    self.condition_curse[at] = self.curse_names.index(curse)

    # -- cards

    def _blank(self) -> None:
        """Empty columns; a card, attempt, help, burden or leave adds one entry to each of its own."""
        self.record: list[r.Record] = []
        self.ids: list[str] = []  # unique in the pack
        self.faces: list[str] = []  # unique on the shelf: the pack and the id
        self.prose: list[str] = []  # the key of its words, shared by copies
        self.kind: list[int] = []
        self.family: list[int] = []
        self.number: list[int] = []
        self.gold: list[bool] = []
        self.zone: list[int] = []
        self.cell: list[int] = []  # of a terrain, or of an event that is the ground of a cell
        self.arrow: list[int] = []  # four a card: the number called to the north, east, south and west
        self.points_at: list[int] = []  # a mask of directions: the terrains a bridge is linked to
        self.done: list[int] = []
        self.forbids: list[int] = []  # a mask of icons: what nobody does on a harsh terrain
        self.resources: list[int] = []
        self.words: list[int] = []
        self.durability: list[int] = []
        self._blank_hands()
        self._blank_parts()

    def _blank_hands(self) -> None:
        self.energy: list[bool] = []
        self.energy_with: list[int] = []
        self.arrival: list[int] = []  # what happens when a temporary event is read, a state acquired
        self.banished: list[bool] = []  # a temporary event that is banished once resolved
        self.stars: list[int] = []
        self.half: list[int] = []
        self.sevens: list[int] = []
        self.owner: list[int] = []  # the character a skill belongs to; for a character, itself
        self.price: list[int] = []
        self.points: list[int] = []
        self.symbol: list[int] = []
        self.offset: list[int] = []
        self.limited: list[int] = []  # the limit of the hand it counts against
        self.discounts: list[list[int]] = []  # of a craft: resource, cards, resource, cards…
        self.marks: list[list[int]] = []
        self.hidden: list[list[int]] = []
        self.attempts: list[list[int]] = []
        self.item_attempts: list[list[int]] = []
        self.helps: list[list[int]] = []
        self.item_helps: list[list[int]] = []
        self.burdens: list[list[int]] = []
        self.leaves: list[list[int]] = []

    def _blank_parts(self) -> None:
        self.card_of: list[int] = []  # the card an attempt stands on; NONE for a fog card's back
        self.icon: list[int] = []
        self.cost: list[int] = []
        self.need: list[int] = []
        self.success: list[int] = []
        self.failure: list[int] = []
        self.locked: list[bool] = []
        self.mandatory: list[bool] = []
        self.everyone: list[bool] = []
        self.company: list[int] = []
        self.requires: list[int] = []
        self.goes: list[bool] = []  # its success moves the participants: the destination is declared
        self.crosses: list[bool] = []
        self.lays: list[bool] = []  # its success may put a terrain in play, so a bridge may lead to it
        self.help_card: list[int] = []
        self.help_icons: list[int] = []
        self.help_cost: list[int] = []
        self.help_stars: list[int] = []
        self.help_sevens: list[int] = []
        self.help_when: list[int] = []
        self.help_after: list[int] = []
        self.help_free: list[bool] = []
        self.burden_kind: list[int] = []
        self.burden_icons: list[int] = []  # all of them when the card lists none, but for ALONE
        self.burden_amount: list[int] = []
        self.burden_when: list[int] = []
        self.burden_helping: list[bool] = []
        self.leave_icons: list[int] = []
        self.leave_when: list[int] = []
        self.leave_times: list[int] = []
        self.leave_camp: list[bool] = []

    def _lay_cards(self) -> None:
        """All cards in the order of their numbers: adventure, fog, skills, curses, clues, characters."""
        pack = self.pack
        for id, card in reading.adventure_cards(pack):
            self._lay(card, id, f"card-{id}", ADVENTURE)
        self.first_fog = len(self.kind)
        for fog in reading.fog_cards(pack):
            self._lay(fog.front, f"fog-{fog.id}", f"fog-{fog.id}", EXPLORATION)
            self.zone[-1] = fog.zone
        self.first_skill = len(self.kind)
        for id, skill in reading.skills_of(pack.common):
            self._lay(skill, id, f"skill-{skill.title}", ACTION)
        self.first_own = len(self.kind)
        for at, character in enumerate(pack.characters):
            for id, skill in reading.skills_of(character.skills):
                self._lay(skill, id, f"skill-{skill.title}", ACTION)
                self.owner[-1] = at
        self.first_advanced = len(self.kind)
        for id, skill in reading.skills_of(pack.advanced):
            self._lay(skill, id, f"skill-{skill.title}", ACTION)
        self.first_curse = len(self.kind)
        for at in range(pack.curses):
            self._lay(r.Curse(), f"curse-{at + 1}", "curse", ACTION)
        self.first_clue_curse = len(self.kind)
        for clue in pack.clues:
            self._lay(r.Curse(), f"curse-{clue.id}", f"curse-{clue.id}", ACTION)
        self.first_clue = len(self.kind)
        for clue in pack.clues:
            self._lay(clue, f"clue-{clue.id}", f"clue-{clue.id}", APART)
        self.first_character = len(self.kind)
        for at, character in enumerate(pack.characters):
            self._lay(character, f"character-{character.id}", f"character-{character.id}", APART)
            self.owner[-1] = at
        self.power: list[int] = [POWERS.index(one.power.kind) for one in pack.characters]
        self.power_word: list[int] = [self.keyword_names.index(one.power.keyword) for one in pack.characters]
        self.power_amount: list[int] = [one.power.amount for one in pack.characters]

    def _lay(self, record: r.Record, id: str, prose: str, family: int) -> None:
        """One more card at the end of the columns."""
        card = len(self.kind)
        self.record.append(record)
        self.ids.append(id)
        self.faces.append(f"{self.name}/{id}")
        self.prose.append(prose)
        self.kind.append(KIND_OF_RECORD[type(record)])
        self.family.append(family)
        self._lay_face(record)
        self._lay_deck(record)
        self._lay_sides(record, card)

    def _lay_sides(self, record: r.Record, card: int) -> None:
        """What one side offers as a card and the other as an item; a found item has the item side alone."""
        nothing = r.Curse()
        made = nothing if record.made is None else record.made
        hand, item = (nothing, record) if isinstance(record, r.Item) else (record, made)
        self.attempts.append([self._attempt(attempt, card) for attempt in hand.attempts])
        self.item_attempts.append([self._attempt(attempt, card) for attempt in item.attempts])
        self.helps.append([self._help(help, card) for help in hand.helps])
        self.item_helps.append([self._help(help, card) for help in item.helps])
        self.burdens.append([self._burden(burden) for burden in record.burdens])
        self.leaves.append([self._leave(leave) for leave in record.leaves])
        self.durability.append(item.durability)
        flag = record.flag if record.made is None else record.made.flag
        self.symbol.append(NONE if flag is None else self.symbol_names.index(flag.symbol))
        self.offset.append(0 if flag is None else flag.offset)

    def _lay_face(self, record: r.Record) -> None:
        """What an adventure or exploration card shows."""
        self.number.append(record.number)
        self.gold.append(record.colour == "gold")
        self.marks.append(list(record.mark))
        self.hidden.append(list(record.hidden))
        self.zone.append(record.zone)
        x, y = record.cell or (NONE, 0)
        self.cell.append(y * SIDE + x)
        calls = dict(record.arrows) if isinstance(record, r.Terrain) else {}
        self.arrow += [calls.get(direction, 0) for direction in DIRECTIONS]
        bridge = record.arrows if isinstance(record, r.Permanent) else ()
        self.points_at.append(self._mask(bridge, DIRECTIONS))
        self.done.append(NONE if record.done is None else ICONS.index(record.done))
        self.forbids.append(self.icons(HARSH) if record.harsh else 0)
        self.resources.append(self._mask(record.resources, self.resource_names))
        self.words.append(self._mask(record.keywords, self.keyword_names))
        self.energy.append(record.energy)
        self.energy_with.append(record.energy_with)
        self.arrival.append(self.node(reading.arrival_of(record)))
        self.banished.append(record.banished)
        self.points.append(record.points)

    def _lay_deck(self, record: r.Record) -> None:
        """What a card of the action deck shows, and what counts against the limits of a hand."""
        self.stars.append(record.stars)
        self.half.append(HALVES.index(record.half))
        self.sevens.append(record.sevens)
        self.price.append(record.price)
        self.owner.append(NONE)
        if isinstance(record, r.Skill) or (isinstance(record, r.Bonus) and record.skill):
            self.limited.append(SKILLS_LIMIT)
        else:
            self.limited.append(BONUSES_LIMIT if isinstance(record, r.Bonus) else NONE)
        discounts: list[int] = []
        for resource, cards in record.discounts:
            discounts += [self.resource_names.index(resource), cards]
        self.discounts.append(discounts)

    # -- parts of cards

    def _attempt(self, attempt: r.Attempt, card: int) -> int:
        self.card_of.append(card)
        self.icon.append(ICONS.index(attempt.icon))
        self.cost.append(attempt.cost)
        self.need.append(attempt.need)
        self.success.append(self.node(attempt.success))
        self.failure.append(self.node(attempt.failure))
        self.locked.append(attempt.locked)
        self.mandatory.append(attempt.mandatory)
        self.everyone.append(attempt.everyone)
        self.company.append(faults.COMPANIES.index(attempt.company))
        self.requires.append(self._number_condition(attempt.requires))
        parts = list(walk(attempt.success))
        self.goes.append(e.Go() in parts)
        self.crosses.append(e.Cross() in parts)
        called = {part.number for part in parts if isinstance(part, e.Take)}
        self.lays.append(not called.isdisjoint(self.terrain_numbers))
        return len(self.card_of) - 1

    def _help(self, help: r.Help, card: int) -> int:
        self.help_card.append(card)
        self.help_icons.append(self.icons(help.on))
        self.help_cost.append(help.cost)
        self.help_stars.append(help.stars)
        self.help_sevens.append(help.sevens)
        self.help_when.append(self._number_condition(help.when))
        self.help_after.append(AFTERS.index(help.after))
        self.help_free.append(help.free)
        return len(self.help_card) - 1

    def _burden(self, burden: r.Burden) -> int:
        listed = burden.on if burden.on or burden.kind == "alone" else ICONS
        self.burden_kind.append(BURDENS.index(burden.kind))
        self.burden_icons.append(self.icons(listed))
        self.burden_amount.append(burden.amount)
        self.burden_when.append(self._number_condition(burden.when))
        self.burden_helping.append(burden.helping)
        return len(self.burden_kind) - 1

    def _leave(self, leave: r.Leave) -> int:
        self.leave_icons.append(self.icons(leave.on))
        self.leave_when.append(self._number_condition(leave.when))
        self.leave_times.append(leave.times)
        self.leave_camp.append(leave.camp)
        return len(self.leave_icons) - 1

    # -- ways to find cards

    def _by_number(self) -> None:
        self.greens: list[list[int]] = [[] for _ in range(NUMBERS)]
        self.golds: list[list[int]] = [[] for _ in range(NUMBERS)]
        for card in range(self.first_fog):
            found = self.golds if self.gold[card] else self.greens
            found[self.number[card]].append(card)
        clues = len(self.pack.clues)
        self.curses: int = clues
        self.burdening_events: list[int] = [
            card for card in range(self.first_skill) if self.kind[card] == PERMANENT and self.burdens[card]
        ]
        self.tides: list[list[tuple[int, int]]] = [list(clue.tides) for clue in self.pack.clues]
        self.start: list[int] = [clue.start for clue in self.pack.clues]
        self.curse_card: list[int] = [self.first_clue_curse + at for at in range(clues)]
        self.clue_card: list[int] = [self.first_clue + at for at in range(clues)]
        self.characters: int = len(self.pack.characters)
        self.character_card: list[int] = [self.first_character + at for at in range(self.characters)]
        self.character_names: list[str] = [one.id for one in self.pack.characters]
        self.paranoid: int = self.pack.paranoid
        self.easy: int = self.pack.easy
        self.night: int = self.pack.night
        self._by_company()

    def _by_company(self) -> None:
        """For each numbered or fog card what it comes with, and a mask of what it gives way to (157, 159)."""
        known = (*self.curse_names, *self.legacy_names)
        self.comes_with: list[int] = [known.index(one) if one else NONE for one in reading.only(self.pack)]
        self.concerns: list[list[int]] = reading.concerned(self.pack)
        self.gives_way: list[int] = [0] * self.first_fog
        for listed in (*self.greens, *self.golds):
            plain = [card for card in listed if self.comes_with[card] == NONE]
            rivals = {self.comes_with[card] for card in listed if card not in plain}
            for card in plain:
                self.gives_way[card] = sum(int(bit(rival)) for rival in rivals)

    def _zones(self) -> None:
        """For each zone, from 1 on: its fog cards and the attempt on their backs (rulings 93 and 96)."""
        last = max(zone.number for zone in self.pack.zones)
        self.zones: int = last + 1
        self.night_call: list[int] = [0] * (last + 1)
        self.fog_of: list[list[int]] = [[] for _ in range(last + 1)]
        for card in range(self.first_fog, self.first_skill):
            self.fog_of[self.zone[card]].append(card)
        self.pathfind: list[int] = [NONE] * (last + 1)
        for zone in self.pack.zones:
            attempt = r.Attempt("pathfind", cost=zone.cost, need=zone.need, success=e.Flip())
            self.pathfind[zone.number] = self._attempt(attempt, NONE)
            self.night_call[zone.number] = zone.night


def _inside(condition: Condition) -> list[Condition]:
    """The conditions directly inside this one."""
    match condition:
        case e.Not(part):
            return [part]
        case e.Both(first, second):
            return [first, second]
        case e.Gathered(numbers=numbers):
            return [e.InSatchel(number) for number in numbers]
    return []


_laid: dict[str, Columns] = {}


def of(name: str) -> Columns:
    """The columns of the pack of that name, laid out and checked once; SetupError when it is faulty."""
    if name not in _laid:
        pack = shelf.pack(name)
        faults.refuse(pack)
        _laid[name] = Columns(pack)
    return _laid[name]
