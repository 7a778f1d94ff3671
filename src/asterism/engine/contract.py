"""The contract: everything a game must provide, in one place.

A game is a folder ``asterism/games/<id>/`` with the same files in each:

``state.py``    the record: ``STATE`` (an ``np.dtype``), its constants and look-up tables, an ASCII picture of its
                indices, ``ACTIONS``, ``MAX_LEGAL``, ``MAX_EVENTS``, and ``Kind``, the IntEnum of its events
``rules/``      the kernels listed in ``Rules`` below; the only place where the game's rules are written
``actions.py``  integer ↔ structured move ↔ notation, both ways (``Actions``)
``spell.py``    the record as the JSON of its ``Position``, compiled (``Spell``)
``view.py``     the record as a typed, documented ``Position`` and back, with every impossibility refused; event specs
                (``Views``)
``draw.py``     the position as coloured text for a terminal
``symmetry.py`` the board's symmetries acting on records and actions
``observe.py``  what a seat sees as a vector of numbers for a learner, from the redacted record
``describe.py`` ``GAME``, a ``Game``: the static description, cheap to import (no Numba)
``content/``    tiles and boards as TOML · ``locale/`` texts in en, fr, nl, de

The record
----------
One NumPy structured dtype, made with ``align=True`` and *no padding* (a test adds the field sizes up), with only
integer fields: scalars, and one- or two-dimensional arrays. Its bytes are its identity: two equal positions have
equal bytes, so a field that has no meaning at the moment holds a fixed value. Four fields are common to all games:

    players  int8   number of seats
    seat     int8   the seat that decides now; -1 when the game is over
    over     int8   0 running, 1 finished, 2 finished because a safety limit cut it
    (the game's options are ordinary fields, set once by ``setup``)

The kernels
-----------
Rule functions take the record ``s`` and change it in place. They must run unchanged in three ways: interpreted over
an object whose fields are Python ints and nested lists, compiled by Numba for the CPU, and compiled for CUDA. So:

- write ``s.cell[p][i]``, never ``s.cell[p, i]``; no slices, no ``s.a[:] = …``, no whole-field assignment: loops;
- no allocation, no lists, no NumPy functions, no strings, no exceptions, no keyword arguments, no ``**``;
- look-up tables are module-level int32 NumPy arrays, indexed ``TABLE[a][b]`` or ``TABLE[a, b]``; locals are ints;
- integers only; an index must never be negative or past the end (there is no bounds check);
- randomness only from ``asterism.engine.rng.draw`` and ``shuffle`` with the given ``rng``, and only in ``setup`` and
  ``resample``: between them a game is deterministic, its secrets lie in the record;
- helper functions get ``@rule`` too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol

import msgspec

Record = Any  # np.void of the game's STATE dtype, or a Plain object in interpreted mode
Array = Any


class Rules(Protocol):
    """``rules/``: the kernels, each decorated with ``@rule``."""

    def setup(self, s: Record, players: int, config: Array, content: Array, rng: Array) -> None:
        """Write *every* field of ``s`` (whatever it held) for a new game and make the first decision ready.

        ``config`` is the int32 vector and ``content`` the int16 matrix made by ``Game.configure``.
        """

    def legal(self, s: Record, out: Array) -> int:
        """Write the legal actions into ``out`` (int16, ``MAX_LEGAL`` long), each once, ascending; return their number.

        A running game has at least one legal action; a finished one has none.
        """

    def apply(self, s: Record, action: int, log: Array) -> None:
        """Carry out a *legal* action and all that follows from it up to the next decision; write events to ``log``.

        It trusts its caller. Applied to the acting seat's redacted record it must work too, and write the same
        events except where they depend on what that seat cannot know (previews are made so).
        """

    def standings(self, s: Record, points: Array) -> int:
        """Write each seat's points (int32), as if the game ended now; return the winners as a bit set of seats."""

    def redact(self, s: Record, seat: int) -> None:
        """Blank all that ``seat`` cannot know; seat -1 is a spectator, who knows what is open to all."""

    def resample(self, s: Record, seat: int, rng: Array) -> None:
        """Fill the blanks of a record redacted for ``seat`` with a random truth that fits all that seat has seen."""

    def redact_action(self, action: int, actor: int, seat: int) -> int:
        """The action as ``seat`` sees ``actor`` play it: the same, or a code past ``ACTIONS`` that hides a part."""

    def redact_event(self, row: Array, seat: int) -> None:
        """Blank in one event row what ``seat`` may not know (spectator -1)."""


