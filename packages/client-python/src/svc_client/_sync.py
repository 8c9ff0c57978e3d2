"""The client that blocks."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Callable, Generic, Iterator, TypeVar, cast

import httpx

from . import _core
from ._core import Request, Settings
from ._model import Model
from ._sse import Parser
from ._waiting import BREAKS, ENDED, SILENCE, OnProgress, is_refused, pause_after, progress_of
from .errors import APIConnectionError, APITimeoutError

if TYPE_CHECKING:
    import pandas

    from . import types

T = TypeVar("T", bound=Model)


class Sender:
    """Sends requests, and tries again where that is safe."""

    def __init__(
        self, settings: Settings, http: httpx.Client | None, pause: Callable[[float], None] = time.sleep
    ) -> None:
        self.settings = settings
        self.pause = pause
        # Made here, it is closed with the client; given, its owner closes it.
        self.owned = http is None
        self.http = http or httpx.Client()

    def send(self, request: Request) -> Any:
        tries = _core.Tries(self.settings, request)
        while True:
            try:
                response = self.http.request(
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
            self.pause(wait)


def unreachable(error: httpx.TransportError) -> APIConnectionError:
    kind = APITimeoutError if isinstance(error, httpx.TimeoutException) else APIConnectionError
    return kind(f"The service cannot be reached: {error or type(error).__name__}")


class Pager(Generic[T]):
    """A list: `for` walks every item of all pages, `page()` gives the first page with its total."""

    def __init__(self, read: Callable[[str | None], Model]) -> None:
        self._read = read

    def page(self) -> Any:
        return self._read(None)

    def __iter__(self) -> Iterator[T]:
        page = self._read(None)
        while True:
            yield from page["items"]
            after = page["next"] if "next" in page else None
            if after is None:
                return
            page = self._read(after)

    def to_dataframe(self) -> pandas.DataFrame:
        """All items as rows, each estimate with columns for its interval; needs pandas."""
        from .frames import frame_of

        return frame_of(list(self))


class Resource:
    """A group of operations."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def _call(self, operation: str, method: str, path: str, values: list[str], **given: Any) -> Any:
        return self._sender.send(_core.build(self._sender.settings, operation, method, path, values, **given))

    def _list(self, operation: str, method: str, path: str, values: list[str], **given: Any) -> Any:
        query = given.pop("query")
        return Pager(
            lambda after: cast(
                Model, self._call(operation, method, path, values, query={**query, "after": after}, **given)
            )
        )


# The methods derive from Resource.
from ._methods import RESOURCES, Resources, Scans  # noqa: E402
from . import _methods  # noqa: E402


class ScansWithWaiting(Scans):
    """Scans, and what waits for them."""

    def follow(self, scan_id: str, *, breaks: int = BREAKS) -> Iterator[types.ScanProgressEvent]:
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
                for message in self._connect(scan_id, seen):
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
            self._sender.pause(pause_after(failed))
            failed += 1

    def _connect(self, scan_id: str, seen: str | None) -> Iterator[Any]:
        headers = {"accept": "text/event-stream", **({} if seen is None else {"last-event-id": seen})}
        request = _core.build(
            self._sender.settings, "follow_scan", "GET", "/v1/scans/{scanId}/events", [scan_id], headers=headers
        )
        timeout = httpx.Timeout(request.timeout, read=SILENCE)
        try:
            with self._sender.http.stream("GET", request.url, headers=request.headers, timeout=timeout) as response:
                if response.status_code >= 400:
                    response.read()
                    _core.read(response)
                parser = Parser()
                for line in response.iter_lines():
                    message = parser.feed(line.rstrip("\r\n"))
                    if message is not None:
                        yield message
        except httpx.TransportError as error:
            raise unreachable(error) from error

    def wait(self, scan_id: str, *, on_progress: OnProgress | None = None) -> types.Scan:
        """A scan once it has ended, whatever way: look at its `status`.

        Some proxies let no stream through: then it looks once a second.
        """
        try:
            for progress in self.follow(scan_id, breaks=2):
                if on_progress:
                    on_progress(progress)
        except Exception:
            # If it was refused rather than held up, the next look says so.
            pass
        while True:
            scan = self.get(scan_id)
            if on_progress:
                on_progress(cast("types.ScanProgressEvent", Model(progress_of(scan))))
            if scan.status in ENDED:
                return scan
            self._sender.pause(1.0)

    def start_and_wait(self, *, on_progress: OnProgress | None = None, **given: Any) -> types.Scan:
        """Starts a scan with the arguments of `start`, and gives it once it has ended, whatever way.

        Who interrupts the waiting leaves the scan as it is; `cancel` ends it.
        """
        return self.wait(self.start(**given).id, on_progress=on_progress)


class Svc(Resources):
    """Every operation by its name: `svc.projects.list()`.

    Args:
        api_key: left out: SVC_API_KEY.
        base_url: left out: SVC_API_URL; with or without /v1.
        retries: further tries after the first, of reads and of writes, which all carry an Idempotency-Key.
        timeout: seconds that one try may take.
        longest_wait: the longest wait in seconds that the service may ask for.
        user_agent: put before the client's own; the audit log shows it.
        http_client: an httpx.Client of your own, for proxies or certificates.

    Raises:
        ApiError: from each call, where the service refuses or fails; APIConnectionError where nothing came back;
            PendingApprovalError where an administrator has to approve first.
    """

    scans: ScansWithWaiting

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        retries: int = 2,
        timeout: float = 60.0,
        longest_wait: float = 10.0,
        user_agent: str | None = None,
        http_client: httpx.Client | None = None,
        **testing: Any,
    ) -> None:
        pause = testing.pop("pause", time.sleep)
        settings = _core.settings_of(
            api_key,
            base_url,
            retries=retries,
            timeout=timeout,
            longest_wait=longest_wait,
            user_agent=user_agent,
            **testing,
        )
        self._attach(Sender(settings, http_client, pause))

    def _attach(self, sender: Sender) -> None:
        self._sender = sender
        for name, kind in RESOURCES:
            setattr(self, name, getattr(_methods, kind)(sender))
        self.scans = ScansWithWaiting(sender)

    def with_options(self, **changed: Any) -> Svc:
        """The same connections with other retries, timeout, longest_wait or user_agent."""
        other = Svc.__new__(Svc)
        sender = Sender(replace(self._sender.settings, **changed), self._sender.http, self._sender.pause)
        other._attach(sender)
        return other

    def close(self) -> None:
        if self._sender.owned:
            self._sender.http.close()

    def __enter__(self) -> Svc:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Svc(base_url={self._sender.settings.base_url!r})"
