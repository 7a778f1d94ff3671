"""Every lesson can be learnt: it is open at first, can be solved, can be missed, and has texts in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asterism import load_game
from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES, lookup
from asterism.lessons import all_lessons, begin, lesson_texts, lessons

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs" / "rules"
PAGES = ROOT / "web" / "src" / "games"
ALL = [pytest.param(game, lesson, id=f"{game}-{lesson.id}") for game, lesson in all_lessons()]


def solve(attempt):
    """The first decisions that reach the goal, shorter ones first; none if there are none."""
    waiting = [(attempt, [])]
    for attempt, taken in waiting:
        for action in attempt.match.legal():
            after, notation = attempt.branch(), attempt.match.notation(action)
            after.play(action)
            if after.state == "done":
                return [*taken, notation]
            if after.state == "open":
                waiting.append((after, [*taken, notation]))
    return None


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_each_game_has_a_guided_beginning_and_six_to_ten_exercises_each_with_its_position(game):
    guided = [lesson.guide for lesson in lessons(game).values()]
    assert guided == sorted(guided, reverse=True)
    assert 2 <= sum(guided) <= 5
    assert 6 <= len(guided) - sum(guided) <= 10
    assert sorted(path.stem for path in (load_game(game).folder / "lessons").glob("*.json")) == sorted(lessons(game))


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_can_be_solved_and_is_not_solved_at_the_start(game, lesson):
    attempt = begin(game, lesson)
    assert attempt.state == "open"
    assert solve(attempt)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_is_not_solved_by_whatever_comes_first(game, lesson):
    attempt = begin(game, lesson)
    after = [attempt.branch() for _ in attempt.match.legal()]
    for one, action in zip(after, attempt.match.legal(), strict=True):
        one.play(action)
    assert any(one.state != "done" for one in after)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_has_texts_in_four_languages_and_names_rules_that_exist(game, lesson):
    answer = [lesson_texts(game, lesson, language) for language in LANGUAGES]
    for field in ("goal", "hint", "done"):
        texts = [words[field] for words in answer]
        assert len(set(texts)) == len(LANGUAGES)
        assert all(text and text[-1] in ".!?)" for text in texts)
    assert all(words["title"] for words in answer)
    numbers = set(re.findall(r"^- ([GEO]\d+) ", (DOCS / f"{game}.md").read_text(), re.MULTILINE))
    assert lesson.rules
    assert set(lesson.rules) <= numbers


GUIDES = [pytest.param(game, lesson, id=f"{game}-{lesson.id}") for game, lesson in all_lessons() if lesson.guide]


@pytest.mark.parametrize(("game", "lesson"), GUIDES)
def test_a_guided_lesson_shows_a_move_that_does_not_give_the_goal_away(game, lesson):
    assert lesson.shown
    attempt = begin(game, lesson)
    for move in lesson.shown:
        attempt.play(move)
    assert attempt.state == "failed"


@pytest.mark.parametrize(("game", "lesson"), GUIDES)
def test_every_miss_that_a_guided_lesson_explains_can_happen_and_has_texts(game, lesson):
    told = set()
    for action in begin(game, lesson).match.legal():
        attempt = begin(game, lesson)
        attempt.play(action)
        assert (attempt.missed is None) or attempt.state == "failed"
        told.add(attempt.missed)
    assert told >= {miss.text for miss in lesson.misses}
    for name in ("shown", *(f"miss-{miss.text}" for miss in lesson.misses)):
        texts = {lookup(game, language, "lesson", lesson.id, name) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert all(text[-1] in ".!?" for text in texts)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_server_sends_the_lessons_in_the_readers_language(server, game):
    guest = server.guest()
    for language in LANGUAGES:
        answer = guest.get(f"/api/lessons/{game}?lang={language}")["lessons"]
        texts = [lesson_texts(game, lesson, language) for lesson in lessons(game).values()]
        assert [{part: one[part] for part in texts[0]} for one in answer] == texts


def test_a_lesson_is_played_and_solved_over_the_wire(server):
    guest = server.guest()
    for game, lesson in all_lessons():
        path = f"/api/lessons/{game}/{lesson.id}"
        start = guest.post(path, {})
        assert (start["state"], start["left"], start["plies"]) == ("open", lesson.decisions, [])
        assert start["legal"]
        assert [frame["notation"] for frame in start["shown"]] == lesson.shown
        moves = solve(begin(game, lesson))
        end = guest.post(path, {"moves": moves})
        assert (end["state"], end["missed"], end["shown"]) == ("done", None, [])
        assert end["legal"] == []
        assert [ply["notation"] for ply in end["plies"] if ply["seat"] == end["seat"]] == moves


def test_a_missed_lesson_has_failed_and_takes_no_more_moves(server):
    guest, path = server.guest(), "/api/lessons/filantes/long-flight"
    missed = guest.post(path, {"moves": [next(a["notation"] for a in guest.post(path, {})["legal"] if wrong(a))]})
    assert (missed["state"], missed["left"], missed["legal"]) == ("failed", 0, [])
    again = [ply["notation"] for ply in missed["plies"]] * 2
    assert guest.post(path, {"moves": again}, 400)["error"]["code"] == "bad-request"


def wrong(action):
    return not any(event.get("number") == 1 for event in action["preview"])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("gravity/nothing", {}, 404),
        ("nothing/two-stars", {}, 400),
        ("gravity/..%2F..", {}, 404),
        ("gravity/two-stars", {"moves": ["nonsense"]}, 400),
        ("gravity/two-stars", {"moves": [10**6]}, 409),
        ("gravity/two-stars", {"moves": [0] * 21}, 400),
        ("gravity/two-stars", {"more": 1}, 400),
    ],
)
def test_what_cannot_be_is_refused(server, path, body, status):
    assert "error" in server.guest().post(f"/api/lessons/{path}", body, status)
