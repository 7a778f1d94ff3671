"""The rule pages: their figures are positions of the games, and their tables say what the rules do."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from asterism import Match

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
FIGURES = sorted(GAMES.glob("*/rules/figures/*.json"))


@pytest.mark.parametrize("path", FIGURES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_every_figure_is_a_position_and_legal_moves_from_it(path):
    figure = json.loads(path.read_text())
    assert figure["position"]["game"] == path.parts[-4]
    match = Match.load(figure["position"], seed=0)
    for move in figure["moves"]:
        match.play(move)
    wide, high = figure["picture"]
    left, top, width, height = figure["crop"]
    assert 0 <= left < left + width <= wide
    assert 0 <= top < top + height <= high


def table(game: str, rule: str) -> list[list[str]]:
    """The cells of the table in an English rule text, without its head."""
    text = (GAMES / game / "rules" / "locale" / "en.ftl").read_text()
    message = re.search(rf"^{rule} =(.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert message
    rows = [[cell.strip() for cell in line.split(" | ")] for line in message[1].splitlines() if " | " in line]
    return rows[1:]


def by_players(game: str, rule: str, column: int) -> dict[int, int]:
    """The first number in a column, for each number of players in the first one."""
    return {
        int(players): int(re.findall(r"\d+", row[column])[0])
        for row in table(game, rule)
        for players in re.findall(r"\d+", row[0])
    }


def test_the_tables_of_gravity():
    from asterism.games.gravity.state import FEW_STARS, TARGET

    players = range(2, 7)
    assert by_players("gravity", "rule-g40", 1) == {n: FEW_STARS[n] for n in players}
    assert by_players("gravity", "rule-g41", 1) == {n: TARGET[n] for n in players}
    tiles = {n: len(Match.new("gravity", n, seed=1).view("truth").position.doors) for n in players}
    assert by_players("gravity", "rule-g5", 1) == tiles


def test_the_tables_of_filantes():
    from asterism.games.filantes.state import PIECES

    assert by_players("filantes", "rule-e5", 1) == {n: PIECES[0][n] for n in (2, 3)}
    assert table("filantes", "rule-e12") == [["Spaces", "5", "4", "3", "2", "1", "none"]]


def test_the_tables_of_octocube():
    from asterism.games.octocube.state import COPIES, MAJORITY_POINTS, RESERVE, SET_POINTS

    kinds = [[int(cell) for cell in row[1:5]] for row in table("octocube", "rule-o2")[:5]]
    assert kinds == COPIES.reshape(5, 4).tolist()
    assert by_players("octocube", "rule-o4", 1) == {n: RESERVE[n] for n in (2, 3, 4)}
    for rule in ("rule-o18", "summary-score"):
        assert table("octocube", rule) == [["Points", *map(str, SET_POINTS[1:])]]
    for rule in ("rule-o31", "summary-end"):
        points = [[int(cell) for cell in row[1:]] for row in table("octocube", rule)]
        assert points == [MAJORITY_POINTS[0].tolist(), *MAJORITY_POINTS[:3:-1].tolist()]
