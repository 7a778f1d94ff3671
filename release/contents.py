"""What is in a wheel and in a source distribution, and what must not be."""

from __future__ import annotations

import re
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("gravity", "filantes", "octocube")
PACKAGE = (
    "asterism/__init__.py",
    "asterism/py.typed",
    "asterism/web/index.html",
    "asterism/web/figures.json",
    "asterism/server/storage/migrations/env.py",
    *(f"asterism/games/{game}/locale/en.ftl" for game in GAMES),
)
PROJECT = ("LICENSE", "README.md", "CHANGELOG.md", "pyproject.toml", "hatch_build.py")
LEFTOVERS = re.compile(
    r"(^|/)(__pycache__|node_modules|\.venv|\.build|dist|test-results|\.(mypy|ruff|pytest|import_linter)_cache|\.hypothesis)/"
    r"|\.(pyc|pyo|so|nbc|nbi|orig|rej|swp|log)$|(^|/)(\.DS_Store|\.coverage[^/]*)$"
)
FOLDERS = (str(ROOT), str(Path.home()), sys.prefix, sys.base_prefix)
SYSTEM = ("/", "/root", "/usr", "/usr/local")
"""Folders that every machine has: their names say nothing, and code may contain them."""


class ContentsError(Exception):
    """A package that must not be published."""


def files_of(archive: Path) -> dict[str, bytes]:
    """The files of a wheel, or of a source distribution without its topmost folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    with tarfile.open(archive) as source:
        found = {}
        for member in source.getmembers():
            content = source.extractfile(member)
            if content is not None:
                found[str(PurePosixPath(*PurePosixPath(member.name).parts[1:]))] = content.read()
        return found


def check(archive: Path, folders: Iterable[str] = FOLDERS) -> int:
    """Check a wheel or a source distribution; returns how many files it has."""
    files = files_of(archive)
    wheel = archive.suffix == ".whl"
    problems = [*missing(files, wheel), *leftovers(files), *machine_paths(files, folders)]
    if problems:
        raise ContentsError(f"{archive.name}:\n" + "\n".join(problems))
    return len(files)


def missing(files: Mapping[str, bytes], wheel: bool) -> list[str]:
    """What a package needs and has not."""
    prefix = "" if wheel else "src/"
    needed = [f"{prefix}{name}" for name in PACKAGE] + list(() if wheel else PROJECT)
    problems = [f"{name} is missing" for name in needed if name not in files]
    for game in GAMES:
        modules = [name for name in files if name.startswith(f"{prefix}asterism/modules/{game}@")]
        if len(modules) != 1:
            problems.append(f"there must be one WebAssembly module of {game}, not {len(modules)}")
    if not any(name.startswith(f"{prefix}asterism/web/assets/") for name in files):
        problems.append("the page has no scripts")
    if wheel and not any(re.fullmatch(r"asterism-[^/]+\.dist-info/licenses/LICENSE", name) for name in files):
        problems.append("the licence is missing")
    return problems


def leftovers(files: Mapping[str, bytes]) -> list[str]:
    """What building and testing leave behind."""
    return [f"{name} does not belong there" for name in files if LEFTOVERS.search(name)]


def machine_paths(files: Mapping[str, bytes], folders: Iterable[str] = FOLDERS) -> list[str]:
    """Files that name a folder of the machine on which the package was built."""
    own = {folder for folder in folders if folder not in SYSTEM}
    own.add(str(Path(tempfile.gettempdir(), "tmp")))
    return [
        f"{name} names the folder {folder}"
        for name, content in files.items()
        for folder in sorted(own)
        if re.search(rb"(?<![\w.])" + re.escape(folder.encode()) + rb"(?=[/\"'\s\\]|$)", content)
    ]
