"""Where the instructions, branches and memory traffic of a decision go: ``python bench/instructions.py``.

Each game's kernels for random play and for the search of the highest level are compiled with line numbers, written as
object files, linked with a small C program that calls them once, and run by valgrind's callgrind, which counts the
same on every machine and however busy it is. Instructions are those of x86-64-v3, because valgrind has no AVX-512.

A search is measured in each mode that benchmarks name (``--mode`` picks one), random play in the first.
``--before FOLDER`` does the same with another checkout (a folder with ``src/``) and shows both.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import binding as llvm
from numba.misc.firstlinefinder import get_func_body_first_lineno
from rich.console import Console
from rich.table import Table

DECISIONS, SIMULATIONS = 20_000, 1_000
NAMES = ("instructions", "branches", "mispredicted", "reads", "writes", "cache misses")
EVENTS = (("Ir",), ("Bc", "Bi"), ("Bcm", "Bim"), ("Dr",), ("Dw",), ("D1mr", "D1mw"))
COMPILER = {
    "NUMBA_DEBUGINFO": "1",
    "NUMBA_BOUNDSCHECK": "0",
    "NUMBA_CPU_NAME": "x86-64-v3",
    "NUMBA_CPU_FEATURES": "",
}
PROGRAM = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static void *load(const char *name, long size) {
    char *data = aligned_alloc(64, (size + 64) / 64 * 64);
    FILE *file = fopen(name, "rb");
    if (!file || fread(data, 1, size, file) != (size_t)size) exit(3);
    fclose(file);
    return data;
}
"""


# The program that calls a kernel


def arguments_of(value: Any, folder: Path) -> list[tuple[str, str]]:
    """The C types and values of an argument, as Numba passes it to compiled functions."""
    if isinstance(value, np.ndarray):
        file = folder / f"array{len(list(folder.glob('array*')))}"
        file.write_bytes(value.tobytes())
        numbers = (value.size, value.itemsize)
        return [
            *[("void*", "0")] * 2,
            *[("int64_t", str(n)) for n in numbers],
            ("void*", f'load("{file}", {value.nbytes})'),
            *[("int64_t", str(n)) for n in (*value.shape, *value.strides)],
        ]
    if isinstance(value, tuple):
        return [part for one in value for part in arguments_of(one, folder)]
    if isinstance(value, float):
        return [("double", repr(value))]
    return [("int64_t", str(int(value)))]


def build(kernel: Any, arguments: tuple[Any, ...], folder: Path) -> Path:
    """A program that calls a compiled kernel once."""
    library = kernel.overloads[kernel.signatures[0]].library
    symbol = kernel.overloads[kernel.signatures[0]].fndesc.llvm_func_name
    code = str(library._final_module).replace("DebugDirectivesOnly", "FullDebug")
    (folder / "kernel.o").write_bytes(library.codegen._tm.emit_object(llvm.parse_assembly(code)))
    values = [("void*", "result"), ("void*", "result"), *(a for one in arguments for a in arguments_of(one, folder))]
    types, given = (", ".join(part) for part in zip(*values, strict=True))
    (folder / "main.c").write_text(
        f'{PROGRAM}\nint32_t kernel({types}) __asm__("{symbol}");\n'
        f"static long result[8];\nint main(void) {{ return kernel({given}); }}\n"
    )
    command = ["gcc", "-O1", "-no-pie", "-Wl,--unresolved-symbols=ignore-all", "-z", "noexecstack"]
    program = folder / "program"
    files = [str(folder / "main.c"), str(folder / "kernel.o"), "-lm", "-o", str(program)]
    subprocess.run([*command, *files], check=True)
    return program


# The counts


def count(program: Path, source: Path) -> dict[str, Counter[str]]:
    """What callgrind counts in each function of the package."""
    file = program.with_name("counts")
    command = ["valgrind", "--tool=callgrind", "--dump-instr=yes", "--cache-sim=yes", "--branch-sim=yes"]
    command += ["--compress-pos=no", "--compress-strings=no", f"--callgrind-out-file={file}", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the kernel failed under valgrind: {done.stderr[-2000:]}")
    events: list[str] = []
    by_address: dict[str, Counter[str]] = defaultdict(Counter)
    called = False
    for line in file.read_text().splitlines():
        if line.startswith("events:"):
            events = line.split()[1:]
        elif line.startswith("0x") and not called:
            address, _, *counts = line.split()
            by_address[address].update(dict(zip(events, map(int, counts), strict=False)))
        called = line.startswith("calls=")  # the next line counts what was called
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for counts, place in zip(by_address.values(), places(program, list(by_address)), strict=True):
        path, number = place.split(" ")[0].rsplit(":", 1)
        name = function_at(path, int(number) if number.isdigit() else 0, source)
        for shown, parts in zip(NAMES, EVENTS, strict=True):
            found[name][shown] += sum(counts[part] for part in parts)
    return found


def places(program: Path, addresses: list[str]) -> list[str]:
    """The file and line of each address."""
    command = ["addr2line", "-e", str(program)]
    return subprocess.run(command, input="\n".join(addresses), capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )[: len(addresses)]


def function_at(path: str, line: int, source: Path) -> str:
    """The function of the package that has this line."""
    file = Path(path)
    if source not in file.parents:
        return "C and Numba"
    return f"{file.relative_to(source / 'asterism')} {functions_of(file).get(line, '(no line)')}"


@cache
def functions_of(file: Path) -> dict[int, str]:
    """The innermost function of each line."""
    found = {}
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.FunctionDef):
            found.update(dict.fromkeys(range(node.lineno, (node.end_lineno or 0) + 1), node.name))
    return found


