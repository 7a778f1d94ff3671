"""Rules are compiled without support for negative indices, with integers that wrap, without reference counts and as one
module each, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys

import numba
import numpy as np
import pytest
from numba.core.caching import NullCache

from asterism.engine import compile as engine_compile
from asterism.engine import rule_compiler
from asterism.engine.rule_cache import RuleCache

compiled = pytest.mark.skipif(engine_compile.INTERPRETED, reason="nothing is compiled in interpreted mode")
NEGATIVE = """
import numpy as np
from asterism.engine.compile import rule

@rule
def last(values, i):
    return values[i]

print(last(np.arange(5), 3))
print(last(np.arange(5), -1))
"""
CALLS = """
import numpy as np
from asterism.engine.compile import rule

@rule
def double(value):
    return 2 * value

@rule
def sum_of_doubles(values):
    total = 0
    for value in values:
        total += double(value)
    return total

print(sum_of_doubles(np.arange(5)))
library = sum_of_doubles.overloads[sum_of_doubles.signatures[0]].library
print(type(library).__name__)
assert all(function.linkage.name != "internal" for function in library.get_defined_functions())
"""
SETUP = """
import numpy as np
from asterism.engine.compile import rule

@rule
def setup(values):
    values[0] = 7

@rule
def again(values):
    for i in range(len(values)):
        setup(values)
    return values[0]

print(again(np.arange(5)))
names = [function.name for function in again.overloads[again.signatures[0]].library.get_defined_functions()]
print(sum("setup" in name for name in names))
"""
REFERENCES = """
import sys
import numba, numpy as np
from asterism.engine.compile import rule

def first(values):
    return values[0]

def total(both, k):
    values, others = both
    part = values if k > 2 else others[1:]
    found = first_of(part[2:])
    for value in part:
        found += value
    return found

values = np.arange(5)
for compiled in rule, numba.njit:
    first_of = compiled(first)
    function = compiled(total)
    before = sys.getrefcount(values)
    found = [function((values, values), k) for k in range(6)]
    code = function.inspect_llvm(function.signatures[0])
    body = code[code.index("define"):].split("\\n}")[0]
    print(found, sys.getrefcount(values) - before, "call void @NRT_" in body)
