"""Every route there is, found by walking: one that is added tomorrow is held to the same rules."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus

from bivouac.server import logs
from bivouac.server.operator_door import unlock_anew
from tests.server.guests import Guest, play_on
from tests.server.houses import Served, served
from tests.server.prepared import begun, nearly_over
from tests.server.test_log_secrets import funnel

__all__ = ["funnel"]

MAIL, PASSPHRASE = "zerlina@example.org", "correct horse battery"
# What a proxy or a browser may keep, since everybody is answered the same; all else is kept by nobody.
KEPT = re.compile(r"/api/games(/\{name\}/(catalogue|guide|rulings|words))?|/api/schema.*|/assets/.*")
# These say themselves for how long, or that they are asked for again each time.
SAY_THEMSELVES = re.compile(r"/(?!api/|metrics|health|ready).*|/api/reach")
# Nothing in these is worked out from what is asked: a framework's own answers, and files.
NOT_OURS = re.compile(r"/api/schema.*|/metrics")
# Who takes these ways is gone, and cannot walk on.
LEAVING = {
    ("DELETE", "/api/me"),
    ("POST", "/api/me/logout"),
    ("POST", "/api/me/revoke"),
    ("DELETE", "/api/operator/session"),
}
TEXTS = ("\0", "a\0b", "\ud800", "\U0001f600" * 300, "%", "9" * 20, "a" * 3000, "../..", "NaN", "\u0130" * 64)
BOUNDS = {
    "string": ("maxLength",),
    "integer": ("minimum", "maximum"),
    "number": ("minimum", "maximum"),
    "array": ("maxItems",),
}
# What a person sets is refused in words, by what it is for: see `table/charter.py`.
IN_WORDS = re.compile(r"post /api/tables\.clock\.\w+")
NUMBERS = (10**30, -(10**30), 2**63, 2**53 + 1, 1.5, -1, "NaN")


class Way(NamedTuple):
    """One method of one path."""

    method: str
    path: str
    handler: Any

    def to(self, **parts: str) -> str:
        """The path to something; what is not named is a table's, a game's or nobody's."""
        known = {"id": "nowhere", "name": "takara", "game": "takara", **parts}
        return re.sub(r"\{(\w+)\}", lambda found: known.get(found[1], "nobody"), self.path)


def ways(house: Served) -> list[Way]:
    """Every method of every path."""
    routes = [route for route in house.app.routes if isinstance(route, HTTPRoute)]
    found = [
        Way(method, route.path_format, handler)
        for route in routes
        for handler in route.route_handlers
        for method in sorted(str(method) for method in handler.http_methods)
        if method not in ("OPTIONS", "HEAD")
    ]
    assert len(found) > 80
    return sorted(found, key=lambda way: way[:2])


def an_operator(house: Served, name: str = "Ada") -> Guest:
    """Somebody with an account and the operator's key."""
    guest = house.guest(name)
    guest.patch("/api/me", mail=MAIL)
    guest.post("/api/me/account", login="zerlina", passphrase=PASSPHRASE)
    guest.post("/api/operator/session", key=house.do(lambda inside: unlock_anew(inside.store)))
    return guest


def names_of(answers: list[tuple[Way, httpx.Response]]) -> list[str]:
    """The ways that were answered so."""
    return [f"{way.method} {way.path} {answer.status_code}" for way, answer in answers]


def test_nothing_is_changed_by_another_site(house: Served) -> None:
    guest = house.guest("Ada")
    foreign = {"Origin": "https://else.example"}
    answers = [
        (way, guest.http.request(way.method, way.to(), headers=foreign))
        for way in ways(house)
        if way.method != "GET"
    ]
    assert [name for name in names_of(answers) if not name.endswith(" 403")] == []


def test_every_route_has_a_pace() -> None:
    with served(rate=0.001) as house:
        guest = house.guest()
        answers = [(way, guest.http.request(way.method, way.to())) for way in ways(house)]
        for route in house.app.routes:
            if isinstance(route, WebSocketRoute):
                with pytest.raises(InvalidStatus):
                    guest.knock(route.path_format.replace("{id}", "nowhere"))
    assert [name for name in names_of(answers) if not name.endswith(" 429")] == []


