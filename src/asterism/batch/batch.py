"""``Batch``: many games of one kind at once, on CPU threads or on a GPU, with the same methods and the same results."""

from __future__ import annotations

import warnings
from typing import Any, NamedTuple

import numpy as np

from asterism.batch.layout import Layout, observation_layout
from asterism.batch.observation import observation
from asterism.batch.options import option_tables
from asterism.batch.tasks import Threads
from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import AsterismError, IllegalMoveError, OptionError, SeedError
from asterism.engine.options import check_players
from asterism.engine.rng import MASK32, MAX_SEED, new_seed

Array = Any  # a NumPy array, or on CUDA a device array
FOREVER = 2**31 - 1


class BatchStep(NamedTuple):
    """The result of a step for each game: rewards by seat, and whether the game ended."""

    rewards: Array
    terminated: Array
    truncated: Array


class Played(NamedTuple):
    """What random play did in each game: decisions made, and games that ended."""

    decisions: Array
    games: Array


class Outcome(NamedTuple):
    """The results of games played to the end: final states, rewards and points by seat, and number of decisions."""

    states: Array
    rewards: Array
    points: Array
    decisions: Array

    @property
    def records(self) -> Array:
        """The former name of ``states``."""
        warnings.warn("Outcome.records is deprecated, use Outcome.states", DeprecationWarning, stacklevel=2)
        return self.states


