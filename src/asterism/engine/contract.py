"""The contract: everything a game must provide, in one place.

A game is one package with the same files in each (ours are ``asterism/games/<id>/``). It is found by the entry point
``asterism.games`` of the distribution it comes from; nothing lists games by name.

``describe.py``     ``GAME``, a ``Game``: the static description, fast to import (no Numba)
``state.py``        the state: ``STATE`` (an ``np.dtype``), its constants and look-up tables, an ASCII picture of its
                    indices, ``ACTIONS``, ``MAX_LEGAL``, ``MAX_EVENTS``, and ``Kind``, the IntEnum of its events
``rules/``          the kernels listed in ``Rules`` below; the only place where the game's rules are written
``actions.py``      integer ↔ structured move ↔ notation, both ways (``Actions``)
``events.py``       its events: a struct for each ``Kind``, their union ``Event``, and ``EVENTS``
``json_writer.py``  the state as the JSON of its ``Position``, compiled (``StateWriter``)
``view.py``         the state as a typed, documented ``Position`` and back, with every impossibility refused; event
                    specs (``Views``)
``draw.py``         the position as coloured text for a terminal
``locale/``         texts, one Fluent file a language; English must be there

Optional, and left out where a game has none:

``observe.py``      what a seat sees as a vector of numbers for a learner (``Observation``); without it learners get the
                    observer's seat and the bytes of the redacted state (``batch/observation.py``)
``symmetry.py``     the board's symmetries acting on states and actions (``Symmetry``); without it there is the identity
``testing.py``      what the test battery needs (``Testing``); without it the battery plays the game's modes
``bot/``            what bots know about the game: ``features.py`` (``BotFeatures``), ``weights.toml``,
                    ``levels.toml``, ``characters.toml``; a game without it is played by plain UCT at every level
``lessons/``        small positions with a goal
``reasons.py``      ``why_not(position, move)``, the reason why a move is not legal, and ``REASONS``, the rule of each
                    (``engine/reasons.py``)
``content/``        tiles and boards as TOML

Texts in English are enough: ``locale/en`` stands in for a language that a game does not have. A game that hides nothing
takes ``redact``, ``resample``, ``redact_action`` and ``redact_event`` from ``asterism.engine.open_information``.

The state
---------
One NumPy structured dtype, made with ``align=True`` and *no padding* (a test adds the field sizes up), with only
integer fields: scalars, and one- or two-dimensional arrays. Its bytes are its identity: two equal positions have
equal bytes, so a field that has no meaning at the moment holds a fixed value. Three fields are common to all games:

    players  int8   number of seats
    seat     int8   the seat that decides now; -1 when the game is over
    over     int8   0 running, 1 finished, 2 finished because a safety limit cut it
    rules_version  int16  the version of the rules; only in a game that has several
    (the game's options are ordinary fields, set once by ``setup``)

Beside it ``state.py`` has three numbers:

    ACTIONS     actions are the integers from 0 to ACTIONS - 1
    MAX_LEGAL   the most actions that can be legal at once
    MAX_EVENTS  more than the events of any one action: a full log means that an event may have been dropped

The kernels
-----------
Rule functions take the state ``s`` and change it in place. They must run unchanged in three ways: interpreted over
an object whose fields are Python ints and nested lists, compiled by Numba for the CPU, and compiled for CUDA. So:

- write ``s.cell[p][i]``, never ``s.cell[p, i]``; no slices, no ``s.a[:] = …``, no whole-field assignment: loops;
- no allocation, no lists, no NumPy functions, no strings, no exceptions, no keyword arguments, no ``**``;
- look-up tables are module-level int32 NumPy arrays, indexed ``TABLE[a][b]`` or ``TABLE[a, b]``; locals are ints;
- integers only; an index must never be negative or past the end (there is no bounds check);
- randomness only from ``asterism.engine.rng.draw`` and ``shuffle`` with the given ``rng``, and only in ``setup`` and
  ``resample``: between them a game is deterministic, its hidden values lie in the state;
- helper functions get ``@rule`` too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from asterism.engine.versions import FIRST, check_version

State = Any  # np.void of the game's STATE dtype, or an InterpretedState
Array = Any


class Rules(Protocol):
    """``rules/``: the kernels, each decorated with ``@rule``."""

    def setup(self, s: State, players: int, config: Array, content: Array, rng: Array) -> None:
        """Write *every* field of ``s`` (whatever its previous value) for a new game and make the first decision ready.

        ``config`` is the int32 vector and ``content`` the int16 matrix made by ``Game.configure``.
        """

    def legal(self, s: State, out: Array) -> int:
        """Write the legal actions into ``out`` (int16, ``MAX_LEGAL`` long), each once, ascending; return their number.

        A running game has at least one legal action; a finished one has none.
        """

    def apply(self, s: State, action: int, log: Array) -> None:
        """Carry out a *legal* action and all that follows from it up to the next decision; write events to ``log``.

        It does not check legality. Applied to the acting seat's redacted state it must work too, and write the same
        events except where they depend on what that seat cannot know (previews are computed so).
        """

    def standings(self, s: State, points: Array) -> int:
        """Write each seat's points (int32), as if the game ended now; return the winners as a bit set of seats."""

    def redact(self, s: State, seat: int) -> None:
        """Blank all that ``seat`` cannot know; seat -1 is a spectator, who knows what is public."""

    def resample(self, s: State, seat: int, rng: Array) -> None:
        """Fill the blanks of a state redacted for ``seat`` with random values that fit all that the seat has seen."""

    def redact_action(self, action: int, actor: int, seat: int) -> int:
        """The action as ``seat`` sees ``actor`` play it: the same, or a code past ``ACTIONS`` that hides a part."""

    def redact_event(self, row: Array, seat: int) -> None:
        """Blank in one event row what ``seat`` may not know (spectator -1)."""


