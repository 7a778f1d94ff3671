"""The rulebook's example of a whole turn, on a board of our own."""

from __future__ import annotations

from .table import CARDS, table

GREEN, PINK, ORANGE = range(3)


def test_the_worked_turn():  # G6 G10 G14 G19 G22 G23 G24 G25 G30 G31 G33
    game = table(
        [None, "d6v", "j6>"],
        doors={0: "b6>", 3: "e7>"},
        open_door=3,
        platforms=["d6N", "j6W"],
        without=["a6W"],
        replay=["e6"],
        stars={"c6": "blue", "a6": "orange"},
        blank=["f7"],
        rich=ORANGE,
        tokens={ORANGE: 2},
        up={PINK: ["drop"]},
        phase="replay",
        seat=ORANGE,
        actions_taken=1,
        round=7,
    )
    assert game.position.seats[PINK].stars == {}
    assert game.play("pass") == ["round_ended 7", "turn_started 0", "entered 0 e7 east", "door_opened b6"]

    assert game.play("high-left") == [
        "played 0 high_jump",
        "stepped 0 f7",
        "stepped 0 f6",
        "fell 0 e6",
        "took_token 0 e6",
        "fell 0 d6",
        "ejected 0 d6 1",
        "fell 0 c6",
        "took_star 0 c6 blue",
        "fell 0 b6",
        "door_opened g6",
    ]
    assert game.pawn(GREEN) == "b6>"
    assert game.position.seats[PINK].hand == CARDS

    assert game.play("replay") == ["spent_token 0"]
    assert game.play("drop") == [
        "played 0 drop",
        "stepped 0 a6",
        "took_star 0 a6 orange",
        "fell 0 l6",
        "fell 0 k6",
        "fell 0 j6",
        "ejected 0 j6 2",
    ]
    assert "steal-token" in game.legal()
    assert game.play("steal-token") == ["stole_token 0 2", "turn_started 1", "entered 1 g6 north", "door_opened g12"]
    green = game.position.seats[GREEN]
    assert (green.stars, green.tokens, green.face_up) == ({"blue": 1, "orange": 1}, 1, ("high_jump", "drop"))
    assert game.position.seat == PINK
