"""What a house writes about itself: one line of JSON for each thing, and no secret in any of them."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
import threading
from pathlib import Path

from bivouac.server import logs
from bivouac.store import StoreError
from bivouac.table.pledges import pledge_of
from tests.server.houses import started


def test_the_log_tells_what_happened_and_no_secret(tmp_path: Path) -> None:
    with started(tmp_path / "data") as house:
        ada, bo = house.guest("Ada Zerlina"), house.guest("Bo")
        ada.patch("/api/me", mail="zerlina@example.org")
        ada.post("/api/me/account", login="zerlina", passphrase="correct horse")
        wishes = [{"kind": "human"}, {"kind": "open"}]
        opened = ada.post("/api/tables", game="takara", seats=wishes)
        table, invitation = opened["id"], opened["invitation"]
        key = ada.joins(table, key=invitation, word_hash=pledge_of("parsnip"))["key"]
        bo.joins(table)
        ada.starts(table)
        ada.post(f"/api/tables/{table}/word", seat=0, word="parsnip")
        windows = [ada.window(table), bo.window(table)]
        turn = next(window for window in windows if window.moves())
        text = turn.moves()[0]
        assert turn.act(text)["type"] == "ack"
        turn.ask("say", text="a word in private")
        bo.http.get("/api/tables/nowhere")
        bo.http.post("/api/tables", json={"game": "chess", "seats": wishes})
        secrets = [
            table, key, invitation, str(ada.cookie), "correct horse", "zerlina", "Zerlina", "example.org",
            "parsnip", "a word in private",
        ]  # fmt: skip
        assert house.end() == 0
    log = house.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any("signs with this key" in line["event"] for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert {line["route"] for line in requests} >= {"/api/tables", "/api/tables/{id}/join", "/api/me/account"}
    assert {line["status"] for line in requests} >= {200, 201, 400, 404}
    assert all({"timestamp", "level", "logger"} <= line.keys() for line in lines)
    for secret in secrets:
        assert secret not in log, secret


def test_in_plain_words_the_house_says_how_to_come_in_and_nothing_of_requests(tmp_path: Path) -> None:
    with started(tmp_path / "data", "--log", "plain") as house:
        house.guest("Ada").post("/api/tables", game="takara", seats=[{"kind": "human"}, {"kind": "open"}])
        assert house.end() == 0
    log = house.log.read_text()
    assert "Nobody else can open it" in log
    assert "serve --host 0.0.0.0" in log
    assert "request" not in log.replace("a line for each request", "")
    assert "{" not in log


def test_in_plain_words_what_goes_wrong_is_a_sentence_with_its_place() -> None:
    written = io.StringIO()
    before = logging.getLogger().handlers, sys.excepthook, threading.excepthook
    try:
        logs.set_up(stream=written, plain=True)
        logging.getLogger("bivouac.server.safety").info("request", extra={"route": "/api/tables"})
        try:
            raise StoreError("backup_of_memory")
        except StoreError as wrong:
            logging.getLogger("bivouac.server.rooms").error("no backup was made", exc_info=wrong)
    finally:
        logging.getLogger().handlers, sys.excepthook, threading.excepthook = before
    said = str(StoreError("backup_of_memory"))
    assert re.fullmatch(rf"\d\d:\d\d:\d\d no backup was made \({said}\)\n", written.getvalue())
