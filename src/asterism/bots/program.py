"""A program at the other end of two pipes: lines out, lines in, never longer than a deadline allows.

The program runs in a process group of its own, so that whatever it started can be ended with it. Works where there are
POSIX pipes and process groups: Linux, macOS.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import IO, Any

import msgspec

from asterism.engine.errors import AsterismError

MAX_OUTPUT = 1_000_000
"""The most bytes a program may write for one answer."""
CHUNK = 65_536
LAST_WORDS = 2_000
FAREWELL = 0.5
"""The seconds a program has to leave by itself once its input has ended."""

LIVE: set[Program] = set()
"""Every program running now, so that a process that must leave at once can end them."""


class Fault(StrEnum):
    """What a program can do wrong."""

    START = "start"
    """It could not be started, or did not say that it is ready."""
    TIMEOUT = "timeout"
    """It did not answer in time."""
    CRASH = "crash"
    """It ended."""
    CLOSED = "closed"
    """It lives, but closed its output."""
    FLOOD = "flood"
    """It wrote too much."""
    GARBAGE = "garbage"
    """Its answer is not what the protocol expects."""
    ILLEGAL = "illegal"
    """Its answer is not a legal action."""


class BotFaultError(AsterismError):
    """A program failed to answer as it should; ``fault`` says how."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(f"{fault}: {message}", code=f"bot-{fault}")
        self.fault = fault


class Program:
    """A running program. Messages wait in an outbox, so that no pipe is touched without a deadline."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFaultError(Fault.START, f"{command[0]} cannot be started: {error}") from error
        self._outbox = bytearray()
        self._inbox = bytearray()
        self._last_words = bytearray()
        self._selector = selectors.DefaultSelector()
        self._stdin, self._stdout, self._stderr = self._pipes()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        LIVE.add(self)

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def send(self, message: Any) -> None:
        """Put a message into the outbox."""
        self._outbox += msgspec.json.encode(message) + b"\n"

    def deliver(self, deadline: float) -> None:
        """Write the outbox; whatever the program wrote before that is no answer, and forgotten."""
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while self._outbox:
                self._turn(deadline)
        finally:
            self._selector.unregister(self._stdin)
        self._inbox.clear()

    def line(self, deadline: float) -> bytes:
        """The next line that the program writes."""
        while (end := self._inbox.find(b"\n")) < 0:
            self._turn(deadline)
        line = bytes(self._inbox[:end])
        del self._inbox[: end + 1]
        return line

    def stop(self) -> None:
        """Say what is left to say and let the program leave by itself, or end it."""
        with suppress(BotFaultError):
            self.deliver(time.monotonic() + FAREWELL)
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program and all it started, at once."""
        LIVE.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()

    # -- one turn of the pipes -------------------------------------------------------------------------------------

    def _turn(self, deadline: float) -> None:
        """Wait until a pipe can be used and use it."""
        ready = self._selector.select(max(0.0, deadline - time.monotonic()))
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._read()
            else:
                self._listen()
        if time.monotonic() >= deadline:
            raise BotFaultError(Fault.TIMEOUT, "no answer in time" + self._said())

    def _write(self) -> None:
        try:
            del self._outbox[: os.write(self._stdin.fileno(), self._outbox[:CHUNK])]
        except BrokenPipeError:
            self._outbox.clear()  # it reads no more; whether it lives shows on its output

    def _read(self) -> None:
        data = os.read(self._stdout.fileno(), CHUNK)
        self._inbox += data
        if len(self._inbox) > MAX_OUTPUT:
            raise BotFaultError(Fault.FLOOD, f"more than {MAX_OUTPUT} bytes" + self._said())
        if data:
            return
        try:
            status = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            raise BotFaultError(Fault.CLOSED, "closed its output" + self._said()) from None
        self._listen()
        raise BotFaultError(Fault.CRASH, f"ended with status {status}" + self._said())

    def _listen(self) -> None:
        """Keep the end of what the program writes to standard error, for the report."""
        data = b""
        with suppress(BlockingIOError):
            data = os.read(self._stderr.fileno(), CHUNK)
        self._last_words += data
        del self._last_words[:-LAST_WORDS]
        if not data and self._stderr in self._selector.get_map():
            self._selector.unregister(self._stderr)

    def _said(self) -> str:
        words = self._last_words.decode(errors="replace").strip()
        return f"; it said: {plain(words.splitlines()[-1])}" if words else ""


def plain(words: str) -> str:
    """Words that do nothing to a terminal but to be read on it."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in words)


def kill_all() -> None:
    """End every program that is running."""
    for program in list(LIVE):
        program.kill()
