"""Some words never belong in what we ship."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.house.listing import ROOT, project_files

# The brackets keep this file from finding itself.
FORBIDDEN = re.compile(r"\bTO[D]O\b|\bFIX[M]E\b|(?<![\w.])/(?:w[o]rk|r[o]ot|h[o]me/\w+)/")
NOT_OURS = {"LICENSE", "uv.lock", "package-lock.json"}


def test_no_file_leaves_work_undone_or_names_a_machine() -> None:
    found = []
    for path in project_files():
        text = "" if path.name in NOT_OURS else path.read_bytes().decode("utf-8", errors="ignore")
        for number, line in enumerate(text.splitlines(), 1):
            if match := FORBIDDEN.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match[0]}")
    assert found == []


def test_every_message_can_be_read_to_its_end() -> None:
    torn = [
        f"{path.relative_to(ROOT)}: {(entry.content or '')[:60]!r}"
        for path in project_files()
        if path.suffix == ".ftl"
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, Junk)
    ]
    assert torn == []
