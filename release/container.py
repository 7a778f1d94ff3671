"""The container: built where there is a builder; otherwise its building steps are carried out in a folder.

The steps are those of the stages that build (`page`, `package`). What they name under `/build` and `/opt` lies in the
folder instead, Python is an environment of its own, and only files that git knows are copied, as from a fresh clone.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECIPE = ROOT / "deploy" / "Containerfile"
BUILDERS = ("podman", "buildah", "docker")
STAGES = ("page", "package")
STEPS = ("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT")


class RecipeError(Exception):
    """A recipe with a step that cannot be carried out."""


def steps(recipe: str) -> Iterator[tuple[str, str]]:
    """The steps of a recipe: each with its word and the rest of its line."""
    lines = [line for line in recipe.splitlines() if not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            if word not in STEPS:
                raise RecipeError(f"{word} is no step that is known here")
            yield word, rest.strip()


class Stage:
    """A stage that is carried out in a folder."""

    def __init__(self, name: str, folder: Path, python: Path) -> None:
        self.name, self.folder = name, folder
        self.place = folder / "build"
        self.env = {**os.environ, "PATH": f"{python}{os.pathsep}{os.environ['PATH']}"}
        self.env = {key: value for key, value in self.env.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}

    def here(self, text: str) -> str:
        """A step with its folders moved into ours."""
        return re.sub(r"(?<![\w.])/(?=(build|opt)\b)", f"{self.folder}/", text)

    def work_in(self, place: str) -> None:
        self.place = Path(self.here(place))
        self.place.mkdir(parents=True, exist_ok=True)

    def copy(self, words: str) -> None:
        """Copy what git knows; what comes from another stage lies in the folder already."""
        if words.startswith("--from="):
            source = words.split()[1]
            if not Path(self.here(source)).exists():
                raise RecipeError(f"{source} was not made by the stage before")
            return
        *sources, target = words.split()
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *sources],
            cwd=ROOT, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
        for source in sources:
            files = [
                f
                for f in listed.split("\0")
                if f and (f == source or f.startswith(f"{source}/")) and (ROOT / f).is_file()
            ]
            if not files:
                raise RecipeError(f"there is nothing to copy from {source}")
            for file in files:
                inside = Path(file).relative_to(source) if file != source else Path(file).name
                place = self.place / target / inside
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / file, place)

    def set(self, words: str) -> None:
        for word in shlex.split(words):
            name, _, value = word.partition("=")
            self.env[name] = value

    def run(self, command: str) -> None:
        subprocess.run(["sh", "-euc", self.here(command)], cwd=self.place, env=self.env, check=True)


def carry_out(folder: Path) -> Path:
    """Carry out the steps of the building stages; returns the environment that the image would contain."""
    python = folder / "python"
    subprocess.run([sys.executable, "-m", "venv", python], check=True)
    stage: Stage | None = None
    for word, rest in steps(RECIPE.read_text(encoding="utf-8")):
        if word == "FROM":
            name = rest.partition(" AS ")[2]
            stage = Stage(name, folder, python / "bin") if name in STAGES else None
        elif stage is not None:
            {"WORKDIR": stage.work_in, "COPY": stage.copy, "RUN": stage.run, "ENV": stage.set}[word](rest)
    return folder / "opt" / "asterism"


def build(folder: Path) -> str:
    """Build the image, or carry out its steps; says what was done."""
    for builder in filter(shutil.which, BUILDERS):
        subprocess.run([builder, "build", "--tag", "asterism", "--file", RECIPE, ROOT], check=True)
        return f"the image asterism, built by {builder}"
    made = carry_out(folder)
    env = {"PATH": "", "HOME": str(folder), "ASTERISM_CACHE": str(folder / "cache")}
    code = "from asterism.wasm.prebuilt import FOLDER; from asterism.site.build import PAGE; "
    code += (
        "assert len(list(FOLDER.glob('*.wasm'))) == 3 and (PAGE / 'index.html').is_file(); import asterism.cli.serve"
    )
    subprocess.run([made / "bin" / "python", "-c", code], env=env, cwd=folder, check=True)
    return "no builder of containers here: the steps of the recipe, carried out in a folder"
