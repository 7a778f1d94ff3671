"""Who makes which tables, who joins them, and who plays again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asterism.simulator.person import Person

if TYPE_CHECKING:
    from asterism.simulator.world import World

GENERATIONS = 4
"""How many rematches follow each other."""


def _seats(*kinds: str) -> list[dict[str, Any]]:
    return [{"kind": kind, **({"level": 1} if kind == "bot" else {})} for kind in kinds]


SHORT = {"game": "filantes", "options": {"target": 2}, "seating": "fixed"}
LIVE = {"kind": "live", "seconds": 240, "increment": 20}
TABLES: dict[int, list[dict[str, Any]]] = {
    0: [{**SHORT, "seats": _seats("me", "open"), "clock": LIVE}],
    1: [{"game": "gravity", "seating": "fixed", "seats": _seats("me", "open", "open")}],
    2: [{**SHORT, "options": {}, "seats": _seats("me", "open"), "rated": True, "clock": {**LIVE, "seconds": 120}}],
    3: [{"game": "octocube", "mode": "kids", "seating": "fixed", "seats": _seats("me", "bot")}],
    4: [{**SHORT, "seats": _seats("me", "bot", "open"), "players": 3, "clock": {**LIVE, "flag": "lose"}}],
    5: [{**SHORT, "seats": _seats("me", "open"), "clock": {"kind": "days", "days": 1}}],
}
"""The tables that each person makes."""
REMINDED = (0, 5)
"""The people who are reminded of their turns."""


class Attendance:
    """The tables at which people play."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.games_before: dict[str, int] = {}
        """How many games came before, for each table."""
        self._rematches: set[tuple[str, str]] = set()

    async def live(self, person: Person) -> None:
        """Register, and make the tables of this person."""
        await person.register()
        if person.number in REMINDED:
            self._world.spawn(person.turn_on_reminders())
        for wish in TABLES.get(person.number, ()):
            _, answer = await person.ask("POST", "/api/tables", wish)
            if "error" in answer:
                self._world.violation("answers", f"{wish}: {answer}")
                return
            table = answer["table"]["id"]
            self._attend(person, table, answer["you"]["seats"][0], 0)
            for seat in answer["table"]["seats"]:
                if seat["kind"] == "open":
                    guest = self._world.people[(person.number + seat["seat"]) % len(self._world.people)]
                    self._world.spawn(self._join(guest, table, seat["seat"]))
            watcher = self._world.people[(person.number + 4) % len(self._world.people)]
            self._world.spawn(watcher.follow(table, None))

    async def _join(self, person: Person, table: str, seat: int) -> None:
        while not person.guest:
            await person.pause()
        _, answer = await person.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
        if "error" in answer:
            self._world.violation("answers", f"{person.name} could not sit at {table}: {answer}")
            return
        self._attend(person, table, seat, 0)

    def _attend(self, person: Person, table: str, seat: int, generation: int) -> None:
        self.games_before[table] = generation
        self._world.watch.last_move[table] = self._world.loop.time()
        self._world.spawn(person.follow(table, seat))

    def wants_rematch(self, person: Person, table: str) -> None:
        """A person asks for another game."""
        if (person.name, table) not in self._rematches and self.games_before.get(table, GENERATIONS) < GENERATIONS:
            self._rematches.add((person.name, table))
            self._world.spawn(self._rematch(person, table))

    async def _rematch(self, person: Person, table: str) -> None:
        status, answer = await person.ask("POST", f"/api/tables/{table}/rematch")
        if status == 200:
            self._attend(person, answer["table"]["id"], answer["you"]["seats"][0], self.games_before[table] + 1)
        else:
            self._rematches.discard((person.name, table))  # they may have a seat already: they ask again
