"""How Numba compiles rules: without negative indices, and each kernel with all that it calls as one module.

Numba lets ``a[-1]`` mean the last element: it adds the length to every index that might be negative. Rules may not use
negative indices (``engine/contract.py``), and the test costs a fifth of their time.

Numba also optimises every function for itself and links the result into its callers. LLVM can do more with a whole
program of which it knows all callers: pass values instead of pointers, inline what is called once, drop what an empty
log makes useless. ``RuleLibrary`` only tidies a rule that others call, and optimises a kernel with all that it calls.

Both rest on Numba's inside. Where a later Numba lacks what they need, rules are compiled as everything else is, which
is slower and gives the same results; ``tests/test_rule_compiler.py`` says so.
"""

from __future__ import annotations

import inspect
from typing import Any

from numba.core import codegen, config, targetconfig, types
from numba.core.compiler import Compiler
from numba.np import arrayobj

ConfigStack: Any = targetconfig.ConfigStack
Library: Any = codegen.JITCodeLibrary
numba_config: Any = config
_original: Any = getattr(arrayobj, "fix_integer_index", None)
_compiling_rules: list[Any] = []

CALLED_LEVELS = (1,)
"""LLVM's levels for rules that other rules call. Only Python would run this code, and Python calls kernels."""
KERNEL_LEVELS = (1, 3)
"""LLVM's levels for kernels, one after the other: a cheap round leaves less for the thorough one."""


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
                    function.linkage = "internal"
        for level in CALLED_LEVELS if self.is_called else KERNEL_LEVELS:
            manager, builder = self._codegen._module_pass_manager(opt=level)
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
            return super()._compile_core()  # type: ignore[no-untyped-call]
        finally:
            del _compiling_rules[depth:]

    def define_pipelines(self) -> Any:
        state = self.state
        if state.library is None and LINKED and numba_config.OPT != 0:
            state.library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.is_called = bool(_compiling_rules)
            state.library.enable_object_caching()
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
LINKED = knows_library()
