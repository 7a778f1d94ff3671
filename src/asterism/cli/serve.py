"""``asterism serve``: the games in a browser."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import socket
import subprocess
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
from asterism.cli.workers import supervise
from asterism.engine.compile import INTERPRETED, open_cache
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.extras import extra
from asterism.engine.registry import all_games

with extra("server"):
    from sqlalchemy.exc import SQLAlchemyError

    from asterism.server.app import create_app
    from asterism.server.http.addresses import bracketed, reachable_address
    from asterism.server.http.host import MIN_SECRET
    from asterism.server.http.listen import Server
    from asterism.server.http.logs import Format, set_up_logs
    from asterism.server.rate_limits import Limits
    from asterism.server.runtime.memory import tune_malloc
    from asterism.server.runtime.services import Settings, default_database
    from asterism.server.storage.store import Store
    from asterism.server.tables.bot_pool import warm_up_bots

SWITCH_SECONDS = 0.0005
"""How long a thread that computes keeps the interpreter while the event loop waits for it (by default ten times as
long, so that a move, which changes threads several times, waits for every joining of a long game)."""


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
    tune_malloc()
    sys.setswitchinterval(SWITCH_SECONDS)
    secret, trusted = _host_secret(), _trusted()
    console = Console()
    set_up_logs(log_format, log_level or ("info" if log_format == "json" else "warning"))
    compile_all()
    made = None if secret else secrets.token_urlsafe(18)
    database = database or os.environ.get("ASTERISM_DATABASE")
    if workers > 1 and not (database or "").startswith("postgres"):
        raise OptionError("several workers need a PostgreSQL database")
    upgrade_database(database or default_database())
    bound = _bind(host, port)
    number = bound.getsockname()[1]
    address = f"http://{_display_host(host)}:{number}/"
    others = reachable_address(host)
    network = f"http://{bracketed(others)}:{number}/" if others else None

    def work(announces: bool) -> NoReturn:
        server = Server(
            create_app(Settings(database=database, host_secret=secret or made, trusted=trusted, listens=host)), drain
        )
        if announces:
            threading.Thread(
                target=_announce, args=(server, (address, network), console, open, made), daemon=True
            ).start()
        signal.signal(signal.SIGTERM, lambda *_: _exit_now())  # the server raises it again after its shutdown
        with suppress(KeyboardInterrupt):
            server.run(sockets=[bound])
        _exit_now()

    if workers == 1:
        work(True)
    supervise(workers, work)
    _exit_now()


def _exit_now() -> NoReturn:
    """Exit now: everything is stored, and bots that still search are not waited for."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def _host_secret() -> str | None:
    """The host's secret from the environment, or None."""
    secret = os.environ.get("ASTERISM_HOST_SECRET")
    if secret and len(secret) < MIN_SECRET:
        raise OptionError(f"ASTERISM_HOST_SECRET must have at least {MIN_SECRET} characters")
    return secret or None


def _trusted() -> tuple[str, ...]:
    """The networks that are exempt from limits."""
    networks = tuple(os.environ.get("ASTERISM_TRUSTED", "").replace(",", " ").split())
    try:
        Limits(networks)
    except ValueError as error:
        raise OptionError(f"ASTERISM_TRUSTED: {error}") from error
    return networks


def upgrade_database(url: str) -> None:
    """Upgrade the schema; ``AsterismError`` in one line if it is newer than this program, or cannot be opened."""

    async def job() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(job())
    except SQLAlchemyError as error:
        raise OptionError(f"the database cannot be opened: {getattr(error, 'orig', None) or error}") from error


def compile_all() -> None:
    """Compile rules and bots that are not compiled yet, in a process of its own: the compiler keeps 150 MB."""
    if not all(map(_compiled, all_games())):
        job = f"from {__name__} import compile_missing; compile_missing()"
        done = subprocess.run([sys.executable, "-c", job], check=False)
        if done.returncode:
            raise SystemExit(done.returncode)


def compile_missing() -> None:
    """Compile rules and bots that are not compiled yet, with a progress bar."""
    console = Console()
    for game in all_games():
        if not _compiled(game):
            warm_up(game, console)
            with console.status(f"Compiling the bots of {game.title}"):
                warm_up_bots(make_bot, game)


def _compiled(game: Game) -> bool:
    packages = tuple(sorted(("asterism.bots", "asterism.engine", game.package)))
    return INTERPRETED or any(open_cache(packages).glob("*.code"))


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


def _display_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - read, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _announce(
    server: Server, addresses: tuple[str, str | None], console: Console, open: bool | None, secret: str | None
) -> None:
    """Once the server listens, print its addresses and generated secret, and open a browser if there is a screen."""
    address, network = addresses
    while not server.started:
        time.sleep(0.02)
    console.print(f"Asterism ⁂ plays at [b]{address}[/b]  (Ctrl+C ends it)")
    if network is not None and network != address:
        console.print(f"Other devices in your network reach it at [b]{network}[/b]", highlight=False)
    if secret is not None:
        console.print(f"The host's page is {address}host, its secret [b]{secret}[/b]", highlight=False)
    if open if open is not None else _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and not Path("/.dockerenv").exists()
