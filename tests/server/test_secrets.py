"""Every byte sent to a client is the same, whatever the hidden truth is, until the rules reveal it.

Two tables are played side by side, the second with another truth that the viewer cannot tell from the first. As long as
the viewer's redacted record and events agree, all that the server sent to him must agree to the byte. Where the rules
reveal a difference, two new tables go on from there, to the end of the game.
"""

from __future__ import annotations

import random
import re

import pytest

from asterism import Match
from asterism.engine.options import as_dict
from asterism.engine.rng import make_rng

from .test_play import MODES

HIDING = [(game, mode) for game, mode in MODES if game != "filantes"]
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


class Run:
    """A table with two people and a spectator, begun from a given truth; what the viewer receives is kept."""

    def __init__(self, server, guests, match, viewer):
        self.match = match
        self.guests = guests
        ids = [guest.get("/api/me")["guest"]["id"] for guest in self.guests]
        game = {"game": match.game.id, "options": as_dict(match.options), "seats": [{"kind": "me"}, {"kind": "open"}]}
        told = self.guests[0].post("/api/tables", game)
        self.id = told["table"]["id"]
        row = server.house.in_memory(self.id).row
        row.start, row.seed = match.position(), None
        self.guests[1].post(f"/api/tables/{self.id}/seats/1")
        self.lives = []
        for guest in self.guests:  # one after the other, so that all runs tell presence alike
            self.lives.append(guest.live(self.id))
            self.lives[-1].until("state")
            for live in self.lives:
                live.ask("ping")
        self.viewer = self.lives[viewer]
        self.names = {self.id: "TABLE", told["you"]["code"]: "CODE", **{id: f"GUEST{n}" for n, id in enumerate(ids)}}
        self.http = self.guests[viewer]

    def play(self, action):
        seat, ply = self.match.seat, self.match.ply
        self.match.play(action)
        assert self.lives[seat].ask("play", ply=ply, action=action)["type"] == "done"
        self.viewer.ask("ping")

    def bytes(self):
        texts = [*self.viewer.received, self.http.http.get(f"/api/tables/{self.id}").text]
        whole = "\n".join(texts)
        for secret, name in self.names.items():
            whole = whole.replace(secret, name)
        return TIME.sub("TIME", whole)

    def close(self):
        for live in self.lives:
            live.close()


def known(match, seat):
    """What the rules let the viewer know after the last decision."""
    events = match.events(seat, match.ply - 1) if match.ply else []
    return match.redacted(seat).tobytes(), events


def other_truth(match, seat, seed):
    states = match.redacted(seat)
    match.game.kernels.resample_at(states, 0, -1 if seat is None else seat, make_rng(seed))
    return Match(match.game, match.players, match.options, None, states)


def alike(match, other, action, seat, chance):
    """An action of the other truth that looks the same to the viewer, another one if there is any."""
    redact = match.game.rules.redact_action
    viewer = -1 if seat is None else seat
    shown = redact(action, match.seat, viewer)
    if match.seat == seat:
        return action if action in other.legal() else None
    same = [a for a in other.legal() if redact(a, match.seat, viewer) == shown]
    different = [a for a in same if a != action]
    return chance.choice(different or same) if same else None


@pytest.mark.parametrize("viewer", [0, 2], ids=["seat", "spectator"])
@pytest.mark.parametrize(("game", "mode"), HIDING)
def test_no_byte_depends_on_what_is_hidden(server, game, mode, viewer):
    seat = viewer if viewer < 2 else None
    truth = Match.new(game, 2, Match.new(game).game.modes[mode], seed=8)
    chance = random.Random(mode)
    compared = differing = 0
    people = [[server.guest(name) for name in ("Ann", "Ben", "Eve")] for _ in range(2)]
    while not truth.over:
        begin = Match(truth.game, 2, truth.options, None, truth.states)
        truths = [begin, other_truth(begin, seat, compared)]
        runs = [Run(server, guests, match, viewer) for guests, match in zip(people, truths, strict=True)]
        while True:
            one, two = (run.match for run in runs)
            assert runs[0].bytes() == runs[1].bytes()
            compared += 1
            differing += one.states.tobytes() != two.states.tobytes()
            if one.over:
                break
            action = chance.choice(one.legal())
            twin = alike(one, two, action, seat, chance)
            truth.play(action)
            if twin is None:
                break
            ahead = [one.branch(), two.branch()]
            ahead[0].play(action)
            ahead[1].play(twin)
            if known(ahead[0], seat) != known(ahead[1], seat):
                break  # the rules have revealed something
            runs[0].play(action)
            runs[1].play(twin)
        for run in runs:
            run.close()
    assert differing > compared / 4  # not an empty comparison: the hidden truths did differ