class Actions(Protocol):
    """``actions.py``: moves for people and programs; ``Move`` is a union of msgspec structs tagged by ``type``."""

    Move: Any
    MOVES: Sequence[Any]  # all moves, in the order of ``move_number``
    BLOCKS: Sequence[Any]  # the meaning of the action integers (see ``engine/action_table.py``)

    def to_move(self, s: State, action: int) -> Any:
        """The structured move of an action (of ``redact_action``'s codes too)."""

    def to_action(self, s: State, move: Any) -> int:
        """The action of a structured move; ``InvalidMoveError`` where the move has no meaning in this position."""

    def write(self, move: Any) -> str:
        """The move in short notation: one word, ASCII, without spaces."""

    def parse(self, text: str) -> Any:
        """Parse a notation; ``InvalidMoveError`` names the reason and the character."""


class Views(Protocol):
    """``view.py``: positions as documented values, and event specs."""

    Position: Any  # a msgspec struct; every field documented; a hidden value is null
    EVENTS: dict[int, Any]  # Kind → EventSpec

    def read(self, s: State) -> Any:
        """The state as a ``Position``; loses nothing: ``load`` makes the same state of it, redacted or not."""

    def options_of(self, position: Any) -> dict[str, Any]:
        """The options that follow from a position."""

    def decode(self, text: bytes) -> Any:
        """The ``Position`` of its JSON."""

    def prompt(self, s: State) -> str:
        """The text key of the prompt for the current decision."""

    def load(self, position: Any, s: State) -> None:
        """Write ``position`` into the blank state ``s``; ``PositionError`` names what is impossible and why.

        Only ``rules_version``, where the game has that field, is set in ``s`` already, and stays as it is.
        """


class StateWriter(Protocol):
    """``json_writer.py``: the state as JSON, decorated with ``@rule`` and written as rules are, for the CPU alone."""

    PROMPTS: tuple[str, ...]  # the text keys of the prompts

    def write(self, s: State, viewer: int, out: Array, n: int) -> int:
        """Append the JSON of the ``Position`` of a (redacted) state, as the table shows it to the seat ``viewer``.

        ``viewer`` is -1 for a spectator, and ``EVERYTHING`` where the table hides nothing. ``out`` and ``n`` are
        explained in ``engine/json_writer.py``.
        """

    def prompt_number(self, s: State) -> int:
        """The index in ``PROMPTS`` of the current decision."""

    def move_number(self, s: State, action: int) -> int:
        """The place of an action's move in ``MOVES`` (of ``redact_action``'s codes too); -1 where it has no meaning."""


class BotFeatures(Protocol):
    """``bot/features.py``: the evaluation of the levels' search, decorated with ``@rule`` and written as rules are.

    ``FEATURES`` names the columns of the features; ``weights.toml`` gives each a weight. A module may also have
    ``prune_actions(s, out, n)``, which returns how many of the ``n`` legal actions in ``out`` a search keeps below
    its root; it may reorder them.
    """

    FEATURES: tuple[str, ...]

    def write_features(self, s: State, features: Array) -> float:
        """Write every seat's features (a row each, ``FEATURES`` long); return the progress of the game, 0 to 1."""


class Observation(Protocol):
    """``observe.py`` (optional): what a seat sees, as whole numbers from 0 to 255."""

    OBSERVATION_VERSION: int  # raised by every change of LAYOUT or of what its numbers mean
    LAYOUT: tuple[tuple[str, tuple[int, ...], int, str], ...]  # blocks: name, shape, greatest value, meaning

    def observe(self, s: State, me: int, out: Array) -> None:
        """Write what seat ``me`` sees into a row of zeros, from the state redacted for it; a ``@rule``."""


class Symmetry(Protocol):
    """``symmetry.py`` (optional): the rules commute with every symmetry; number 0 is the identity."""

    def symmetries(self, s: State) -> int:
        """How many symmetries there are, the identity among them."""

    def transform(self, s: State, k: int) -> State:
        """A copy of the state, transformed by symmetry ``k``."""

    def transform_action(self, s: State, action: int, k: int) -> int:
        """The same action in the transformed state."""


class Testing(Protocol):
    """``testing.py`` (optional): what the test battery (``tests/battery``) needs."""

    VARIANTS: Sequence[tuple[int, dict[str, Any]]]  # numbers of players and options to try beside the modes
    SHORT: dict[str, Any]  # options with which a game is over soon
    REVEALS: dict[str, set[str]]  # event → fields that reveal hidden information, so that two states may differ there
    SYMMETRIES: int  # with symmetry.py: how many there are,
    TURNS: int  # and the order of symmetry 1

    def check_invariants(self, s: State) -> None:
        """Assert what holds in every state, such as that no piece is lost or made."""


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


@dataclass(frozen=True, eq=False)
class Game:
    """The static description of a game: ``describe.GAME``. Importing it compiles nothing."""

    id: str
    package: str
    """The importable name of the package that holds the game's files; ``__package__`` in ``describe.py``."""
    title: str
    min_players: int
    max_players: int
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

    @cached_property
    def state(self) -> Any:
        return self.module("state")

    @cached_property
    def rules(self) -> Any:
        return self.module("rules")

    @cached_property
    def actions(self) -> Any:
        return self.module("actions")

    @cached_property
    def view(self) -> Any:
        return self.module("view")

    @cached_property
    def state_writer(self) -> Any:
        return self.module("json_writer")

    @cached_property
    def json(self) -> Any:
        """Views, legal actions and steps as JSON (see ``engine/json_writer.py``)."""
        from asterism.engine.json_writer import JsonWriter

        return JsonWriter(self)

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
