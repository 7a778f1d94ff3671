"""The parameters of a search. A knob is declared here and read by name in a kernel; everything else follows.

``levels.toml`` may give any knob a value for a mode. One that is annotated with ``Fades`` has that value for a beginner
and comes nearer to ``Fades.to`` the higher the skill is; every other is the same for all levels of the mode.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, get_type_hints

MAX_DEPTH = 400


class Fades(NamedTuple):
    """The knob makes a search weaker; at the highest level ``to`` is left of it."""

    to: float


class Knobs(NamedTuple):
    """How a search decides. Compiled kernels take it as it is."""

    explore: float = 0.8
    """The weight of exploration against the mean value so far."""
    sharpness: float = 20.0
    """How much larger the prior of an action is whose first evaluation is better."""
    noise: Annotated[float, Fades(to=0.003)] = 0.0
    """The error of the first evaluation of an action, as a chance to win. The highest level keeps a little of it, so
    that it does not play the same game every time."""
    overlook: Annotated[float, Fades(to=0.0)] = 0.0
    """The share of the actions below the root's that the search does not see."""
    inattention: Annotated[float, Fades(to=0.0)] = 0.0
    """The share of the actions at the root that the search does not see; of those that gain points at once, which are
    easier to see, the square of it."""
    horizon: int = MAX_DEPTH
    """How many decisions ahead it searches."""


FADES: dict[str, Fades] = {
    name: fades
    for name, hint in get_type_hints(Knobs, include_extras=True).items()
    for fades in getattr(hint, "__metadata__", ())
}


def knobs_at(skill: float, beginner: dict[str, float]) -> Knobs:
    """The knobs of a skill from 0 to 1, given their values for a beginner."""
    weakness = (1 - skill) ** 2
    found = {
        name: FADES[name].to + (value - FADES[name].to) * weakness if name in FADES else value
        for name, value in beginner.items()
    }
    return Knobs()._replace(**{name: type(Knobs._field_defaults[name])(value) for name, value in found.items()})
