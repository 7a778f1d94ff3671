"""Every byte sent to a client is the same, whatever the hidden truth is, until the rules reveal it.

Two tables are played side by side, the second with another truth that the viewer cannot tell from the first. As long as
the viewer's redacted record and events agree, all that the server sent to them must agree to the byte: live messages,
who comes and goes, hints, what actions are worth, what they get when they connect anew, and the answers to whatever
else they ask. Where the rules reveal a difference, the second goes on from another truth that agrees with it; now and
then both begin anew, to the end of the game, which comes after some rounds; with ``make test-long`` two players play
whole games. Every second pair are practice tables, where more may be asked.
"""

from __future__ import annotations

import json
import random
import re
from itertools import cycle

import pytest

from asterism import Match, load_game
from asterism.bots import analysis, make_bot
from asterism.bots.base import Limit
from asterism.engine.options import as_dict
from asterism.engine.rng import make_rng
from asterism.server.runtime.services import Settings
from tests.volume import LONG

from .server import Server, soon
from .test_play import MODES

HIDING = [(game, mode) for game, mode in MODES if load_game(game).secrets]
MORE_PLAYERS = [
    ("gravity", "stars", 3),
    ("gravity", "goodies", 4),
    ("gravity", "expert", 5),
    ("gravity", "expert-goodies", 6),
    ("octocube", "base", 3),
    ("octocube", "advanced", 4),
    ("octocube", "kids", 3),
]
TURNS = 36 if LONG else 18
"""The turns of games that need not be whole, so many that every viewer has a pair of tables."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eda", "Fay", "Eve")
PLIES = 12
"""The decisions after which a pair of tables is begun anew from there; meanwhile people chat, and the viewer asks."""
HINTS = 12
"""How many hints are compared in a game, besides those that are refused."""
TIME = re.compile(r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|(?<="seconds":)[\d.e-]+|(?<="GUEST\d":)\d+')
"""When something was, how long a bot thought, how long somebody away is still waited for."""


class SteadyBot:
    """A bot of a level that always has the same luck, and thinks equally far."""

    def __init__(self, spec, seed):
        self.bot = make_bot(spec, 0)
        self.name, self.close = self.bot.name, self.bot.close

    def play(self, seen, limit):
        return self.bot.play(seen, Limit(simulations=24))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=f"sqlite:///{folder / 'test.db'}", pages=folder / "web", make_bot=SteadyBot)
    with pytest.MonkeyPatch.context() as patch, Server(settings) as running:
        patch.setattr(analysis, "ASSESS_SECONDS", 600.0)  # both tables think equally far, however busy the machine is
        yield running


class Run:
    """A table begun from a given truth. ``owners`` says which guest sits on each seat; the last guest only watches.

    The viewer looks through a connection of its own, and never opens a curtain there.
    """

    def __init__(self, server, guests, ids, match, owners, viewer, practice):
        self.services, self.match, self.guests, self.owners = server.services, match, guests, owners
        self.asks = guests[viewer]
        seats = [{"kind": "me" if n == 0 else "here" if owner == 0 else "open"} for n, owner in enumerate(owners)]
        game = {"game": match.game.id, "options": as_dict(match.options), "seats": seats}
        made = guests[0].post("/api/tables", {**game, "private": False, "seating": "fixed"})
        self.id = made["table"]["id"]
        table = self.services.in_memory(self.id)
        table.row.start, table.row.seed = match.position(), None
        table.row.salt = table.row.seed_hash = None
        table.row.practice = practice
        if table.match is not None:  # nobody was waited for: it has begun
            table.match = match.branch()
            table.broadcaster.clear_cache()
        table.set_rows(table.row, table.seats)
        for seat, owner in enumerate(owners):
            if owner:
                guests[owner].post(f"/api/tables/{self.id}/seats/{seat}")
        self.hands = {}
        self.eye = self.asks.live(self.id)
        self.reply = 0
        self.own = {self.id: "TABLE", made["you"]["code"]: "CODE", **ids}

    def hand(self, owner):
        """The connection through which a guest decides."""
        if owner not in self.hands:
            self.hands[owner] = self.guests[owner].live(self.id)
        return self.hands[owner]

    def play(self, action):
        owner, seat, ply = self.owners[self.match.seat], self.match.seat, self.match.ply
        if self.owners.count(owner) > 1:
            assert self.hand(owner).ask("curtain", seat=seat)["viewpoint"] == seat
        self.match.play(action)
        assert self.hand(owner).ask("play", ply=ply, action=action)["type"] == "done"

    def become(self, truth):
        """Go on from another truth, whatever was sent before, as if the game began there."""
        table = self.services.in_memory(self.id)
        self.match, table.match = truth, truth.branch()
        table.entries, table.undo_epoch, table.row.ply = [], table.undo_epoch + 1, 0
        table.set_rows(table.row, table.seats)
        table.broadcaster.clear_cache()

    def chat(self):
        """A sitter and a spectator say something."""
        for speaker in (0, len(self.guests) - 1):
            assert self.hand(speaker).ask("chat", text=f"It is ply {self.match.ply}.")["type"] == "done"

    def ask_each_other(self):
        """One asks for a takeback and a draw, another declines and reacts; where they are alone, nobody is asked."""
        asker, other = self.owners[0], self.owners[-1]
        said = [
            self.hand(asker).ask("offer", kind="takeback")["type"],
            self.hand(asker).ask("offer", kind="draw")["type"],
        ]
        table = self.services.in_memory(self.id)
        for offer in table.offers.open:
            said.append(self.hand(other).ask("reply", offer=offer.number, accept=False)["type"])
        said.append(self.hand(other).ask("react", reaction="oops")["type"])
        return said

    def hint(self):
        """The viewer asks for advice, and is refused where it is not for them."""
        return self.eye.ask("hint", ply=self.match.ply, level=8)["type"]

    def assess(self, action):
        """The viewer asks what an action is worth."""
        return self.eye.ask("assess", ply=self.match.ply, action=action)["type"]

    def news(self):
        """All that came since the last time."""
        self.eye.ask("ping")
        texts, self.reply = self.eye.received[self.reply :], len(self.eye.received)
        return self.plain(texts)

    def answers(self):
        """What the viewer gets for everything they can ask."""
        here = f"/api/tables/{self.id}"
        looks = ("", "/record", "/replay?seat=truth", "/replay?seat=1", "/replay?seat=spectator", "/review")
        reply = [self.asks.http.get(here + look) for look in looks]
        texts = [f"{answer.status_code} {answer.text}" for answer in reply]
        lobby = self.asks.get("/api/tables")
        texts += [
            json.dumps([table for table in part if table["id"] == self.id])
            for part in (lobby["open"], lobby["running"], lobby["mine"])
        ]
        texts += [self.look(since) for since in (0, self.eye.last // 2)]
        return self.plain(texts)

    def look(self, since):
        """What the viewer gets when they connect once more; that they come and go is sent to all."""
        viewers = self.services.in_memory(self.id).presence.viewers
        before = len(viewers)
        live = self.asks.live(self.id, since)
        live.until("state")
        soon(lambda: len(viewers) > before)
        live.close()
        soon(lambda: len(viewers) == before)
        return live.received[0]

    def plain(self, texts):
        whole = "\n".join(texts)
        for own, name in self.own.items():
            whole = whole.replace(own, name)
        return TIME.sub("TIME", whole)

    def close(self):
        for live in (*self.hands.values(), self.eye):
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


def compare(server, truth, owners, viewers):
    """Play the game to its end in pairs of runs, and compare what each viewer in turn, who sees as a seat, is sent."""
    chance = random.Random(truth.game.id)
    compared = differing = advised = 0
    names = [*NAMES[: max(owners) + 1], NAMES[-1]]
    people = [[server.guest(name) for name in names] for _ in range(2)]
    ids = [{guest.get("/api/me")["guest"]["id"]: f"GUEST{n}" for n, guest in enumerate(side)} for side in people]
    turns = cycle((viewer, seat, practice) for practice in (True, False) for viewer, seat in viewers)
    while not truth.over:
        viewer, seat, practice = next(turns)
        begin = Match(truth.game, truth.players, truth.options, None, truth.states)
        truths = [begin, other_truth(begin, seat, compared)]
        runs = [Run(server, *side, owners, viewer, practice) for side in zip(people, ids, truths, strict=True)]
        one, two = (run.match for run in runs)
        assert runs[0].news() == runs[1].news()
        revealed = False
        for decision in range(PLIES):
            if decision % (PLIES // 2) == 0 and not revealed:
                for run in runs:
                    run.chat()
                assert len({tuple(run.ask_each_other()) for run in runs}) == 1
                assert runs[0].answers() == runs[1].answers()
            if decision == 0 or (one.seat == seat and advised < HINTS):
                advised += [run.hint() for run in runs] == ["hint", "hint"]
                assert len({run.assess(one.legal()[-1]) for run in runs}) == 1
                assert runs[0].news() == runs[1].news()
            action = chance.choice(one.legal())
            twin = alike(one, two, action, seat, chance)
            ahead = [one.branch(), two.branch()]
            ahead[0].play(action)
            ahead[1].play(two.legal()[0] if twin is None else twin)
            same = twin is not None and known(ahead[0], seat) == known(ahead[1], seat)
            truth.play(action)
            if not same and any(match.over for match in ahead):
                break
            for run, match in zip(runs, ahead, strict=True):
                run.play(match.actions[-1])
            news = [run.news() for run in runs]
            if same:
                assert news[0] == news[1]
                compared += 1
                differing += one.states.tobytes() != two.states.tobytes()
            else:  # the rules have revealed something: go on from another truth that agrees with it
                revealed = True
                runs[1].become(other_truth(one, seat, compared))
                runs[0].become(Match(one.game, one.players, one.options, None, one.states))
                one, two = (run.match for run in runs)
            if one.over:
                break
        for run in runs:
            run.close()
    assert differing > compared / 8 > 0  # not an empty comparison: the hidden truths did differ
    assert advised or all(seat is None for _, seat in viewers)


def new_match(game, mode, players, **options):
    modes = Match.new(game).game.modes
    return Match.new(game, players, {**modes[mode], **options}, seed=8)


@pytest.mark.parametrize(("game", "mode"), HIDING)
def test_no_byte_depends_on_what_is_hidden(server, game, mode):
    rounds = {} if LONG else {"max_rounds": TURNS // 2}
    compare(server, new_match(game, mode, 2, **rounds), [0, 1], [(0, 0), (2, None), (1, 1)])


@pytest.mark.parametrize(("game", "mode", "players"), MORE_PLAYERS)
def test_nor_with_more_players(server, game, mode, players):
    truth = new_match(game, mode, players, max_rounds=TURNS // players)
    compare(server, truth, list(range(players)), [(1, 1), (players, None), (players - 1, players - 1)])


@pytest.mark.parametrize(
    ("game", "mode", "owners"),
    [("gravity", "goodies", [0, 0]), ("gravity", "expert", [0, 1, 0]), ("octocube", "advanced", [0, 0, 1])],
    ids=str,
)
def test_nor_behind_the_curtain_of_several_at_one_screen(server, game, mode, owners):
    truth = new_match(game, mode, len(owners), max_rounds=TURNS // 2)
    compare(server, truth, owners, [(0, None)])
