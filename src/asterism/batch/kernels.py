"""The tasks for one game of a batch, written once and bound to each game's rules, for CPU threads and for CUDA alike.

Every task takes the game's index ``i`` and the states; then what its thread has for itself; then arrays with one row a
game; then what all games share. Arrays that go together are passed as tuples:

    scratch  ``out`` (a list of actions), ``spare`` (one state), ``log`` (an empty event log) of the thread
    results  ``seats``, ``points``, ``rewards``, ``terminated``, ``truncated``, a row a game
    dealing  ``rngs`` and ``which``: the generator of each game, and the number of its options
    options  ``players``, ``configs``, ``contents``, ``bounds``: the rows of ``contents`` from ``bounds[k]`` to
             ``bounds[k + 1]`` belong to the k-th options
"""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import copy_state
from asterism.engine.kernels import _rule
from asterism.engine.rng import below, draw, draw_bits
from asterism.engine.state_type import Over

setup = legal = apply = standings = redact = observe = update = body = _rule
CLEAR = True  # whether a task clears the row that it fills; CUDA clears all rows at once before


def deal(i: int, states: Any, dealing: Any, options: Any) -> None:
    """Begin a new game, from the game's own generator."""
    rngs, which = dealing
    players, configs, contents, bounds = options
    k = which[i]
    setup(states[i], players, configs[k], contents[bounds[k] : bounds[k + 1]], rngs[i])


def write_rewards(i: int, states: Any, points: Any, rewards: Any) -> None:
    """Write points and rewards of a finished game: the winners share 1, the others share -1; if all win, all get 0."""
    players = points.shape[1]
    winners = standings(states[i], points[i])
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    for seat in range(players):
        if count == players:
            rewards[i, seat] = 0.0
        elif winners >> seat & 1:
            rewards[i, seat] = 1.0 / count
        else:
            rewards[i, seat] = -1.0 / (players - count)


def begin(i: int, states: Any, scratch: Any, where: Any, seats: Any, dealing: Any, options: Any) -> None:
    """Begin a new game where ``where`` says so."""
    if where[i]:
        deal(i, states, dealing, options)
    seats[i] = states[i].seat


def mask(i: int, states: Any, scratch: Any, masks: Any) -> None:
    """Write 1 for every legal action, 0 for the others."""
    out = scratch[0]
    if CLEAR:
        for action in range(masks.shape[1]):
            masks[i, action] = 0
    for k in range(legal(states[i], out)):
        masks[i, out[k]] = 1


def check(i: int, states: Any, scratch: Any, actions: Any, wrong: Any) -> None:
    """Set ``wrong`` where the action is not legal in a running game."""
    out = scratch[0]
    wrong[i] = states[i].over == 0
    for k in range(legal(states[i], out)):
        if out[k] == actions[i]:
            wrong[i] = False


def draw_action(i: int, states: Any, scratch: Any, actions: Any, rngs: Any) -> None:
    """Draw a legal action uniformly; 0 in a finished game."""
    out = scratch[0]
    n = legal(states[i], out)
    actions[i] = out[draw(rngs[i], n)] if n > 0 else 0


def step(
    i: int, states: Any, scratch: Any, actions: Any, results: Any, dealing: Any, again: bool, options: Any
) -> None:
    """Carry out an action; a finished game does not change, or is replaced by a new one if ``again`` is set."""
    log = scratch[2]
    seats, points, rewards, terminated, truncated = results
    s = states[i]
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0
    if s.over == 0:
        apply(s, actions[i], log)
        if s.over != 0:
            write_rewards(i, states, points, rewards)
    terminated[i] = s.over == Over.FINISHED
    truncated[i] = s.over == Over.CUT
    if again and s.over != 0:
        deal(i, states, dealing, options)
    seats[i] = states[i].seat


def play(i: int, states: Any, scratch: Any, counts: Any, dealing: Any, limit: int, again: bool, options: Any) -> None:
    """Play random legal actions until the game is over, or (``again``) game after game, up to ``limit`` decisions."""
    out, _, log = scratch
    decisions, ended = counts
    s = states[i]
    rng = dealing[0][i]
    done = 0
    games = 0
    while done < limit and s.over == 0:
        bits = draw_bits(rng)
        n = legal(s, out)
        apply(s, out[below(n, bits)], log)
        done += 1
        if s.over != 0:
            games += 1
            if again:
                deal(i, states, dealing, options)
    decisions[i] = done
    ended[i] = games


def write_results(i: int, states: Any, scratch: Any, results: Any) -> None:
    """Write the results of a finished game, zeros for a running one."""
    seats, points, rewards, terminated, truncated = results
    s = states[i]
    for seat in range(points.shape[1]):
        points[i, seat] = 0
        rewards[i, seat] = 0.0
    if s.over != 0:
        write_rewards(i, states, points, rewards)
    terminated[i] = s.over == Over.FINISHED
    truncated[i] = s.over == Over.CUT
    seats[i] = s.seat


def copy_redacted(i: int, states: Any, spare: Any, seat: int) -> None:
    """Copy a game's state, as a seat (-1: a spectator) may know it, into ``spare``."""
    copy_state(spare, 0, states, i)
    redact(spare[0], seat)


def normalise(i: int, seen: Any, scales: Any) -> None:
    """Divide the numbers of an observation that count something by the greatest they can be."""
    firsts, ends, highs = scales
    row = seen[i]
    for block in range(len(firsts)):
        high = highs[block]
        for k in range(firsts[block], ends[block]):
            row[k] /= high


def write_observation(i: int, states: Any, scratch: Any, seats: Any, seen: Any, scales: Any) -> None:
    """Write what a seat (-1: a spectator) sees, from its redacted state."""
    spare = scratch[1]
    if CLEAR:
        for k in range(seen.shape[1]):
            seen[i, k] = 0
    copy_redacted(i, states, spare, int(seats[i]))
    observe(spare[0], max(int(seats[i]), 0), seen[i])
    normalise(i, seen, scales)


def update_observation(
    i: int, states: Any, scratch: Any, seats: Any, seen: Any, shown: Any, observers: Any, scales: Any
) -> None:
    """Write what a seat sees over what the row shows: ``shown``, to seat ``observers - 1``; 0: the row is new."""
    spare = scratch[1]
    me = max(int(seats[i]), 0)
    copy_redacted(i, states, spare, int(seats[i]))
    if observers[i] > 0:
        update(spare[0], me, shown[i], int(observers[i]) - 1, seen[i])
    else:
        observe(spare[0], me, seen[i])
    copy_state(shown, i, spare, 0)
    observers[i] = me + 1
    normalise(i, seen, scales)


def over_range(states: Any, scratch: Any, arguments: Any) -> None:
    """Do a task for every game of a slice."""
    for i in range(len(states)):
        body(i, states, scratch, *arguments)


HELPERS = (deal, write_rewards, copy_redacted, normalise)
RULES = ("setup", "legal", "apply", "standings", "redact")
