"""``asterism serve``: the games in a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

from rich.console import Console

from asterism.bots import make_bot
from asterism.bots.base import Limit, seen_by
from asterism.cli.warm import warm_up
from asterism.engine.compile import INTERPRETED, open_cache
from asterism.engine.contract import Game
from asterism.engine.match import Match
from asterism.engine.registry import all_games
from asterism.server.limits import MAX_UPLOAD

SHUTDOWN_SECONDS = 5


def serve(host: str, port: int, database: str | None, open: bool | None) -> int:
    """Serve until interrupted; see ``asterism serve --help``."""
    import uvicorn

    from asterism.server.app import create_app
    from asterism.server.house import Settings

    console = Console()
    make_ready(console)
    app = create_app(Settings(database=database or os.environ.get("ASTERISM_DATABASE")))
    bound = _bind(host, port)
    address = f"http://{_shown(host)}:{bound.getsockname()[1]}/"
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MAX_UPLOAD,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        log_level="warning",
        server_header=False,
    )
    server = uvicorn.Server(config)
    threading.Thread(target=_announce, args=(server, address, console, open), daemon=True).start()
    server.run(sockets=[bound])
    return 0


def make_ready(console: Console) -> None:
    """Compile what is not compiled yet, behind a progress bar."""
    for game in all_games():
        if not _compiled(game):
            warm_up(game, console)
            with console.status(f"Teaching the bots {game.title}"):
                _wake_bots(game)


def _compiled(game: Game) -> bool:
    rooms = ("bots", "engine", f"games/{game.id}")
    return INTERPRETED or any(open_cache(rooms).rglob("*.nbi"))


def _wake_bots(game: Game) -> None:
    """One short thought makes a game's rules and the search ready."""
    bot = make_bot("level:8", 0)
    bot.play(seen_by(Match.new(game.id, seed=0), 0), Limit(simulations=8))
    bot.close()


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


def _announce(server: object, address: str, console: Console, open: bool | None) -> None:
    """Once the server listens, print the address, show it where there is a screen, and load what is compiled."""
    while not getattr(server, "started", False):
        time.sleep(0.02)
    console.print(f"Asterism ⁂ plays at [b]{address}[/b]  (Ctrl+C ends it)")
    if open if open is not None else _has_screen():
        webbrowser.open(address)
    for game in all_games():
        _wake_bots(game)


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and not Path("/.dockerenv").exists()
