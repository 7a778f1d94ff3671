"""Bots with a character at a table."""

from __future__ import annotations

from asterism.bots.levels import CHARACTERS
from asterism.server.tables.bot_pool import BotPool


def seats(answer):
    return [(seat["level"], seat["character"]) for seat in answer["table"]["seats"]]


def test_a_bot_keeps_its_character_at_the_table(server):
    guest = server.guest()
    wish = [{"kind": "me"}, {"kind": "bot", "level": 2, "character": "thief"}, {"kind": "bot", "character": "even"}]
    made = guest.post("/api/tables", {"game": "gravity", "players": 3, "seats": wish, "seating": "fixed"})
    assert seats(made) == [(None, None), (2, "thief"), (3, None)]
    assert seats(guest.get(f"/api/tables/{made['table']['id']}")) == seats(made)


def test_seats_by_lot_take_the_character_along(server):
    wish = [{"kind": "bot", "level": 1, "character": "hermit"}, {"kind": "bot", "level": 2, "character": "gambler"}]
    drawn = server.guest().post("/api/tables", {"game": "filantes", "seats": wish, "seating": "lot"})
    assert sorted(seats(drawn)) == [(1, "hermit"), (2, "gambler")]


def test_a_character_that_there_is_not_is_refused(server):
    wish = [{"kind": "me"}, {"kind": "bot", "character": "saint"}]
    assert server.guest().post("/api/tables", {"game": "filantes", "seats": wish}, 400)["error"]["code"]


def test_the_server_lists_the_characters(server):
    assert server.guest().get("/api/games")["characters"] == list(CHARACTERS)


def test_a_bot_is_made_with_its_character():
    made = []
    pool = BotPool(lambda spec, seed: made.append(spec), workers=1)
    pool.make(3)
    pool.make(4, "thief")
    assert made == ["level:3", "level:4:thief"]
