"""Generic kernels: what every game can do with its rules, written once and bound to each game by ``bind``.

A template calls the rules (``setup``, ``legal``, ``apply``, …) by bare names, which ``Kernels`` supplies as globals.
All take an array of states and an index, because that is the fast way to call compiled code from Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asterism.engine.compile import bind, copy_state
from asterism.engine.events import no_log
from asterism.engine.json_writer import write_bytes, write_log, write_number, write_row, write_value
from asterism.engine.rng import below, draw_bits

if TYPE_CHECKING:
    from asterism.engine.contract import Game

RULES = ("setup", "legal", "apply", "standings", "redact", "resample", "redact_action", "redact_event")
STATE_WRITER = ("write", "prompt_number", "move_number")


def _rule(*args: Any) -> Any:
    raise RuntimeError("a template is called without being bound to a game")


setup = legal = apply = standings = redact = resample = redact_action = redact_event = _rule
write = prompt_number = move_number = _rule


def setup_at(states: Any, i: int, players: int, config: Any, content: Any, rng: Any) -> None:
    setup(states[i], players, config, content, rng)


def legal_at(states: Any, i: int, out: Any) -> int:
    return int(legal(states[i], out))


def allows_at(states: Any, i: int, action: int, out: Any) -> bool:
    """Whether an action is legal, with ``out`` as scratch."""
    n = legal(states[i], out)
    k = 0
    while k < n and out[k] != action:
        k += 1
    return bool(k < n)


def mask_at(states: Any, i: int, out: Any, mask: Any) -> int:
    """Write the mask of legal actions (1 legal, 0 not), with ``out`` as scratch; return the count."""
    for a in range(len(mask)):
        mask[a] = 0
    n = legal(states[i], out)
    for k in range(n):
        mask[out[k]] = 1
    return int(n)


def apply_at(states: Any, i: int, action: int, log: Any) -> None:
    apply(states[i], action, log)


def step_at(before: Any, after: Any, action: int, log: Any) -> None:
    """Write to ``after[0]`` what an action makes of ``before[0]``, and to ``log`` what happened."""
    copy_state(after, 0, before, 0)
    log[0, 0] = 0
    apply(after[0], action, log)


def replay_at(states: Any, i: int, actions: Any) -> None:
    """Carry out one action after the other."""
    for k in range(len(actions)):
        apply(states[i], actions[k], no_log())


def standings_at(states: Any, i: int, points: Any) -> int:
    return int(standings(states[i], points))


def open_points_at(states: Any, i: int, seat: int, scratch: Any, points: Any) -> None:
    """Write each seat's points, as ``seat`` knows them."""
    copy_state(scratch, 0, states, i)
    redact(scratch[0], seat)
    standings(scratch[0], points)


def redact_at(states: Any, i: int, seat: int) -> None:
    redact(states[i], seat)


def resample_at(states: Any, i: int, seat: int, rng: Any) -> None:
    resample(states[i], seat, rng)


def redact_log(log: Any, seat: int) -> None:
    """Blank in every event what ``seat`` may not know."""
    for k in range(1, log[0, 0] + 1):
        redact_event(log[k], seat)


def predict(before: Any, after: Any, action: int, out: Any) -> None:
    """Write to ``out[0]`` what the mover could predict of ``after[0]``, and to ``out[1]`` what they know of it."""
    seat = before[0].seat
    copy_state(out, 0, before, 0)
    redact(out[0], seat)
    apply(out[0], action, no_log())
    redact(out[0], seat)
    copy_state(out, 1, after, 0)
    redact(out[1], seat)


def move_at(states: Any, i: int, action: int) -> int:
    """The number of an action's move."""
    return int(move_number(states[i], action))


def write_view_json(states: Any, i: int, seat: int, scratch: Any, prompts: Any, out: Any) -> int:
    """Write the prompt and the position, as ``seat`` sees them."""
    copy_state(scratch, 0, states, i)
    redact(scratch[0], seat)
    if scratch[0].over:
        n = write_bytes(out, 0, b'"prompt":null')
    else:
        n = write_value(out, 0, b'"prompt":', prompts, prompt_number(scratch[0]))
    return int(write(scratch[0], seat, out, write_bytes(out, n, b',"position":')))


