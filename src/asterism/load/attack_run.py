"""Attack a server on this machine while ten quiet players play on, and report what they felt."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import count

import msgspec
import psutil  # type: ignore[import-untyped]

from asterism.load.attacker import Attacker, Counts
from asterism.load.attacks import Attack, attacked_game
from asterism.load.clients import ClientPool
from asterism.load.run import Quantiles, quantiles
from asterism.load.server import process_usage

PLAYERS_ADDRESS, ATTACKERS_ADDRESS = "192.0.2.{}", "198.18.0.{}"
"""The addresses that players and attackers name; nobody has them."""
TABLES, SEATS = 5, 2
PACE = 0.3
STEP = 0.1
PATIENCE = 60.0
"""How many seconds an attack goes on at most where the players have made no decision."""
QUIET = Attack("quiet", "no attack", lambda _: asyncio.sleep(STEP), 1)
Progress = Callable[[str, int, int], None]
"""Is called with the name of the attack, the number of attacks done, and of all."""


class AttackPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run."""

    seconds: float = 5.0
    """For each attack, which goes on until the players have made a decision, however slow the machine is."""
    addresses: int = 1
    """From how many addresses it comes."""
    attacks: list[str] = []


class Felt(msgspec.Struct, frozen=True, kw_only=True):
    """What the players felt of one attack, and what the attackers were answered."""

    attack: str
    moves: int
    """Decisions of the players that were acknowledged."""
    waits: Quantiles | None
    """From a decision to its acknowledgement."""
    errors: dict[str, int]
    """What the players were refused."""
    answers: dict[str, int]
    failures: int
    without_retry_after: int
    memory: int | None
    """The most bytes that the server had in memory."""


class AttackReport(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a run."""

    plan: AttackPlan
    quiet: Felt
    """Without attack."""
    attacks: list[Felt]

    @property
    def held(self) -> bool:
        """Whether the players played on in each attack, and every refusal was in order."""
        felt = [self.quiet, *self.attacks]
        return all(one.moves and not one.errors and not one.failures and not one.without_retry_after for one in felt)


async def run_attacks(
    plan: AttackPlan, attacks: Sequence[Attack], url: str, pid: int | None, progress: Progress
) -> AttackReport:
    """Run the attacks one after the other; ``pid`` is the server's process."""
    addresses = (PLAYERS_ADDRESS.format(n) for n in count(1))
    pool = ClientPool(url, attacked_game().id, {}, SEATS, PACE, headers=lambda: {"X-Forwarded-For": next(addresses)})
    found: list[Felt] = []
    try:
        await pool.add_tables(TABLES, lambda: None)
        pool.start()
        for done, attack in enumerate([QUIET, *attacks]):
            progress(attack.name, done, len(attacks) + 1)
            found.append(await _attack(plan, attack, pool, url, pid))
    finally:
        await pool.stop()
    return AttackReport(plan=plan, quiet=found[0], attacks=found[1:])


async def _attack(plan: AttackPlan, attack: Attack, pool: ClientPool, url: str, pid: int | None) -> Felt:
    counts = Counts()
    pool.counters.clear()
    until = time.perf_counter() + plan.seconds
    clients = max(attack.clients, plan.addresses)
    attackers = [Attacker(url, ATTACKERS_ADDRESS.format(n % plan.addresses + 1), counts) for n in range(clients)]
    running = [asyncio.create_task(_repeat(attack, attacker)) for attacker in attackers]
    memory = 0
    while (now := time.perf_counter()) < until or (not pool.counters.answered and now < until + PATIENCE):
        memory = max(memory, process_usage(pid).memory if pid is not None else 0)
        await asyncio.sleep(STEP)
    counts.over = True
    _, late = await asyncio.wait(running, timeout=STEP * 10)
    for task in late:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    waiting = [time.perf_counter() - sent for table in pool.tables for sent in table.sent.values()]
    counters = pool.counters
    return Felt(
        attack=attack.name,
        moves=len(counters.answered),
        waits=quantiles([*counters.answered, *waiting]),
        errors={code: number for code, number in counters.errors.items() if number},
        answers=dict(sorted(counts.answers.items())),
        failures=counts.failures,
        without_retry_after=counts.without_retry_after,
        memory=memory or None,
    )


async def _repeat(attack: Attack, attacker: Attacker) -> None:
    try:
        while not attacker.over:
            await attack.round(attacker)
            await asyncio.sleep(0)
    finally:
        attacker.disconnect()


def process_at(port: int) -> int | None:
    """The process that listens on a port of this machine; None if that cannot be known."""
    try:
        listening = [
            c for c in psutil.net_connections("tcp") if c.status == psutil.CONN_LISTEN and c.laddr.port == port
        ]
    except psutil.AccessDenied:
        return None
    return next((connection.pid for connection in listening if connection.pid), None)
