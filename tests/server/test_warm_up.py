"""A server that has warmed up reads no more of them when their first tables are opened."""

import subprocess
import sys

FIRST_TABLES = """
import sys
from bivouac.core.words import LANGUAGES
from bivouac.games import game, names
from bivouac.server.warm_up import warm_up

warm_up()
read = []
sys.addaudithook(lambda event, args: read.append(str(args[0])) if event == "open" else None)
for name in names():
    rules = game(name)
    state = rules.start(rules.facts.seats[-1], 5)
    for lang in LANGUAGES:
        rules.say_prompt(state.outlook(0)["prompt"], lang)
        [state.label(action, lang) for action in state.legal(state.actors()[0])]
print([path for path in read if path.endswith((".py", ".ftl", ".toml"))])
"""


def test_the_first_table_of_a_game_finds_its_words_read() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", FIRST_TABLES], capture_output=True, text=True, check=True, timeout=120
    )
    assert answer.stdout.strip() == "[]"
