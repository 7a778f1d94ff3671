"""The drawn board."""

from __future__ import annotations

from asterism.games.filantes.describe import GAME

from .table import Table, duel, race


def test_a_duel_is_drawn():
    text = GAME.draw(duel("g7:e d4:nw", "m4:e g10:se!", scores=(3, 4)).states[0], ["Ann", "Bob"]).plain
    assert "R→" in text
    assert "R↖" in text
    assert "Y↘*" in text
    assert "▶ R Ann" in text
    assert "score 4/10 reserve 6" in text
    assert text.count("○") == 5  # four free start cells, and the legend
    assert max(map(len, text.splitlines())) <= 80


def test_a_race_is_drawn():
    text = GAME.draw(Table.new(3, mode="race").states[0]).plain
    assert text.count("R←*") == text.count("Y↗*") == text.count("G↘*") == 5
    assert "home 0/5, off 0" in text
    assert "home 6/7, off 0" in GAME.draw(race("g7", "g1").states[0]).plain
    assert max(map(len, text.splitlines())) <= 80
