"""What the tests of local tables compare with: modules, exported data, and what a real server said.

``python -m tests.local FOLDER`` writes them. Each recording is a table at one screen with all that was said on its
connection, in both directions, and what the server answers about the game afterwards.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

from asterism.engine.contract import Game
from asterism.engine.registry import all_games, load
from asterism.server import budgets
from asterism.server.runtime.services import Settings
from asterism.site.export import export
from asterism.wasm.build import build
from tests.server.server import Guest, RandomBot, Server

ROOT = Path(__file__).resolve().parent.parent
PUZZLE_STEP = 20
"""One of so many puzzles is recorded."""
EDITED_SETS = 40
DECISIONS = 40
"""Of each recorded game, unless it is over before."""
UNDO_AT = (5, 17)
SHORT: dict[str, dict[str, Any]] = {
    "filantes": {"target": 2, "quiet_limit": 10},
    "gravity": {"max_rounds": 2},
    "octocube": {"max_rounds": 2},
}
"""Options by which a game is soon over."""


class Recorder:
    """One table with all seats at one screen; decisions are drawn from a seed."""

    def __init__(self, server: Server, game: str, mode: str | None, players: int, options: dict[str, Any]) -> None:
        self.guest = server.guest("Ann")
        seats = [{"kind": "me"}, *({"kind": "here", "name": f"Guest {n}"} for n in range(1, players))]
        self.wish = {"game": game, "mode": mode, "players": players, "options": options, "seats": seats}
        self.id = self.guest.table(**self.wish)
        row = server.services.in_memory(self.id).row
        self.deal = {"seed": str(row.seed), "salt": row.salt}
        self.live = self.guest.live(self.id)
        self.dice = random.Random(f"{game} {mode} {players}")
        self.said: list[Any] = []
        self.now = self.live.next()

    def say(self, type: str, **fields: Any) -> None:
        """Send a message and take all up to its answer."""
        message = {"type": type, "id": len(self.said) + 1, **fields}
        self.said.append(message)
        self.live.say(**message)
        while True:
            heard = self.live.next()
            if heard["type"] in ("moved", "undone", "view"):
                self.now = heard
            if heard.get("id") == message["id"]:
                return

    def play(self, most: int) -> None:
        for decision in range(most):
            view = self.now["view"]
            if view["seat"] is None:
                return
            if self.now["viewpoint"] != view["seat"]:
                self.say("curtain", seat=view["seat"])
            legal = self.now["legal"]
            self.say("play", ply=view["ply"], action=self.dice.choice(legal)["action"])
            if decision in UNDO_AT and self.now["undo"]:
                self.say("undo", ply=self.now["view"]["ply"], key=f"undo {decision}")

    def story(self) -> dict[str, Any]:
        """All that was said; answers that are about the finished game, where it is over."""
        self.say("play", ply=0, action=0)
        self.say("curtain", seat=99)
        self.say("ping")
        again = self.guest.live(self.id).next()
        told = {**self.deal, "wish": self.wish, "said": self.said, "again": again}
        told["heard"] = [json.loads(text) for text in self.live.received]
        if again["table"]["status"] == "over":
            told |= self.afterwards()
        return told

    def afterwards(self) -> dict[str, Any]:
        path = f"/api/tables/{self.id}"
        answers = {seat: self.guest.get(f"{path}/replay?seat={seat}") for seat in ("truth", "spectator", "0", "1")}
        record = httpx.get(f"{self.guest.url}{path}/record").text
        return {"replays": answers, "record": record, "variations": self.variations()}

    def variations(self) -> list[dict[str, Any]]:
        """Other decisions tried from a ply, from each viewpoint, and seats that stay when one plays on."""
        path, found = f"/api/tables/{self.id}", []
        for seat in ("truth", "spectator", "0"):
            asked: dict[str, Any] = {"ply": 3, "moves": [], "seat": seat}
            legal = self.guest.post(f"{path}/variation", asked)["legal"]
            asked["moves"] = [self.dice.choice(legal)["notation"]]
            found.append({"asked": asked, "answer": self.guest.post(f"{path}/variation", asked)})
        return found


def lessons(guest: Guest, game: str) -> list[Any]:
    """Each lesson before and after a decision."""
    found = []
    for lesson in guest.get(f"/api/lessons/{game}")["lessons"]:
        path = f"/api/lessons/{game}/{lesson['id']}"
        first = guest.post(path, {"moves": []})
        moves = [first["legal"][len(first["legal"]) // 2]["notation"]]
        found.append({"id": lesson["id"], "moves": moves, "before": first, "after": guest.post(path, {"moves": moves})})
    return found


def puzzles(guest: Guest, game: str) -> list[Any]:
    """Some puzzles before a decision, after a wrong one, and solved."""
    found = []
    for puzzle in guest.get(f"/api/puzzles/{game}")["puzzles"][::PUZZLE_STEP]:
        path = f"/api/puzzles/{game}/{puzzle['id']}"
        first = guest.post(path, {"moves": []})
        one = first["legal"][0]["notation"]
        solution = guest.post(path, {"moves": [one]})["answer"]["solution"]["notation"]
        tries = [{"moves": moves, "answer": guest.post(path, {"moves": moves})} for moves in ([], [one], [solution])]
        found.append({"id": puzzle["id"], "tries": tries})
    return found


def edited(guest: Guest, game: Game) -> list[dict[str, Any]]:
    """What the server answers about drawn content: whole, changed here and there, too little, and as files."""
    if game.editor is None:
        return []
    path, name = f"/api/{game.editor.PATH}", game.editor.IN_BROWSERS.pieces
    ours = guest.get(f"{path}/ours")[name]
    dice = random.Random(game.id)
    sets = [ours, [], ours[:1], ours[:3], ours[::2], *(changed(dice, ours) for _ in range(EDITED_SETS))]
    asked: list[tuple[str, Any]] = [(action, {name: pieces}) for pieces in sets for action in ("check", "file")]
    text = guest.http.post(f"{path}/file", json={name: ours}).json()["text"]
    asked += [
        ("read", text),
        ("read", text.replace("\n", "\r\n").replace("R", "r")),
        ("read", text.replace(" = ", " ", 1)),
    ]
    asked += [("read", "x"), ("read", f"{text}\n[more]\na = 1"), ("read", "face = 1")]
    for _ in range(EDITED_SETS):
        lines = text.split("\n")
        at = dice.choice([i for i, line in enumerate(lines) if set(line) <= set("+-| *R<>v^") and line])
        place = dice.randrange(len(lines[at]))
        lines[at] = lines[at][:place] + dice.choice("*R |-+?^\u00e9") + lines[at][place + 1 :]
        asked.append(("read", "\n".join(lines)))
    found = []
    for action, body in asked:
        sent: dict[str, Any] = {"content": body.encode()} if action == "read" else {"json": body}
        answer = guest.http.post(f"{path}/{action}", **sent).json()
        found.append({"path": f"/{game.editor.PATH}/{action}", "body": body, "answer": answer})
    return found


def changed(dice: random.Random, pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Some of the pieces in another order, with some fields changed."""
    chosen = [dict(piece) for piece in dice.sample(pieces, dice.randint(2, len(pieces)))]
    for piece in chosen:
        if dice.random() < 0.2:
            piece["name"] = dice.choice(["", "  ", "One name", "\u200b", "Élan ☄"])
        if dice.random() < 0.2:
            piece["tile"] = dice.choice([0, 1, 2, 999])
        if dice.random() < 0.4:
            signs = list(piece["drawing"])
            for _ in range(dice.randint(1, 4)):
                signs[dice.randrange(len(signs))] = dice.choice("*R |-+?^v\n\t")
            piece["drawing"] = "".join(signs)
    return chosen


