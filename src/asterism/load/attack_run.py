"""Attack a server on this machine while ten quiet players play on, and report what they felt."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import count

import msgspec
import psutil  # type: ignore[import-untyped]

from asterism.load.attack_process import STEP, AttackProcess
from asterism.load.attacker import Counts
from asterism.load.attacks import attacked_game
from asterism.load.clients import ClientPool
from asterism.load.run import Quantiles, quantiles
from asterism.load.server import process_usage

PLAYERS_ADDRESS = "192.0.2.{}"
"""The addresses that players name; nobody has them."""
TABLES, SEATS = 5, 2
PACE = 0.3
PATIENCE = 60.0
"""The most seconds that an attack goes on while the players have made no decision."""
QUIET = "quiet"
"""Stands for no attack."""
Progress = Callable[[str, int, int], None]
"""Is called with the name of the attack, the number of attacks done, and of all."""


class AttackPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run."""

    seconds: float = 5.0
    """The duration of each attack; on a slow machine it goes on until the players have made a decision."""
    addresses: int = 1
    """From how many addresses it comes."""
    attacks: list[str] = []
    """Their names (``attacks.ATTACKS``)."""


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


async def run_attacks(plan: AttackPlan, url: str, pid: int | None, progress: Progress) -> AttackReport:
    """Run the attacks one after the other; ``pid`` is the server's process."""
    addresses = (PLAYERS_ADDRESS.format(n) for n in count(1))
    pool = ClientPool(url, attacked_game().id, {}, SEATS, PACE, headers=lambda: {"X-Forwarded-For": next(addresses)})
    found: list[Felt] = []
    try:
        async with AttackProcess(url, plan.addresses) as attackers:
            await pool.add_tables(TABLES, lambda: None)
            pool.start()
            for done, attack in enumerate([QUIET, *plan.attacks]):
                progress(attack, done, len(plan.attacks) + 1)
                found.append(await _attack(plan, attack, pool, attackers, pid))
    finally:
        await pool.stop()
    return AttackReport(plan=plan, quiet=found[0], attacks=found[1:])


async def _attack(plan: AttackPlan, attack: str, pool: ClientPool, attackers: AttackProcess, pid: int | None) -> Felt:
    if attack != QUIET:
        await attackers.begin(attack)
    pool.counters.clear()
    until = time.perf_counter() + plan.seconds
    memory = 0
    while (now := time.perf_counter()) < until or (not pool.counters.answered and now < until + PATIENCE):
        memory = max(memory, process_usage(pid).memory if pid is not None else 0)
        await asyncio.sleep(STEP)
    counts = await attackers.end() if attack != QUIET else Counts()
    waiting = [time.perf_counter() - sent for table in pool.tables for sent in table.sent.values()]
    counters = pool.counters
    return Felt(
        attack=attack,
        moves=len(counters.answered),
        waits=quantiles([*counters.answered, *waiting]),
        errors={code: number for code, number in counters.errors.items() if number},
        answers=dict(sorted(counts.answers.items())),
        failures=counts.failures,
        without_retry_after=counts.without_retry_after,
        memory=memory or None,
    )


def process_at(port: int) -> int | None:
    """The process that listens on a port of this machine; None if that cannot be known."""
    try:
        listening = [
            c for c in psutil.net_connections("tcp") if c.status == psutil.CONN_LISTEN and c.laddr.port == port
        ]
    except psutil.AccessDenied:
        return None
    return next((connection.pid for connection in listening if connection.pid), None)
