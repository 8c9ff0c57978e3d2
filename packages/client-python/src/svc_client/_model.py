"""Answers: read-only views of the JSON that came, with attributes in Python's manner."""

from __future__ import annotations

import html
import re
from difflib import get_close_matches
from typing import Any, Generic, Iterator, TypeVar

from ._optional import OPTIONAL

T = TypeVar("T")


def camel(name: str) -> str:
    """``project_id`` is ``projectId``."""
    return re.sub(r"_([a-z0-9])", lambda found: found.group(1).upper(), name)


def wrap(value: Any) -> Any:
    """Objects become models, at any depth of lists."""
    if isinstance(value, dict):
        return Model(value)
    if isinstance(value, list):
        return [wrap(one) for one in value]
    return value


class Model:
    """An object of an answer.

    ``scan.samples_k`` and ``scan["samplesK"]`` are the same; fields that a newer service has beside
    those that this version knows are there as well. A field that the answer left out is None.
    """

    __slots__ = ("_data",)
    _data: dict[str, Any]

    def __init__(self, data: dict[str, Any]) -> None:
        object.__setattr__(self, "_data", data)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        plain = name[:-1] if name.endswith("_") else name
        for known in (plain, camel(plain)):
            if known in self._data:
                return wrap(self._data[known])
        if plain in OPTIONAL or camel(plain) in OPTIONAL:
            return None
        near = get_close_matches(name, dir(self), n=1)
        raise AttributeError(f"there is no {name} here" + (f"; did you mean {near[0]}?" if near else ""))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("answers cannot be changed; to_dict() gives a copy that can")

    def __getitem__(self, name: str) -> Any:
        return wrap(self._data[name])

    def __contains__(self, name: object) -> bool:
        return name in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and self._data == other._data

    __hash__ = None  # type: ignore[assignment]

    def __dir__(self) -> list[str]:
        return sorted({"to_dict", *(re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", one).lower() for one in self._data)})

    def __repr__(self) -> str:
        return f"Model({self._data!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Model, (self._data,))

    def to_dict(self) -> dict[str, Any]:
        """A copy with the names of the API."""
        return _copy(self._data)  # type: ignore[no-any-return]

    def _repr_html_(self) -> str:
        """In a notebook: an estimate as its figure with its interval."""
        value, ci = self._data.get("value"), self._data.get("ci")
        if isinstance(value, (int, float)) and isinstance(ci, dict):
            return f"<b>{value:.1%}</b> ({ci['low']:.1%} to {ci['high']:.1%}), n {self._data.get('n')}"
        return f"<pre>{html.escape(repr(self._data))}</pre>"


class Map(Model, Generic[T]):
    """For type checkers: an object whose keys are data, such as counts by outcome."""

    def __getitem__(self, name: str) -> T:
        return super().__getitem__(name)  # type: ignore[no-any-return]


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_copy(one) for one in value]
    return value