def first_line(function: Any) -> int | None:
    """Numba's own, for functions that are no more than a docstring too."""
    with suppress(IndexError):
        return get_func_body_first_lineno(function)  # type: ignore[no-any-return]
    return None


def measure(id: str, mode: str, what: str) -> dict[str, Any]:
    """Counts of one mode of a game: by function, and how many decisions or simulations there were."""
    from numba.core import lowering
    from numba.core.compiler import Flags

    import asterism
    from asterism import Match
    from asterism.bots.base import information_state
    from asterism.bots.levels import parameters_for
    from asterism.bots.tree import Tree
    from asterism.engine.options import parse_options
    from asterism.engine.registry import load
    from asterism.engine.rng import make_rng

    patched: Any = lowering
    patched.get_func_body_first_lineno = first_line
    flags: Any = Flags
    flags.options["dbg_directives_only"]._default = True  # line numbers, and otherwise the usual code
    flags.options["dbg_extend_lifetimes"]._default = False
    game = load(id)
    players = game.measured_players
    options = game.measured_modes[mode]
    if what == "play":
        kernel = game.kernels.random_games
        states, out = np.zeros(1, game.state.STATE), np.zeros(game.state.MAX_LEGAL, np.int16)
        deal = game.configure(parse_options(game, options), players)
        arguments: list[Any] = [states, 0, players, deal, out, make_rng(1), 0, np.zeros(2, np.int64)]
        number, amount = 6, DECISIONS
    else:
        match = Match.new(id, players, options, 1)
        tree = Tree(game, players, 1 << 17, 1)
        position = information_state(match, match.seat)
        tree.set_root(position.states, position.seat, position.ply)
        kernel, arguments = tree.kernels.simulate, []
        tree.kernels.simulate = lambda *given: arguments.extend(given) or 0
        tree.simulate(parameters_for(game, match.options, players), 0, 1 << 17)
        number, amount = 5, SIMULATIONS
    kernel(*arguments)  # compile it
    arguments[number] = amount
    with tempfile.TemporaryDirectory() as folder:
        program = build(kernel, tuple(arguments), Path(folder))
        counts = count(program, Path(asterism.__file__ or "").parents[1])
    return {"amount": amount, "counts": counts}


# The tables


def counts_in(folder: Path, id: str, mode: str, what: str) -> dict[str, Counter[str]]:
    """Counts per decision or simulation in one checkout, measured in a process of its own."""
    with tempfile.TemporaryDirectory() as cache:
        env = {**os.environ, **COMPILER, "ASTERISM_CACHE": cache, "PYTHONPATH": str(folder.resolve() / "src")}
        command = [sys.executable, __file__, "--child", id, mode, what]
        result = json.loads(subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True).stdout)
    return {
        name: Counter({event: n / result["amount"] for event, n in counts.items()})
        for name, counts in result["counts"].items()
    }


def table_of(title: str, before: dict[str, Counter[str]] | None, after: dict[str, Counter[str]]) -> Table:
    """The functions that take most instructions, and the sum of all."""
    table = Table("per decision or simulation", title=title)
    for name in NAMES:
        table.add_column(name, justify="right")

    def show(label: str, old: Counter[str], new: Counter[str]) -> None:
        cells = [f"{new[name]:,.1f}" if before is None else f"{old[name]:,.1f} → {new[name]:,.1f}" for name in NAMES]
        table.add_row(label, *cells)

    empty: Counter[str] = Counter()
    both = {name for one in (before or {}, after) for name in one}
    most = {
        name: max((before or {}).get(name, empty)["instructions"], after.get(name, empty)["instructions"])
        for name in both
    }
    total = sum(after.values(), Counter())
    for name in sorted(both, key=lambda name: -most[name]):
        if most[name] >= total["instructions"] / 200:
            show(name, (before or {}).get(name, empty), after.get(name, empty))
    show("all", sum((before or {}).values(), Counter()), total)
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="one game; by default all")
    parser.add_argument("--mode", action="append", help="one mode; by default those that are measured")
    parser.add_argument("--what", choices=("play", "search"), action="append", help="by default both")
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--child", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        print(json.dumps(measure(*args.child)))
        return
    from asterism.engine.registry import load

    here = Path(__file__).resolve().parents[1]
    for id in args.game or ("filantes", "gravity", "octocube"):
        for what in args.what or ("play", "search"):
            measured = list(load(id).measured_modes)
            for mode in args.mode or (measured if what == "search" else measured[:1]):
                before = counts_in(args.before, id, mode, what) if args.before else None
                after = counts_in(here, id, mode, what)
                Console(width=200).print(table_of(f"{id}, {mode}, {what}", before, after))


if __name__ == "__main__":
    main()
