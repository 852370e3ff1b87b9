"""A simulation's file: written whole and swapped in, so that it is never half a file."""

import json
from pathlib import Path
from typing import Any

from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.win_rates import Plan, summary
from bivouac.lab.whole_file import write_whole

FIELDS = {"seed", "order", "winners", "points", "actions", "kind"}


def load(path: Path, plan: Plan) -> dict[int, dict[str, Any]]:
    """The games a file already holds, by number; a file of another plan is refused."""
    if not path.exists():
        return {}
    try:
        document = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        raise CommandMistake("not_a_simulation", {"file": str(path)}) from None
    if not isinstance(document, dict) or not isinstance(document.get("games"), list):
        raise CommandMistake("not_a_simulation", {"file": str(path)})
    if document.get("config") != json.loads(json.dumps(plan.config())):
        raise CommandMistake("other_simulation", {"file": str(path)})
    games: dict[int, dict[str, Any]] = {}
    for at, record in enumerate(document["games"]):
        if not _fits(record, plan):
            raise CommandMistake("not_its_game", {"file": str(path), "place": str(at)})
        games[record["seed"] - plan.seed] = record
    return games


def _fits(record: object, plan: Plan) -> bool:
    if not isinstance(record, dict) or set(record) != FIELDS or not isinstance(record["seed"], int):
        return False
    number = record["seed"] - plan.seed
    seats = range(len(plan.bots))
    return (
        number >= 0
        and record["order"] == plan.order(number)
        and isinstance(record["winners"], list)
        and all(seat in seats for seat in record["winners"])
        and (record["points"] is None or len(record["points"]) == len(plan.bots))
    )


def save(path: Path, plan: Plan, games: dict[int, dict[str, Any]]) -> None:
    """Replace the file by one that holds these games, in order."""
    document = summary(plan, [games[number] for number in sorted(games)])
    head = json.dumps({key: value for key, value in document.items() if key != "games"}, indent=2)
    rows = ",\n    ".join(json.dumps(record) for record in document["games"])
    text = head.removesuffix("\n}") + f',\n  "games": [\n    {rows}\n  ]\n}}\n'
    write_whole(path, text.encode())
