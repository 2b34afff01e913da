"""Operations of the HTTP API: reading requests, writing answers, and refusals as JSON.

openapi.py generates the documentation from the same objects, so that it cannot differ from what they do.
"""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar, get_type_hints
from urllib.parse import parse_qsl

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from knolle.core.convert import converter
from knolle.core.errors import KnolleError
from knolle.server.asgi import Receive, Scope, Send
from knolle.server.bodies import Nothing
from knolle.server.errors import RequestError
from knolle.server.http.refusals import JSON, no_such_method, refusal_response
from knolle.server.json import encode
from knolle.server.limits import MOST_BODY, too_large
from knolle.server.storage.contract import Guest

ROUTE = "knolle.route"
"""The scope's key for the route's template, which is logged in place of the path: links are secret."""
MOST_FIELDS = 20


@dataclass
class ApiCall:
    """A request as an operation sees it."""

    scope: Scope
    guest: Guest | None
    body: Any = None
    query: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    """Headers of the answer."""

    def known_guest(self) -> Guest:
        """Return the guest who asks; raise unless there is one."""
        if self.guest is None:
            raise RequestError("no-guest", "Get a cookie from /api/me first, and send it with the request.", status=401)
        return self.guest

    def part(self, name: str) -> str:
        """Return a parameter of the path."""
        value: str = self.scope["path_params"][name]
        return value


Work = Callable[[ApiCall], Awaitable[Any]]
AnyWork = TypeVar("AnyWork", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True)
class Operation:
    """The declaration of an operation, without the function that does its work."""

    method: str
    path: str
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] = Nothing
    status: int = 200
    kind: str = JSON
    """The media type of the answer."""
    refusals: dict[int, str] = field(default_factory=dict)
    """Error codes by status, in addition to those of every operation."""


def operation(method: str, path: str, **more: Any) -> Callable[[AnyWork], AnyWork]:
    """Mark a method as an operation of the API; its docstring and return type become the documentation."""

    def mark(work: AnyWork) -> AnyWork:
        work.operation = Operation(method, path, **more)  # type: ignore[attr-defined]
        return work

    return mark


def endpoints_of(api: object) -> list["Endpoint"]:
    """Return all operations of an API, in source order."""
    names = [name for name, value in vars(type(api)).items() if hasattr(value, "operation")]
    return [Endpoint(getattr(api, name)) for name in names]


class Endpoint:
    """One operation, bound to the API object it works on."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.operation: Operation = work.operation  # type: ignore[attr-defined]
        self.name: str = work.__name__
        self.about = (work.__doc__ or "").strip()
        self.answer: Any = get_type_hints(work)["return"]
        self._decode = msgspec.json.Decoder(self.operation.body or Nothing).decode
        self._convert: Callable[[Any], msgspec.Struct] = converter(self.operation.query, strict=False)

    async def read(self, scope: Scope, receive: Receive, guest: Guest | None) -> ApiCall:
        """Return the decoded request; raise unless its query and body fit the operation."""
        query = self._query(scope["query_string"])
        if self.operation.body is None:
            return ApiCall(scope, guest, None, query)
        if not is_json(scope):
            raise RequestError(
                "not-json", "The body must be JSON, with the header Content-Type: application/json.", status=415
            )
        try:
            return ApiCall(scope, guest, self._decode(await read_body(receive)), query)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError("bad-body", f"The body cannot be read: {error}.") from None

    def _query(self, text: bytes) -> msgspec.Struct:
        try:
            pairs = parse_qsl(text.decode("ascii"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
            if len(dict(pairs)) != len(pairs):
                raise ValueError("a parameter is given twice")
            return self._convert(dict(pairs))
        except ValueError as error:  # includes msgspec's errors
            raise RequestError("bad-query", f"The query string cannot be read: {error}.") from None

    def response(self, call: ApiCall, answer: Any) -> Response:
        """Return the answer as an HTTP response: JSON, or bytes unchanged."""
        content = answer if isinstance(answer, bytes) else encode(answer)
        headers = {"cache-control": "no-store"} | call.headers
        return Response(content, self.operation.status, headers, self.operation.kind)


def is_json(scope: Scope) -> bool:
    """Return whether the body is declared as JSON, which pages of other origins cannot send without a preflight."""
    kinds = [value for name, value in scope["headers"] if name == b"content-type"]
    return len(kinds) == 1 and kinds[0].partition(b";")[0].strip().lower() == JSON.encode()


async def read_body(receive: Receive) -> bytes:
    """Return the whole body; raise if it is too large."""
    body, is_more = b"", True
    while is_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise RequestError("gone", "The client disconnected before its request was complete.")
        body += message.get("body", b"")
        if len(body) > MOST_BODY:
            raise too_large()
        is_more = message.get("more_body", False)
    return body


FindGuest = Callable[[Scope], Awaitable[Guest | None]]


class Resource:
    """All operations on one path."""

    def __init__(self, endpoints: Iterable[Endpoint], find_guest: FindGuest) -> None:
        self.endpoints = {endpoint.operation.method: endpoint for endpoint in endpoints}
        self.path = next(iter(self.endpoints.values())).operation.path
        self._find_guest = find_guest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[ROUTE] = self.path
        try:
            endpoint = self._endpoint(scope["method"])
            call = await endpoint.read(scope, receive, await self._find_guest(scope))
            response = endpoint.response(call, await endpoint.work(call))
        except KnolleError as error:
            response = refusal_response(error)
        await response(scope, receive, send)

    def _endpoint(self, method: str) -> Endpoint:
        endpoint = self.endpoints.get("GET" if method == "HEAD" else method)
        if endpoint is None:
            allowed = sorted([*self.endpoints, *(["HEAD"] if "GET" in self.endpoints else [])])
            raise no_such_method(allowed)
        return endpoint


def routes(endpoints: Iterable[Endpoint], find_guest: FindGuest) -> list[Route]:
    """Return one route per path."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.operation.path, []).append(endpoint)
    return [Route(path, Resource(group, find_guest)) for path, group in by_path.items()]