def write_legal_json(states: Any, i: int, scratch: Any, buffers: Any, words: Any, out: Any) -> int:
    """Write the legal actions of the deciding seat, each with its move and a preview as far as that seat can know.

    ``scratch`` has two states; ``buffers`` are a list of actions and a log; ``words`` those of ``JsonWriter``.
    """
    actions, log = buffers
    moves, heads, fields, values = words
    seat = states[i].seat
    copy_state(scratch, 0, states, i)
    redact(scratch[0], seat)
    n = write_bytes(out, 0, b"[")
    for k in range(legal(states[i], actions)):
        action = actions[k]
        copy_state(scratch, 1, scratch, 0)
        log[0, 0] = 0
        apply(scratch[1], action, log)
        for row in range(1, log[0, 0] + 1):
            redact_event(log[row], seat)
        n = write_number(out, n, b',{"action":' if k else b'{"action":', action)
        n = write_value(out, n, b",", moves, move_number(states[i], action))
        n = write_log(log, heads, fields, values, out, write_bytes(out, n, b',"preview":'))
        n = write_bytes(out, n, b"}")
    return write_bytes(out, n, b"]")


def write_step_json(states: Any, i: int, action: int, log: Any, seat: int, scratch: Any, words: Any, out: Any) -> int:
    """Write an action taken in ``states[i]`` and the events in ``log`` that followed, as ``seat`` saw them.

    ``scratch`` is another log; ``words`` are those of ``JsonWriter``.
    """
    moves, heads, fields, values = words
    for row in range(log[0, 0] + 1):
        for k in range(log.shape[1]):
            scratch[row, k] = log[row, k]
        if row:
            redact_event(scratch[row], seat)
    n = write_row(out, 0, moves, move_number(states[i], redact_action(action, states[i].seat, seat)))
    return write_log(scratch, heads, fields, values, out, write_bytes(out, n, b',"events":'))


def playout(states: Any, i: int, out: Any, rng: Any, limit: int) -> int:
    """Play random legal actions until the game is over or ``limit`` decisions are made; return their number."""
    s = states[i]
    decisions = 0
    while s.over == 0 and decisions < limit:
        bits = draw_bits(rng)
        n = legal(s, out)
        apply(s, out[below(n, bits)], no_log())
        decisions += 1
    return decisions


def random_games(states: Any, i: int, players: int, deal: Any, out: Any, rng: Any, decisions: int, tally: Any) -> None:
    """Play random games until ``decisions`` are made; ``tally`` gets the decisions and the games finished.

    ``deal`` is what ``Game.configure`` returns; ``out`` has room for a list of actions.
    """
    config, content = deal
    s = states[i]
    done = 0
    games = 0
    while done < decisions:
        setup(s, players, config, content, rng)
        while s.over == 0 and done < decisions:
            bits = draw_bits(rng)
            n = legal(s, out)
            apply(s, out[below(n, bits)], no_log())
            done += 1
        if s.over != 0:
            games += 1
    tally[0] += done
    tally[1] += games


def perft(stack: Any, lists: Any, counts: Any, nexts: Any, depth: int) -> int:
    """Count the action sequences of ``depth`` decisions from ``stack[0]`` (finished games count where they end).

    ``stack`` has depth + 1 states, ``lists`` depth + 1 rows of actions, ``counts`` and ``nexts`` depth + 1 ints.
    """
    if depth == 0 or stack[0].over != 0:
        return 1
    nodes = 0
    level = 0
    counts[0] = legal(stack[0], lists[0])
    nexts[0] = 0
    while level >= 0:
        if nexts[level] == counts[level]:
            level -= 1
            continue
        action = lists[level][nexts[level]]
        nexts[level] += 1
        if level == depth - 1:
            nodes += 1
            continue
        copy_state(stack, level + 1, stack, level)
        apply(stack[level + 1], action, no_log())
        if stack[level + 1].over != 0:
            nodes += 1
            continue
        level += 1
        counts[level] = legal(stack[level], lists[level])
        nexts[level] = 0
    return nodes


TEMPLATES = (
    setup_at,
    legal_at,
    allows_at,
    mask_at,
    apply_at,
    step_at,
    replay_at,
    standings_at,
    open_points_at,
    redact_at,
    resample_at,
    redact_log,
    predict,
    move_at,
    write_view_json,
    write_legal_json,
    write_step_json,
    playout,
    random_games,
    perft,
)


class Kernels:
    """A game's compiled entry points: each template bound to the game's rules, compiled on its first call."""

    def __init__(self, game: Game) -> None:
        names = {name: getattr(game.rules, name) for name in RULES}
        names |= {name: getattr(game.state_writer, name) for name in STATE_WRITER}
        for template in TEMPLATES:
            setattr(self, template.__name__, bind(template, game.id, **names))

    def __getattr__(self, name: str) -> Any:  # for type checkers: the attributes are made in __init__
        raise AttributeError(name)
