"""`bivouac info`: which Bivouac this is."""

import json
import os
import platform

from bivouac import __version__, compiled
from bivouac.cli.parameters import Json, Lang
from bivouac.cli.spoken_language import spoken
from bivouac.games import game, names


def info(json_: Json = False, lang: Lang = None) -> None:
    """Print the version, the build, the machine and the games."""
    facts = {
        "version": __version__,
        "compiled": bool(compiled),
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "cores": cores(),
        "games": {name: game(name).facts.rules for name in names()},
    }
    if json_:
        print(json.dumps(facts, indent=2))
        return
    words = spoken(lang)
    shown = {
        **facts,
        "compiled": words.say("info-compiled" if compiled else "info-pure"),
        "games": ", ".join(
            words.say("info-game", name=name, rules=game(name).facts.rules) for name in names()
        ),
    }
    for key, value in shown.items():
        print(words.say(f"info-{key}", value=str(value)) if key != "compiled" else value)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
