"""The command line: one command per file, one line for every mistake."""

import sys
from collections.abc import Sequence

import typer

from bivouac.cli.commands import SpokenGroup
from bivouac.cli.complaints import of_system, of_typer
from bivouac.cli.spoken_language import language, spoken
from bivouac.core.mistakes import say_setup
from bivouac.core.refusal import Refusal, SetupError
from bivouac.core.words import LANGUAGES
from bivouac.games import say_refusal

app = typer.Typer(
    name="bivouac",
    cls=SpokenGroup,
    callback=lambda: None,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit status; what the operator got wrong is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    typed = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = app(args=typed or ["--help"], prog_name="bivouac", standalone_mode=False)
    except SetupError as mistake:
        status = complain(say_setup(mistake, _language_of(typed)))
    except Refusal as mistake:
        status = complain(say_refusal(mistake, _language_of(typed)))
    except typer.TyperException as mistake:
        status = complain(of_typer(mistake, spoken(_language_of(typed))))
    except BrokenPipeError:
        sys.stderr.close()
        status = 1
    except OSError as mistake:
        status = complain(of_system(mistake, spoken(_language_of(typed))))
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status if isinstance(status, int) else 0)


def _language_of(typed: Sequence[str]) -> str:
    """The language the command was to speak, where it is one the house has words in."""
    after = [*typed[typed.index("--lang") + 1 :], ""] if "--lang" in typed else [""]
    return language(after[0] if after[0] in LANGUAGES else None)


def complain(reason: str) -> int:
    """Say in one line what was wrong with the input."""
    line = " ".join("".join(char if char.isprintable() else " " for char in reason).split())
    print(f"bivouac: {line}", file=sys.stderr)
    return BAD_INPUT
