"""What keeps people out of a screen, as axe sees it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def violations(page: Page, *impacts: str) -> list[str]:
    """All that axe finds, or what is as bad as said."""
    return [
        f"{rule['impact']} {rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in Axe().run(page).response["violations"]
        if not impacts or rule["impact"] in impacts
        for node in rule["nodes"]
    ]


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    return violations(page, "serious", "critical")
