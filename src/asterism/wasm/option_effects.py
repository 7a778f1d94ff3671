"""What each option changes in the numbers that ``setup`` reads, found by trying its values.

``Game.configure`` is Python and not part of a module. Within a mode the options of our games act independently: a
value sets a few places of ``config``. So a module carries, for each option, one of

- ``{"number": i}``: the value itself is put in place ``i`` (and ``"null": n``: null puts ``n`` there);
- ``{"members": i, "each": {…}, "least": n}``: the value is a collection of at least ``n`` members; place ``i`` gets the
  sum of their numbers;
- ``{"values": [[value, [[i, number], …]], …]}``: what each allowed value puts where;
- ``{}``: it changes nothing in this mode.

An option that changes more than that, as one's own tiles do, is left out: it keeps the value of the mode.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import msgspec

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import describe_options

FEW = 16
Places = list[tuple[int, int]]


class Trial:
    """One option in one mode, with its effect on ``config`` for any value."""

    def __init__(self, game: Game, base: Any, name: str, players: int, version: int) -> None:
        self.game, self.base, self.name = game, base, name
        self.players, self.version = players, version
        self.config, self.content = game.configure_version(base, players, version)

    def places(self, value: Any) -> Places | None:
        """What a value puts where; None where it is refused, or where it changes more than ``config``."""
        options = msgspec.to_builtins(self.base) | {self.name: value}
        try:
            config, content = self.game.configure_version(
                msgspec.convert(options, self.game.options), self.players, self.version
            )
        except (OptionError, msgspec.ValidationError):
            return None
        if content.tolist() != self.content.tolist():
            return None
        return [(i, int(new)) for i, (old, new) in enumerate(zip(self.config, config, strict=True)) if old != new]

    def effect(self, schema: dict[str, Any]) -> dict[str, Any] | None:
        """The effect of the option, or None where it is none of the known kinds."""
        kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
        if len(kinds) != 1:
            return None
        (kind,) = kinds
        items = kind.get("items") or {}  # false where every item has a schema of its own
        members = items.get("enum") or _letters(kind.get("pattern", ""))
        if members:
            return self._members(members, as_text="pattern" in kind)
        values = kind.get("enum") or ([False, True] if kind.get("type") == "boolean" else None)
        if values is None and kind.get("type") == "integer":
            if kind["maximum"] - kind["minimum"] >= FEW:
                return self._number(kind["minimum"], kind["maximum"], nullable="anyOf" in schema)
            values = list(range(kind["minimum"], kind["maximum"] + 1))
        if values is None:
            return None
        return self._values([*values, *([None] if "anyOf" in schema else [])])

    def _values(self, values: list[Any]) -> dict[str, Any]:
        found = [[value, places] for value in values if (places := self.places(value)) is not None]
        return {"values": found} if any(places for _, places in found) or len(found) < len(values) else {}

    def _number(self, least: int, most: int, *, nullable: bool) -> dict[str, Any] | None:
        probes = {value: self.places(value) for value in (least, least + 1, (least + most) // 2, most - 1, most)}
        if all(places == [] for places in probes.values()):
            return {}
        changed = {i for places in probes.values() for i, _ in places or []}
        if len(changed) != 1:
            return None
        (i,) = changed
        if any(places is None or dict(places).get(i, self.config[i]) != value for value, places in probes.items()):
            return None
        none = self.places(None) if nullable else None
        return {"number": i} | ({} if none is None else {"null": dict(none).get(i, int(self.config[i]))})

    def _members(self, members: list[str], *, as_text: bool) -> dict[str, Any] | None:
        def at(chosen: tuple[str, ...]) -> int | None:
            places = self.places("".join(chosen) if as_text else list(chosen))
            return None if places is None else dict(places).get(place, int(self.config[place]))

        given = msgspec.to_builtins(self.base) | {self.name: "".join(members) if as_text else members}
        members = list(getattr(msgspec.convert(given, self.game.options), self.name))  # in the game's own order
        everything = tuple(members)
        changed = {i for m in members for i, _ in self.places(_without(everything, m, as_text)) or []}
        changed |= {i for i, _ in self.places("".join(members) if as_text else members) or []}
        if not changed:
            return {}
        if len(changed) != 1:
            return None
        (place,) = changed
        whole = at(everything)
        each = {m: (whole or 0) - (at(tuple(o for o in members if o != m)) or 0) for m in members}
        accepted = [size for size in range(len(members) + 1) if at(everything[:size]) is not None]
        for chosen in (c for size in accepted for c in combinations(members, size)):
            if at(chosen) != sum(each[m] for m in chosen):
                return None
        return {"members": place, "each": each, "least": accepted[0]}


def _without(members: tuple[str, ...], one: str, as_text: bool) -> Any:
    rest = [member for member in members if member != one]
    return "".join(rest) if as_text else rest


def _letters(pattern: str) -> list[str]:
    """The letters of a pattern such as ``^[A-I]*$``."""
    found = re.fullmatch(r"\^\[(\w)-(\w)\]\*\$", pattern)
    return [chr(code) for code in range(ord(found[1]), ord(found[2]) + 1)] if found else []


def option_effects(game: Game, base: Any, players: int, version: int) -> dict[str, Any]:
    """The effects of all options over those of a mode; those that cannot be told are left out."""
    found = {}
    for option in describe_options(game):
        trial = Trial(game, base, option["name"], players, version)
        effect = trial.effect(option)
        if effect is not None:
            found[option["name"]] = effect
    return found