def test_what_is_told_to_one_person_is_kept_by_nobody(house: Served) -> None:
    ada = an_operator(house)
    table = begun(house, ada, house.guest("Bo"), actions=5)
    for way in ways(house):
        if (way.method, way.path) in LEAVING:
            continue
        answer = ada.http.request(way.method, way.to(id=table), headers={"Origin": house.url})
        said = answer.headers.get("cache-control", "")
        if KEPT.fullmatch(way.path):
            assert "no-store" not in said, way
        elif not SAY_THEMSELVES.fullmatch(way.path):
            assert said == "no-store", f"{way.method} {way.path}: {said!r}"
        assert "public" not in said or SAY_THEMSELVES.fullmatch(way.path) or KEPT.fullmatch(way.path), way


class Broken(Exception):
    """A fault of ours, whose words quote what was being worked on."""


def test_wherever_it_breaks_the_log_tells_the_place_and_no_secret(funnel: None) -> None:
    log = io.StringIO()
    with served(rate=10_000.0, quotas=0) as house:
        ada = an_operator(house)
        table = begun(house, ada, house.guest("Bo"), actions=5)
        row = house.do(lambda inside: inside.store.row(table))
        assert row is not None
        secrets = [MAIL, PASSPHRASE, "zerlina", table, str(ada.cookie), json.loads(row.charter)["seed"]]

        async def breaks(**given: Any) -> None:
            charter = row.charter
            raise Broken(secrets, charter, given) from KeyError(*secrets)

        logs.set_up(stream=log)
        asked = [way for way in ways(house) if not NOT_OURS.fullmatch(way.path)]
        wanted, known = needed(ada), bodies(ada)
        for way in asked:
            way.handler._fn, way.handler.has_sync_callable = breaks, False
        answers = []
        for way in asked:
            query, body = wanted.get(way[:2]), known.get(way[:2])
            answers.append((way, ada.http.request(way.method, way.to(id=table), params=query, json=body)))
    assert [name for name in names_of(answers) if not name.endswith(" 500")] == []
    told = log.getvalue()
    faults = [json.loads(line) for line in told.splitlines() if '"exception"' in line]
    assert len(faults) == len(answers)
    assert all(fault["exception"]["kind"].endswith("Broken") for fault in faults)
    for secret in secrets:
        assert secret not in told
        assert not any(secret in answer.text for _, answer in answers)


