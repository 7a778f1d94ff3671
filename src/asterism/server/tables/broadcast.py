"""Broadcast new entries to the connected viewers of a table, each from its own viewpoint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import asdict

from asterism.server.api import tables as api
from asterism.server.api.base import encode, encoded
from asterism.server.api.live import (
    Aborted,
    Flagged,
    OfferAnswer,
    OffersChanged,
    Resigned,
    ServerMessage,
    State,
    TableChanged,
    Thinking,
    Undone,
)
from asterism.server.api.live_log import (
    AbortEntry,
    ChatEntry,
    FlagEntry,
    LogEntry,
    MoveEntry,
    OverEntry,
    ResignEntry,
    UndoEntry,
)
from asterism.server.core.table_actions import open_offers, table_actions
from asterism.server.core.undo import takes_back
from asterism.server.storage.entries import ChatLine, Entry, replay_entry
from asterism.server.tables import clocks
from asterism.server.tables.chat import chat_entry, is_readable, latest_page
from asterism.server.tables.description import describe, describe_offer
from asterism.server.tables.presence import Viewer
from asterism.server.tables.projection import (
    NO_ACTIONS,
    Fields,
    LastDecision,
    Viewpoint,
    may_undo,
    situation_of,
)

if TYPE_CHECKING:
    from asterism.engine.match import Match
    from asterism.server.tables.table import Table

MISSED_VIEWS = 50
"""The most missed moves that are sent with their view, for animation."""
Seats = tuple[int, ...]


def can_be_sent_singly(entries: Sequence[Entry]) -> bool:
    """Whether each of these entries can have its own message, although the table is already after the last.

    Messages about most entries show the position, which must not be that after a later decision.
    """
    changing = [n for n, entry in enumerate(entries) if entry.kind in ("move", "undo")]
    return not changing or all(entry.kind in ("chat", "offer", "answer") for entry in entries[: changing[-1]])


class Broadcaster:
    """The messages that the viewers of one table get."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._situations: dict[tuple[Seats, Viewpoint], Fields] = {}
        self._basis: Any = None
        """What offers and table actions depend on; most moves do not change it."""
        self._offers_by_seats: dict[Seats, Fields] = {}

    # -- joining ---------------------------------------------------------------------------------------------------

    async def add_viewer(self, viewer: Viewer, since: int) -> None:
        """Add a viewer: send the state with all entries after ``since``, and from then on every change."""
        async with self.table.lock:
            if self.table.row.rewrites:
                since = 0  # what the viewer knows may hold text that was taken away
            viewer.send(await self.table.context.compute(self._state_message, viewer, since))
            self.clear_cache()
            self.table.presence.add(viewer)
        self.table.bots.wake()

    async def refresh(self, since: int) -> None:
        """Send everyone the state with all entries after ``since``."""
        self.clear_cache()
        self._close_curtains()
        for viewer in list(self.table.presence.viewers):
            viewer.send(await self.table.context.compute(self._state_message, viewer, since))
        self.clear_cache()
        self.table.presence.changed(urgent=True)  # it may have changed while the states were made

    def send_all(self, message: ServerMessage) -> None:
        """Send the same message to every viewer."""
        self.table.presence.send(encode(message))

    def send_thinking(self, seat: int, ply: int) -> None:
        """Send that a bot has begun to think."""
        self.send_all(Thinking(seat=seat, ply=ply))

    # -- viewpoints ------------------------------------------------------------------------------------------------

    def viewpoint(self, mine: Seats, curtain: int | None) -> Viewpoint:
        """The viewpoint of the guest at seats ``mine``.

        Where hands are hidden and several seats share a screen, only an open curtain shows one.
        """
        match = self.table.match
        if len(mine) <= 1 or match is None:
            return mine[0] if mine else None
        if match.game.secrets:
            return curtain if curtain is not None and curtain == match.seat and curtain in mine else None
        return match.seat if match.seat in mine else mine[0]

    def log_viewpoint(self, mine: Seats) -> Viewpoint:
        """The viewpoint of log lines, which stay visible to everyone at the same screen."""
        match = self.table.match
        if len(mine) > 1 and match is not None and match.game.secrets:
            return None
        return mine[0] if mine else None

    def situation(self, viewer: Viewer) -> Fields:
        """How the game stands for a viewer: the fields of ``api.live.Situation``; cached until a change."""
        mine = self.table.seats_of(viewer.guest_id)
        viewpoint = self.viewpoint(mine, viewer.curtain)
        if (mine, viewpoint) not in self._situations:
            self._situations[mine, viewpoint] = self._situation(mine, viewpoint)
        return {**self._situations[mine, viewpoint], "clock": clocks.clocks_of(self.table)}

    def _situation(self, mine: Seats, viewpoint: Viewpoint) -> Fields:
        row, match = self.table.row, self.table.match
        if match is None:
            fields: Fields = {"viewpoint": viewpoint, "view": None, "legal": NO_ACTIONS, "undo": False}
            return fields | self._offers_and_actions(mine)
        decides = row.status == "running" and self.table.deciding_bot() is None
        undo = bool(mine) and self._may_undo(match, mine, viewpoint)
        return situation_of(match, viewpoint, decides, undo) | self._offers_and_actions(mine)

    def _may_undo(self, match: Match, mine: Seats, viewpoint: Viewpoint) -> bool:
        """Whether the guest at seats ``mine`` may take something back without asking other people."""
        row, seats = self.table.row, self.table.seats
        out = any(seat.out for seat in seats)
        if not takes_back(practice=row.practice, running=row.status == "running", rated=row.rated, out=out):
            return False
        asks = not row.practice and bool(self.table.value.others(seats[mine[0]].guest_id))
        return may_undo(match, mine, row.practice, asks, self._curtained(mine, viewpoint))

    def _curtained(self, mine: Seats, viewpoint: Viewpoint) -> int | None:
        """The seat whose curtain is open; None where there are no curtains."""
        match = self.table.match
        return viewpoint if len(mine) > 1 and match is not None and match.game.secrets else None

    def curtained_seat(self, viewer: Viewer) -> int | None:
        """The seat whose curtain a viewer has opened, if any."""
        mine = self.table.seats_of(viewer.guest_id)
        return self._curtained(mine, self.viewpoint(mine, viewer.curtain))

    def _offers_and_actions(self, mine: Seats) -> Fields:
        """What is offered between people, and what the guest at ``mine`` may do; nothing for spectators."""
        table, value = self.table, self.table.value
        if not mine:
            return {"undo_epoch": table.undo_epoch, "may": [], "offers": []}
        decided = table.decided()
        basis = (value.seats, value.offers, value.status, table.undo_epoch, decided)
        if basis != self._basis:
            self._basis, self._offers_by_seats = basis, {}
        if mine not in self._offers_by_seats:
            may = table_actions(value, table.seats[mine[0]].guest_id, decided, table.draws)
            offers = [describe_offer(offer) for offer in open_offers(value)]
            self._offers_by_seats[mine] = {"undo_epoch": table.undo_epoch, "may": may, "offers": offers}
        return self._offers_by_seats[mine]

    def clear_cache(self) -> None:
        """Drop what is kept until a change."""
        self._situations.clear()

    # -- messages --------------------------------------------------------------------------------------------------

    def describe_table(self) -> api.Table:
        """The table as clients see it."""
        presence = self.table.presence
        return describe(self.table.row, self.table.seats, presence.online(), presence.spectators())

    def describe_guest(self, guest_id: str | None) -> api.You:
        """The guest's own seats, and the invitation code if they have one or created the table."""
        code = self.table.row.code if self.table.has_seat(guest_id) else None
        return api.You(guest=guest_id, seats=self.table.seats_of(guest_id), code=code)

    def broadcast_entries(self, entries: Sequence[Entry]) -> None:
        """Send new entries, with at most one move among them, to every viewer from their viewpoint."""
        presence = self.table.presence
        self.clear_cache()
        self._close_curtains()
        viewers = [(viewer, self.table.seats_of(viewer.guest_id)) for viewer in presence.viewers]
        for entry in entries if viewers else ():
            decision = LastDecision(self._match()) if entry.kind == "move" else None
            for viewer, mine in viewers:
                message = self._entry_message(entry, decision, viewer, mine)
                if message is not None:
                    viewer.send(message)
        self.clear_cache()
        if viewers and any(entry.kind == "table" for entry in entries):
            presence.changed(urgent=True)  # seats have changed hands

    def _match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _close_curtains(self) -> None:
        """Close curtains of seats whose decision has passed."""
        for viewer in self.table.presence.viewers:
            mine = self.table.seats_of(viewer.guest_id)
            if viewer.curtain is not None and self.viewpoint(mine, viewer.curtain) is None:
                viewer.curtain = None

    def _entry_message(self, entry: Entry, decision: LastDecision | None, viewer: Viewer, mine: Seats) -> bytes | None:
        """The message about a new entry to a viewer; None if it is not for them."""
        if decision is None:
            message = self._other_message(entry, viewer, mine)
            return None if message is None else encode(message)
        situation = {name: value for name, value in self.situation(viewer).items() if value is not UNSET}
        decided = decision.json(self.log_viewpoint(mine))
        return b'{"type":"moved","n":%d,%b,%b' % (entry.sequence, decided, encode(situation)[1:])  # ``api.live.Moved``

    def _other_message(self, entry: Entry, viewer: Viewer, mine: Seats) -> ServerMessage | None:
        """The message about an entry that is no decision."""
        if entry.kind in ("offer", "answer"):
            return self._offers_message(entry, mine)
        if entry.kind == "table":
            table, you = self.describe_table(), self.describe_guest(viewer.guest_id)
            return TableChanged(n=entry.sequence, table=table, you=you, **self.situation(viewer))
        match self._log_entry(entry, None, mine):
            case UndoEntry() as undo:
                return Undone(**asdict(undo), **self.situation(viewer))
            case FlagEntry() as flag:
                return Flagged(**asdict(flag), **self.situation(viewer))
            case ResignEntry() as resigned:
                return Resigned(**asdict(resigned), **self.situation(viewer))
            case AbortEntry() as aborted:
                return Aborted(**asdict(aborted), **self.situation(viewer))
            case ChatEntry() | OverEntry() as logged:
                return logged
        return None

    def _offers_message(self, entry: Entry, mine: Seats) -> OffersChanged | None:
        """The message about an offer or an answer: for those at the table alone."""
        if not mine:
            return None
        changed = OffersChanged(n=entry.sequence, **self._offers_and_actions(mine))
        if entry.kind == "answer":
            assert entry.seat is not None
            assert entry.data is not None
            changed.answer = OfferAnswer(offer=entry.data["number"], seat=entry.seat, accept=entry.data["accept"])
        return changed

    def _log_entry(self, entry: Entry, decision: LastDecision | None, mine: Seats) -> LogEntry | None:
        """An entry for the log of the guest at ``mine``; None if it is not for them or out of date."""
        n, seat, data = entry.sequence, entry.seat, entry.data or {}
        if decision is not None:
            return MoveEntry(n=n, **decision.as_seen_by(self.log_viewpoint(mine)))
        match entry.kind:
            case "undo" if seat is not None:
                return UndoEntry(n=n, ply=data["ply"], seat=seat)
            case "flag" if seat is not None:
                return FlagEntry(n=n, seat=seat, out=data["out"])
            case "resign" if seat is not None:
                return ResignEntry(n=n, seat=seat)
            case "abort" if seat is not None:
                return AbortEntry(n=n, seat=seat)
            case "chat":
                line = ChatLine.of(entry)
                readable = is_readable(line, bool(mine), self.table.row.status == "over")
                return chat_entry(entry, line) if readable else None
            case "over":
                return OverEntry(n=n, result=data["result"], seed=data["seed"], salt=data.get("salt"))
        return None

    def _state_message(self, viewer: Viewer, since: int) -> bytes:
        table, mine = self.table, self.table.seats_of(viewer.guest_id)
        if since > table.row.sequence:
            since = 0
        chat = latest_page(table.entries, bool(mine), table.row.status == "over", since)
        state = State(
            n=table.row.sequence,
            since=since,
            table=self.describe_table(),
            you=self.describe_guest(viewer.guest_id),
            presence=table.presence.describe(),
            log=list(self._missed_entries(mine, since, chat.earlier or 0)) if since < table.row.sequence else [],
            earlier=chat.earlier,
            **self.situation(viewer),
        )
        return encode(state)

    def _missed_entries(self, mine: Seats, since: int, chat_since: int) -> Iterator[LogEntry]:
        """The entries after ``since``, but chat only from ``chat_since`` on.

        The latest moves of the current undo epoch come with their view.
        """
        table = self.table
        match = None if table.match is None else table.match.branch(0)
        for entry in table.entries:
            if match is not None:
                replay_entry(match, entry)
            if entry.sequence <= since or (entry.kind == "chat" and entry.sequence < chat_since):
                continue
            decision = LastDecision(match) if match is not None and entry.kind == "move" else None
            logged = self._log_entry(entry, decision, mine)
            recent = (
                since > 0
                and entry.sequence > table.row.sequence - MISSED_VIEWS
                and entry.undo_epoch == table.undo_epoch
            )
            if match is not None and isinstance(logged, MoveEntry) and recent:
                logged.view = encoded(match.view_json(self.log_viewpoint(mine)))
            if logged is not None:
                yield logged
