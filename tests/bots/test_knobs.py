"""A knob is declared once: tables, skills and kernels follow from its declaration."""

from __future__ import annotations

import msgspec
import pytest

from asterism.bots.knobs import FADES, Knobs, knobs_at
from asterism.bots.levels import Ladder, read_ladder

TABLE = {"simulations": 100, "skills": [0.5, 1.0]}


@pytest.mark.parametrize("name", Knobs._fields)
def test_levels_toml_may_set_any_knob(name: str) -> None:
    ladder = read_ladder({**TABLE, name: 1})
    assert ladder.knobs == {name: 1}
    beginner, highest = (getattr(ladder.at(skill).knobs, name) for skill in (0.0, 1.0))
    assert beginner == 1
    assert highest == (FADES[name].to if name in FADES else 1)
    assert type(beginner) is type(highest) is type(getattr(Knobs(), name))


def test_a_knob_that_is_not_set_has_its_default() -> None:
    assert read_ladder(TABLE) == Ladder(simulations=100, skills=[0.5, 1.0])
    assert knobs_at(0.3, {}) == Knobs()


def test_an_unknown_knob_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="blindness"):
        read_ladder({**TABLE, "blindness": 0.5})