class Actions(Protocol):
    """``actions.py``: moves for people and programs; ``Move`` is a union of msgspec structs tagged by ``type``."""

    Move: Any
    MOVES: Sequence[Any]  # every move there is, in the order of ``move_number``

    def to_move(self, s: Record, action: int) -> Any:
        """The structured move of an action (of ``redact_action``'s codes too)."""

    def to_action(self, s: Record, move: Any) -> int:
        """The action of a structured move; ``InvalidMoveError`` where the move has no meaning in this position."""

    def write(self, move: Any) -> str:
        """The move in short notation: one word, ASCII, without spaces."""

    def parse(self, text: str) -> Any:
        """The structured move written so; ``InvalidMoveError`` says what is wrong and at which character."""


class Views(Protocol):
    """``view.py``: positions as documented values, and the words for events."""

    Position: Any  # a msgspec struct; every field documented; a hidden value is null
    EVENTS: dict[int, Any]  # Kind → EventSpec

    def read(self, s: Record) -> Any:
        """The record as a ``Position``; loses nothing: ``load`` makes the same record of it, redacted or not."""

    def options_of(self, position: Any) -> dict[str, Any]:
        """The options that follow from a position."""

    def decode(self, text: bytes) -> Any:
        """The ``Position`` of its JSON."""

    def prompt(self, s: Record) -> str:
        """The key of the text that says what is to be decided."""

    def load(self, position: Any, s: Record) -> None:
        """Write ``position`` into the blank record ``s``; ``PositionError`` names what is impossible and why."""


class Spell(Protocol):
    """``spell.py``: the record as JSON, decorated with ``@rule`` and written as rules are, but for the CPU alone."""

    PROMPTS: tuple[str, ...]  # the keys of the texts that say what is to be decided

    def write(self, s: Record, viewer: int, out: Array, n: int) -> int:
        """Append the JSON of the ``Position`` of a (redacted) record, as the table shows it to the seat ``viewer``.

        ``viewer`` is -1 for a spectator, and ``EVERYTHING`` where the table hides nothing. See ``engine/spelling.py``
        for ``out`` and ``n``.
        """

    def prompt_number(self, s: Record) -> int:
        """The place in ``PROMPTS`` of what is to be decided."""

    def move_number(self, s: Record, action: int) -> int:
        """The place of an action's move in ``MOVES`` (of ``redact_action``'s codes too); -1 where it has no meaning."""


def described(id: str) -> Game:
    """The description of the game of that id."""
    game: Game = import_module(f"asterism.games.{id}.describe").GAME
    return game


@dataclass(frozen=True)
class Game:
    """The static description of a game: ``describe.GAME``. Importing it compiles nothing."""

    id: str
    title: str
    min_players: int
    max_players: int
    minutes: int
    options: type[msgspec.Struct]
    """The options, a frozen msgspec struct: every field with a default, and a ``Meta`` with range and description."""
    configure: Callable[[Any, int], tuple[Array, Array]]
    """``configure(options, players)`` → ``config`` (int32 vector), ``content`` (int16 matrix), or ``OptionError``."""
    secrets: bool
    """Whether seats have secrets from each other (then hot-seat play needs a curtain)."""
    seat_names: tuple[str, ...]
    """The colour of each seat, in English; its translations are in ``locale/``."""
    modes: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Named sets of options worth playing, measuring and testing on their own, the default one first."""

    def __reduce__(self) -> Any:
        return described, (self.id,)  # there is one of each, and modules cannot be pickled

    def _module(self, name: str) -> Any:
        return import_module(f"asterism.games.{self.id}.{name}")

    @cached_property
    def state(self) -> Any:
        """The game's ``state.py``."""
        return self._module("state")

    @cached_property
    def rules(self) -> Any:
        """The game's ``rules/``."""
        return self._module("rules")

    @cached_property
    def actions(self) -> Any:
        """The game's ``actions.py``."""
        return self._module("actions")

    @cached_property
    def view(self) -> Any:
        """The game's ``view.py``."""
        return self._module("view")

    @cached_property
    def spell(self) -> Any:
        """The game's ``spell.py``."""
        return self._module("spell")

    @cached_property
    def spelling(self) -> Any:
        """What clients are told, as JSON (see ``engine/spelling.py``)."""
        from asterism.engine.spelling import Spelling

        return Spelling(self)

    @cached_property
    def symmetry(self) -> Any:
        """The game's ``symmetry.py``."""
        return self._module("symmetry")

    @cached_property
    def draw(self) -> Callable[..., Any]:
        """``draw.draw``: the board as a ``rich`` renderable."""
        return self._module("draw").draw  # type: ignore[no-any-return]

    @cached_property
    def kernels(self) -> Any:
        """The compiled entry points (see ``engine/kernels.py``)."""
        from asterism.engine.kernels import Kernels

        return Kernels(self.id, self.rules, self.spell)
