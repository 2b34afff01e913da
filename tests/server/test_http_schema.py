"""The API matches its OpenAPI document: Schemathesis generates valid and invalid requests from it."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from knolle.server.http.api import Api
from knolle.server.limits import Limits
from knolle.server.protocol import Settings
from knolle.server.storage import open_storage
from server.playing import LiveServer, serving

pytestmark = pytest.mark.slow

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
FEW, SOME = (settings(max_examples=n, deadline=None, suppress_health_check=list(HealthCheck)) for n in (4, 12))


@dataclass
class Place:
    """The address of a server, a guest's token, and the key of a table whose match is over."""

    address: str
    token: str
    key: str


async def prepared(served: LiveServer) -> Place:
    """Create a guest, and a table at which bots have played a match."""
    guest, token = await served.guests.welcome("Ann")
    bots: Any = {0: "medium", 1: "medium"}
    key = await served.hub.create(guest, "potato-man", 2, {"rounds": 1}, Settings(tempo="none"), bots)
    player = await served.join(key, token)
    await player.ask("start")
    await player.until(lambda told: told.table["status"] == "over")
    await player.link.close()
    return Place(f"http://{served.address}", token, key)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Run a real server in a thread."""
    started, stopping = threading.Event(), threading.Event()
    found: list[Place] = []

    async def serve(database: Path) -> None:
        async with serving(open_storage(f"sqlite:///{database}")) as served:
            found.append(await prepared(served))
            started.set()
            await asyncio.to_thread(stopping.wait)

    database = tmp_path_factory.mktemp("schema") / "knolle.db"
    thread = threading.Thread(target=lambda: asyncio.run(serve(database)))
    thread.start()
    assert started.wait(60)
    yield found[0]
    stopping.set()
    thread.join()


nobody: Any = None
api = schemathesis.openapi.from_dict(Api(nobody, nobody, nobody, nobody, Limits()).document)


@api.parametrize()
@FEW
def test_responses_without_a_cookie_match_the_document(case: schemathesis.Case, place: Place) -> None:
    case.call_and_validate(base_url=place.address, checks=CHECKS)


@api.parametrize()
@SOME
def test_responses_to_guests_match_the_document(case: schemathesis.Case, place: Place) -> None:
    if case.path_parameters and case.path_parameters.get("key"):
        case.path_parameters["key"] = place.key
    case.call_and_validate(base_url=place.address, checks=CHECKS, cookies={"knolle": place.token})