"""


def run(code, folder, **settings):
    """What a script of this code prints, whose compiled rules are kept in the folder."""
    script = folder / "script.py"
    script.write_text(code)
    env = {**os.environ, "ASTERISM_CACHE": str(folder / "cache"), **settings}
    return subprocess.run([sys.executable, str(script)], env=env, capture_output=True, text=True, check=False)


def element(values, i):
    return values[i]


def is_largest(value):
    return value + 1 < value


def test_numba_still_has_the_functions_that_are_replaced():
    assert all(rule_compiler.INSTALLED)
    assert rule_compiler.knows_library()


@pytest.mark.parametrize("ours", rule_compiler.REPLACED, ids=lambda ours: ours.__name__)
@pytest.mark.parametrize("theirs", [None, lambda context, builder, index: None])
def test_another_function_of_numba_is_left_alone(monkeypatch, ours, theirs):
    monkeypatch.setitem(rule_compiler.ORIGINALS, ours, theirs)
    assert not rule_compiler.install(ours)


@compiled
@pytest.mark.parametrize(("asked", "library"), [("", "RuleLibrary"), ("0", "JITCodeLibrary")])
def test_a_kernel_is_one_module_unless_that_is_turned_off(tmp_path, asked, library):
    first = run(CALLS, tmp_path, ASTERISM_ONE_MODULE=asked)
    assert first.stdout == f"20\n{library}\n", first.stderr
    again = run(CALLS, tmp_path, ASTERISM_ONE_MODULE=asked)
    assert again.stdout.splitlines()[0] == "20", again.stderr  # from the cache


def test_a_numba_without_what_the_module_needs_is_left_alone(monkeypatch):
    monkeypatch.setattr(rule_compiler, "Library", object)
    assert not rule_compiler.knows_library()


@compiled
def test_only_rules_lose_the_test_for_negative_indices():
    rule, other = engine_compile.rule(element), numba.njit(element)
    rule._cache = NullCache()  # code from a cache cannot be inspected
    values = np.arange(5)
    assert rule(values, 3) == other(values, 3) == 3
    assert other(values, -1) == 4
    (signature,) = rule.signatures
    assert rule.inspect_llvm(signature).count("select") < other.inspect_llvm(other.signatures[0]).count("select")


def first_of_both(values, others):
    return values


@compiled
def test_references_are_not_counted_in_rules_and_none_is_kept(tmp_path):
    done = run(REFERENCES, tmp_path, NUMBA_OPT="0")
    assert done.stdout == "[13, 13, 13, 12, 12, 12] 0 False\n[13, 13, 13, 12, 12, 12] 0 True\n", done.stderr


@compiled
def test_a_rule_that_is_called_from_python_returns_no_array():
    rule = engine_compile.rule(first_of_both)
    rule._cache = NullCache()
    with pytest.raises(TypeError, match="first_of_both is called from Python and returns an array"):
        rule(np.arange(5), np.arange(5))


@compiled
def test_the_integers_of_rules_wrap():
    rule, other = engine_compile.rule(is_largest), numba.njit(is_largest)
    largest = 2**63 - 1
    assert rule(largest)
    assert not other(largest)  # LLVM is told that it cannot happen
    assert not rule(5)


@compiled
def test_bounds_checks_catch_a_negative_index(tmp_path):
    done = run(NEGATIVE, tmp_path, NUMBA_BOUNDSCHECK="1")
    assert done.stdout == "3\n"
    assert "IndexError" in done.stderr


@compiled
def test_defining_a_rule_leaves_numbas_settings_alone(monkeypatch):
    njit, seen = numba.njit, []
    monkeypatch.setattr(numba, "njit", lambda **options: seen.append(numba.config.CACHE_DIR) or njit(**options))
    engine_compile.rule(element)
    assert seen == [numba.config.CACHE_DIR]  # other threads import games, or compile what is not ours


@compiled
def test_code_is_kept_by_what_it_was_compiled_for_and_not_by_the_order_of_compiling(tmp_path):
    integers, floats = np.arange(5), np.arange(5.0)
    kept = []
    for name, order in ("one", (integers, floats)), ("other", (floats, integers)):
        rule = engine_compile.rule(element)
        rule._cache = RuleCache(element, tmp_path / name)
        files = {}
        for values in order:
            rule(values, 3)
            (files[values.dtype.kind],) = {path.name for path in (tmp_path / name).iterdir()} - {*files.values()}
        kept.append(files)
    assert kept[0] == kept[1]


@compiled
def test_a_file_with_the_code_for_other_types_is_not_loaded(tmp_path):
    def compiled_for(values):
        rule = engine_compile.rule(element)
        rule._cache = RuleCache(element, tmp_path)
        assert rule(values, 3) == 3
        return rule

    integers, floats = np.arange(5), np.arange(5.0)
    compiled_for(integers)
    (path,) = tmp_path.iterdir()
    compiled_for(floats)
    (other,) = {*tmp_path.iterdir()} - {path}
    path.write_bytes(other.read_bytes())
    assert not compiled_for(integers).stats.cache_hits
    assert compiled_for(integers).stats.cache_hits


@compiled
@pytest.mark.parametrize(("module", "same"), [("package.rules", True), ("rules", False)])
def test_code_is_found_again_where_a_package_has_moved(tmp_path, module, same):
    kept = []
    for name in "one", "other":
        folder = tmp_path / name / module.rpartition(".")[0]
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "rules.py").write_text(CALLS)
        done = run(f"import {module}", tmp_path / name, ASTERISM_CACHE=str(tmp_path / "cache"))
        assert done.returncode == 0, done.stderr
        kept.append({(path, path.stat().st_mtime_ns) for path in tmp_path.glob("cache/rules/*/*.code")})
    assert kept[0]
    assert (kept[0] == kept[1]) is same


@compiled
def test_setup_is_kept_out_of_the_loops_of_kernels(tmp_path):
    done = run(SETUP, tmp_path, ASTERISM_ONE_MODULE="")
    assert done.stdout == "7\n1\n", done.stderr


@compiled
def test_what_others_would_link_is_parsed_when_one_does(tmp_path):
    values = np.arange(5)
    rules = [engine_compile.rule(element) for _ in range(2)]
    for rule in rules:
        rule._cache = RuleCache(element, tmp_path)
        assert rule(values, 3) == 3
    loaded = rules[1]
    assert loaded.stats.cache_hits
    (code,) = loaded.overloads.values()
    assert code.library._shared_module is None  # in a server, which compiles nothing, these would be 40 MB
    assert numba.njit(lambda many: loaded(many, 1) + loaded(many, 2))(values) == 3
