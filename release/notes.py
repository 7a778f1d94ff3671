"""The notes of a release, from the changelog: ``python -m release.notes [VERSION]``.

A released version has its own heading in ``CHANGELOG.md``. Before that its notes are what is under "Unreleased".
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


class NotesError(Exception):
    """The changelog has nothing about a version, or is not in its form."""


def notes(changelog: str, version: str | None = None) -> str:
    """What changed in a version, or in what is not released yet; links between pages of the project stay as words."""
    found = list(HEADING.finditer(changelog))
    for heading, after in zip(found, [*found[1:], None], strict=True):
        if heading["version"] == (version or "Unreleased"):
            text = changelog[heading.end() : after.start() if after else None].strip()
            if not text:
                raise NotesError(f"the changelog says nothing about {version or 'what is unreleased'}")
            return f"{text}\n"
    raise NotesError(f"the changelog has no heading for {version or 'what is unreleased'}")


def main(version: str | None = None) -> None:
    """Print the notes of a version."""
    try:
        print(notes(CHANGELOG.read_text(encoding="utf-8"), version), end="")
    except NotesError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:2])
