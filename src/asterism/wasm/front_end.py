"""Use Numba up to its LLVM code: no code for this machine's processor, no wrappers for Python, no cache.

Only for a process that does nothing else. It halves the time of a build; a Numba that lacks one of these functions
builds the same modules, more slowly.
"""

from __future__ import annotations

from typing import Any

from numba.core import codegen, cpu, dispatcher

from asterism.engine.rule_cache import RuleCache

function_compiler: Any = getattr(dispatcher, "_FunctionCompiler", None)
PATCHED = (
    (cpu.CPUContext, "get_executable"),
    (codegen.JITCodeLibrary, "get_pointer_to_function"),
    (codegen.JITCodeLibrary, "_finalize_specific"),
    (RuleCache, "save_overload"),
    (function_compiler, "_customize_flags"),
)


def is_known() -> bool:
    """Whether Numba has all functions that are replaced."""
    return all(hasattr(owner, name) for owner, name in PATCHED)


def install() -> None:
    """Replace them, if Numba has them all."""
    if not is_known():
        return
    for (owner, name), function in zip(PATCHED, REPLACEMENTS, strict=True):
        setattr(owner, name, function)


def _get_executable(context: Any, library: Any, description: Any, environment: Any) -> Any:
    return [].append  # any built-in function: Numba tells compiled functions apart by it, and calls none


def _get_pointer_to_function(library: Any, name: str) -> int:
    library._ensure_finalized()
    return 0


def _finalize_specific(library: Any) -> None:
    pass


def _save_overload(cache: RuleCache, signature: Any, compiled: Any) -> None:
    pass


def _customize_flags(compiler: Any, flags: Any) -> Any:
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    return flags


REPLACEMENTS = (_get_executable, _get_pointer_to_function, _finalize_specific, _save_overload, _customize_flags)
