"""What both clients have in common, and no network: requests are built, answers read, retries decided."""

from __future__ import annotations

import json
import logging
import os
import platform
import random
import re
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Sequence
from urllib.parse import quote, urlencode

import httpx

from ._model import wrap
from ._version import __version__
from .errors import PendingApprovalError, error_of

log = logging.getLogger("svc")


class NotGiven:
    """Stands for an argument that was not given; None means null."""

    def __repr__(self) -> str:
        return "NOT_GIVEN"

    def __bool__(self) -> bool:
        return False


NOT_GIVEN = NotGiven()

#: Statuses after which another try may do.
PASSING = frozenset({429, 502, 503, 504})


def jitter() -> float:
    return random.random()


@dataclass(frozen=True)
class Settings:
    """How a client behaves; `with_options` changes some of it."""

    api_key: str = field(repr=False)
    base_url: str
    retries: int = 2
    #: Seconds that a try may take.
    timeout: float = 60.0
    #: The longest wait in seconds that the service may ask for.
    longest_wait: float = 10.0
    user_agent: str | None = None
    random: Callable[[], float] = field(default=jitter, repr=False)


def settings_of(api_key: str | None, base_url: str | None, **others: Any) -> Settings:
    """Settings from arguments, else from SVC_API_KEY and SVC_API_URL."""
    key = api_key or os.environ.get("SVC_API_KEY", "")
    url = base_url or os.environ.get("SVC_API_URL", "")
    if not key:
        raise ValueError("Give api_key=…, or set SVC_API_KEY. Keys are made in the console, under API keys.")
    if not url:
        raise ValueError("Give base_url=…, or set SVC_API_URL, such as http://127.0.0.1:8787.")
    # Both forms are common: with the version and without.
    return Settings(api_key=key, base_url=re.sub(r"(/v1)?/*$", "", url), **others)


@dataclass(frozen=True)
class Request:
    """One call, before it is sent."""

    operation: str
    method: str
    url: str
    headers: dict[str, str]
    content: bytes | None
    timeout: float

    @property
    def repeatable(self) -> bool:
        """Reads, and writes with a key that makes a second one harmless."""
        return self.method == "GET" or "idempotency-key" in self.headers


def merge_body(body: Mapping[str, Any] | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """A body that was given whole, with the arguments that were given by name."""
    return {**(body or {}), **{name: value for name, value in given.items() if not isinstance(value, NotGiven)}}


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def build(
    settings: Settings,
    operation: str,
    method: str,
    path: str,
    path_values: Sequence[str],
    query: Mapping[str, Any] | None = None,
    body: Mapping[str, Any] | None = None,
    idempotency_key: str | None = None,
    if_version: str | None = None,
    timeout: float | None = None,
    headers: Mapping[str, str] | None = None,
) -> Request:
    """A request with its key, its Idempotency-Key and its address.

    Raises:
        ValueError: where a part of the address is empty, which would call something else.
    """
    values = iter(path_values)

    def fill(found: re.Match[str]) -> str:
        value = next(values)
        if not isinstance(value, str) or value == "":
            raise ValueError(f"{method} {path} needs {found.group(1)}, a text that is not empty.")
        return quote(value, safe="")

    filled = re.sub(r"\{(\w+)\}", fill, path)
    agent = f"svc-python/{__version__} (python {platform.python_version()}; httpx {httpx.__version__})"
    sent = {
        "accept": "application/json",
        "authorization": f"Bearer {settings.api_key}",
        "user-agent": f"{settings.user_agent} {agent}" if settings.user_agent else agent,
        **(headers or {}),
    }
    if method != "GET":
        sent["idempotency-key"] = idempotency_key or str(uuid.uuid4())
    if if_version is not None:
        sent["if-match"] = f'"{if_version}"'
    content = None
    if body is not None:
        content = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
        sent["content-type"] = "application/json"
    params = [
        (name, _plain(value))
        for name, value in (query or {}).items()
        if value is not None and not isinstance(value, NotGiven)
    ]
    url = settings.base_url + filled + (f"?{urlencode(params)}" if params else "")
    return Request(operation, method, url, sent, content, timeout or settings.timeout)


def backoff(settings: Settings, attempt: int) -> float:
    """Seconds before the next try: up to half a second, doubled with each, eight at most."""
    return settings.random() * min(8.0, 0.5 * 2.0**attempt)


def retry_after_of(response: httpx.Response) -> float | None:
    try:
        return float(response.headers.get("retry-after", ""))
    except ValueError:
        return None


class Tries:
    """The tries of one request. Where one still runs, its answer is waited for as long as a try may take."""

    def __init__(self, settings: Settings, request: Request) -> None:
        self.settings = settings
        self.request = request
        self.attempt = 0
        self.runs_until: float | None = None

    def wait(self, response: httpx.Response | None) -> float | None:
        """Seconds to wait before the next try; None where this was the last.

        Args:
            response: None where nothing came back.
        """
        if not self.request.repeatable:
            return None
        asked = None if response is None else retry_after_of(response)
        # Another try of this write still runs. No other conflict says when to ask again.
        if response is not None and response.status_code == 409 and asked is not None:
            now = time.monotonic()
            if self.runs_until is None:
                self.runs_until = now + self.request.timeout
            return asked if now < self.runs_until and asked <= self.settings.longest_wait else None
        if self.attempt >= self.settings.retries:
            return None
        if response is not None and response.status_code not in PASSING:
            return None
        wait = backoff(self.settings, self.attempt) if asked is None else asked
        self.attempt += 1
        return wait if wait <= self.settings.longest_wait else None


def read(response: httpx.Response) -> Any:
    """The answer, as models.

    Raises:
        ApiError: where the service refused or failed.
        PendingApprovalError: where an administrator has to approve it first.
    """
    try:
        data = response.json() if response.content else None
    except ValueError:
        data = None
    log.debug("%s %s: %s", response.request.method, response.request.url.path, response.status_code)
    if response.status_code >= 400 or data is None:
        raise error_of(_problem(data, response), retry_after_of(response))
    if response.status_code == 202 and isinstance(data, dict) and data.get("status") == "pending_approval":
        raise PendingApprovalError(data["approval"])
    return wrap(data)


def _problem(data: Any, response: httpx.Response) -> dict[str, Any]:
    if isinstance(data, dict) and "code" in data:
        return data
    return {
        "type": "about:blank",
        "title": f"HTTP {response.status_code}",
        "status": response.status_code,
        "detail": response.text[:200] or "The answer is not one of this service. Check the base address.",
        "instance": response.headers.get("x-request-id", ""),
        "code": "internal" if response.status_code >= 500 else "malformed",
    }
