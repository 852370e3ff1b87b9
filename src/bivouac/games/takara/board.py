"""The terminal board, drawn from an outlook alone: sites, places, players, the question."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.drawing import COLOURS, EYE, GLYPHS, TURN, Drawing, apart, fit, flow, side_by_side
from bivouac.core.tellings import say_prompt
from bivouac.games.takara import columns
from bivouac.games.takara.data.prices import SWORD_PRICE
from bivouac.games.takara.facts import PACKAGE
from bivouac.games.takara.kinds import LEVELS

MARGIN = 2  # the numbers of the levels
ROOMY = 24  # a player's board from which on words are padded

MEMBERS = ("1", "2", "R")

# A depth is a weave and its pips; the colour only helps.
WEAVES = {"superficial": "░", "intermediate": "▒", "deep": "▓"}
PIPS = {"superficial": "•", "intermediate": "••", "deep": "•••"}
EARTH = {"superficial": "#b08d57", "intermediate": "#96704a", "deep": "#7d6688"}

ALIVE, HURT = "♥", "♡"
FOUND, UNFOUND = "◆", "◇"
DICE = {"sword": "†", "hospital": "✚"}
AWAKE, ASLEEP = "✦", "zz"


class Board(Drawing):
    """The island and what stands on it."""

    widest = 112

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """Everything from top to bottom."""
        column = (width - MARGIN) // len(self.outlook["sites"])
        yield self._header(width)
        yield from self._sites(column)
        yield self._legend()
        yield self._places(width, column)
        yield self._boards(width)
        yield from self._question()

    def _header(self, width: int) -> Text:
        """Round and phase on the left, Stones and the last dice on the right."""
        round = self.spoken.say("board-round", number=self.outlook["round"])
        stones = self.outlook["stones"]
        right = self.spoken.say("board-stones", marks=FOUND * stones + UNFOUND * (2 - stones))
        if self.outlook["dice"]:
            faces = " ".join(DICE[face] for face in self.outlook["dice"])
            right = f"{self.spoken.say('board-dice', faces=faces)}   {right}"
        return apart(self.title("Takara", round, self.phase()), right, width)

    def _question(self) -> Iterable[Text]:
        """What is asked and of whom, or how it ended."""
        if self.outlook["outcome"] is None:
            yield self.asked(say_prompt(PACKAGE, self.outlook["prompt"], self.spoken.lang))
            return
        yield Text(self.spoken.say(f"ending-{self.outlook['ending']}"), "bold")
        if self.outlook["outcome"]["winners"]:
            yield self.winners()

    def _sites(self, column: int) -> Iterable[Text]:
        """Nine levels from the top, figures standing on their site, and the ground with its number."""
        for level in range(LEVELS + 1, 0, -1):
            number = str(level) if level <= LEVELS else ""
            line = Text.assemble((number.ljust(MARGIN), "dim"))
            for site in self.outlook["sites"]:
                line.append_text(fit(self._level(site, level, column - 1), column))
            yield line
        ground = Text(" " * MARGIN)
        for site in self.outlook["sites"]:
            asked = TURN + " " if site["id"] in self.outlook["prompt"]["elements"] else ""
            name = f" {asked}{self.spoken.say(site['id'] + '-name')} "
            ground.append_text(fit(Text(name.center(column - 1, "━"), "bold"), column))
        yield ground

    def _level(self, site: Mapping[str, Any], level: int, width: int) -> Text:
        tiles = site["tiles"]
        if level <= len(tiles):
            return self._tile(tiles[len(tiles) - level], width)
        if level == len(tiles) + 1:
            standing = Text(" ").join(self._figures(site["id"]))
            if not tiles and not standing.plain:
                return Text(self.spoken.say("board-empty").center(width), "dim")
            return Text(" " * ((width - standing.cell_len) // 2)).append_text(standing)
        return Text()

    def _tile(self, tile: Mapping[str, Any], width: int) -> Text:
        """A tile in its weave: a face, a face seen in secret or a back; the one in question is pointed at."""
        weave, earth = WEAVES[tile["depth"]], EARTH[tile["depth"]]
        if tile["kind"] is None:
            middle = _back(tile, width - 2)
        elif tile["face_up"]:
            middle = fit(Text(self._face(tile, width - 2).center(width - 2), "bold"), width - 2)
        else:
            middle = fit(Text(f"{EYE} {self._face(tile, width - 4)}", "italic"), width - 2)
        asked = tile["id"] in self.outlook["prompt"]["elements"]
        return Text.assemble((TURN, "bold") if asked else (weave, earth), middle, (weave, earth))

    def _face(self, tile: Mapping[str, Any], width: int) -> str:
        """The tile's short name, with a monster's hit points where there is room."""
        name = self.spoken.say(f"{tile['kind']}-name", "short")
        if tile["kind"] == "stone":
            return f"{FOUND} {name}"
        hit_points = columns.HIT_POINTS[columns.KIND[tile["kind"]]]
        hearts = ALIVE * (hit_points - tile["wounds"]) + HURT * tile["wounds"]
        return f"{name} {hearts}" if hearts and len(name) + 1 + hit_points <= width else name

    def _legend(self) -> Text:
        """What the weaves mean, whose eye this is, and how others' looks are marked."""
        legend = Text(" " * MARGIN)
        for depth, weave in WEAVES.items():
            legend.append(f"{weave}{PIPS[depth]} ", EARTH[depth])
            legend.append(f"{self.spoken.say(f'board-{depth}')}  ", "dim")
        viewer = self.outlook["viewer"]
        if viewer >= 0:
            legend.append(f"{EYE} ").append(f"{self.spoken.say('board-seen')}  ", "dim")
        legend.append(f"{GLYPHS[1 if viewer == 0 else 0]} ").append(self.spoken.say("board-others"), "dim")
        return legend

    def _places(self, width: int, column: int) -> Table:
        """Port, counter, den and forge, hospital and rest room, chests, discard and beach."""
        blocks = (
            self._port(width - 4 * column - 1),
            self._counter(column - 1),
            [*self._place("den", column - 1), *self._forge(column - 1)],
            [*self._place("hospital", column - 1), *self._place("rest-room", column - 1)],
            [
                self._pile("chests", self.outlook["chests"]["count"]),
                self._pile("discard", len(self.outlook["discard"])),
                self._beach(),
            ],
        )
        grid = Table.grid(padding=(0, 1))
        for at in range(len(blocks)):
            grid.add_column(width=(width - 4 * column if at == 0 else column) - 1, no_wrap=True)
        grid.add_row(*(Text("\n").join(block) for block in blocks))
        return grid

    def _place(self, place: str, width: int, *more: Text) -> list[Text]:
        """A place's name, who stands there and what lies there."""
        name = self.spoken.say(f"{place}-name", "short").capitalize()
        return flow([Text(name, "bold"), *self._figures(place), *more], width, gap=1)

    def _port(self, width: int) -> list[Text]:
        """Who waits at the port, each with the price."""
        waiting = []
        for at, specialist in enumerate(self.outlook["specialists"]):
            if specialist["place"] == "port":
                price = f"{'+' if specialist['kind'] == 'imitator' else ''}{columns.PRICE[at]}"
                waiting.append(Text(f"{self.spoken.say(specialist['kind'] + '-name')} {price}"))
        return [*self._place("port", width), *flow(waiting, width)]

    def _counter(self, width: int) -> list[Text]:
        counter = self.outlook["counter"]
        trading = "board-counter-open" if counter["open"] else "board-counter-closed"
        stock = Text(self.spoken.say("board-tokens", count=counter["tokens"]))
        return [*self._place("counter", width), stock, Text(self.spoken.say(trading))]

    def _forge(self, width: int) -> list[Text]:
        """The sword and its price, unless it is rented."""
        sword = [Text(f"{DICE['sword']} {SWORD_PRICE}")] if self.outlook["sword"] == "forge" else []
        return self._place("forge", width, *sword)

    def _beach(self) -> Text:
        """Only recruits wait there, so their glyphs are enough."""
        beach = Text.assemble((self.spoken.say("beach-name"), "bold"), " ")
        for seat, player in enumerate(self.players):
            if player["adventurers"][-1]["place"] == "beach":
                beach.append(GLYPHS[seat], COLOURS[seat])
        return beach

    def _pile(self, pile: str, count: int) -> Text:
        return Text.assemble((self.spoken.say(f"{pile}-name"), "bold"), f" {count}")

    def _figures(self, place: str) -> list[Text]:
        """The adventurers in a place, team by team: the team's glyph, then who of them."""
        figures = []
        for seat, player in enumerate(self.players):
            team = zip(MEMBERS, player["adventurers"], strict=True)
            here = "".join(mark for mark, figure in team if figure["place"] == place)
            if here:
                figures.append(Text(GLYPHS[seat] + here, f"bold {COLOURS[seat]}"))
        return figures

    def _boards(self, width: int) -> Table:
        """The players' boards side by side, as high as the richest."""
        share = width // len(self.players)
        padding = 1 if share >= ROOMY else 0
        contents = [self._player(player, share - 2 - 2 * padding) for player in self.players]
        panels = [
            self.frame(seat, worth=self._worth(self.players[seat])) for seat in range(len(self.players))
        ]
        return side_by_side(panels, contents, share, padding)

    def _player(self, player: Mapping[str, Any], width: int) -> list[Text]:
        purse = [
            Text(self.spoken.say("board-karas", count=player["karas"]), "bold"),
            Text(self.spoken.say("board-tokens", count=player["tokens"])),
        ]
        if self.outlook["sword"] == player["id"]:
            purse.append(Text(f"{DICE['sword']} {self.spoken.say('board-sword')}"))
        specialist = player["specialist"]
        if specialist is not None:
            mark = ASLEEP if specialist["asleep"] else AWAKE
            purse.append(Text(f"{mark} {self.spoken.say(specialist['kind'] + '-name')}"))
        lines = flow(purse, width) + flow(self._team(player), width) + flow(self._won(player), width)
        if self._counted():
            lines += flow(self._sheet(player), width)
        return lines

    def _counted(self) -> bool:
        """Have the points been counted? They are not when all have lost (ruling 37)."""
        outcome = self.outlook["outcome"]
        return outcome is not None and outcome["points"] is not None

    def _team(self, player: Mapping[str, Any]) -> list[Text]:
        """Each adventurer and where they are."""
        team = []
        seat = player["seat"]
        for mark, figure in zip(MEMBERS, player["adventurers"], strict=True):
            place = "home" if figure["place"] == player["id"] else figure["place"]
            where = self.spoken.say(f"{place}-name", "short")
            team.append(Text.assemble((f"{GLYPHS[seat]}{mark} ", COLOURS[seat]), where))
        return team

    def _won(self, player: Mapping[str, Any]) -> list[Text]:
        """The tiles won and their XP, equal ones counted together; a wound mark matters no more."""
        kinds = Counter(tile["kind"].removesuffix("_wound") for tile in player["tiles"])
        chips = []
        for kind in sorted(kinds, key=columns.IDS.index):
            name = self.spoken.say(f"{kind}-name", "short")
            xp = "" if kind.startswith("xp_") else f" {columns.XP[columns.KIND[kind]]}"
            chips.append(Text(f"{name}{xp}" + (f" ×{kinds[kind]}" if kinds[kind] > 1 else "")))
        return chips

    def _sheet(self, player: Mapping[str, Any]) -> list[Text]:
        """The score line by line, and the fame it earned."""
        return [*self.sheet(player), Text(self.spoken.say(f"fame-{player['fame']}"), "italic")]

    def _worth(self, player: Mapping[str, Any]) -> Text:
        """The points so far; none once all have lost."""
        if self.outlook["outcome"] is not None and not self._counted():
            return Text()
        return Text(self.spoken.say("board-points", count=player["points"]), "bold")


def _back(tile: Mapping[str, Any], width: int) -> Text:
    """The back of a tile: its weave, its pips, and the glyphs of those who have looked under it."""
    weave, earth = WEAVES[tile["depth"]], EARTH[tile["depth"]]
    back = Text(f" {PIPS[tile['depth']]} ".center(width, weave), earth)
    if tile["seen_by"]:
        back.truncate(width - len(tile["seen_by"]) - 1, overflow="crop")
        back.append(" ")
        for seat in tile["seen_by"]:
            back.append(GLYPHS[seat], COLOURS[seat])
    return back
