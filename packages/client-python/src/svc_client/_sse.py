"""Server-sent events (https://html.spec.whatwg.org/#server-sent-events), line by line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Message:
    id: str | None
    event: str
    data: str


class Parser:
    """Takes lines without their ends, and gives a message at each empty one."""

    def __init__(self) -> None:
        self._id: str | None = None
        self._event = ""
        self._data: list[str] = []

    def feed(self, line: str) -> Message | None:
        if line == "":
            data, event = self._data, self._event
            self._data, self._event = [], ""
            return Message(self._id, event or "message", "\n".join(data)) if data else None
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self._id = value
        return None
