"""PettingZoo: every seat an agent, in turn (AEC) or all at once with one of them deciding (parallel).

Examples
--------
>>> from asterism.envs import pettingzoo
>>> env = pettingzoo.env("filantes", players=2, target=3)
>>> env.reset(seed=1)
>>> env.agent_selection, env.last()[0]["action_mask"].sum()
('player_0', np.int64(36))
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from asterism.batch import Batch
from asterism.engine import registry
from asterism.engine.errors import OptionError
from asterism.engine.extras import extra
from asterism.engine.options import parse_options
from asterism.engine.step import SPECTATOR
from asterism.envs.reset import reset_options

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import turn_based_aec_to_parallel, wrappers  # type: ignore[import-untyped]

    from asterism.envs.spaces import LegalActions, check_render_mode, observation_box

ILLEGAL_REWARD = -1.0
FIXED = ("players", "render_mode", "max_cycles")
PROBE = {"options": 1}
"""What PettingZoo's own tests give to the ``reset`` of every environment; all else that is unknown is refused."""


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """The game as PettingZoo's classics are wrapped: an illegal action ends it, and its agent loses 1.

    ``settings`` are ``mode``, ``render_mode``, ``max_cycles`` and the game's options.
    """
    unchecked = wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(unchecked))


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """All agents act in every step; only the action of the agent that decides is played, the others are ignored."""
    parallel: ParallelEnv[str, Any, Any] = turn_based_aec_to_parallel(env(game, players, **settings))
    return parallel


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The game without wrappers: an illegal action raises ``IllegalMoveError`` and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        mode: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
            raise OptionError(f"{game}: max_cycles must be an integer from 1, not {max_cycles!r}")
        self._usual = self._chosen = parse_options(registry.load(game), options, mode)
        self._batch = Batch(game, 1, players=players, options=self._usual, threads=1)
        self.metadata = {"name": f"asterism_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.players)]
        self.agents: list[str] = []
        actions = self._batch.game.state.ACTIONS
        space: dict[str, spaces.Space[Any]] = {
            "observation": observation_box(self._batch.layout),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self._observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self._action_spaces = {
            agent: LegalActions(actions, partial(self._mask, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees, and the mask of its legal actions."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All action integers."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, with a seed that of ``Match.new``; ``options`` are the game's own, for this one alone."""
        given = None if options == PROBE else options
        chosen = reset_options(self._batch.game, self._usual, given, FIXED)
        if chosen != self._chosen:
            self._batch.set_options(chosen)
            self._chosen = chosen
        self._batch.reset(None if seed is None else [seed])
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def step(self, action: Any) -> None:
        """Play an action of the agent that decides; an agent whose game has ended takes only None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        step = self._batch.step(np.array([action]))
        self.cycles += 1
        ended, cut = bool(step.terminated[0]), bool(step.truncated[0])
        cut = cut or (not ended and self.cycles == self.max_cycles)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, step.rewards[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()
        if ended or cut:
            self._deads_step_first()
        else:
            self.agent_selection = self._deciding()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What the agent sees; its mask is empty while another decides, and after the end."""
        seen = self._batch.observe(self.possible_agents.index(agent))[0]
        return {"observation": seen.copy(), "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        """The board as a spectator sees it, as text."""
        if self.render_mode is None:
            return None
        state = self._batch.states.copy()
        self._batch.game.kernels.redact_at(state, 0, SPECTATOR)
        return str(self._batch.game.draw(state[0]))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _deciding(self) -> str:
        return self.possible_agents[int(self._batch.seat[0])]

    def _mask(self, agent: str) -> np.ndarray:
        asked = agent in self.agents and agent == self.agent_selection
        if not asked or self.terminations[agent] or self.truncations[agent]:
            return np.zeros(self._batch.game.state.ACTIONS, np.int8)
        mask: np.ndarray = self._batch.legal_mask()[0].view(np.int8).copy()
        return mask

    def __str__(self) -> str:
        return str(self.metadata["name"])