def specification(guest: Guest) -> dict[str, Any]:
    """The schema with all its parts in their places."""
    whole = guest.get("/api/schema/openapi.json")
    parts = whole["components"]["schemas"]

    def laid_out(part: Any) -> Any:
        if isinstance(part, list):
            return [laid_out(one) for one in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return laid_out(parts[part["$ref"].rpartition("/")[2]])
        return {name: laid_out(one) for name, one in part.items() if name != "responses"}

    found: dict[str, Any] = laid_out(whole["paths"])
    return found


def needed(guest: Guest) -> dict[tuple[str, str], dict[str, Any]]:
    """What must stand in the query of every way."""
    return {
        (method.upper(), path): {
            one["name"]: example(one["schema"])
            for one in operation.get("parameters", [])
            if one["in"] == "query" and one.get("required")
        }
        for path, methods in specification(guest).items()
        for method, operation in methods.items()
    }


def bodies(guest: Guest) -> dict[tuple[str, str], Any]:
    """A body for every way that wants one."""
    return {
        (method.upper(), path): example(operation["requestBody"]["content"]["application/json"]["schema"])
        for path, methods in specification(guest).items()
        for method, operation in methods.items()
        if "requestBody" in operation
    }


def example(shape: dict[str, Any]) -> Any:
    """Something of that shape."""
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return example(next(one for one in shape[several] if one.get("type") != "null"))
    if "const" in shape or "enum" in shape:
        return shape["const"] if "const" in shape else shape["enum"][0]
    match shape.get("type"):
        case "object":
            return {name: example(one) for name, one in shape.get("properties", {}).items()}
        case "array":
            return [example(shape["items"])] * max(1, shape.get("minItems", 1))
        case "string":
            length = int(
                (re.findall(r"\{(\d+)\}", shape.get("pattern", "")) or [shape.get("minLength", 8)])[0]
            )
            return "abcdefab"[: shape.get("maxLength", length)].ljust(length, "a")
        case "integer" | "number":
            return shape.get("minimum", 1)
    return shape.get("type") == "boolean" or None


def unbounded(shape: dict[str, Any], where: str, said: frozenset[str] = frozenset()) -> Iterator[str]:
    """The parts of a shape that may be as long, as many or as large as somebody likes."""
    said |= shape.keys()
    for one in (*shape.get("oneOf", []), *shape.get("anyOf", [])):
        yield from unbounded(one, where, said)
    for name, one in shape.get("properties", {}).items():
        yield from unbounded(one, f"{where}.{name}")
    if "items" in shape:
        yield from unbounded(shape["items"], f"{where}[]")
    kinds = shape.get("type", [])
    bounds = {
        bound for kind in (kinds if isinstance(kinds, list) else [kinds]) for bound in BOUNDS.get(kind, ())
    }
    if not said & {"enum", "const", "pattern"} and not said >= bounds and not IN_WORDS.fullmatch(where):
        yield where


def test_whatever_is_asked_has_its_bounds(house: Served) -> None:
    found: list[str] = []
    for path, methods in specification(house.guest()).items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            for one in operation.get("parameters", []):
                if one["in"] == "query":
                    found += unbounded(one["schema"], f"{where} ?{one['name']}")
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            found += unbounded(body["schema"], where) if body else []
    assert found == []


def spoilt(body: Any) -> Iterator[Any]:
    """The body with one of its parts replaced by something that nobody means."""
    if isinstance(body, dict):
        for name, part in body.items():
            yield from ({**body, name: other} for other in spoilt(part))
    elif isinstance(body, list):
        for at, part in enumerate(body):
            yield from ([*body[:at], other, *body[at + 1 :]] for other in spoilt(part))
    elif isinstance(body, str):
        yield from TEXTS
    elif not isinstance(body, bool):
        yield from NUMBERS


def strange_requests(guest: Guest, tables: list[str]) -> Iterator[tuple[str, str, Any]]:
    """Every way with a text that nobody means in each place of its path, its query and its body."""
    written = [quote(text.encode("utf-8", "surrogatepass"), safe="") for text in TEXTS]
    known = bodies(guest)
    for path, methods in specification(guest).items():
        for method, operation in methods.items():
            way = Way(method.upper(), path, None)
            if way[:2] in LEAVING:
                continue
            body = known.get(way[:2])
            asked = operation.get("parameters", [])
            for part in (one["name"] for one in asked if one["in"] == "path"):
                yield from ((way.method, way.to(**{part: text}), body) for text in written)
            for table in tables if "{id}" in path else tables[:1]:
                for part in (one["name"] for one in asked if one["in"] == "query"):
                    yield from ((way.method, f"{way.to(id=table)}?{part}={text}", body) for text in written)
                yield from ((way.method, way.to(id=table), other) for other in spoilt(body))


@pytest.mark.parametrize("kind", ["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.full)])
def test_no_text_and_no_number_breaks_any_route(kind: str, request: pytest.FixtureRequest) -> None:
    with served(rate=100_000.0, quotas=0, database=request.getfixturevalue(kind)) as house:
        ada, bo = an_operator(house), house.guest("Bo")
        over = nearly_over(house, ada, bo)
        play_on([ada.window(over), bo.window(over)], Random(1), 10_000)
        found = []
        for method, path, body in strange_requests(ada, [begun(house, ada, bo, actions=5), over]):
            content = None if body is None else json.dumps(body).encode()
            headers = {"content-type": "application/json"}
            answer = ada.http.request(method, path, content=content, headers=headers)
            if answer.status_code >= 500:
                found.append((method, path[:60], answer.status_code, str(body)[:60]))
    assert found == []
