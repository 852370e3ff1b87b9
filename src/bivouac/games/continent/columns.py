"""A pack laid out as columns of ints, indexed by card, attempt, help, burden or effect, for the rules."""

from collections.abc import Iterable
from typing import Final, TypeVar, final

from bivouac.core.bits import bit
from bivouac.core.effects import AllOf, Condition, Effect, Nodes, When, walk
from bivouac.games.continent import effects as e
from bivouac.games.continent import kinds
from bivouac.games.continent.data import faults, reading, shelf
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.icons import DIRECTIONS, FIRE_RESOURCE, ICONS
from bivouac.games.continent.data.limits import BY_PLAYERS

T = TypeVar("T")

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
    r.Terrain: kinds.TERRAIN, r.Permanent: kinds.PERMANENT, r.Temporary: kinds.TEMPORARY,
    r.Item: kinds.ITEM, r.Quest: kinds.QUEST, r.State: kinds.STATE, r.Bonus: kinds.BONUS,
    r.Skill: kinds.SKILL, r.Curse: kinds.CURSE, r.Clue: kinds.CLUE, r.Character: kinds.CHARACTER,
}  # fmt: skip


@final
class Columns:
    """Everything the rules ask of a pack, by number; it never changes once made."""

    def __init__(self, pack: r.Pack) -> None:
        self.pack = pack
        self.name: str = pack.name
        self._nodes()
        self._lay_conditions()
        self._lay_cards()
        self._lay_faces()
        self._lay_deck()
        self._by_number()
        self._zones()
        self._lay_sides()
        self._by_company()

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

    def _lay_cards(self) -> None:
        """All cards in the order of their numbers: adventure, fog, skills, curses, clues, characters."""
        pack = self.pack
        self.record: list[r.Record] = []
        self.ids: list[str] = []  # unique in the pack
        self.prose: list[str] = []  # the key of its words, shared by copies
        self.family: list[int] = []
        self.owner: list[int] = []  # the character a skill belongs to; for a character, itself
        for id, card in reading.adventure_cards(pack):
            self._lay(card, id, f"card-{id}", kinds.ADVENTURE)
        self.first_fog = len(self.record)
        for fog in reading.fog_cards(pack):
            self._lay(fog.front, f"fog-{fog.id}", f"fog-{fog.id}", kinds.EXPLORATION)
        self.first_skill = len(self.record)
        for id, skill in reading.skills_of(pack.common):
            self._lay(skill, id, f"skill-{skill.title}", kinds.ACTION)
        self.first_own = len(self.record)
        for at, character in enumerate(pack.characters):
            for id, skill in reading.skills_of(character.skills):
                self._lay(skill, id, f"skill-{skill.title}", kinds.ACTION, at)
        self.first_advanced = len(self.record)
        for id, skill in reading.skills_of(pack.advanced):
            self._lay(skill, id, f"skill-{skill.title}", kinds.ACTION)
        self.first_curse = len(self.record)
        for at in range(pack.curses):
            self._lay(r.Curse(), f"curse-{at + 1}", "curse", kinds.ACTION)
        self.first_clue_curse = len(self.record)
        for clue in pack.clues:
            self._lay(r.Curse(), f"curse-{clue.id}", f"curse-{clue.id}", kinds.ACTION)
        self.first_clue = len(self.record)
        for clue in pack.clues:
            self._lay(clue, f"clue-{clue.id}", f"clue-{clue.id}", kinds.APART)
        self.first_character = len(self.record)
        for at, character in enumerate(pack.characters):
            self._lay(character, f"character-{character.id}", f"character-{character.id}", kinds.APART, at)
        self.cards = len(self.record)

    def _lay(self, record: r.Record, id: str, prose: str, family: int, owner: int = NONE) -> None:
        """One more card."""
        self.record.append(record)
        self.ids.append(id)
        self.prose.append(prose)
        self.family.append(family)
        self.owner.append(owner)

    def _lay_faces(self) -> None:
        """What a card shows, whatever pile it belongs to."""
        cards = self.record
        self.faces: list[str] = [f"{self.name}/{id}" for id in self.ids]  # unique on the shelf
        self.kind: list[int] = [KIND_OF_RECORD[type(card)] for card in cards]
        self.number: list[int] = [card.number for card in cards]
        self.gold: list[bool] = [card.colour == "gold" for card in cards]
        self.marks: list[list[int]] = [list(card.mark) for card in cards]
        self.hidden: list[list[int]] = [list(card.hidden) for card in cards]
        self.zone: list[int] = [card.zone for card in cards]
        for at, fog in enumerate(reading.fog_cards(self.pack)):
            self.zone[self.first_fog + at] = fog.zone
        # The cell of a terrain, or of an event that is the ground of one
        self.cell: list[int] = [y * kinds.SIDE + x for x, y in (card.cell or (NONE, 0) for card in cards)]
        # Four a card: the number called to the north, east, south and west
        self.arrow: list[int] = [
            dict(card.arrows).get(direction, 0) if isinstance(card, r.Terrain) else 0
            for card in cards
            for direction in DIRECTIONS
        ]
        # A mask of directions: the terrains a bridge is linked to
        self.points_at: list[int] = [
            self._mask(card.arrows if isinstance(card, r.Permanent) else (), DIRECTIONS) for card in cards
        ]
        self.done: list[int] = [NONE if card.done is None else ICONS.index(card.done) for card in cards]
        # A mask of icons: what nobody does on a harsh terrain
        self.forbids: list[int] = [self.icons(HARSH) if card.harsh else 0 for card in cards]
        self.resources: list[int] = [self._mask(card.resources, self.resource_names) for card in cards]
        self.words: list[int] = [self._mask(card.keywords, self.keyword_names) for card in cards]
        self.energy: list[bool] = [card.energy for card in cards]
        self.energy_with: list[int] = [card.energy_with for card in cards]
        # What happens when a temporary event is read, a state acquired
        self.arrival: list[int] = [self.node(reading.arrival_of(card)) for card in cards]
        self.banished: list[bool] = [card.banished for card in cards]  # once a temporary event is resolved
        self.points: list[int] = [card.points for card in cards]

    def _lay_deck(self) -> None:
        """What a card of the action deck shows, and what counts against the limits of a hand."""
        cards = self.record
        self.stars: list[int] = [card.stars for card in cards]
        self.half: list[int] = [HALVES.index(card.half) for card in cards]
        self.sevens: list[int] = [card.sevens for card in cards]
        self.price: list[int] = [card.price for card in cards]
        self.limited: list[int] = [_limit_for(card) for card in cards]  # the limit of the hand it counts for
        # Of a craft: resource, cards, resource, cards…
        self.discounts: list[list[int]] = [
            [number for word, saved in card.discounts for number in (self.resource_names.index(word), saved)]
            for card in cards
        ]
        characters = self.pack.characters
        self.power: list[int] = [POWERS.index(one.power.kind) for one in characters]
        self.power_word: list[int] = [self.keyword_names.index(one.power.keyword) for one in characters]
        self.power_amount: list[int] = [one.power.amount for one in characters]

    def _lay_sides(self) -> None:
        """What one side offers as a card and the other as an item; a found item has the item side alone."""
        sides = [_sides(card) for card in self.record]
        self.durability: list[int] = [item.durability for _, item in sides]
        flags = [card.flag if card.made is None else card.made.flag for card in self.record]
        self.symbol: list[int] = [
            NONE if flag is None else self.symbol_names.index(flag.symbol) for flag in flags
        ]
        self.offset: list[int] = [0 if flag is None else flag.offset for flag in flags]
        attempts: list[tuple[r.Attempt, int]] = []
        helps: list[tuple[r.Help, int]] = []
        burdens: list[tuple[r.Burden, int]] = []
        leaves: list[tuple[r.Leave, int]] = []
        self.attempts: list[list[int]] = []
        self.item_attempts: list[list[int]] = []
        self.helps: list[list[int]] = []
        self.item_helps: list[list[int]] = []
        for card, (hand, item) in enumerate(sides):
            self.attempts.append(_numbered(hand.attempts, card, attempts))
            self.item_attempts.append(_numbered(item.attempts, card, attempts))
            self.helps.append(_numbered(hand.helps, card, helps))
            self.item_helps.append(_numbered(item.helps, card, helps))
        listed = list(enumerate(self.record))
        self.burdens: list[list[int]] = [_numbered(card.burdens, at, burdens) for at, card in listed]
        self.leaves: list[list[int]] = [_numbered(card.leaves, at, leaves) for at, card in listed]
        self._lay_backs(attempts)
        self._lay_attempts(attempts)
        self._lay_helps(helps)
        self._lay_burdens([burden for burden, _ in burdens])
        self._lay_leaves([leave for leave, _ in leaves])

    # -- parts of cards

    def _lay_backs(self, attempts: list[tuple[r.Attempt, int]]) -> None:
        """The attempt on the backs of the fog cards of each zone, which stands on no card (ruling 96)."""
        self.pathfind: list[int] = [NONE] * self.zones
        for zone in self.pack.zones:
            attempt = r.Attempt("pathfind", cost=zone.cost, need=zone.need, success=e.Flip())
            self.pathfind[zone.number] = _numbered([attempt], NONE, attempts)[0]

    def _lay_attempts(self, listed: list[tuple[r.Attempt, int]]) -> None:
        attempts = [attempt for attempt, _ in listed]
        self.card_of: list[int] = [card for _, card in listed]  # NONE for a fog card's back
        self.icon: list[int] = [ICONS.index(attempt.icon) for attempt in attempts]
        self.cost: list[int] = [attempt.cost for attempt in attempts]
        self.need: list[int] = [attempt.need for attempt in attempts]
        self.success: list[int] = [self.node(attempt.success) for attempt in attempts]
        self.failure: list[int] = [self.node(attempt.failure) for attempt in attempts]
        self.locked: list[bool] = [attempt.locked for attempt in attempts]
        self.mandatory: list[bool] = [attempt.mandatory for attempt in attempts]
        self.everyone: list[bool] = [attempt.everyone for attempt in attempts]
        self.company: list[int] = [faults.COMPANIES.index(attempt.company) for attempt in attempts]
        self.requires: list[int] = [self._number_condition(attempt.requires) for attempt in attempts]
        brought = [list(walk(attempt.success)) for attempt in attempts]
        # Its success moves the participants: the destination is declared
        self.goes: list[bool] = [e.Go() in parts for parts in brought]
        self.crosses: list[bool] = [e.Cross() in parts for parts in brought]
        # Its success may put a terrain in play, so a bridge may lead to it
        called = [{part.number for part in parts if isinstance(part, e.Take)} for parts in brought]
        self.lays: list[bool] = [not numbers.isdisjoint(self.terrain_numbers) for numbers in called]

    def _lay_helps(self, listed: list[tuple[r.Help, int]]) -> None:
        helps = [help for help, _ in listed]
        self.help_card: list[int] = [card for _, card in listed]
        self.help_icons: list[int] = [self.icons(help.on) for help in helps]
        self.help_cost: list[int] = [help.cost for help in helps]
        self.help_stars: list[int] = [help.stars for help in helps]
        self.help_sevens: list[int] = [help.sevens for help in helps]
        self.help_when: list[int] = [self._number_condition(help.when) for help in helps]
        self.help_after: list[int] = [AFTERS.index(help.after) for help in helps]
        self.help_free: list[bool] = [help.free for help in helps]

    def _lay_burdens(self, burdens: list[r.Burden]) -> None:
        """On all icons when the card lists none, but for one that is about being alone."""
        weighed = [one.on if one.on or one.kind == "alone" else ICONS for one in burdens]
        self.burden_kind: list[int] = [BURDENS.index(burden.kind) for burden in burdens]
        self.burden_icons: list[int] = [self.icons(on) for on in weighed]
        self.burden_amount: list[int] = [burden.amount for burden in burdens]
        self.burden_when: list[int] = [self._number_condition(burden.when) for burden in burdens]
        self.burden_helping: list[bool] = [burden.helping for burden in burdens]

    def _lay_leaves(self, leaves: list[r.Leave]) -> None:
        self.leave_icons: list[int] = [self.icons(leave.on) for leave in leaves]
        self.leave_when: list[int] = [self._number_condition(leave.when) for leave in leaves]
        self.leave_times: list[int] = [leave.times for leave in leaves]
        self.leave_camp: list[bool] = [leave.camp for leave in leaves]

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
            card
            for card in range(self.first_skill)
            if self.kind[card] == kinds.PERMANENT and self.record[card].burdens
        ]
        self.tides: list[list[tuple[int, int]]] = [list(clue.tides) for clue in self.pack.clues]
        self.asked: list[list[int]] = [[*map(self._number_condition, clue.asks)] for clue in self.pack.clues]
        self.start: list[int] = [clue.start for clue in self.pack.clues]
        self.curse_card: list[int] = [self.first_clue_curse + at for at in range(clues)]
        self.clue_card: list[int] = [self.first_clue + at for at in range(clues)]
        self.characters: int = len(self.pack.characters)
        self.character_card: list[int] = [self.first_character + at for at in range(self.characters)]
        self.character_names: list[str] = [one.id for one in self.pack.characters]
        self.paranoid: int = self.pack.paranoid
        self.easy: int = self.pack.easy
        self.night: int = self.pack.night

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
        """For each zone, from 1 on: its fog cards, and the card its night calls (ruling 93)."""
        last = max(zone.number for zone in self.pack.zones)
        self.zones: int = last + 1
        self.fog_of: list[list[int]] = [[] for _ in range(last + 1)]
        for card in range(self.first_fog, self.first_skill):
            self.fog_of[self.zone[card]].append(card)
        self.night_call: list[int] = [0] * (last + 1)
        for zone in self.pack.zones:
            self.night_call[zone.number] = zone.night


