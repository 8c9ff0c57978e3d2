"""Rows for pandas: every estimate with columns for its interval. Needs pandas >= 1.5."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Iterable

from ._model import Model

if TYPE_CHECKING:
    import pandas

#: Of an estimate, beside its value: what becomes a column.
_PARTS = ("n", "k", "successes", "trials", "effectiveN", "label", "provenance", "status", "asOf")


def _snake(name: str) -> str:
    return re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()


def _is_estimate(value: Any) -> bool:
    return isinstance(value, dict) and "value" in value and "ci" in value


def _put(row: dict[str, Any], name: str, value: Any) -> None:
    if _is_estimate(value):
        _put_estimate(row, name, value)
    elif isinstance(value, dict):
        for inner, one in value.items():
            _put(row, f"{name}_{_snake(inner)}", one)
    else:
        row[name] = value


def _put_estimate(row: dict[str, Any], name: str, estimate: dict[str, Any]) -> None:
    # What was not measured stays missing: it is never 0.
    ci = estimate["ci"] or {}
    row[name] = estimate["value"]
    row[f"{name}_low"], row[f"{name}_high"] = ci.get("low"), ci.get("high")
    market = estimate.get("market")
    if isinstance(market, dict):
        interval = market.get("ci") or {}
        row[f"{name}_market"] = market.get("value")
        row[f"{name}_market_low"], row[f"{name}_market_high"] = interval.get("low"), interval.get("high")
    for part in _PARTS:
        if part in estimate:
            row[f"{name}_{_snake(part)}"] = estimate[part]


def rows_of(items: Iterable[Model]) -> list[dict[str, Any]]:
    """Each item as a flat row; names in Python's manner."""
    rows = []
    for item in items:
        row: dict[str, Any] = {}
        for name, value in item.to_dict().items():
            _put(row, _snake(name), value)
        rows.append(row)
    return rows


def frame_of(items: Iterable[Model]) -> pandas.DataFrame:
    """A frame of items, such as `svc.scores.list_by_prompt(project_id)`. Labels, badges and states are categories."""
    try:
        import pandas
    except ImportError as error:
        raise ImportError("Frames need pandas: pip install 'svc-client[pandas]'.") from error
    frame = pandas.DataFrame(rows_of(items))
    for name in frame.columns:
        if name.endswith(("_low", "_high")):
            frame[name] = frame[name].astype("float64")
            value = re.sub(r"_(low|high)$", "", name)
            if value in frame:
                frame[value] = frame[value].astype("float64")
        elif name in ("label", "provenance", "status", "engine", "surface") or name.endswith(
            ("_label", "_provenance", "_status")
        ):
            frame[name] = frame[name].astype("category")
    return frame


def errors_of(frame: pandas.DataFrame, name: str) -> Any:
    """Distances to both ends of an interval, 2 × rows, as matplotlib's `xerr` and `yerr` take them."""
    value, low, high = frame[name], frame[f"{name}_low"], frame[f"{name}_high"]
    import numpy

    return numpy.vstack([(value - low).clip(lower=0), (high - value).clip(lower=0)])
