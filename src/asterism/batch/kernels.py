"""What one game of a batch does, written once and bound to each game's rules, for CPU threads and for CUDA alike.

Every task takes the game's index ``i`` and the records; then the scratch of its thread: ``out`` (a list of actions),
``spare`` (one record) and ``log`` (an empty event log); then arrays with one row a game; then what all games share. The
last four arguments of those that may deal a new game are the options: ``configs`` and ``contents``, whose rows from
``bounds[k]`` to ``bounds[k + 1]`` belong to the k-th options, with the number of players before them.
"""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import copy_state
from asterism.engine.kernels import CUT, FINISHED, _rule
from asterism.engine.rng import draw

setup = legal = apply = standings = redact = observe = body = _rule
CLEAR = True  # whether a task clears the row that it fills; CUDA clears all rows at once before


def deal(i: int, states: Any, rngs: Any, which: Any, players: int, configs: Any, contents: Any, bounds: Any) -> None:
    """Begin a new game, from the game's own generator."""
    k = which[i]
    setup(states[i], players, configs[k], contents[bounds[k] : bounds[k + 1]], rngs[i])


def judge(i: int, states: Any, points: Any, rewards: Any) -> None:
    """Write points and rewards of a game that is over: its winners share 1, the others share -1; all equal, all 0."""
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


def begin(
    i: int,
    states: Any,
    out: Any,
    spare: Any,
    log: Any,
    where: Any,
    seats: Any,
    rngs: Any,
    which: Any,
    players: int,
    configs: Any,
    contents: Any,
    bounds: Any,
) -> None:
    """Begin a new game where ``where`` says so."""
    if where[i]:
        deal(i, states, rngs, which, players, configs, contents, bounds)
    seats[i] = states[i].seat


def mask(i: int, states: Any, out: Any, spare: Any, log: Any, masks: Any) -> None:
    """Write 1 for every legal action, 0 for the others."""
    if CLEAR:
        for action in range(masks.shape[1]):
            masks[i, action] = 0
    for k in range(legal(states[i], out)):
        masks[i, out[k]] = 1


def check(i: int, states: Any, out: Any, spare: Any, log: Any, actions: Any, wrong: Any) -> None:
    """Note whether a running game is asked for an action that is not legal."""
    wrong[i] = states[i].over == 0
    for k in range(legal(states[i], out)):
        if out[k] == actions[i]:
            wrong[i] = False


def choose(i: int, states: Any, out: Any, spare: Any, log: Any, actions: Any, rngs: Any) -> None:
    """Draw a legal action, each as likely as any other; 0 in a game that is over."""
    n = legal(states[i], out)
    actions[i] = out[draw(rngs[i], n)] if n > 0 else 0


def step(
    i: int,
    states: Any,
    out: Any,
    spare: Any,
    log: Any,
    actions: Any,
    seats: Any,
    points: Any,
    rewards: Any,
    terminated: Any,
    truncated: Any,
    rngs: Any,
    which: Any,
    again: bool,
    players: int,
    configs: Any,
    contents: Any,
    bounds: Any,
) -> None:
    """Carry out an action; in a game that is over nothing happens any more, unless it begins ``again`` at once."""
    s = states[i]
    for seat in range(players):
        rewards[i, seat] = 0.0
    if s.over == 0:
        apply(s, actions[i], log)
        if s.over != 0:
            judge(i, states, points, rewards)
    terminated[i] = s.over == FINISHED
    truncated[i] = s.over == CUT
    if again and s.over != 0:
        deal(i, states, rngs, which, players, configs, contents, bounds)
    seats[i] = states[i].seat


def play(
    i: int,
    states: Any,
    out: Any,
    spare: Any,
    log: Any,
    decisions: Any,
    ended: Any,
    rngs: Any,
    which: Any,
    limit: int,
    again: bool,
    players: int,
    configs: Any,
    contents: Any,
    bounds: Any,
) -> None:
    """Play random legal actions until the game is over, or (``again``) game after game, up to ``limit`` decisions."""
    s = states[i]
    rng = rngs[i]
    done = 0
    games = 0
    while done < limit and s.over == 0:
        n = legal(s, out)
        apply(s, out[draw(rng, n)], log)
        done += 1
        if s.over != 0:
            games += 1
            if again:
                deal(i, states, rngs, which, players, configs, contents, bounds)
    decisions[i] = done
    ended[i] = games


def settle(
    i: int,
    states: Any,
    out: Any,
    spare: Any,
    log: Any,
    seats: Any,
    points: Any,
    rewards: Any,
    terminated: Any,
    truncated: Any,
) -> None:
    """Write how a game stands: the results of one that is over, zeros for one that is running."""
    s = states[i]
    for seat in range(points.shape[1]):
        points[i, seat] = 0
        rewards[i, seat] = 0.0
    if s.over != 0:
        judge(i, states, points, rewards)
    terminated[i] = s.over == FINISHED
    truncated[i] = s.over == CUT
    seats[i] = s.seat


def see(i: int, states: Any, out: Any, spare: Any, log: Any, seats: Any, seen: Any) -> None:
    """Write what a seat (-1: a spectator) sees, from its redacted record."""
    if CLEAR:
        for k in range(seen.shape[1]):
            seen[i, k] = 0
    seat = int(seats[i])
    copy_state(spare, 0, states, i)
    redact(spare[0], seat)
    observe(spare[0], max(seat, 0), seen[i])


def share(i: int, states: Any, out: Any, spare: Any, log: Any, seen: Any, counted: Any, highs: Any) -> None:
    """Divide the numbers of an observation that count something by the greatest they can be."""
    for k in range(len(counted)):
        seen[i, counted[k]] /= highs[k]


def over_range(states: Any, out: Any, spare: Any, log: Any, arguments: Any) -> None:
    """Do a task for every game of a slice."""
    for i in range(len(states)):
        body(i, states, out, spare, log, *arguments)


HELPERS = (deal, judge)
RULES = ("setup", "legal", "apply", "standings", "redact")
