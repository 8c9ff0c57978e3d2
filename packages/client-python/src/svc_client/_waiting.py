"""Rules for whoever waits for a scan; no network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable

from .errors import ApiError

if TYPE_CHECKING:
    from . import types

ENDED = frozenset({"completed", "partial", "failed", "cancelled"})
#: The service says something every ten seconds: after this many the connection is dead.
SILENCE = 30.0
#: Breaks in a row after which a stream is given up, some three minutes.
BREAKS = 20

OnProgress = Callable[["types.ScanProgressEvent"], None]


def is_refused(error: Exception) -> bool:
    """Whether asking again cannot help."""
    return isinstance(error, ApiError) and error.status < 500 and error.status != 429


def pause_after(breaks: int) -> float:
    return min(10.0, 0.25 * 2.0**breaks)


def progress_of(scan: Any) -> dict[str, Any]:
    return {"scanId": scan.id, "status": scan.status, "progress": scan["progress"].to_dict()}
