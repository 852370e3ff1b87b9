"""The help of every command, from the words of the command line."""

from importlib import import_module
from keyword import iskeyword
from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from typer.core import TyperCommand, TyperGroup

from bivouac.cli.prose import Prose
from bivouac.cli.spoken_language import spoken

COMMANDS = (
    "serve", "play", "games", "cards", "show", "replay", "review", "verify", "simulate", "tournament",
    "balance", "train", "bench", "check", "tables", "players", "doctor", "export", "import", "backup",
    "restore", "audit", "operator-key", "info",
)  # fmt: skip


class SpokenCommand(TyperCommand):
    """A command whose help is said in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Usage, one paragraph, and a line for each argument and option."""
        _print_help(self, ctx)


class SpokenGroup(TyperGroup):
    """The house itself: a line for each command, each read from its file when it is asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Usage, one paragraph, and the commands."""
        _print_help(self, ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        """The commands in this order: what one does first comes first."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name: whoever plays in a terminal need not wait for the server's libraries."""
        if cmd_name not in COMMANDS:
            return None
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name.replace("-", "_")
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        module = import_module(f"bivouac.cli.{name}")
        alone.command(cmd_name, cls=SpokenCommand)(getattr(module, name))
        return typer.main.get_command(alone)


def _print_help(command: Any, ctx: Any) -> None:
    words = spoken()
    console = Console(highlight=False)
    path = ctx.command_path
    parts = command.collect_usage_pieces(ctx)
    console.print(Prose(words.say("usage", command=" ".join([path, *parts])), "bold"))
    name = command.name if isinstance(command, SpokenCommand) else "bivouac"
    console.print(Padding(Prose(words.say(f"help-{name}")), (1, 0)))
    if isinstance(command, SpokenGroup):
        lines = [(one, words.say(f"help-{one}", "short")) for one in command.list_commands(ctx)]
        console.print(_table(words.say("usage-commands"), lines))
        return
    taken = [(_name(param), words.say(f"help-{name}", str(param.name))) for param in command.params]
    if taken:
        console.print(_table(words.say("usage-takes"), taken))


def _name(param: Any) -> str:
    """How the parameter is typed."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    value = "" if param.is_flag else f" {param.metavar}"
    return ", ".join(param.opts) + value


def _table(title: str, lines: list[tuple[str, str]]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, show_header=False)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, text in lines:
        table.add_row(name, Prose(text))
    return table
