"""The static description of a game: what ``describe.py`` declares, and the game's modules by name.

``engine/contract.py`` says what those modules must provide.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import msgspec

from asterism.engine.versions import FIRST, check_version

State = Any  # np.void of the game's STATE dtype, or an InterpretedState
Array = Any


@dataclass(frozen=True)
class Benchmark:
    """How a game is benchmarked, and its targets (0: no target)."""

    players: int = 0
    """0: the fewest."""
    modes: tuple[str, ...] = ()
    """The modes that are measured, the one with the targets first; none: the game's first mode."""
    times_chess: int = 0
    """Random play on one core: decisions a second as a multiple of OpenSpiel's chess."""
    simulations: int = 0
    """Plain UCT on one core: simulations a second."""
    batch: int = 0
    """Random play of a batch on two threads: decisions a second."""
    gpu: int = 0
    """Random play of a batch on one GPU: decisions a second."""


class Credits(msgspec.Struct, frozen=True, kw_only=True):
    """Who made the printed game, as its rulebook names them."""

    designers: tuple[str, ...]
    illustrators: tuple[str, ...] = ()
    graphics: tuple[str, ...] = ()
    development: tuple[str, ...] = ()
    management: tuple[str, ...] = ()
    publisher: str
    year: int
    elsewhere: tuple[str, ...] = ()
    """The fields that the rulebook does not state; ``age`` too."""


