"""Gymnasium: one learner against bots, one game at a time or a vector of games on ``asterism.batch``.

Importing this module registers every game, such as ``asterism/Gravity-v0``.

Examples
--------
>>> import gymnasium, asterism.envs.gymnasium
>>> env = gymnasium.make("asterism/Filantes-v0", seat=0, target=3)
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["action_mask"].sum(), info["seat"]
((3328,), np.int64(36), 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from asterism.bots.base import Limit
from asterism.engine import registry
from asterism.engine.extras import extra
from asterism.envs.solo import THINKING, Solo

with extra("gymnasium"):
    import gymnasium
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from asterism.envs.spaces import LegalActions, check_render_mode, observation_box

Stepped = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]


class AsterismEnv(gymnasium.Env[np.ndarray, Any]):
    """One game in which the learner holds one seat and bots the others.

    ``seat`` None means a random one in every game; ``opponent`` is a bot's spec (``random``, ``level:3``) or one for
    each opponent, ``limit`` how long bots may think, ``mode`` one of the game's modes. The other settings are the
    game's options.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = None,
        opponent: str | Sequence[str] = "random",
        limit: Limit = THINKING,
        mode: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.solo = Solo(
            game, 1, players=players, seat=seat, opponent=opponent, limit=limit, threads=1, mode=mode, **options
        )
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_box(self.solo.batch.layout)
        self.action_space = LegalActions(self.solo.batch.game.state.ACTIONS, lambda: self.solo.masks()[0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a new game, up to the learner's first decision; ``options`` are the game's own, for this one alone."""
        every = np.ones(1, np.bool_)
        self.solo.set_options(every, options)
        super().reset(seed=seed)
        self.solo.begin(every, self.np_random)
        return self.solo.observe()[0], self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play an action and let the others answer; an illegal action loses the game at once, with reward -1."""
        moved = self.solo.step(np.array([action]))
        flags = bool(moved.terminated[0]), bool(moved.truncated[0])
        return self.solo.observe()[0], float(moved.rewards[0]), *flags, self._info()

    def render(self) -> str | None:
        """The board as the learner sees it, as text."""
        return None if self.render_mode is None else self.solo.draw(0)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.solo.masks()[0],
            "seat": int(self.solo.learners[0]),
            "illegal_action": bool(self.solo.lost[0]),
        }


class AsterismVectorEnv(VectorEnv[np.ndarray, Any, np.ndarray]):
    """Many games at once, one learner in each, on ``asterism.batch``.

    The other settings are those of ``AsterismEnv``, and ``threads``.

    What happens after a game has ended is Gymnasium's ``autoreset_mode``: by default the next step begins a new one.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.solo = Solo(game, num_envs, players=players, **settings)
        self.num_envs = num_envs
        self.render_mode = check_render_mode(render_mode)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**AsterismEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_box(self.solo.batch.layout)
        self.single_action_space = Discrete(self.solo.batch.game.state.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin new games, all or those of ``options["reset_mask"]``.

        The other ``options`` are the game's own, for these games and those that follow them until the next reset.
        """
        given = dict(options or {})
        where = given.pop("reset_mask", None)
        where = np.ones(self.num_envs, np.bool_) if where is None else where
        self.solo.set_options(where, given)
        super().reset(seed=seed)
        self.solo.begin(where, self.np_random)
        return self.solo.observe(), self._info()

    def step(self, actions: Any) -> Stepped:
        """Play one action in each game and let the others answer."""
        again = self.solo.reported
        moved = self.solo.step(actions)
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            return self._reset_same_step(*moved)
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and again.any():
            self.solo.begin(again, self.np_random)
            moved = moved._replace(terminated=moved.terminated & ~again, truncated=moved.truncated & ~again)
        return self.solo.observe(), *moved, self._info()

    def render(self) -> tuple[str, ...] | None:
        """The boards as their learners see them, as text."""
        return None if self.render_mode is None else tuple(self.solo.draw(i) for i in range(self.num_envs))

    def _reset_same_step(self, rewards: np.ndarray, terminated: np.ndarray, truncated: np.ndarray) -> Stepped:
        """Replace games that have just ended; their last observation and info are in the new info."""
        ended = terminated | truncated
        if not ended.any():
            return self.solo.observe(), rewards, terminated, truncated, self._info()
        last, last_info = self.solo.observe(), self._info(ended)
        self.solo.begin(ended, self.np_random)
        final = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            final[i] = last[i]
        info = {"final_obs": final, "_final_obs": ended, "final_info": last_info, "_final_info": ended}
        return self.solo.observe(), rewards, terminated, truncated, {**self._info(), **info}

    def _info(self, where: np.ndarray | None = None) -> dict[str, Any]:
        where = np.ones(self.num_envs, np.bool_) if where is None else where
        info = {
            "action_mask": self.solo.masks(),
            "seat": self.solo.learners.astype(np.int64),
            "illegal_action": self.solo.lost.copy(),
        }
        return info | {f"_{name}": where.copy() for name in info}


def register() -> None:
    """Register all installed games with Gymnasium; importing this module does it."""
    for game in registry.all_games():
        id = f"asterism/{game.id.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="asterism.envs.gymnasium:AsterismEnv",
                vector_entry_point="asterism.envs.gymnasium:AsterismVectorEnv",
                kwargs={"game": game.id},
            )


register()
