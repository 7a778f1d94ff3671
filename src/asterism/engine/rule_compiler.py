"""How Numba compiles rules: without negative indices, with integers that wrap, without reference counts, and each
kernel with all that it calls as one module.

Numba lets ``a[-1]`` mean the last element: it adds the length to every index that might be negative. Rules may not use
negative indices (``engine/contract.py``), and the test costs a fifth of their time.

Numba promises LLVM that signed integers do not overflow, and LLVM draws conclusions from it. A rule that overflows
nevertheless then does one thing here and another there. No promise is made for rules: their integers wrap, everywhere
alike, and that costs nothing that could be measured.

Numba counts references to arrays, which costs two atomic additions where an array is passed on. Rules make no arrays
and keep none, and Python holds those that it passes to a kernel, so nothing is counted in rules. For that a kernel may
not return an array to Python.

Numba also optimises every function for itself and links the result into its callers. LLVM can do more with a whole
program of which it knows all callers: pass values instead of pointers, inline what is called once, drop what an empty
log makes useless. ``RuleLibrary`` only tidies a rule that others call, and optimises a kernel with all that it calls;
numbers that a rule writes one after the other it writes at once (LLVM's "SLP").
``ASTERISM_ONE_MODULE=0`` turns that off, for comparison.

All of this rests on Numba's inside. Where a later Numba lacks what one of them needs, it is left out, which is slower
and gives the same results; ``tests/test_rule_compiler.py`` says so.
"""

from __future__ import annotations

import inspect
import os
from typing import Any

from numba.core import codegen, config, targetconfig, types
from numba.core.compiler import Compiler
from numba.core.lowering import BaseLower
from numba.core.runtime.context import NRTContext
from numba.cpython import numbers
from numba.np import arrayobj

ConfigStack: Any = targetconfig.ConfigStack
Library: Any = codegen.JITCodeLibrary
numba_config: Any = config
_compiling_rules: list[Any] = []
_lowering_rules: list[bool] = []
"""Whether each function whose body is being translated is a rule; what is around it, as Python's call, is not."""

CALLED_LEVELS = (1,)
"""LLVM's levels for rules that other rules call. Only Python would run this code, and Python calls kernels."""
KERNEL_LEVELS = (1, 3)
"""LLVM's levels for kernels, one after the other: a cheap round leaves less for the thorough one."""

SETUP = "5setupB"
"""What the names of compiled ``setup`` rules have. They run once a game, and within a kernel's loop they would take the
registers of what runs at every decision."""


class RuleLibrary(Library):  # type: ignore[misc]
    """The code of one rule, with that of all rules it calls."""

    is_called = False
    """Whether it is compiled for another rule that calls it."""

    def add_llvm_module(self, ll_module: Any) -> None:
        """Add a module; it is optimised when all is there."""
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def _optimize_final_module(self) -> None:
        if not self.is_called:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage.name == "linkonce_odr":
                    function.linkage = "private"  # by the name of another kind, other libraries would find it
                    if SETUP in function.name:
                        function.add_function_attribute("noinline")
        for level in CALLED_LEVELS if self.is_called else KERNEL_LEVELS:
            manager, builder = self._codegen._module_pass_manager(opt=level, slp_vectorize=True)
            manager.run(self._final_module, builder)


def knows_library() -> bool:
    """Whether Numba has what ``RuleLibrary`` replaces and needs."""
    methods = ("add_llvm_module", "finalize", "_optimize_final_module")
    return all(hasattr(Library, name) for name in methods) and hasattr(codegen.CPUCodegen, "_module_pass_manager")


class RuleCompiler(Compiler):
    """Numba's compiler for rules."""

    def _compile_core(self) -> Any:
        depth = len(_compiling_rules)
        try:
            result = super()._compile_core()  # type: ignore[no-untyped-call]
        finally:
            del _compiling_rules[depth:]
        if depth == 0 and isinstance(result.signature.return_type, types.Array):
            raise TypeError(f"{self.state.func_id.func_name} is called from Python and returns an array")
        return result

    def define_pipelines(self) -> Any:
        state = self.state
        if state.library is None and LINKED and numba_config.OPT != 0:
            state.library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.is_called = bool(_compiling_rules)
            state.library.enable_object_caching()
        _compiling_rules.append(ConfigStack().top())  # the flags of this function alone, not of those it calls
        return super().define_pipelines()  # type: ignore[no-untyped-call]


def _is_rule() -> bool:
    """Whether Numba compiles a rule at the moment, and not something of its own that the rule calls."""
    return bool(_compiling_rules) and ConfigStack().top() is _compiling_rules[-1]


def _fix_integer_index(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
    if idxty.signed and _is_rule():
        return context.cast(builder, idx, idxty, types.intp)
    return ORIGINALS[_fix_integer_index](context, builder, idxty, idx, size)


def _int_arith_flags(rettype: Any) -> Any:
    return [] if _is_rule() else ORIGINALS[_int_arith_flags](rettype)


def _lower_function_body(self: Any) -> Any:
    _lowering_rules.append(_is_rule())
    try:
        return ORIGINALS[_lower_function_body](self)
    finally:
        _lowering_rules.pop()


def _incref(self: Any, builder: Any, typ: Any, value: Any) -> None:
    if not (_lowering_rules and _lowering_rules[-1]):
        ORIGINALS[_incref](self, builder, typ, value)


def _decref(self: Any, builder: Any, typ: Any, value: Any) -> None:
    if not (_lowering_rules and _lowering_rules[-1]):
        ORIGINALS[_decref](self, builder, typ, value)


REPLACED: dict[Any, tuple[Any, str]] = {
    _fix_integer_index: (arrayobj, "fix_integer_index"),
    _int_arith_flags: (numbers, "_int_arith_flags"),
    _lower_function_body: (BaseLower, "lower_function_body"),
    _incref: (NRTContext, "incref"),
    _decref: (NRTContext, "decref"),
}
ORIGINALS: dict[Any, Any] = {ours: getattr(module, name, None) for ours, (module, name) in REPLACED.items()}


def install(ours: Any) -> bool:
    """Put ours in the place of Numba's function, if that is the one we know; returns whether it is."""
    theirs = ORIGINALS[ours]
    if theirs is None or list(inspect.signature(theirs).parameters) != list(inspect.signature(ours).parameters):
        return False
    setattr(*REPLACED[ours], ours)
    return True


INSTALLED = [install(ours) for ours in REPLACED]
LINKED = knows_library() and os.environ.get("ASTERISM_ONE_MODULE") != "0"
