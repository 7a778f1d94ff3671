"""The searches bound to a game's rules, and compiled on their first call."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

from asterism.bots import puct, uct
from asterism.bots.simulate import TEMPLATES, keep_all_actions, list_actions, simulate
from asterism.engine.compile import bind
from asterism.engine.contract import Game

RULES = ("legal", "apply", "standings", "redact", "resample", "redact_action")


@cache
def search_kernels(game: Game) -> Any:
    """Plain UCT (``uct_simulate``) and, where the game has features, the search of the levels (``simulate``)."""
    names: dict[str, Any] = {name: getattr(game.rules, name) for name in RULES}
    names["playout"] = game.kernels.playout
    for template in (*TEMPLATES, *uct.TEMPLATES):
        names[template.__name__] = bind(template, game.id, **names)
    own = {name: names[f"uct_{name}"] for name in ("expand", "evaluate_leaf", "selection_score")}
    own["prune_actions"] = bind(keep_all_actions, game.id)
    own["list_actions"] = bind(_for_uct(list_actions), game.id, **names | own)
    names["uct_simulate"] = bind(_for_uct(simulate), game.id, **names | own)
    if game.bot is None:
        return SimpleNamespace(**names, features=())
    features = import_module(f"{game.bot.__name__}.features")
    names["write_features"] = features.write_features
    names["FEATURE_COUNT"] = len(features.FEATURES)
    names["prune_actions"] = getattr(features, "prune_actions", own["prune_actions"])
    kernels: tuple[Any, ...] = (list_actions, *puct.TEMPLATES, simulate)
    for template in kernels:
        names[template.__name__] = bind(template, game.id, **names)
    return SimpleNamespace(**names, features=features.FEATURES)


def _for_uct(template: Any) -> FunctionType:
    """The template under another name: Numba keeps compiled code by name."""
    return FunctionType(template.__code__, template.__globals__, f"uct_{template.__name__}")
