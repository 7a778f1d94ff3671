"""What must hold: after calm, every table goes on; at the end, what people have received is what is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from asterism.engine.match import Match
from asterism.server.storage.database import GuestRow, SeatRow, StepRow, TableRow
from asterism.server.storage.entries import Entry, replay_entry
from asterism.server.storage.ratings import places_of, recompute
from asterism.server.storage.store import Store
from asterism.server.tables.check import problems_of
from asterism.server.tables.projection import LastDecision
from asterism.server.tables.table import has_begun, start_of
from asterism.simulator.person import Person
from asterism.simulator.received import REMOVED, Received
from asterism.simulator.visitor import HELLO

if TYPE_CHECKING:
    from asterism.simulator.world import World

GOES_ON = 60.0
"""The seconds of calm within which a table that is not over must have had a decision."""
ANSWERED = 5.0
"""The seconds after which other servers have surely said who is at a table that a server has just read."""
Stored = tuple[TableRow, list[SeatRow], list[Entry]]


def fail(world: World, invariant: str, what: str) -> None:
    """Report a violation and end the run."""
    world.violation(invariant, what)
    assert world.failure is not None
    raise world.failure


def check_going_on(world: World) -> None:
    """Every table that can go on has gone on."""
    time = world.loop.time()
    for table in world.attendance.games_before:
        seated = [one for person in world.people if (one := person.received.get(table)) and one.seat is not None]
        now = next((one.now for one in seated if one.now), None)
        if now is None or now["view"] is None or any(one.over or one.gone for one in seated):
            continue
        if time - world.watch.last_move.get(table, 0.0) > GOES_ON:
            fail(world, "goes on", f"table {table} stands still since {world.watch.last_move.get(table, 0.0):.1f} s")


def check_memory(world: World) -> None:
    """What servers decide by is what their rows say."""
    for machine in world.machines:
        for table in machine.services.tables if machine.services is not None else ():
            if not table.lock.locked() and table.value != table.value_of_rows():
                fail(world, "numbers", f"table {table.id} is {table.value}, its rows are {table.value_of_rows()}")


def check_presence(world: World) -> None:
    """Every server knows who is at which table, on whatever server."""
    for machine in world.machines:
        for table in machine.services.tables if machine.services is not None else ():
            if table.presence.unanswered and world.loop.time() - table.presence.loaded_at < ANSWERED:
                continue
            online = table.presence.online()
            for person in world.people:
                received = person.received.get(table.id)
                here = received is not None and received.connected
                unsure = received is not None and received.is_unsure(world.loop.time())
                if table.seats_of(person.guest) and here != (person.guest in online) and not unsure:
                    fail(world, "presence", f"{machine.name} is wrong about whether {person.name} is at {table.id}")


async def check_all(world: World) -> None:
    """Compare everything that is stored with everything that people have received, and with what servers know."""
    moment = world.loop.time()
    check_memory(world)
    check_presence(world)
    await check_stored(world)
    assert world.loop.time() == moment, "something may have been stored meanwhile"
    await check_fresh(world)


async def check_stored(world: World) -> None:
    """What is stored is in order, and is what people have received."""
    store = Store("", world.database.engine())
    stored = {id: await store.table(id) for id in await store.read(_ids)}
    check_acknowledged(world, stored)
    check_taken_away(world, stored, set(await store.read(_guests)))
    for id, (row, seats, entries) in stored.items():
        problems = problems_of(row, seats, entries)
        if problems:
            fail(world, "numbers", f"table {id}: {'; '.join(problems)}")
    for id, of_table in stored.items():
        received = [(person, person.received[id]) for person in world.people if id in person.received]
        check_received(world, id, received, of_table)
    await check_ratings(world, store, stored)
    await store.close()


async def _ids(session: Any) -> list[str]:
    return list(await session.scalars(select(TableRow.id).order_by(TableRow.id)))


def check_acknowledged(world: World, stored: dict[str, Stored]) -> None:
    """What was acknowledged is stored, and nothing is stored twice."""
    moves = {
        (id, entry.ply, entry.undo_epoch, entry.action, entry.sequence)
        for id, (_, _, entries) in stored.items()
        for entry in entries
        if entry.kind == "move"
    }
    played: dict[tuple[str, int | None, int | None, int | None], list[int]] = {}
    for id, ply, epoch, action, sequence in moves:
        played.setdefault((id, ply, epoch, action), []).append(sequence)
    said = Counter(
        ((entry.data or {}).get("text") or (entry.data or {}).get("key"), id)  # removed lines have no text
        for id, (_, _, entries) in stored.items()
        for entry in entries
        if entry.kind in ("chat", "undo")
    )
    for person in world.people:
        answers: Counter[tuple[str, int | None, int | None, int | None]] = Counter()
        for table, number, ply, epoch, action in person.moves:
            answers[table, ply, epoch, action] += 1
            stored_as = [sequence for sequence in played.get((table, ply, epoch, action), ()) if sequence <= number]
            where = f"{person.name}'s decision {action} at ply {ply} of {table} after {epoch} undos"
            if not stored_as:
                fail(world, "acknowledged", f"{where} is lost")
            if answers[table, ply, epoch, action] > len(stored_as):
                fail(world, "acknowledged", f"{where} was acknowledged again, so it was played in another position")
        for text, table in {**person.chats, **person.undos}.items():
            if not said[text, table]:
                fail(world, "acknowledged", f"{text!r} of {table} is lost")
    for (key, table), count in said.items():
        if key is not None and count > 1:
            fail(world, "acknowledged", f"{key!r} of {table} is stored {count} times")


async def _guests(session: Any) -> list[str]:
    return list(await session.scalars(select(GuestRow.id)))


def check_taken_away(world: World, stored: dict[str, Stored], guests: set[str]) -> None:
    """What was removed and who was deleted is gone: from the database and from the memory of every server."""
    if guests & world.visitor.deleted:
        fail(world, "taken away", f"{sorted(guests & world.visitor.deleted)} are still there")
    chats = {(id, entry.sequence): entry.data or {} for id, (_, _, entries) in stored.items() for entry in entries}
    for id, number in world.host.removed:
        if chats[id, number].get("text") or not chats[id, number].get("removed"):
            fail(world, "taken away", f"the removed line {number} of {id} is {chats[id, number]}")
    for id, (row, seats, entries) in stored.items():
        _check_forgotten(world, f"table {id}", row, seats, entries)
    for machine in world.machines:
        for table in machine.services.tables if machine.services is not None else ():
            _check_forgotten(world, f"{machine.name} at {table.id}", table.row, table.seats, table.entries)
            known = table.entries
            if _json(known) != _json(stored[table.id][2][: len(known)]):
                fail(world, "taken away", f"{machine.name} knows other entries of {table.id} than are stored")


def _check_forgotten(
    world: World, where: str, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
) -> None:
    words = {row.host, *(word for seat in seats for word in (seat.guest_id, seat.name, seat.held_for))}
    for entry in entries:
        if entry.kind == "chat" and entry.data is not None:
            words |= {entry.data.get("guest"), entry.data.get("name"), entry.data["text"].removesuffix(HELLO)}
    if traces := words & world.visitor.deleted:
        fail(world, "taken away", f"{where} still has {sorted(map(str, traces))}")


def _json(entries: Sequence[Entry]) -> bytes:
    return msgspec.json.encode([replace(entry, at=None) for entry in entries], order="sorted")


def check_received(world: World, id: str, by_person: Sequence[tuple[Person, Received]], stored: Stored) -> None:
    """Every view and decision that people received is what their seat may know of the stored game."""
    row, _, entries = stored
    at: dict[int, list[tuple[Person, Received, Any]]] = {}
    for person, received in by_person:
        for message in received.messages:
            at.setdefault(message.get("n") or 0, []).append((person, received, message))
            for logged in message["log"] if message["type"] == "state" else ():
                if logged["type"] == "moved":
                    at.setdefault(logged["n"], []).append((person, received, logged))
    match: Match | None = start_of(row) if has_begun(row, entries) else None
    if match is None:
        return
    for entry in [None, *entries]:
        if entry is not None:
            replay_entry(match, entry)
        number = 0 if entry is None else entry.sequence
        known = Known(match)
        for person, received, message in at.pop(number, ()):
            wrong = known.compare(message, received.seat, entry)
            if wrong:
                fail(world, "secrets", f"{person.name} (seat {received.seat}) at {id}, {number}: {wrong}")
    for number, unknown in sorted(at.items()):
        fail(world, "acknowledged", f"{unknown[0][0].name} received {number} of {id}, which is not stored")


class Known:
    """What each seat may know of a match as it stands."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._views: dict[int | None, Any] = {}
        self._decisions: dict[int | None, dict[str, Any]] = {}

    def compare(self, message: Any, seat: int | None, entry: Entry | None) -> str | None:
        """How a message differs from what the person at ``seat`` may know."""
        if message["type"] == "moved" and entry is not None:
            meant = self._decision(seat)
            sent = {key: message[key] for key in meant}
            if sent != meant:
                return f"the decision was sent as {sent}"
        if message.get("viewpoint") not in (None, seat):
            return f"it was shown from seat {message['viewpoint']}"
        if message.get("view") is not None and message["view"] != self._view(message.get("viewpoint", seat)):
            return "the view is of something else"
        if message.get("legal") and self._match.seat != seat:
            return "actions of another seat were sent"
        return None

    def _view(self, viewpoint: int | None) -> Any:
        if viewpoint not in self._views:
            self._views[viewpoint] = msgspec.json.decode(self._match.view_json(viewpoint))
        return self._views[viewpoint]

    def _decision(self, seat: int | None) -> dict[str, Any]:
        if seat not in self._decisions:
            seen = LastDecision(self._match).as_seen_by(seat)
            self._decisions[seat] = {key: _plain(value) for key, value in seen.items()}
        return self._decisions[seat]


