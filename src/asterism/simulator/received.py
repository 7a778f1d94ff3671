"""What a simulated person has received of a table, as a page keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from asterism.server.api.base import GONE

PASSING = ("viewpoint", "view", "legal", "undo", "undo_epoch", "may", "offers", "clock")
"""The fields of a numbered message that depend on the moment at which it is sent."""
REMOVED = '"removed":true'
"""What marks a chat line whose text was taken away."""
NEVER = float("-inf")
ANSWER = 15.0
"""How long to wait for an answer."""


@dataclass
class Received:
    """What one person has received of one table."""

    seat: int | None
    story: dict[int, str] = field(default_factory=dict)
    """The numbered events; each must have the same content every time, but for words that were taken away."""
    messages: list[Any] = field(default_factory=list)
    now: Any = None
    last: int = 0
    connected: bool = False
    since: float = 0.0
    """Since when the person is connected, or is not."""
    opened: float = NEVER
    """Since when a connection is open that has brought nothing yet."""
    gone: bool = False
    """Whether the person will not come back."""
    over: bool = False
    visits: bool = False
    """Whether the person comes and goes: at correspondence tables."""
    sent: Any = None
    """The last decision that was sent."""
    unsure: list[Any] = field(default_factory=list)
    """What was said and not answered before the connection ended; it is said again with the same key."""

    def take(self, message: Any) -> str | None:
        """Take in a message; return what is wrong with it, if anything."""
        before = self.story
        if message["type"] == "state" and message["since"] == 0:
            self.story = {}  # a page clears its log
        for event in message["log"] if message["type"] == "state" else [message]:
            if event.get("n") and event["type"] not in ("table", "done", "offers"):
                text = _json({key: value for key, value in event.items() if key not in PASSING})
                known = before.get(event["n"], text)
                self.story[event["n"]] = text
                if not is_same(known, text):
                    return f"{event['n']} was sent as {known} and as {text}"
        if "view" in message or message["type"] in ("state", "moved"):
            self.messages.append(message)
        if message["type"] != "done":
            self.last = max(self.last, message.get("n") or 0)
        if "legal" in message:
            self.now = message
        elif message["type"] == "offers" and self.now is not None:
            self.now = {**self.now, **{name: message[name] for name in ("undo_epoch", "may", "offers")}}
        if message["type"] in ("state", "table"):
            self.over = message["table"]["status"] == "over"
            self.visits = (message["table"]["clock"] or {}).get("kind") == "days"
        self.over |= message["type"] == "over"
        self.over &= message["type"] != "undone"
        return None

    def note_connected(self, now: bool, at: float) -> None:
        """Note that the person is connected now, or is not."""
        self.opened = NEVER
        if now != self.connected:
            self.connected, self.since = now, at

    def is_unsure(self, at: float) -> bool:
        """Whether a server may already know of a connection of which the person does not."""
        return at - self.opened < ANSWER


def is_same(one: str, other: str) -> bool:
    """Whether an event was told in the same way twice, but for words that were taken away."""
    if one == other or REMOVED not in one + other:
        return one == other
    events = msgspec.json.decode(one), msgspec.json.decode(other)
    gone = any(event["guest"].startswith(GONE) for event in events)
    for event in events:
        if event.pop("removed", False) and event["text"]:
            return False
        for name in ("text", "guest", "name") if gone else ("text",):
            event.pop(name, None)
    return bool(events[0] == events[1])


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
