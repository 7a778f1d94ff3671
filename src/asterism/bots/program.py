"""A child process that is sent lines and answers with lines, each before a deadline.

It runs in a process group of its own, so that the processes it started can be killed with it. Works where there are
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
STDERR_KEPT = 2_000
"""Bytes of standard error that are kept for error messages."""
EXIT_SECONDS = 0.5
"""How long a program may take to exit once its input has ended."""

RUNNING: set[Program] = set()
"""Every program running now, so that a process that must exit at once can kill them."""


class Fault(StrEnum):
    """The ways in which a program can fail."""

    START = "start"
    """It could not be started, or did not report that it is ready."""
    TIMEOUT = "timeout"
    """It did not answer in time."""
    CRASH = "crash"
    """It exited."""
    CLOSED = "closed"
    """It runs, but closed its output."""
    FLOOD = "flood"
    """It wrote too much."""
    GARBAGE = "garbage"
    """Its answer is not what the protocol expects."""
    ILLEGAL = "illegal"
    """Its answer is not a legal action."""


class BotFaultError(AsterismError):
    """A program did not answer as the protocol requires; ``fault`` says how."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(f"{fault}: {message}", code=f"bot-{fault}")
        self.fault = fault


class Program:
    """A running program. Messages are buffered, so that no pipe is used without a deadline."""

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
        self._output = bytearray()
        self._input = bytearray()
        self._stderr_tail = bytearray()
        self._selector = selectors.DefaultSelector()
        self._stdin, self._stdout, self._stderr = self._pipes()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        RUNNING.add(self)

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def send(self, message: Any) -> None:
        """Add a message to the output buffer; ``flush`` writes it."""
        self._output += msgspec.json.encode(message) + b"\n"

    def flush(self, deadline: float) -> None:
        """Write all buffered messages; what the program wrote before that is no answer, and dropped."""
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while self._output:
                self._poll(deadline)
        finally:
            self._selector.unregister(self._stdin)
        self._input.clear()

    def read_line(self, deadline: float) -> bytes:
        """The next line that the program writes."""
        while (end := self._input.find(b"\n")) < 0:
            self._poll(deadline)
        line = bytes(self._input[:end])
        del self._input[: end + 1]
        return line

    def stop(self) -> None:
        """Flush, close the program's input and wait for its exit; kill it if it does not exit in time."""
        with suppress(BotFaultError):
            self.flush(time.monotonic() + EXIT_SECONDS)
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Kill the program and its process group."""
        RUNNING.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()

    # -- pipes -----------------------------------------------------------------------------------------------------

    def _poll(self, deadline: float) -> None:
        """Wait until a pipe is ready, and read or write it."""
        ready = self._selector.select(max(0.0, deadline - time.monotonic()))
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._read()
            else:
                self._read_stderr()
        if time.monotonic() >= deadline:
            raise BotFaultError(Fault.TIMEOUT, "no answer in time" + self._stderr_note())

    def _write(self) -> None:
        try:
            del self._output[: os.write(self._stdin.fileno(), self._output[:CHUNK])]
        except BrokenPipeError:
            self._output.clear()  # it reads no more; whether it still runs shows on its output

    def _read(self) -> None:
        data = os.read(self._stdout.fileno(), CHUNK)
        self._input += data
        if len(self._input) > MAX_OUTPUT:
            raise BotFaultError(Fault.FLOOD, f"more than {MAX_OUTPUT} bytes" + self._stderr_note())
        if data:
            return
        try:
            status = self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            raise BotFaultError(Fault.CLOSED, "closed its output" + self._stderr_note()) from None
        self._read_stderr()
        raise BotFaultError(Fault.CRASH, f"ended with status {status}" + self._stderr_note())

    def _read_stderr(self) -> None:
        """Keep the end of what the program writes to standard error, for error messages."""
        data = b""
        with suppress(BlockingIOError):
            data = os.read(self._stderr.fileno(), CHUNK)
        self._stderr_tail += data
        del self._stderr_tail[:-STDERR_KEPT]
        if not data and self._stderr in self._selector.get_map():
            self._selector.unregister(self._stderr)

    def _stderr_note(self) -> str:
        text = self._stderr_tail.decode(errors="replace").strip()
        return f"; standard error: {printable(text.splitlines()[-1])}" if text else ""


def printable(text: str) -> str:
    """The text without control characters, which could command a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def kill_all() -> None:
    """Kill every running program."""
    for program in list(RUNNING):
        program.kill()