def _limit_for(card: r.Record) -> int:
    """The limit of the hand that a card counts against; NONE for most."""
    if isinstance(card, r.Skill) or (isinstance(card, r.Bonus) and card.skill):
        return kinds.SKILLS_LIMIT
    return kinds.BONUSES_LIMIT if isinstance(card, r.Bonus) else NONE


def _sides(card: r.Record) -> tuple[r.Record, r.Record]:
    """What a card is in a hand or on the board, and what it is as an item."""
    nothing = r.Curse()
    if isinstance(card, r.Item):
        return nothing, card
    return card, nothing if card.made is None else card.made


def _numbered(parts: Iterable[T], card: int, listed: list[tuple[T, int]]) -> list[int]:
    """The numbers of the parts of a card, which are listed behind all others."""
    first = len(listed)
    listed += [(part, card) for part in parts]
    return list(range(first, len(listed)))


def _inside(condition: Condition) -> list[Condition]:
    """The conditions directly inside this one."""
    match condition:
        case e.Not(part):
            return [part]
        case e.Both(first, second):
            return [first, second]
        case e.Gathered(numbers=numbers):
            return [e.InSatchel(number) for number in numbers]
        case e.AnyLeft(numbers):
            return [e.Left(number) for number in numbers]
    return []


_laid: dict[str, Columns] = {}


def of(name: str) -> Columns:
    """The columns of the pack of that name, laid out and checked once; SetupError when it is faulty."""
    if name not in _laid:
        pack = shelf.pack(name)
        faults.refuse(pack)
        _laid[name] = Columns(pack)
    return _laid[name]
