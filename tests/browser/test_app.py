"""The client as an app: it can be installed, opens without a line, is renewed when asked, keeps secrets."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from bivouac.server.client_files import BUILT
from tests.browser.accessible import serious
from tests.browser.conftest import Evening, Greeting
from tests.browser.hands import by_clicks, in_a_hurry
from tests.browser.test_people import account
from tests.browser.visitors import Visitor
from tests.server.houses import Served, served

RULES = ("agartha", "arnak", "continent", "takara", "temple")
# The worker is in charge, and has everything that opens without a line.
READY = """async (wanted) => {
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null || active.state !== "activated") return false;
  const pages = await (await caches.open("bivouac-pages")).keys();
  return wanted.every((path) => pages.some(({ url }) => new URL(url).pathname === path));
}"""
KEPT = """async () => {
  const names = await caches.keys();
  const pages = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const found = await cache.keys();
    return Promise.all(found.map(async (one) => one.url + " " + (await (await cache.match(one)).text())));
  }));
  const base = await new Promise((done) => {
    const asked = indexedDB.open("bivouac-kept", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("things");
    asked.onsuccess = () => done(asked.result);
  });
  const things = await new Promise((done) => {
    const asked = base.transaction("things").objectStore("things").getAll();
    asked.onsuccess = () => done(asked.result);
  });
  base.close();
  return JSON.stringify([pages.flat(2), things]);
}"""
NEWER = "2" * 16
NAME = "Zerlina"
NEWS = "navigator.serviceWorker.getRegistration().then((found) => found.update())"


def until(ada: Visitor, true: str, *given: object) -> None:
    """Wait for what the page itself must find out."""
    pause = "await new Promise((go) => setTimeout(go, 200))"
    ada.page.evaluate(f"async (given) => {{ while (!(await ({true})(...given))) {pause}; }}", list(given))


def waits(ada: Visitor) -> None:
    """Until the app has all it needs."""
    books = [f"/api/games/{name}/{part}" for name in RULES for part in ("words", "catalogue")]
    wanted = ["/rules", *(f"/rules/{name}" for name in RULES), "/api/games", *books]
    until(ada, READY, wanted)


def keeps(ada: Visitor) -> None:
    """Ask this device to keep one's games."""
    ada.page.locator('[data-drawer="settings"]').click()
    ada.page.locator("[data-offline]").check()
    ada.page.keyboard.press("Escape")


def goes_away(ada: Visitor) -> None:
    """The line is cut; what the browser says of that is no complaint."""
    ada.context.set_offline(True)


