"""OpenSpiel: importing this module registers every game as ``asterism_<id>``.

Examples
--------
>>> import pyspiel, asterism.envs.open_spiel
>>> game = pyspiel.load_game("asterism_gravity(players=4,ending=expert)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(4, True)

All chance of our games lies in the deal, so it is one chance node at the root: ``deals`` equally likely outcomes, of
which the k-th deals what ``Match.new`` deals with seed k. A game that deals and hides nothing has no such node. A state
after ``resample_from_infostate`` has no history: its truth is another one than that which was played.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

import msgspec
import numpy as np

from asterism.batch import Batch
from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import IllegalMoveError, OptionError
from asterism.engine.events import NO_LOG
from asterism.engine.extras import extra
from asterism.engine.options import parse_options
from asterism.engine.rng import make_rng
from asterism.engine.step import SPECTATOR

with extra("open_spiel"):
    import pyspiel  # type: ignore[import-not-found]

DEALS = 4096
LONGEST = 2_000_000  # more decisions than any game can have, whatever its options
SEED_BITS = 53  # what fits a random float


def read_option(game: Game, name: str, value: Any) -> Any:
    """An option as the text of a game string: a value, or several joined by ``/``."""
    if not isinstance(value, str):
        return value

    def word(text: str) -> Any:
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(text)
        return text

    for reading in (value, word(value), [word(part) for part in value.split("/")]):
        with suppress(OptionError):
            parse_options(game, {name: reading})
            return reading
    return value


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game string with their defaults; -1 or an empty text stands for one that is not a scalar."""
    found: dict[str, Any] = {"players": game.min_players} | ({} if game.perfect_information else {"deals": DEALS})
    found["mode"] = next(iter(game.modes), "")
    for name, value in msgspec.to_builtins(game.options()).items():
        if name == "mode":
            continue  # a named mode chooses it
        found[name] = value if isinstance(value, bool | int | str) else ""
        with suppress(OptionError):
            if value is None and parse_options(game, {name: 1}):
                found[name] = -1
    return found


