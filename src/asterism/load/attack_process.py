"""The attackers in a process of their own: what they do must not delay the players' clients, which measure."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from typing import Self

from asterism.load.attacker import Attacker, Counts
from asterism.load.attacks import ATTACKS, Attack, long_record

ADDRESS = "198.18.{}.{}"
"""The addresses that attackers name, by attack and number; nobody has them. Each attack has its own: once one has used
up an address's rates, the next could not do what it is meant to."""
STEP = 0.1
"""The seconds between two looks at how an attack goes."""
LAST_ROUND = 1.0
"""The seconds that an attacker has to finish what it does at the end."""


class AttackProcess:
    """Starts and ends attacks in another process."""

    def __init__(self, url: str, addresses: int) -> None:
        processes = multiprocessing.get_context("spawn")
        self._pipe, self._other = processes.Pipe()
        self._process = processes.Process(target=_serve, args=(self._other, url, addresses), daemon=True)

    async def __aenter__(self) -> Self:
        """Start the process; it is prepared afterwards."""
        self._process.start()
        self._other.close()  # so that the end of the process is noticed
        await asyncio.to_thread(self._pipe.recv)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()

    async def begin(self, attack: str) -> None:
        """Begin an attack; it is under way afterwards."""
        self._pipe.send(attack)
        await asyncio.to_thread(self._pipe.recv)

    async def end(self) -> Counts:
        """End the attack, and return what the server answered."""
        self._pipe.send(None)
        counts: Counts = await asyncio.to_thread(self._pipe.recv)
        return counts


def _serve(pipe: Connection, url: str, addresses: int) -> None:
    """Do what the other end of the pipe asks for, until it is closed."""
    long_record()
    by_name = {attack.name: attack for attack in ATTACKS}
    pipe.send(None)
    while True:
        attack = by_name[pipe.recv()]
        pipe.send(None)
        pipe.send(asyncio.run(_attack(attack, pipe, url, addresses)))


async def _attack(attack: Attack, pipe: Connection, url: str, addresses: int) -> Counts:
    """Attack until the pipe has something to read."""
    counts = Counts()
    clients = max(attack.clients, addresses)
    number = ATTACKS.index(attack)
    attackers = [Attacker(url, ADDRESS.format(number, n % addresses + 1), counts) for n in range(clients)]
    running = [asyncio.create_task(_repeat(attack, attacker)) for attacker in attackers]
    await asyncio.to_thread(pipe.recv)
    while not counts.answers and any(not task.done() for task in running):  # however slow the machine is
        await asyncio.sleep(STEP)
    counts.over = True
    _, late = await asyncio.wait(running, timeout=LAST_ROUND)
    for task in late:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return counts


async def _repeat(attack: Attack, attacker: Attacker) -> None:
    try:
        while not attacker.over:
            await attack.round(attacker)
            await asyncio.sleep(0)
    finally:
        attacker.disconnect()
