"""Compile rules without support for negative array indices.

Numba lets ``a[-1]`` mean the last element: it adds the length to every index that might be negative. Rules may not use
negative indices (``engine/contract.py``), and the test costs a fifth of their time. ``RuleCompiler`` leaves it out for
the functions it compiles and for no others. It replaces one function inside Numba; where a later Numba no longer has
that function, rules are compiled as everything else is, which is slower and gives the same results.
"""

from __future__ import annotations

import inspect
from typing import Any

from numba.core import targetconfig, types
from numba.core.compiler import Compiler
from numba.np import arrayobj

ConfigStack: Any = targetconfig.ConfigStack
_original: Any = getattr(arrayobj, "fix_integer_index", None)
_compiling_rules: list[Any] = []


class RuleCompiler(Compiler):
    """Numba's compiler, without support for negative indices."""

    def _compile_core(self) -> Any:
        depth = len(_compiling_rules)
        try:
            return super()._compile_core()  # type: ignore[no-untyped-call]
        finally:
            del _compiling_rules[depth:]

    def define_pipelines(self) -> Any:
        _compiling_rules.append(ConfigStack().top())  # the flags of this function alone, not of those it calls
        return super().define_pipelines()  # type: ignore[no-untyped-call]


def _fix_integer_index(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
    if _compiling_rules and idxty.signed and ConfigStack().top() is _compiling_rules[-1]:
        return context.cast(builder, idx, idxty, types.intp)
    return _original(context, builder, idxty, idx, size)


def install() -> bool:
    """Replace Numba's function, if it is the one we know; returns whether it is."""
    if _original is None or list(inspect.signature(_original).parameters) != [
        "context",
        "builder",
        "idxty",
        "idx",
        "size",
    ]:
        return False
    arrayobj.fix_integer_index = _fix_integer_index
    return True


INSTALLED = install()
