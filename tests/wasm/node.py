"""Run the modules in Node, and the same games and searches natively: both give hashes of every value."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

from asterism import Match
from asterism.bots.arrays import NODES_USED
from asterism.bots.base import Limit, information_state
from asterism.bots.levels import ladder_for, parameters_for
from asterism.bots.search_session import SearchSession, analysis_of
from asterism.engine.options import as_dict
from asterism.engine.registry import load
from asterism.wasm.build import build

HERE = Path(__file__).parent


def node(script: str, *arguments: str, job: Any = None) -> Any:
    """What a script in this folder prints, given a job on its standard input."""
    command = ["node", str(HERE / script), *arguments]
    done = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def module(game: str) -> str:
    """The file of a game's module."""
    return str(build(load(game)))


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def settings(match: Match, **more: Any) -> dict[str, Any]:
    """A match for Node: its options, seed and actions."""
    return {
        "players": match.players,
        "options": as_dict(match.options),
        "seed": str(match.seed),
        "rulesVersion": match.rules_version,
        "actions": match.actions,
        **more,
    }


def trace(match: Match) -> list[dict[str, Any]]:
    """Everything that can be known of a match, at every ply."""
    line, actions = match.branch(0), match.actions
    lines = []
    for action in [*actions, None]:
        seats = [None, *range(match.players)]
        found = {
            "state": digest(line.states.tobytes()),
            "legal": line.legal(),
            "legal json": digest(line.legal_json()),
            "result": [line.result().points, line.result().winners, line.result().finished, line.result().cut],
            "position": digest(bytes(position_json(line))),
            **{f"view {seat}": digest(line.view_json(seat)) for seat in seats},
            **{f"redacted {seat}": digest(line.redacted(seat).tobytes()) for seat in seats},
        }
        if action is not None:
            found["notation"] = line.notation(action)
            step = line.take(action)
            found |= {f"step {seat}": digest(step.json(seat)) for seat in seats}
            found["reveals"] = step.reveals()
        lines.append(found)
    return lines


def position_json(match: Match) -> bytes:
    from asterism.engine.json_writer import render_state

    return render_state(match.game.state_writer.write, match.state)


def search_trace(match: Match, level: int, decisions: int, seed: int, character: str = "even") -> list[dict[str, Any]]:
    """Some decisions of a level from a position on, each seat with a session of its own: the whole tree after each."""
    line = match.branch()
    ladder = ladder_for(line.game, line.options)
    skill = ladder.skills[level - 1]
    limit = Limit(simulations=ladder.at(skill).simulations)
    sessions = [SearchSession(seed + seat) for seat in range(line.players)]
    found = []
    for _ in range(decisions):
        if line.seat is None:
            break
        if len(line.legal()) == 1:
            line.play(line.legal()[0])
            continue
        parameters = parameters_for(line.game, line.options, line.players, skill=skill, character=character)
        *_, tree = sessions[line.seat].run(information_state(line, line.seat), parameters, limit)
        nodes, used = tree.nodes, int(tree.nodes.counters[NODES_USED])
        best = analysis_of(tree, 0.0).actions[0]
        found.append(
            {
                "action": best.action,
                "values": best.values,
                "counters": [int(n) for n in nodes.counters],
                "visits": digest(nodes.visits[:used].tobytes()),
                "action codes": digest(nodes.action[1:used].tobytes()),
                "prior": digest(nodes.prior[1:used].tobytes()),
                "total": digest(nodes.total[:used].tobytes()),
                "first child": digest(nodes.first_child[:used].tobytes()),
                "next sibling": digest(nodes.next_sibling[1:used].tobytes()),
            }
        )
        line.play(best.action)
    return found