def comes_back(ada: Visitor) -> None:
    """The line is there again."""
    ada.context.set_offline(False)
    lost = re.compile("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ada.complaints = [one for one in ada.complaints if not lost.search(one)]


def test_the_app_can_be_installed_in_the_language_of_the_reader(visitor: Greeting) -> None:
    ada = visitor(lang="fr", app=True)
    ada.goes("/")
    expect(ada.page.locator('[data-screen="home"] h1')).to_be_visible()
    devtools = ada.context.new_cdp_session(ada.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    told = json.loads(found["data"])
    assert (told["lang"], told["display"], told["start_url"]) == ("fr", "standalone", "/")
    assert "expédition" in told["name"]
    for icon in told["icons"]:
        answer = ada.context.request.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        assert answer.body()[16:24] == bytes([0, 0, *_size(icon)] * 2), "as large as it says"
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for shortcut in told["shortcuts"]:
        assert ada.context.request.get(shortcut["url"]).ok
    waits(ada)
    hindered = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests come by private windows, from which some builds install nothing at all.
    assert [one["errorId"] for one in hindered if one["errorId"] != "in-incognito"] == []


def _size(icon: dict[str, str]) -> tuple[int, int]:
    return divmod(int(icon["sizes"].split("x")[0]), 256)


def test_without_a_line_the_app_opens_with_rules_history_and_the_last_position(visitor: Greeting) -> None:
    ada = visitor(lang="fr", app=True, phone=True)
    ada.goes("/")
    ada.context.request.patch("/api/me", data={"name": "Ada"})
    keeps(ada)
    ada.opens("human", "random")
    assert ada.settles()
    asked = ada.page.locator("[data-prompt] h1").inner_text()
    until(ada, f"async (asked) => (await ({KEPT})()).includes(asked)", asked)
    ada.goes("/history")
    expect(ada.page.locator("[data-companion]")).to_be_visible()
    ada.goes("/")
    waits(ada)
    until(ada, f"async () => (await ({KEPT})()).includes('\"situation\"')")
    goes_away(ada)
    ada.goes("/")
    expect(ada.page.locator('[data-app="away"]')).to_be_visible()
    row = ada.page.locator(f'.tables a[href="/t/{ada.table}"]')
    expect(row).to_be_visible()
    assert serious(ada.page) == []
    row.click()
    screen = ada.page.locator('[data-screen="table"]')
    expect(screen).to_have_attribute("data-kept", "yes")
    expect(ada.page.locator("[data-prompt] h1")).to_have_text(asked)
    expect(ada.page.locator("[data-notice]").first).to_contain_text("dernière position gardée")
    assert ada.page.locator("[data-move], [data-answer]").count() == 0, "nothing can be played"
    for path, seen in (("/rules/temple?lang=fr", "Temple"), ("/rules/takara?lang=fr&q=x", "Takara")):
        ada.goes(path)
        expect(ada.page.locator("h1")).to_contain_text(seen)
    ada.goes(f"/t/{ada.table}")
    expect(screen).to_have_attribute("data-kept", "yes")
    comes_back(ada)
    assert ada.settles()
    assert screen.get_attribute("data-kept") is None
    by_clicks(ada, in_a_hurry(ada.position()["moves"]))
    assert ada.position()["number"] > 0


def test_a_move_made_without_a_line_is_told_to_wait_and_is_confirmed(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    before = ada.position()["number"]
    move = in_a_hurry(ada.position()["moves"])
    goes_away(ada)
    expect(ada.page.locator("[data-notice]").first).to_contain_text("La ligne est coupée")
    by_clicks(ada, move)
    expect(ada.page.locator("[data-notice]").first).to_contain_text("Votre coup est gardé")
    comes_back(ada)
    assert ada.settles()
    assert ada.position()["number"] > before


def test_nothing_of_one_person_is_left_for_the_next(visitor: Greeting) -> None:
    ada = visitor(app=True)
    account(ada, NAME)
    ada.goes("/")
    keeps(ada)
    ada.opens("human", "random")
    assert ada.settles()
    until(ada, f"async () => (await ({KEPT})()).includes('{ada.table}')")
    ada.goes("/history")
    ada.goes("/")
    waits(ada)
    ada.page.locator('[data-drawer="settings"]').click()
    ada.page.locator('[data-act="sign-out"]').click()
    expect(ada.page.locator('[data-account="guest"]')).to_be_visible()
    until(ada, f"async () => !(await ({KEPT})()).includes('\"owner\"')")
    pages, things = json.loads(ada.page.evaluate(KEPT))
    assert things == []
    assert not any(NAME in page for page in pages)
    paths = {urlsplit(page.split(" ", 1)[0]).path for page in pages}
    private = {path for path in paths if re.match("/(api/(?!games)|t/)|.*/leaderboard", path)}
    assert private == set(), "no private answer is ever kept by the worker"
    ada.complaints = [one for one in ada.complaints if "401" not in one]  # asked while one left
    goes_away(ada)
    ada.goes("/")
    expect(ada.page.locator('[data-app="away"]')).to_be_visible()
    assert ada.page.locator(".tables a[href^='/t/']").count() == 0
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.locator('[data-screen="loading"]')).to_be_visible()
    comes_back(ada)


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[tuple[Served, Path]]:
    """A house whose client can be built again while it is open."""
    folder = tmp_path / "static"
    shutil.copytree(BUILT, folder)
    with served(Evening(seed=3), rate=10_000.0, quotas=0, client=str(folder)) as opened:
        yield opened, folder


def build_again(folder: Path) -> None:
    """Another version: every part of the client has another name, the parts of before are gone."""
    version = re.compile(r'name="bivouac-version" content="(\w+)"')
    page = folder / "index.html"
    found = version.search(page.read_text("utf-8"))
    assert found is not None
    for path in folder.rglob("*.gz"):
        path.unlink()
    names = [path.name for path in (folder / "assets").iterdir()]
    named = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for path in [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".html")]:
        text = path.read_text("utf-8").replace(found[1], NEWER)
        path.write_text(named.sub(lambda name: f"v2-{name[0]}", text), "utf-8")
    for name in names:
        (folder / "assets" / name).rename(folder / "assets" / f"v2-{name}")
    page.touch()


def test_a_new_version_is_announced_and_breaks_no_running_table(
    browser: Browser, renewed: tuple[Served, Path]
) -> None:
    house, folder = renewed
    ada = Visitor(browser, house.url, lang="fr", app=True)
    ada.goes("/")
    waits(ada)
    ada.opens("human", "random")
    assert ada.settles()
    build_again(folder)
    ada.page.evaluate(NEWS)
    banner = ada.page.locator('[data-app="app-newer"]')
    expect(banner).to_contain_text("Une nouvelle version est prête")
    # A part of the former version that was never needed yet still comes, though the server has it no more.
    ada.page.locator('[data-drawer="settings"], [data-open="settings"], [data-open="menu"]').first.click()
    expect(ada.page.locator("dialog[open], [role=dialog]").first).to_be_visible()
    assert ada.page.locator("[data-unloaded]").count() == 0
    ada.page.keyboard.press("Escape")
    by_clicks(ada, in_a_hurry(ada.position()["moves"]))
    assert ada.settles()
    number = ada.position()["number"]
    banner.locator("[data-take]").click()
    expect(ada.page.locator('meta[name="bivouac-version"]')).to_have_attribute("content", NEWER)
    assert ada.settles()
    assert ada.position()["number"] == number
    expect(banner).to_have_count(0)
    ada.leave()