class Batch:
    """``n`` games of one kind, stepped together.

    >>> batch = Batch("filantes", 4, seed=1)
    >>> batch.legal_mask().shape
    (4, 108)
    >>> step = batch.step(batch.random_actions())
    >>> step.rewards.shape, batch.seat.tolist()
    ((4, 2), [1, 1, 1, 1])

    ``options`` are one set of options for all games or a list with one for each; a set is a mapping or the name of a
    mode. ``device`` is ``"cpu"``, ``"cuda"``, or a ``Threads`` or ``Cuda`` object; on CUDA every array is a device
    array. The arrays that methods return belong to the batch and are overwritten by the next call of the same method;
    copy what you keep.

    With ``auto_reset`` a game that ends is replaced by a new one in the same step: rewards and flags are those of the
    game that ended, states, seats, masks and observations those of the new one. Without it a finished game waits
    for ``reset``: steps do not change it, its rewards are 0 and its flag stays set.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        players: int | None = None,
        options: Any = None,
        device: Any = "cpu",
        threads: int | None = None,
        seed: int | None = None,
        auto_reset: bool = False,
    ) -> None:
        self.game = registry.load(game) if isinstance(game, str) else game
        if isinstance(n, bool) or not isinstance(n, int | np.integer) or n < 1:
            raise OptionError(f"a batch has at least one game, not {n!r}")
        self.n = int(n)
        self.players = check_players(self.game, self.game.min_players if players is None else players)
        self.auto_reset = auto_reset
        self._backend = device if hasattr(device, "run") else self._open(device, threads)
        self._seeds = np.random.SeedSequence(new_seed() if seed is None else _seed(seed))
        put, empty = self._backend.put, self._backend.empty
        self.set_options(options)
        self.states: Array = empty((n,), self.game.state.STATE)
        """The complete states, a structured array of the game's ``STATE``."""
        self.seat: Array = empty((n,), np.int8)
        """The seat that decides in each game; -1 in a finished one."""
        self.points: Array = empty((n, self.players), np.int32)
        """The points by seat of the last game that ended."""
        self.rewards: Array = empty((n, self.players), np.float32)
        self.terminated: Array = empty((n,), np.bool_)
        self.truncated: Array = empty((n,), np.bool_)
        self._rngs = empty((n, 3), np.int64)
        self._arrays: dict[str, Array] = {}
        counted = [block for block in self.layout.blocks if block.high > 1]
        firsts = np.array([block.slice.start for block in counted], np.int32)
        ends = np.array([block.slice.stop for block in counted], np.int32)
        highs = np.array([block.high for block in counted], np.float32)
        self._scales = {
            np.dtype(np.float32): (put(firsts), put(ends), put(highs)),
            np.dtype(np.uint8): (put(firsts[:0]), put(ends[:0]), put(highs[:0])),
        }
        """The blocks whose numbers are divided, in observations of that type."""
        self.reset(_draw_seeds(self._seeds, n))

    def _open(self, device: Any, threads: int | None) -> Any:
        if device == "cpu":
            return Threads(self.game, threads)
        if device == "cuda":
            from asterism.batch.cuda import Cuda

            return Cuda(self.game)
        raise OptionError(f"a device is 'cpu' or 'cuda', not {device!r}")

    def _keep(self, name: str, shape: tuple[int, ...], dtype: Any) -> Array:
        """An array that is allocated once and reused."""
        array = self._arrays.get(name)
        if array is None or array.shape != shape or array.dtype != dtype:
            array = self._arrays[name] = self._backend.empty(shape, dtype)
        return array

    def entries(self, what: str, given: Any, dtype: Any, error: type[AsterismError] = OptionError) -> Array:
        """The caller's array on the device; it must have one entry for each game."""
        given = given if hasattr(given, "dtype") else np.asarray(given)
        if np.dtype(dtype).kind == "i" and not _has_integers(given):
            raise error(f"{what} are integers, not {given.dtype}")
        if tuple(given.shape) != (self.n,):
            raise error(f"{self.n} games need {self.n} {what}, not an array of shape {tuple(given.shape)}")
        return self._backend.take(given, dtype)

    def set_options(self, options: Any) -> None:
        """Set the options of games that begin from now on: one set for all, or a list with one for each."""
        put, tables = self._backend.put, option_tables(self.game, self.n, self.players, options)
        self._which = put(tables.which)
        self._options = (self.players, put(tables.configs), put(tables.contents), put(tables.bounds))

    # -- playing ---------------------------------------------------------------------------------------------------

    def reset(self, seeds: Any = None, where: Any = None) -> None:
        """Begin new games, all or those where ``where`` is true.

        ``seeds`` are one seed for each game, as ``Match.new`` takes them and with the same deal, or one seed from which
        those of all games are drawn. Without them every game continues with its own generator.
        """
        chosen = self.entries("flags", np.ones(self.n, np.bool_) if where is None else where, np.bool_)
        if seeds is not None:
            if np.ndim(seeds) == 0:
                self._seeds = np.random.SeedSequence(_seed(seeds))
                seeds = _draw_seeds(self._seeds, self.n)
            rngs = _rngs(seeds, self.n)
            self._rngs = self._backend.put(np.where(self.to_host(chosen)[:, None], rngs, self.to_host(self._rngs)))
        self._backend.run("begin", self.states, (chosen, self.seat, (self._rngs, self._which)), (self._options,))
        self._write_results()

    def legal_mask(self) -> Array:
        """The legal actions, n × ACTIONS: 1 legal, 0 not; a finished game has none."""
        masks = self._keep("masks", (self.n, self.game.state.ACTIONS), np.uint8)
        self._backend.run("mask", self.states, (masks,))
        return masks

    def random_actions(self) -> Array:
        """A legal action of each game, drawn from the game's own generator; 0 in a finished one."""
        actions = self._keep("actions", (self.n,), np.int64)
        self._backend.run("draw_action", self.states, (actions, self._rngs))
        return actions

    def step(self, actions: Any, *, check: bool = True) -> BatchStep:
        """Carry out one action in each game.

        An illegal action raises ``IllegalMoveError`` with the number of the first such game, and nothing is changed.
        ``check=False`` skips this check (an illegal action then has undefined effects). Finished games ignore their
        action.
        """
        actions = self.entries("actions", actions, np.int64, IllegalMoveError)
        if check:
            self._check(actions)
        each = actions, self._results, (self._rngs, self._which)
        self._backend.run("step", self.states, each, (self.auto_reset, self._options))
        return BatchStep(self.rewards, self.terminated, self.truncated)

    def _check(self, actions: Array) -> None:
        wrong = self._keep("wrong", (self.n,), np.bool_)
        self._backend.run("check", self.states, (actions, wrong))
        host = self.to_host(wrong)
        if host.any():
            i = int(host.argmax())
            action = int(self.to_host(actions)[i])
            raise IllegalMoveError(f"game {i}: action {action} is not legal", index=i, action=action)

    def observe(self, seat: Any = None, dtype: Any = np.float32) -> Array:
        """What a seat sees, n × ``layout.size``: that of the seat to decide, of one seat, or of one for each game.

        Seat -1 is a spectator, who has seat 0's perspective and knows what is public; finished games are observed so.
        With uint8 the numbers are integers, with float32 each is divided by its greatest value. On a CPU the array is
        read-only: the next call of the same type may write only the numbers that differ.
        """
        dtype = np.dtype(dtype)
        if dtype not in self._scales:
            raise OptionError(f"observations are uint8 or float32, not {dtype}")
        seats = self.seat if seat is None else self._seats(seat)
        seen = self._keep(f"seen {dtype.char}", (self.n, self.layout.size), dtype)
        scales = self._scales[dtype]
        if self._backend.updates and hasattr(observation(self.game.id), "update"):
            shown = self._keep(f"shown {dtype.char}", (self.n,), self.game.state.STATE)
            observers = self._keep(f"observers {dtype.char}", (self.n,), np.int8)
            self._backend.run("update_observation", self.states, (seats, seen, shown, observers), (scales,))
        else:
            self._backend.run("write_observation", self.states, (seats, seen), (scales,))
        if isinstance(seen, np.ndarray):
            seen = seen.view()
            seen.flags.writeable = False  # the next call may write only what has changed
        return seen

    def _seats(self, seat: Any) -> Array:
        seats = seat if hasattr(seat, "dtype") and np.ndim(seat) else np.broadcast_to(seat, np.shape(seat) or (self.n,))
        if (
            isinstance(seats, np.ndarray)
            and seats.dtype.kind in "iu"
            and not ((seats >= -1) & (seats < self.players)).all()
        ):
            raise OptionError(f"seats are -1 (a spectator) to {self.players - 1}")
        return self.entries("seats", seats, np.int8)

    # -- random play -----------------------------------------------------------------------------------------------

    def random_play(self, limit: int = FOREVER, *, again: bool = False) -> Played:
        """Play random legal actions in every game until it is over or ``limit`` decisions are made.

        With ``again`` a game that ends is replaced by a new one, and every game makes exactly ``limit`` decisions.
        """
        if isinstance(limit, bool) or not isinstance(limit, int | np.integer) or not 0 <= limit <= FOREVER:
            raise OptionError(f"the limit of random play is an integer from 0 to 2**31 - 1, not {limit!r}")
        if again and limit == FOREVER:
            raise OptionError("random play that begins again needs a limit")
        played = Played(self._keep("decisions", (self.n,), np.int32), self._keep("ended", (self.n,), np.int32))
        self._play(self.states, played, self._rngs, self._which, limit, again)
        self._write_results()
        return played

    def playout(self, states: Any, seeds: Any = None) -> Outcome:
        """Play copies of the given states (complete, not redacted) to the end at random; return the results.

        They must have the game and the number of players of this batch; ``seeds`` are as in ``reset``.
        """
        states = self._copied(states)
        m = len(states)
        if seeds is None or np.ndim(seeds) == 0:
            seeds = _draw_seeds(self._seeds if seeds is None else np.random.SeedSequence(_seed(seeds)), m)
        empty = self._backend.empty
        outcome = Outcome(
            states, empty((m, self.players), np.float32), empty((m, self.players), np.int32), empty((m,), np.int32)
        )
        played = Played(outcome.decisions, empty((m,), np.int32))
        rngs = self._backend.put(_rngs(seeds, m))
        self._play(states, played, rngs, self._backend.put(np.zeros(m, np.int32)), FOREVER, False)
        flags = (empty((m,), np.bool_), empty((m,), np.bool_))
        results = empty((m,), np.int8), outcome.points, outcome.rewards, *flags
        self._backend.run("write_results", states, (results,))
        return outcome

    def _play(self, states: Array, played: Played, rngs: Array, which: Array, limit: int, again: bool) -> None:
        self._backend.run("play", states, (tuple(played), (rngs, which)), (limit, again, self._options))

    @property
    def _results(self) -> tuple[Array, ...]:
        return self.seat, self.points, self.rewards, self.terminated, self.truncated

    def _write_results(self) -> None:
        self._backend.run("write_results", self.states, (self._results,))

    # -- states and arrays ---------------------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation are."""
        return observation_layout(self.game.id)

    @property
    def records(self) -> Array:
        """The former name of ``states``."""
        warnings.warn("Batch.records is deprecated, use Batch.states", DeprecationWarning, stacklevel=2)
        return self.states

    def load(self, states: Any) -> None:
        """Continue from the given states (complete, not redacted), one for each game."""
        if states is not self.states:
            states = self._copied(states)
            if len(states) != self.n:
                raise OptionError(f"{self.n} games need {self.n} states, not {len(states)}")
            self.states = states
        self._write_results()

    def _copied(self, states: Any) -> Array:
        """A copy of the caller's states; game and (on the CPU) number of players are checked."""
        states = states if hasattr(states, "dtype") else np.asarray(states)
        if states.dtype != self.game.state.STATE or len(states.shape) != 1 or not len(states):
            raise OptionError(f"states are a one-dimensional array of at least one STATE of {self.game.id}")
        if isinstance(states, np.ndarray) and (states["players"] != self.players).any():
            raise OptionError(f"all states must be of {self.players} players")
        return self._backend.copy(self._backend.take(states, self.game.state.STATE))

    def to_host(self, array: Any) -> np.ndarray:
        """An array of this batch as a NumPy array (on the CPU the same, from a GPU a copy)."""
        host: np.ndarray = self._backend.get(array)
        return host

    def dlpack(self, array: Any) -> Any:
        """An array of this batch as an object with ``__dlpack__``, for torch and JAX to use without a copy."""
        return self._backend.dlpack(array)

    def synchronize(self) -> None:
        """Wait until the device has finished."""
        self._backend.synchronize()

    @property
    def device(self) -> str:
        """Where the games are: ``"cpu"`` or ``"cuda"``."""
        name: str = self._backend.device
        return name


def _has_integers(array: Any) -> bool:
    if isinstance(array, np.ndarray):
        return array.dtype.kind in "iu"
    return "int" in getattr(array.dtype, "name", str(array.dtype))  # of another library


def _seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed <= MAX_SEED:
        raise SeedError(f"a seed is an integer from 0 to 2**63 - 1, not {seed!r}")
    return int(seed)


def _draw_seeds(source: np.random.SeedSequence, n: int) -> np.ndarray:
    """New seeds for ``n`` games; advances the source."""
    return (source.spawn(1)[0].generate_state(n, np.uint64) >> np.uint64(1)).astype(np.int64)


def _rngs(seeds: Any, n: int) -> np.ndarray:
    """The generators of these seeds, one a row, as ``make_rng`` makes each."""
    array = np.asarray(seeds)
    if array.shape != (n,) or array.dtype.kind not in "iu" or array.min() < 0 or array.max() > MAX_SEED:
        raise SeedError(f"{n} games need {n} seeds from 0 to 2**63 - 1")
    seeds = array.astype(np.int64)
    return np.stack([seeds & MASK32, seeds >> 32, np.zeros_like(seeds)], axis=1)
