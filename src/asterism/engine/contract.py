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
``picture.jpg``     the board, 1200 × 630 pixels and under 300 kB, which messengers show with a link to a table
``editor.py``       content that people make in an editor of the page, such as their own tiles (``Editor``)

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
- look-up tables are module-level NumPy arrays, int32 or narrower, indexed ``TABLE[a][b]`` or ``TABLE[a, b]``; locals
  are ints; no rule that Python calls returns an array;
- integers only; an index must never be negative or past the end (there is no bounds check);
- randomness only from ``asterism.engine.rng.draw`` and ``shuffle`` with the given ``rng``, and only in ``setup`` and
  ``resample``: between them a game is deterministic, its hidden values lie in the state;
- helper functions get ``@rule`` too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from asterism.engine.content import BrowserEditor
from asterism.engine.game import Array, Benchmark, Credits, Game, State

__all__ = [
    "Actions",
    "Array",
    "Benchmark",
    "BotFeatures",
    "Credits",
    "Editor",
    "Game",
    "Observation",
    "Rules",
    "State",
    "StateWriter",
    "Symmetry",
    "Testing",
    "Views",
]


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

    def options_of(self, position: Any) -> dict[str, Any]:
        """The options that follow from a position."""

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

    # Optional, a ``@rule``, for speed on a CPU: update(s, me, was, before, out) makes a row that shows ``was`` to seat
    # ``before`` show ``s`` to seat ``me``, as ``observe`` would. It writes numbers of blocks whose greatest value is
    # over 1 in any case, because they may have been divided.


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


class Editor(Protocol):
    """``editor.py`` (optional): content that people make on the page, as a game's own folder there offers it.

    The server answers ``/api/<PATH>/ours``, ``/check``, ``/file`` and ``/read`` by these functions. They get what
    strangers send: each must be bounded in time and memory for every input that its types and the server's limit of a
    body allow.
    """

    PATH: str
    FILE: str  # the name of the file that ``write`` makes
    Drawn: type[msgspec.Struct]  # what the editor sends; it refuses unknown fields, and bounds every length
    Content: type[msgspec.Struct]  # complete content, as the editor shows it
    Checked: type[msgspec.Struct]
    IN_BROWSERS: BrowserEditor  # how a page does the same without a server

    def ours(self) -> msgspec.Struct:
        """The ``Content`` that the game has itself."""

    def check(self, drawn: Any) -> msgspec.Struct:
        """What is wrong with content as far as it is drawn, as a ``Checked``."""

    def write(self, drawn: Any) -> str:
        """The content as the text of a file; ``ContentError`` where it is not complete."""

    def read(self, text: bytes) -> msgspec.Struct:
        """The ``Content`` of a file; ``ContentError`` with line and reason."""