def _plain(value: Any) -> Any:
    return value if isinstance(value, int | None) else msgspec.json.decode(bytes(value))


async def check_fresh(world: World) -> None:
    """A person who was connected all along has received what a new connection receives, on either server."""
    for person in world.people:
        for id, received in person.received.items():
            fresh = await person.fetch_table(id)
            if fresh is None:
                fail(world, "goes on", f"{person.name} cannot look at {id} though nothing is wrong")
                continue
            for number, text in fresh.story.items():
                hidden = '"spectators"' in text  # seated people read it only after the end, and late
                known = received.story.get(number)
                if known is None and number <= received.last and not hidden:
                    fail(world, "same bytes", f"{person.name} never received {number} of {id}: {text}")
                parted = received.gone and REMOVED in text
                if known is not None and known != text and not parted:
                    fail(world, "same bytes", f"{person.name} received {known}, others {text}")
            latest = max(fresh.story, default=0)  # offers are sent only to those at the table
            if (
                received.last < latest
                and not received.gone
                and world.loop.time() - world.watch.last_move.get(id, 0.0) > 15.0
            ):
                fail(world, "same bytes", f"{person.name} knows {id} up to {received.last}, others up to {latest}")


async def check_ratings(world: World, store: Store, stored: dict[str, Stored]) -> None:
    """Every rated game that counts is counted once, and the ratings follow from them."""
    steps = Counter(await store.read(_steps))
    for id, (row, seats, _) in stored.items():
        counts = 0
        if row.rated and row.status == "over" and row.result is not None:
            now = [{name: getattr(seat, name) for name in ("left", "out", "stand_in")} for seat in seats]
            counts = 0 if places_of(row.result, now, row.ply) is None else len(seats)
        if steps[id] != counts:
            fail(world, "ratings", f"the game at {id} changed {steps[id]} ratings instead of {counts}")
    async with store.sessions.begin() as session:
        recomputed = await recompute(session)
    if recomputed.false:
        fail(world, "ratings", f"{recomputed.false} ratings do not follow from the games")


async def _steps(session: Any) -> list[str]:
    return list(await session.scalars(select(StepRow.table_id)))
