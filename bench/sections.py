"""Sections of the page of results: each between its own marks, rewritten without touching the others."""

from __future__ import annotations

from pathlib import Path

RESULTS = Path(__file__).resolve().parent / "results.md"


def put_section(page: Path, name: str, lines: list[str]) -> None:
    """Write a section in place of the one of that name, or at the end of the page."""
    begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    section = "\n".join([begin, *lines, end])
    text = page.read_text("utf-8") if page.exists() else "# Results\n"
    before, mark, rest = text.partition(begin)
    after = rest.partition(end)[2] if mark else "\n"
    page.write_text(f"{before if mark else before.rstrip() + chr(10) * 2}{section}{after}", "utf-8")
