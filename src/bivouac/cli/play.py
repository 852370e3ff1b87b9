"""`bivouac play GAME`: a table at this terminal, with people and bots."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from bivouac.bots import Bot, bot_seed, make_bot
from bivouac.bots.levels import check_levels
from bivouac.cli import journals
from bivouac.cli.dialogue import Dialogue, Leave
from bivouac.cli.journals import JournalFile
from bivouac.cli.local_game import LocalGame
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import Lang, Options, Seed, read_options
from bivouac.cli.screen import Screen
from bivouac.cli.spoken_language import language
from bivouac.core import replay
from bivouac.core.contract import SPECTATOR, Game
from bivouac.core.entries import Lent, TakenBack
from bivouac.core.journal import Journal, JournalError, commitment_of
from bivouac.core.options import check_seats
from bivouac.games import open_game

HUMAN = "human"
DEFAULT_BOT = "greedy"
INTERRUPTED = 130


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="LIST", show_default=False)] = None,
    lang: Lang = None,
    seed: Seed = None,
    option: Options = None,
    journal: Annotated[Path | None, typer.Option("--journal", metavar="FILE", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)] = None,
) -> None:
    """Play at this terminal until the end, or until somebody leaves; the journal keeps everything."""
    if resume is not None:
        if game is not None or seed is not None or option or journal is not None:
            raise CommandMistake("resume")
        sit_down_again(resume, players, language(lang))
    elif game is None:
        raise CommandMistake("which_game")
    else:
        box = open_game(game)
        specs = read_players(box, players)
        header = new_journal(box, len(specs), seed, read_options(box.facts, option))
        bots = hire(specs, seed)
        for seat, bot in bots.items():
            header.add(Lent(seat, bot.name))
        file = journals.create(journal or journals.new_path(game), header)
        sit(LocalGame(box, header, file, bots), Screen(box, language(lang)))


def read_players(game: Game, players: str | None) -> list[str]:
    """One spec a seat, `human` or a bot's; by default one person and as few bots as the game allows."""
    low, high = game.facts.seats
    if players is None:
        fewest = low if game.facts.cooperative else max(2, low)  # alone one meets no rival
        return [HUMAN, *[DEFAULT_BOT] * (fewest - 1)][:high]
    specs = [spec.strip() for spec in players.split(",")]
    check_seats(game.facts, len(specs))
    check_levels(specs, game.facts.name)
    return specs


def hire(specs: list[str], seed: int | None) -> dict[int, Bot]:
    """The bots by seat; with a seed, they too play the same game again."""
    bots: dict[int, Bot] = {}
    for seat, spec in enumerate(specs):
        if spec != HUMAN:
            bots[seat] = make_bot(spec, secrets.randbits(62) if seed is None else bot_seed(seed, seat))
    return bots


def new_journal(game: Game, seats: int, seed: int | None, options: dict[str, object]) -> Journal:
    """The header of a new table: a fair seed and its commitment, unless a seed was asked for."""
    facts = game.facts
    if seed is not None:
        return Journal(facts.name, facts.rules, seats, options, seed)
    fair = secrets.token_bytes(32)
    return Journal(facts.name, facts.rules, seats, options, fair, commitment_of(fair))


def sit_down_again(path: Path, players: str | None, lang: str) -> None:
    """Go on with a journal: the same bots in the same seats, unless others are named."""
    file, journal, torn = journals.reopen(path)
    game = open_game(journal.game)
    specs = [journal.course.lent.get(seat, HUMAN) for seat in range(journal.seats)]
    if players is not None:
        asked = read_players(game, players)
        if len(asked) != journal.seats:
            raise CommandMistake(
                "resume_players", {"file": str(path), "seats": journal.seats, "count": len(asked)}
            )
        specs = asked
    bots = hire(specs, None)
    try:
        replay.replay(game, journal)
        local = LocalGame(game, journal, file, bots)
    except JournalError as wrong:
        raise journals.at(path, wrong) from None
    if not journal.ended():
        change_seats(journal, file, bots)
    screen = Screen(game, lang)
    screen.say("resumed", actions=journal.count)
    if torn:
        screen.say("resumed-torn")
    sit(local, screen)


def change_seats(journal: Journal, file: JournalFile, bots: dict[int, Bot]) -> None:
    """Write down which seats bots have now that they had not before."""
    for seat in range(journal.seats):
        bot = bots[seat].name if seat in bots else None
        if journal.course.lent.get(seat) == bot:
            continue
        entry = Lent(seat, bot) if bot is not None else TakenBack(seat)
        journal.add(entry)
        file.append(entry)


def sit(local: LocalGame, screen: Screen) -> None:
    """Play, and say at the end what the journal is good for."""
    welcome(local, screen)
    try:
        Dialogue(local, screen).run()
    except (Leave, EOFError):
        screen.console.print()
        screen.say("left", file=str(local.file.path))
    except KeyboardInterrupt:
        screen.console.print()
        screen.say("left", file=str(local.file.path))
        sys.exit(INTERRUPTED)
    else:
        screen.show_end(local.state, local.people[0] if len(local.people) == 1 else SPECTATOR)
        commitment = local.journal.commitment
        name = "end-check" if commitment is None else "end-verify"
        screen.say(name, file=str(local.file.path), commitment=commitment or "")


def welcome(local: LocalGame, screen: Screen) -> None:
    """Who sits where, where the journal is, and what the table commits to."""
    facts = local.game.facts
    screen.say("welcome", "bold", game=facts.titles[screen.lang])
    for seat in range(local.journal.seats):
        bot = local.bots[seat].name if seat in local.bots else screen.words.say("human")
        screen.say("welcome-seat", who=screen.name(seat), player=bot)
    screen.say("welcome-journal", file=str(local.file.path))
    if local.journal.commitment is not None:
        screen.say("welcome-commitment", commitment=local.journal.commitment)
    if local.people:
        screen.say("help-hint", "dim")
