"""The HTTP side: ``/bot<token>/<method>`` on a port of this machine."""

from __future__ import annotations

import copy
import inspect
import re
from types import TracebackType
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from tests.support.telegram import (
    judges,
    methods_chats,
    methods_messages,
    methods_profile,
    methods_queries,
    methods_updates,
    parameters,
)
from tests.support.telegram.errors import ApiError
from tests.support.telegram.faults import Fault
from tests.support.telegram.methods import METHODS
from tests.support.telegram.records import Call
from tests.support.telegram.world import World

Json = dict[str, Any]
# Importing these fills the table of methods.
PARTS = (methods_chats, methods_messages, methods_profile, methods_queries, methods_updates)
_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]{24,}")
_GATEWAY = "<html>\r\n<head><title>{0}</title></head>\r\n<body>{0}</body>\r\n</html>\r\n"


class Server:
    """Serves a world. Stopping and starting again keeps the port, as an outage would."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.port = 0
        self._runner: web.AppRunner | None = None

    @property
    def root(self) -> str:
        """The address in front of ``/bot<token>/``."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def base_url(self) -> str:
        """What python-telegram-bot calls ``base_url``."""
        return self.root + "/bot"

    @property
    def base_file_url(self) -> str:
        """What python-telegram-bot calls ``base_file_url``."""
        return self.root + "/file/bot"

    async def start(self) -> None:
        """Listen; the first time on any free port."""
        app = web.Application()
        app.router.add_route("*", "/bot{token}/{method}", self._handle)
        self._runner = web.AppRunner(
            app, access_log=None, handler_cancellation=True, shutdown_timeout=0.1
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop listening and cut all connections."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Server:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["method"]
        raw = await parameters.read(request)
        fault: Fault | None = None
        try:
            self._authorise(unquote(request.match_info["token"]))
            function = METHODS.get(name.lower())
            if function is None:
                self.world.violate("request", name, "the emulator does not know this method")
                raise ApiError(404, "Not Found: method not found")
            values = parameters.decoded(raw)
            for found in judges.request_faults(name, values):
                self.world.violate("request", name, found)
            fault = self.world.faults.strike_for(name, raw.get("chat_id"))
            if fault is not None and fault.strike in ("error", "html", "cut_before"):
                return self._strike(request, name, raw, fault)
            if fault is not None and fault.strike == "hang_before":
                await fault.released()
            result = await self._call(name, values)
            status, description = 200, ""
            body: Json = {"ok": True, "result": result}
        except ApiError as error:
            status, description = error.code, error.description
            body = _refusal(error)
        self._record(name, raw, status, description)
        if fault is not None and fault.strike == "cut_after":
            return _cut(request)
        if fault is not None and fault.strike == "hang_after":
            await fault.released()
        return web.json_response(body, status=status)

    def _authorise(self, token: str) -> None:
        if not _TOKEN.fullmatch(token):
            raise ApiError(404, "Not Found")
        if token != self.world.token:
            raise ApiError(401, "Unauthorized")

    async def _call(self, name: str, values: Json) -> Any:
        """Run a method and have the answer judged; updates are judged when they are made."""
        result = METHODS[name.lower()](self.world, values)
        if inspect.isawaitable(result):
            return await result
        for found in judges.response_faults(name, result):
            self.world.violate("response", name, found)
        return result

    def _strike(self, request: web.Request, name: str, raw: Json, fault: Fault) -> web.Response:
        """A planned trouble in the place of the method."""
        if fault.strike == "cut_before":
            self._record(name, raw, 0, "connection cut before the effect")
            return _cut(request)
        if fault.error is not None:
            self._record(name, raw, fault.error.code, fault.error.description)
            return web.json_response(_refusal(fault.error), status=fault.error.code)
        self._record(name, raw, fault.status, "an outage")
        page = _GATEWAY.format(f"{fault.status} Bad Gateway")
        return web.Response(text=page, status=fault.status, content_type="text/html")

    def _record(self, name: str, raw: Json, status: int, description: str) -> None:
        if name.lower() != "getupdates" or status != 200:
            at = self.world.clock.now()
            values = copy.deepcopy(raw)
            self.world.calls.append(Call(name, values, status, description, at))
            self.world.changes.notify()


def _refusal(error: ApiError) -> Json:
    body: Json = {"ok": False, "error_code": error.code, "description": error.description}
    return body | ({"parameters": error.parameters} if error.parameters else {})


def _cut(request: web.Request) -> web.Response:
    """Break the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
