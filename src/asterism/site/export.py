"""What a page without a server reads: answers of a server as files, and positions as states of the modules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from asterism.bots.base import Limit, information_state
from asterism.bots.builtin import make_bot
from asterism.engine.contract import Game
from asterism.engine.match import Match
from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES
from asterism.lessons import lessons
from asterism.puzzles import puzzles
from asterism.server.api.base import encode
from asterism.server.api.games import FluentTexts, Texts
from asterism.server.api.lessons import Lessons
from asterism.server.api.puzzles import Puzzles
from asterism.server.api.replays import Miniature
from asterism.server.routes.games import MINIATURE, MINIATURE_LEVEL, MINIATURE_SEED, events_of, games_answer
from asterism.server.routes.lessons import describe_lesson
from asterism.server.routes.offline import figure_states, lesson_states, puzzle_states
from asterism.server.routes.puzzles import describe_puzzle
from asterism.server.tables.projection import replay_frames
from asterism.server.texts import fluent_texts


def export(folder: Path, figures: list[dict[str, Any]]) -> None:
    """Write all files into a folder; ``figures`` are the positions that rule pages show."""
    _write(folder / "games.json", games_answer())
    for language in LANGUAGES:
        texts = Texts(language=language, ftl=FluentTexts(**fluent_texts(language)))
        _write(folder / "texts" / f"{language}.json", encode(texts))
    editors = {game.editor.PATH: game for game in all_games() if game.editor is not None}
    _write(folder / "editors.json", encode({path: game.id for path, game in editors.items()}))
    for path, game in editors.items():
        _write(folder / "editors" / f"{path}.json", encode(game.editor.ours()))
    for game in all_games():
        played = miniature(game)
        _write(folder / "miniatures" / f"{game.id}.json", encode(played))
        _write(folder / "miniatures" / f"{game.id}.events.json", encode(events_of(played)))
        _write(folder / "figures" / f"{game.id}.json", encode(figure_states(game, figures)))
        export_lessons(folder / "lessons", game)
        export_puzzles(folder / "puzzles", game)


def export_lessons(folder: Path, game: Game) -> None:
    """Write a game's lessons: their list in each language, and their positions and goals."""
    _write(folder / f"{game.id}.json", encode(lesson_states(game)))
    for language in LANGUAGES:
        listed = [describe_lesson(game.id, lesson, language) for lesson in lessons(game.id).values()]
        _write(folder / f"{game.id}.{language}.json", encode(Lessons(game=game.id, lessons=listed)))


def export_puzzles(folder: Path, game: Game) -> None:
    """Write a game's puzzles: their list in each language, and by mode their positions and solutions."""
    for mode, positions in puzzle_states(game).items():
        _write(folder / game.id / f"{mode}.json", encode(positions))
    for language in LANGUAGES:
        listed = [describe_puzzle(game.id, puzzle, language) for puzzle in puzzles(game.id).values()]
        _write(folder / f"{game.id}.{language}.json", encode(Puzzles(game=game.id, puzzles=listed)))


def miniature(game: Game) -> Miniature:
    """The short bot game of the home page, the same in every build."""
    match = Match.new(game.id, game.min_players, None, MINIATURE_SEED)
    bots = [make_bot(f"level:{MINIATURE_LEVEL}", seat) for seat in range(match.players)]
    while match.seat is not None and match.ply < MINIATURE:
        found = bots[match.seat].play(information_state(match, match.seat), Limit())
        match.play(found.action)
    plies = list(replay_frames(match, None))
    return Miniature(game=game.id, start=match.branch(0).view(None), plies=plies)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