def figures() -> list[dict[str, Any]]:
    """The figures of the rule pages."""
    files = sorted((ROOT / "web" / "src" / "games").glob("*/rules/figures/*.json"))
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


def record(server: Server, folder: Path) -> None:
    guest = server.guest()
    for game in all_games():
        games = [Recorder(server, game.id, mode, game.min_players, {}) for mode in game.modes]
        games.append(Recorder(server, game.id, None, game.max_players, {}))
        for one in games:
            one.play(DECISIONS)
        short = Recorder(server, game.id, None, game.min_players, SHORT.get(game.id, {}))
        short.play(10_000)
        if game.editor is not None:
            own = guest.get(f"/api/{game.editor.PATH}/ours")[game.editor.IN_BROWSERS.pieces][::-1]
            options = {game.editor.IN_BROWSERS.option: own}
            games.append(Recorder(server, game.id, None, game.max_players, options))
            games[-1].play(DECISIONS)
        stories = [one.story() for one in (*games, short)]
        shown = [figure for figure in figures() if figure["position"]["game"] == game.id]
        explored = [guest.post("/api/positions", {k: figure[k] for k in ("position", "moves")}) for figure in shown]
        told = {
            "tables": stories,
            "lessons": lessons(guest, game.id),
            "puzzles": puzzles(guest, game.id),
            "edited": edited(guest, game),
            "figures": [{**figure, "answer": answer} for figure, answer in zip(shown, explored, strict=True)],
        }
        (folder / f"{game.id}.json").write_text(json.dumps(told), encoding="utf-8")


def main(target: str) -> None:
    folder = Path(target)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    budgets.RATES.update({what: budgets.Rate(10**6, 10**6) for what in budgets.RATES})
    export(folder / "data", [figure["position"] for figure in figures()])
    for game in all_games():
        shutil.copyfile(build(load(game.id)), folder / "data" / f"{game.id}.wasm")
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(database=f"sqlite:///{home}/test.db", pages=Path(home), make_bot=RandomBot)
        with Server(settings) as server:
            record(server, folder)


if __name__ == "__main__":
    main(sys.argv[1])