def game_type(game: Game) -> pyspiel.GameType:
    """OpenSpiel's description of a game."""
    kind, is_open = pyspiel.GameType, game.perfect_information
    return kind(
        short_name=f"asterism_{game.id}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC if is_open else kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION
        if game.perfect_information
        else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class AsterismGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options; there is a subclass for each game."""

    description: ClassVar[Game]
    type: ClassVar[pyspiel.GameType]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = self.description
        known = parameters(game)
        chosen = {name: value for name, value in (given or {}).items() if value != known.get(name)}
        players = chosen.get("players", game.min_players)
        named = {name: value for name, value in chosen.items() if name not in ("players", "deals", "mode")}
        options = {name: read_option(game, name, value) for name, value in named.items()}
        parsed = parse_options(game, options, chosen.get("mode"))
        self.table = Batch(game, 1, players=players, options=parsed, threads=1)
        self.deals = 0 if game.perfect_information else chosen.get("deals", DEALS)
        if self.deals < 1 and not game.perfect_information:
            raise OptionError(f"{game.id}: deals must be at least 1, not {self.deals}")
        self.out = np.zeros(game.state.MAX_LEGAL, np.int16)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.state.ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, chosen)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> AsterismState:
        """A game before the deal."""
        return AsterismState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, where there is one."""
        return int(self.deals > 0)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AsterismObserver | None:
        """What is open to all, what one player knows, or both; there is no observer of all players' secrets."""
        if params:
            raise ValueError(f"observations take no parameters, but {params} were given")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return None if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS else AsterismObserver(self, kind)

    def deal(self, seed: int) -> np.ndarray:
        """The state dealt by a seed, as an array of one."""
        self.table.reset([seed])
        states: np.ndarray = self.table.states.copy()
        return states


class AsterismState(pyspiel.State):  # type: ignore[misc]
    """The complete state of a game (None before the deal), and the actions so far as each seat saw them."""

    def __init__(self, game: AsterismGame) -> None:
        super().__init__(game)
        self._states: np.ndarray | None = None if game.deals else game.deal(0)
        self._seen = [""] * (game.num_players() + 1)  # the last is a spectator's

    @property
    def states(self) -> np.ndarray:
        """The complete state, as an array of one (read it, do not change it)."""
        assert self._states is not None
        return self._states

    @property
    def record(self) -> np.ndarray:
        """The former name of ``states``."""
        warnings.warn("state.record is deprecated, use state.states", DeprecationWarning, stacklevel=2)
        return self.states

    def current_player(self) -> int:
        """The seat that decides, the chance player before the deal, or the terminal player after the end."""
        if self._states is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._states["over"][0] else int(self._states["seat"][0])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._states is not None and bool(self._states["over"][0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.get_game().deals
        return [(seed, 1.0 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        n = game.table.game.kernels.legal_at(self._states, 0, game.out)
        actions: list[int] = game.out[:n].tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._states is None:
            if action not in range(game.deals):
                raise IllegalMoveError(f"there is no deal {action}, only 0 to {game.deals - 1}", action=action)
            self._states = game.deal(action)
            return
        actor = int(self._states["seat"][0])
        if action not in self._legal_actions(actor):
            raise IllegalMoveError(f"action {action} is not legal", action=action)
        for seat in range(SPECTATOR, self.num_players()):
            self._seen[seat] += f" {game.table.game.rules.redact_action(action, actor, seat)}"
        game.table.game.kernels.apply_at(self._states, 0, action, NO_LOG)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        game = self.get_game().table.game
        return str(game.actions.write(game.reader.move(self.states[0], action)))

    def returns(self) -> list[float]:
        """The rewards of ``asterism.batch``: winners share 1, the others -1; 0 while the game runs."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        table = self.get_game().table
        table.load(self._states)
        return [1.0 / round(1.0 / share) if share else 0.0 for share in table.rewards[0].tolist()]  # exact in float64

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AsterismState:
        """A state with resampled hidden information that fits everything the player knows."""
        state: AsterismState = self.get_game().new_initial_state()
        if self._states is not None:
            state._states = self.redacted(player)
            rng = make_rng(int(sampler() * 2**SEED_BITS))
            self.get_game().table.game.kernels.resample_at(state._states, 0, player, rng)
            state._seen = [self._seen[player]] * len(self._seen)
        return state

    def redacted(self, player: int) -> np.ndarray:
        """A copy of the state with all blanked that the player (-1: a spectator) cannot know."""
        states = self.states.copy()
        self.get_game().table.game.kernels.redact_at(states, 0, player)
        return states

    def seen_by(self, player: int) -> str:
        """The actions so far, as the player (-1: a spectator) saw them."""
        return self._seen[player]

    def __str__(self) -> str:
        return "before the deal" if self._states is None else str(self.get_game().table.game.draw(self._states[0]))


class AsterismObserver:
    """The blocks of ``docs/observations.md`` as numbers, and the redacted state as text.

    With perfect recall the text has all actions that were seen too. Without public information there are no numbers,
    and the text is only what the player knows beyond that: the bits in which both redacted states differ.
    """

    def __init__(self, game: AsterismGame, kind: Any) -> None:
        self._game = game
        self._public, self._recall = kind.public_info, kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = game.table.layout
        self.tensor = np.zeros(layout.size, np.float32) if self._public else None
        self.dict = {block.name: block.of(self.tensor) for block in layout.blocks} if self._public else {}

    def set_from(self, state: AsterismState, player: int) -> None:
        """Fill the numbers with what the player sees; zeros before the deal."""
        if self.tensor is None:
            return
        if state.is_chance_node():
            self.tensor.fill(0)
            return
        self._game.table.load(state.states)
        self.tensor[:] = self._game.table.observe(player if self._private else SPECTATOR)[0]

    def string_from(self, state: AsterismState, player: int) -> str:
        """The viewer, the redacted state, and with perfect recall the actions seen before."""
        viewer = player if self._private else SPECTATOR
        if state.is_chance_node():
            return f"{viewer} before the deal"
        seen = state.redacted(viewer).view(np.uint8)
        if not self._public:
            seen ^= state.redacted(SPECTATOR).view(np.uint8)
        return f"{viewer} {seen.tobytes().hex()}{state.seen_by(viewer) if self._recall else ''}"


def register() -> None:
    """Register all installed games with OpenSpiel; importing this module does it."""
    for game in registry.all_games():
        type_ = game_type(game)
        if type_.short_name not in pyspiel.registered_names():
            # Register a class, which is part of reference cycles: pyspiel releases it after the interpreter has ended.
            made = type(f"{game.id.capitalize()}Game", (AsterismGame,), {"description": game, "type": type_})
            pyspiel.register_game(type_, made)


register()