def _own_module(name: str) -> cached_property[Any]:
    return cached_property(lambda game: game.module(name))


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The static description of a game: ``describe.GAME``. Importing it compiles nothing."""

    id: str
    package: str = ""
    """The importable name of the package that holds the game's files; by default the one that ``configure`` is in."""
    title: str
    min_players: int = 2
    max_players: int = 0
    """By default one for each of ``seat_names``."""
    minutes: int
    options: type[msgspec.Struct]
    """The options, a frozen msgspec struct: every field with a default, and a ``Meta`` with range and description."""
    configure: Callable[..., tuple[Array, Array]]
    """``configure(options, players)`` → ``config`` (int32 vector), ``content`` (int16 matrix), or ``OptionError``.

    Where there are several rules versions, ``configure(options, players, version)`` makes them for one of those.
    """
    secrets: bool
    """Whether seats have hidden information from each other (then players at one screen need a curtain)."""
    seat_names: tuple[str, ...]
    """The colour of each seat, in English; its translations are in ``locale/``."""
    modes: dict[str, dict[str, Any]] = field(default_factory=lambda: {"standard": {}})
    """Named sets of options worth playing, measuring and testing on their own, the default one first."""
    standard_options: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    """Options that a rated game may choose beside its mode, and their values; all others are as the mode says."""
    longest: dict[str, Any] = field(default_factory=dict)
    """Options with which random games last for thousands of decisions, where there are such; load tests play them."""
    option_files: dict[str, Callable[[str], Any]] = field(default_factory=dict)
    """Options that the command line reads from a file: option → ``read(path)``, which returns the option's value as
    JSON knows it, or raises an ``AsterismError`` that names file and reason."""
    age: int | None = None
    """The age from which the printed game is recommended."""
    draws: bool = False
    """Whether several winners have drawn; otherwise they share the victory."""
    credits: Credits | None = None
    open_points: bool = False
    """Whether everyone may know at any time what ``standings`` counts; views then hold it."""
    chance: bool = True
    """Whether ``setup`` draws anything at random."""
    rules_versions: tuple[int, ...] = (FIRST,)
    """The versions of its rules that can be played, ascending; new games are played by the last one.

    A version fixes the legal moves, what they lead to, the deal of a seed and the meaning of every action integer.
    """
    order: int = 100
    """The place in lists of games: lower ones come first."""
    benchmark: Benchmark = Benchmark()
    cuda_play: tuple[str, int] | None = None
    """Where random play on a GPU keeps its states, and the threads of a block: the fastest that was measured."""
    cuda_step: tuple[str, int] | None = None
    """The same for the steps of a large batch."""
    lists_once: bool = False
    """Whether ``legal`` writes each place of its list once and none past its end: GPUs then need no list for masks."""

    def __post_init__(self) -> None:
        derived = {"package": self.configure.__module__.rpartition(".")[0], "max_players": len(self.seat_names)}
        for name, value in derived.items():
            object.__setattr__(self, name, getattr(self, name) or value)

    @property
    def perfect_information(self) -> bool:
        """Whether nothing is dealt at random and nothing is hidden."""
        return not self.chance and not self.secrets

    @property
    def measured_players(self) -> int:
        """The number of players that benchmarks measure."""
        return self.benchmark.players or self.min_players

    @property
    def measured_modes(self) -> dict[str, dict[str, Any]]:
        """The modes that benchmarks measure, with their options; the one with the targets first."""
        first = next(iter(self.modes), "")
        return {mode: self.modes.get(mode, {}) for mode in self.benchmark.modes or (first,)}

    def __reduce__(self) -> Any:
        from asterism.engine.registry import load

        return load, (self.id,)  # a singleton by id; its modules cannot be pickled

    @property
    def rules_version(self) -> int:
        """The newest version of its rules."""
        return self.rules_versions[-1]

    def check_rules_version(self, version: Any) -> int:
        """A version of its rules, the newest for None; ``VersionError`` if it cannot be played."""
        if version is None:
            return self.rules_version
        return check_version(f"the rules of {self.id}", version, self.rules_versions)

    def configure_version(self, options: Any, players: int, version: int) -> tuple[Array, Array]:
        """``configure`` for a version of the rules."""
        if version == self.rules_version:
            return self.configure(options, players)
        return self.configure(options, players, version)

    def rules_version_of(self, s: State) -> int:
        """The version of the rules of a state."""
        return int(s["rules_version"]) if "rules_version" in self.state.STATE.names else self.rules_version

    def module(self, name: str) -> Any:
        """One of the game's own modules."""
        return import_module(f"{self.package}.{name}")

    def has(self, name: str) -> bool:
        """Whether the game has an optional module or folder of this name."""
        folder = self.folder
        return (folder / f"{name}.py").is_file() or (folder / name).is_dir()

    @cached_property
    def folder(self) -> Path:
        """The folder of the game's files."""
        return Path(cast(str, import_module(self.package).__file__)).parent

    state = _own_module("state")
    rules = _own_module("rules")
    actions = _own_module("actions")
    view = _own_module("view")
    state_writer = _own_module("json_writer")

    @cached_property
    def json(self) -> Any:
        """Views, legal actions and steps as JSON (see ``engine/json_writer.py``)."""
        from asterism.engine.json_writer import JsonWriter

        return JsonWriter(self)

    @cached_property
    def reader(self) -> Any:
        """Positions, prompts and moves of states (see ``engine/state_reader.py``)."""
        from asterism.engine.state_reader import StateReader

        return StateReader(self)

    @cached_property
    def symmetry(self) -> Any:
        """The game's ``symmetry.py``; the identity alone where it has none."""
        from asterism.engine import no_symmetry

        return self.module("symmetry") if self.has("symmetry") else no_symmetry

    @cached_property
    def draw(self) -> Callable[..., Any]:
        """``draw.draw``: the board as a ``rich`` renderable."""
        return self.module("draw").draw  # type: ignore[no-any-return]

    @cached_property
    def editor(self) -> Any:
        """The game's ``editor.py``, or None where it has none."""
        return self.module("editor") if self.has("editor") else None

    @cached_property
    def bot(self) -> Any:
        """The game's ``bot/`` package, or None where there is none."""
        try:
            return self.module("bot")
        except ModuleNotFoundError as error:
            if (error.name or "").rpartition(".")[2] != "bot":
                raise
            return None

    @cached_property
    def kernels(self) -> Any:
        """The compiled entry points (see ``engine/kernels.py``)."""
        from asterism.engine.kernels import Kernels

        return Kernels(self)
