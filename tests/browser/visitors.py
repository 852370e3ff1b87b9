"""Somebody at a browser: what they see, what they click, and all that went over their line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    Response,
    TimeoutError,
    WebSocket,
)

Json = dict[str, Any]

DEADLINE = 60_000
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
WATCH = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
# Words that can be told in advance, like the seeds of the house: the same deal every evening.
FORETOLD = """
let drawn = 0;
crypto.getRandomValues = (into) => into.fill(++drawn);
"""
# A page is to be read, the game is over, it is my turn, or something moves that can be skipped.
LINES = 3
STANDS = """() => {
  if (document.documentElement.dataset.busy === "yes")
    return document.querySelector("[data-skip]") === null ? "" : "moving";
  if (document.querySelector("[data-story]") !== null) return "told";
  if (document.querySelector('[data-screen="over"]') !== null) return "over";
  return document.querySelector('[data-prompt][data-mine="yes"]') === null ? "" : "mine";
}"""


class Visitor:
    """One person with a browser of their own: cookies, storage and a record of everything sent to them."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: str = "en",
        phone: bool = False,
        night: bool = False,
        lively: bool = False,
        foretold: bool = True,
        app: bool = False,
    ) -> None:
        self.url = url
        self.table = ""
        self.heard: list[str] = []
        self.strangers: list[str] = []
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            viewport=PHONE if phone else LAPTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if night else "light",
            reduced_motion="no-preference" if lively else "reduce",
            # The app fetches all its files beforehand: most visitors are here for something else.
            service_workers="allow" if app else "block",
        )
        self.context.set_default_timeout(DEADLINE)
        self.context.add_init_script(WATCH)
        if foretold:
            self.context.add_init_script(FORETOLD)
        self.page: Page = self.context.new_page()
        self.page.on("request", lambda request: self._check_host(request.url))
        self.page.on("response", self._keep)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type == "error" else None,
        )

    def leave(self) -> None:
        """Go home; whatever the browser complained about on the way is told now."""
        violations = self.page.evaluate("window.violations ?? []")
        self.context.close()
        wrong = [*self.complaints, *self.strangers, *violations]
        assert wrong == [], wrong

    def goes(self, path: str) -> Visitor:
        """Open an address of the house."""
        self.page.goto(path)
        return self

    def opens(self, *seats: str, game: str = "takara", **more: Any) -> str:
        """A table of one's own, with oneself in the first seat, begun and shown."""
        wishes = [{"kind": seat} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats]
        self.table = self.post("/api/tables", game=game, seats=wishes, **more)["id"]
        self.post(f"/api/tables/{self.table}/join", seat=0)
        if seats.count("human") == 1:
            self.begins()
        return self.table

    def begins(self) -> None:
        """Start the game at one's table and look at it."""
        self.post(f"/api/tables/{self.table}/start")
        self.goes(f"/t/{self.table}")

    def post(self, path: str, **body: Any) -> Json:
        """Ask the house for something, as this person."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def position(self) -> Json:
        """The game as the house shows it to this person."""
        found: Json = self.asks(f"/api/tables/{self.table}/position")
        return found

    def asks(self, path: str) -> Any:
        """What the house answers; a line it closed after a long silence is opened again."""
        answer = self.context.request.get(path, max_retries=LINES)
        assert answer.ok, answer.text()
        return answer.json()

    def settles(self) -> bool:
        """Wait for one's turn, skipping what is shown and turning pages on the way; False at the end."""
        while True:
            stands = self.page.wait_for_function(STANDS).json_value()
            if stands == "told":
                self.page.locator("[data-read]").click()
                continue
            if stands != "moving":
                return bool(stands == "mine")
            with suppress(TimeoutError):  # it may have come to its end by itself
                self.page.locator("[data-skip]").first.dispatch_event("click", timeout=200)

    def piece(self, id: str) -> Locator:
        """The piece or place of that id on the screen."""
        return self.page.locator(f'[data-ids~="{id}"]:visible').first

    def play(self, choose: Callable[[Sequence[Json]], Json], do: Callable[[Visitor, Json], None]) -> int:
        """Play until the end: how many moves it took."""
        moves = 0
        while self.settles():
            do(self, choose(self.position()["moves"]))
            moves += 1
        return moves

    def text(self) -> str:
        """All that can be read on the screen, also by those who do not see it."""
        found: str = self.page.evaluate("document.documentElement.outerHTML")
        return found

    def kept(self) -> str:
        """All that the page has stored on this device."""
        found: str = self.page.evaluate(
            "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
        )
        return found

    def _check_host(self, url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob") and not url.startswith(self.url):
            self.strangers.append(url)

    def _keep(self, response: Response) -> None:
        if "/api/" in response.url and response.status < 300:
            with suppress(Error):  # a page that was left cannot be read any more
                self.heard.append(response.text())

    def _listen(self, socket: WebSocket) -> None:
        self._check_host(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))
