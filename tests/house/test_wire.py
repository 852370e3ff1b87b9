"""The browser's types of the messages are those of the server."""

from tools import wire_types


def test_the_types_of_the_browser_are_generated_from_the_messages() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run tools/wire_types.py"
