"""The client for asyncio."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, AsyncIterator, Awaitable, Callable, Generic, TypeVar, cast

import httpx

from . import _core
from ._core import Request, Settings
from ._model import Model
from ._sse import Parser
from ._sync import unreachable
from ._waiting import BREAKS, ENDED, SILENCE, OnProgress, is_refused, pause_after, progress_of
from .errors import APIConnectionError

if TYPE_CHECKING:
    import pandas

    from . import types

T = TypeVar("T", bound=Model)


class AsyncSender:
    """Sends requests, and tries again where that is safe."""

    def __init__(
        self, settings: Settings, http: httpx.AsyncClient | None, pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.settings = settings
        self.pause = pause
        # Made here, it is closed with the client; given, its owner closes it.
        self.owned = http is None
        self.http = http or httpx.AsyncClient()

    async def send(self, request: Request) -> Any:
        tries = _core.Tries(self.settings, request)
        while True:
            try:
                response = await self.http.request(
                    request.method,
                    request.url,
                    headers=request.headers,
                    content=request.content,
                    timeout=request.timeout,
                )
            except httpx.TransportError as error:
                wait = tries.wait(None)
                if wait is None:
                    raise unreachable(error) from error
            else:
                wait = tries.wait(response)
                if wait is None:
                    return _core.read(response)
            await self.pause(wait)


class AsyncPager(Generic[T]):
    """A list: `async for` walks every item of all pages, `page()` gives the first page with its total."""

    def __init__(self, read: Callable[[str | None], Awaitable[Model]]) -> None:
        self._read = read

    async def page(self) -> Any:
        return await self._read(None)

    async def __aiter__(self) -> AsyncIterator[T]:
        page = await self._read(None)
        while True:
            for item in page["items"]:
                yield item
            after = page["next"] if "next" in page else None
            if after is None:
                return
            page = await self._read(after)

    async def to_dataframe(self) -> pandas.DataFrame:
        """All items as rows, each estimate with columns for its interval; needs pandas."""
        from .frames import frame_of

        return frame_of([item async for item in self])


class AsyncResource:
    """A group of operations."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    async def _call(self, operation: str, method: str, path: str, values: list[str], **given: Any) -> Any:
        return await self._sender.send(_core.build(self._sender.settings, operation, method, path, values, **given))

    def _list(self, operation: str, method: str, path: str, values: list[str], **given: Any) -> Any:
        query = given.pop("query")
        return AsyncPager(
            lambda after: cast(
                "Awaitable[Model]",
                self._call(operation, method, path, values, query={**query, "after": after}, **given),
            )
        )


# The methods derive from AsyncResource.
from ._async_methods import RESOURCES, AsyncResources, AsyncScans  # noqa: E402
from . import _async_methods  # noqa: E402


class AsyncScansWithWaiting(AsyncScans):
    """Scans, and what waits for them."""

    async def follow(self, scan_id: str, *, breaks: int = BREAKS) -> AsyncIterator[types.ScanProgressEvent]:
        """How far a scan is, whenever that changes; the last one has its final status.

        Connects again after a break and goes on where it was.

        Args:
            breaks: breaks in a row after which it gives up.
        """
        seen: str | None = None
        failed = 0
        while True:
            heard = False
            try:
                async for message in self._connect(scan_id, seen):
                    failed, heard, seen = 0, True, message.id
                    yield cast("types.ScanProgressEvent", Model(json.loads(message.data)))
                    if message.event == "end":
                        return
                # Proxies that let no stream through answer, and close.
                if not heard:
                    raise APIConnectionError("The service cannot be reached: the stream ended without an event")
            except Exception as error:
                if is_refused(error) or failed >= breaks:
                    raise
            await self._sender.pause(pause_after(failed))
            failed += 1

    async def _connect(self, scan_id: str, seen: str | None) -> AsyncIterator[Any]:
        headers = {"accept": "text/event-stream", **({} if seen is None else {"last-event-id": seen})}
        request = _core.build(
            self._sender.settings, "follow_scan", "GET", "/v1/scans/{scanId}/events", [scan_id], headers=headers
        )
        timeout = httpx.Timeout(request.timeout, read=SILENCE)
        try:
            async with self._sender.http.stream(
                "GET", request.url, headers=request.headers, timeout=timeout
            ) as response:
                if response.status_code >= 400:
                    await response.aread()
                    _core.read(response)
                parser = Parser()
                async for line in response.aiter_lines():
                    message = parser.feed(line.rstrip("\r\n"))
                    if message is not None:
                        yield message
        except httpx.TransportError as error:
            raise unreachable(error) from error

    async def wait(self, scan_id: str, *, on_progress: OnProgress | None = None) -> types.Scan:
        """A scan once it has ended, whatever way: look at its `status`.

        Some proxies let no stream through: then it looks once a second.
        """
        try:
            async for progress in self.follow(scan_id, breaks=2):
                if on_progress:
                    on_progress(progress)
        except Exception:
            # If it was refused rather than held up, the next look says so.
            pass
        while True:
            scan = await self.get(scan_id)
            if on_progress:
                on_progress(cast("types.ScanProgressEvent", Model(progress_of(scan))))
            if scan.status in ENDED:
                return scan
            await self._sender.pause(1.0)

    async def start_and_wait(self, *, on_progress: OnProgress | None = None, **given: Any) -> types.Scan:
        """Starts a scan with the arguments of `start`, and gives it once it has ended, whatever way.

        Who interrupts the waiting leaves the scan as it is; `cancel` ends it.
        """
        started = await self.start(**given)
        return await self.wait(started.id, on_progress=on_progress)


class AsyncSvc(AsyncResources):
    """Every operation by its name: `await svc.projects.get(id)`, `async for project in svc.projects.list()`.

    Takes what `Svc` takes, with an httpx.AsyncClient as `http_client`, and raises the same.
    """

    scans: AsyncScansWithWaiting

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        retries: int = 2,
        timeout: float = 60.0,
        longest_wait: float = 10.0,
        user_agent: str | None = None,
        http_client: httpx.AsyncClient | None = None,
        **testing: Any,
    ) -> None:
        pause = testing.pop("pause", asyncio.sleep)
        settings = _core.settings_of(
            api_key,
            base_url,
            retries=retries,
            timeout=timeout,
            longest_wait=longest_wait,
            user_agent=user_agent,
            **testing,
        )
        self._attach(AsyncSender(settings, http_client, pause))

    def _attach(self, sender: AsyncSender) -> None:
        self._sender = sender
        for name, kind in RESOURCES:
            setattr(self, name, getattr(_async_methods, f"Async{kind}")(sender))
        self.scans = AsyncScansWithWaiting(sender)

    def with_options(self, **changed: Any) -> AsyncSvc:
        """The same connections with other retries, timeout, longest_wait or user_agent."""
        other = AsyncSvc.__new__(AsyncSvc)
        sender = AsyncSender(replace(self._sender.settings, **changed), self._sender.http, self._sender.pause)
        other._attach(sender)
        return other

    async def close(self) -> None:
        if self._sender.owned:
            await self._sender.http.aclose()

    async def __aenter__(self) -> AsyncSvc:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"AsyncSvc(base_url={self._sender.settings.base_url!r})"
