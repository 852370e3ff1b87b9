"""The end of a server: a signal ends it quietly, and what it acknowledged is there when it comes back."""

from __future__ import annotations

from pathlib import Path

from tests.server.houses import started


def test_a_signal_ends_it_well_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with started(folder) as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "random")
        ada.joins(table)
        ada.starts(table)
        window, lobby = ada.window(table), ada.knock("/ws/lobby")
        lobby.wait("lobby")
        while not window.moves():
            window.hear()
        answer = window.act()
        assert answer["type"] == "ack"
        cookie = ada.cookie
        assert house.end() == 0
        assert house.rest() == ""
        assert window.closing() == 1012
        assert lobby.closing() == 1012
        assert "Traceback" not in house.log.read_text()
    assert not (folder / "bivouac.db-wal").exists()
    with started(folder) as house:
        log = house.guest(Cookie=f"bivouac={cookie}").get(f"/api/tables/{table}/log")
        assert log[answer["line"] - 1]["kind"] == "acted"
        assert log[answer["line"] - 1]["seat"] == 0
        assert house.end() == 0
