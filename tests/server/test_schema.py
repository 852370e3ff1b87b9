"""The HTTP interface does what its own schema says, also when asked by a machine that tries everything."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from tests.server.guests import Guest, play_on
from tests.server.houses import Served
from tests.server.prepared import begun, nearly_over

PROBLEM = {"$ref": "#/components/schemas/Problem"}
EVERYWHERE = {"400", "403", "421", "429", "500", "503"}

schema = schemathesis.pytest.from_fixture("api_schema")


@pytest.fixture(scope="module")
def api_schema(house: Served) -> Any:
    """The schema as it is served."""
    return schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def tables(house: Served) -> Any:
    """For ever: a table that gathers, one in play, one that is over, and one that is not there."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    over = nearly_over(house, ada, bo)
    play_on([ada.window(over), bo.window(over)], Random(1), 10_000)
    return cycle([ada.opens("human", "open"), begun(house, ada, bo, actions=9), over, "nowhere"])


def zoe(house: Served) -> str:
    """The cookie of somebody who has a name; it is another after each time she was forgotten or revoked."""
    if not house.guests or house.guests[-1].get("/api/me")["name"] != "Zoe":
        house.guest("Zoe")
    return str(house.guests[-1].cookie)


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_answer_is_what_the_schema_says(case: Any, house: Served, tables: Any) -> None:
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = next(tables)
    headers = {**(case.headers or {}), "Cookie": f"bivouac={zoe(house)}"}
    response = case.call(headers=headers)
    case.validate_response(response, excluded_checks=[CHECKS.get_one("positive_data_acceptance")])
    if response.status_code == 400 and case.meta.generation.mode.is_positive:
        # What no schema can say: which tables can be set up. It is said why this one cannot.
        assert response.json()["error"] == "setup", response.text


def test_every_route_is_documented_with_its_problems(house: Served) -> None:
    paths: dict[str, Any] = house.guest().get("/api/schema/openapi.json")["paths"]
    operations = [
        (path, method, operation) for path, item in paths.items() for method, operation in item.items()
    ]
    assert len(operations) >= 25
    for path, method, operation in operations:
        where = f"{method} {path}"
        statuses = set(operation["responses"])
        assert operation["summary"], where
        assert statuses >= EVERYWHERE, where
        assert "404" in statuses or "{" not in path, where
        assert "requestBody" not in operation or {"413", "415"} <= statuses, where
        for status, answer in operation["responses"].items():
            if status >= "400":
                assert answer["content"]["application/json"]["schema"] == PROBLEM, f"{where} {status}"


def test_bodies_are_described_with_their_limits(house: Served) -> None:
    schemas = house.guest().get("/api/schema/openapi.json")["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False
    assert schemas["NewTable"]["properties"]["seats"]["maxItems"] == 12
    assert schemas["Credentials"]["properties"]["passphrase"]["minLength"] == 8


def test_options_name_every_method_of_a_path(house: Served) -> None:
    guest: Guest = house.guest()
    for path, methods in {
        "/api/me": "DELETE, GET, OPTIONS, PATCH",
        "/api/tables": "GET, OPTIONS, POST",
    }.items():
        assert guest.http.options(path).headers["allow"] == methods
