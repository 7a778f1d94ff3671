"""A real PostgreSQL in a folder of its own, with as many databases as tests want."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import psutil
from sqlalchemy.engine import make_url


class Postgres:
    """A running PostgreSQL."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about machines without XDG_RUNTIME_DIR
            import pgserver
            from pgserver._commands import pg_ctl
        self._pg_ctl = pg_ctl
        self.folder = Path(tempfile.mkdtemp(prefix="asterism-pg-"))
        self._server = pgserver.get_server(self.folder, cleanup_mode="delete")
        self._url = make_url(self._server.get_uri())
        self._databases = 0

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"asterism{self._databases}"
        self._server.psql(f"CREATE DATABASE {name}")
        return self._url.set(database=name).render_as_string(hide_password=False)

    def stop(self, mode: str = "fast") -> None:
        """Stop it; ``immediate`` is a crash."""
        self._control("-m", mode, "stop")

    def start(self) -> None:
        """Start it again."""
        options = ("-o", '-h ""', "-o", f"-k {self._url.query['host']}", "-l", str(self.folder / "log"))
        self._control(*options, "start")

    def _control(self, *arguments: str) -> None:
        self._pg_ctl(["-w", *arguments], pgdata=self.folder, user=self._server.system_user, timeout=60)

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop("immediate")
        with suppress(psutil.NoSuchProcess):  # it looks for the process that has just ended
            self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
