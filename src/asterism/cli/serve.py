"""``asterism serve``: the games in a browser."""

from __future__ import annotations

import ctypes
import logging
import os
import secrets
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from rich.console import Console

from asterism.bots import make_bot
from asterism.cli.warm import warm_up
from asterism.cli.workers import keep
from asterism.engine.compile import INTERPRETED, open_cache
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.registry import all_games
from asterism.server.app import create_app
from asterism.server.house.house import Settings
from asterism.server.http.host import MIN_SECRET
from asterism.server.http.listen import Server
from asterism.server.http.logs import Format, set_up_logs
from asterism.server.people.limits import Limits
from asterism.server.tables.thinker import wake

M_ARENA_MAX = -8
"""The name by which ``mallopt`` knows it."""


def serve(
    host: str,
    port: int,
    database: str | None,
    open: bool | None,
    log_format: Format,
    log_level: str | None,
    drain: float,
    workers: int,
) -> NoReturn:
    """Serve until interrupted; see ``asterism serve --help``."""
    one_arena()
    secret, trusted = _host_secret(), _trusted()
    console = Console()
    set_up_logs(log_format, log_level or ("info" if log_format == "json" else "warning"))
    make_ready(console)
    made = None if secret else secrets.token_urlsafe(18)
    database = database or os.environ.get("ASTERISM_DATABASE")
    if workers > 1 and not (database or "").startswith("postgres"):
        raise OptionError("several workers need a PostgreSQL database")
    bound = _bind(host, port)
    address = f"http://{_shown(host)}:{bound.getsockname()[1]}/"

    def work(announces: bool) -> NoReturn:
        server = Server(create_app(Settings(database=database, host_secret=secret or made, trusted=trusted)), drain)
        if announces:
            threading.Thread(target=_announce, args=(server, address, console, open, made), daemon=True).start()
        signal.signal(signal.SIGTERM, lambda *_: _leave())  # the server raises it again once it has ended well
        with suppress(KeyboardInterrupt):
            server.run(sockets=[bound])
        _leave()

    if workers == 1:
        work(True)
    keep(workers, work)
    _leave()


def _leave() -> NoReturn:
    """End now: everything is stored, and bots that still think are not waited for."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def one_arena() -> None:
    """Let all threads to come take memory from one place (in glibc; elsewhere nothing changes).

    With an arena for each thread, what the thread of one database connection needed at its busiest is of no use to the
    others, and a server grows until all have had their busiest moment.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def _host_secret() -> str | None:
    """The host's secret, if it is given."""
    secret = os.environ.get("ASTERISM_HOST_SECRET")
    if secret and len(secret) < MIN_SECRET:
        raise OptionError(f"ASTERISM_HOST_SECRET must have at least {MIN_SECRET} characters")
    return secret or None


def _trusted() -> tuple[str, ...]:
    """The networks for which there are no limits."""
    networks = tuple(os.environ.get("ASTERISM_TRUSTED", "").replace(",", " ").split())
    try:
        Limits(networks)
    except ValueError as error:
        raise OptionError(f"ASTERISM_TRUSTED: {error}") from error
    return networks


def make_ready(console: Console) -> None:
    """Compile what is not compiled yet, behind a progress bar."""
    for game in all_games():
        if not _compiled(game):
            warm_up(game, console)
            with console.status(f"Teaching the bots {game.title}"):
                wake(make_bot, game)


def _compiled(game: Game) -> bool:
    rooms = ("bots", "engine", f"games/{game.id}")
    return INTERPRETED or any(open_cache(rooms).rglob("*.nbi"))


def _bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        print(f"asterism: cannot listen on {host}:{port}: {error.strerror}", file=sys.stderr)
        raise SystemExit(2) from error
    return bound


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _announce(server: Server, address: str, console: Console, open: bool | None, secret: str | None) -> None:
    """Once the server listens, print its address and the secret it made, and show it where there is a screen."""
    while not server.started:
        time.sleep(0.02)
    console.print(f"Asterism ⁂ plays at [b]{address}[/b]  (Ctrl+C ends it)")
    if secret is not None:
        console.print(f"The host's page is {address}host, its secret [b]{secret}[/b]", highlight=False)
    if open if open is not None else _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and not Path("/.dockerenv").exists()
