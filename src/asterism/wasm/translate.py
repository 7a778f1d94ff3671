"""Numba's code for the CPU, made into a WebAssembly module.

Numba's intermediate code is not bound to a processor before it is optimised. So entry points are compiled in a process
where Numba optimises nothing (``NUMBA_OPT=0``), linked into one module in which everything but they is internal, and
then optimised for WebAssembly as a whole. ``wasm-ld`` makes the binary of it.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from asterism.engine.errors import AsterismError
from asterism.engine.extras import extra

with extra("wasm"):
    import ziglang
    from llvmlite import binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
STACK_SIZE = 1 << 16
FAST = ("legal", "step", "replay", "standings", "redact", "random_games", "search_root", "simulate")
"""The entry points whose speed counts; what only others call is optimised for size."""
ADDRESS = "numba.dynamic.globals"
"""How Numba names what it refers to by an address, such as tables of more than a megabyte."""

# All arrays lie in memory that the caller owns, so there is nothing to count references of.
REFERENCE_COUNTS = re.compile(r"^define [^\n]*@(NRT_incref|NRT_decref)\([^\n]*\{\n.*?^\}", re.MULTILINE | re.DOTALL)
PROCESSOR = re.compile(r'"(?:target-cpu|target-features|tune-cpu|probe-stack)"="[^"]*"')
RECORD_COPY = re.compile(
    r"^  (%\S+) = load \[(\d+) x i8\], ptr (\S+), align 1\n  store \[\2 x i8\] \1, ptr (\S+), align 1$", re.MULTILINE
)
DECLARATION = re.compile(r"^declare (?P<head>.*?@\"?(?P<name>[\w.$]+)\"?\(.*\))[^)]*$")

STRLEN = """
define i32 @strlen(ptr %text) "no-builtins" {
entry:
  br label %next
next:
  %n = phi i32 [ 0, %entry ], [ %more, %next ]
  %at = getelementptr i8, ptr %text, i32 %n
  %byte = load i8, ptr %at
  %end = icmp eq i8 %byte, 0
  %more = add i32 %n, 1
  br i1 %end, label %done, label %next
done:
  ret i32 %n
}
"""


class TranslationError(AsterismError):
    """The WebAssembly module could not be made."""


def translate(modules: Iterable[tuple[str, str, str]]) -> bytes:
    """The WebAssembly module of entry points, each given by its name, its symbol and its LLVM code."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly("")
    exports = {}
    for name, symbol, code in modules:
        whole.link_in(llvm.parse_assembly(code))
        exports[symbol] = name
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")
    module = _retarget(str(whole), machine, exports)
    _define_what_is_missing(module)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exports.values():
            value.linkage = llvm.Linkage.internal
    _favour_size(module)
    _optimize(module, machine)
    return link(machine.emit_object(module), list(exports.values()))


def _retarget(code: str, machine: Any, exports: dict[str, str]) -> Any:
    """The same module for another target, its entry points under their own names."""
    code = REFERENCE_COUNTS.sub(r"define void @\1(ptr %0) alwaysinline {\n  ret void\n}", code)
    code = PROCESSOR.sub("", code)
    sizes = {int(found[2]) for found in RECORD_COPY.finditer(code)}
    code = RECORD_COPY.sub(r"  call void @asterism_copy_\2(ptr \4, ptr \3)", code)
    code += "".join(map(_record_copy, sorted(sizes)))
    for symbol, name in exports.items():
        code = code.replace(f'@"{symbol}"', f"@{name}").replace(f"@{symbol}(", f"@{name}(")
    module = llvm.parse_assembly(code)
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    return module


def _record_copy(size: int) -> str:
    """A function that copies a state in words of eight bytes; LLVM's own for WebAssembly copies byte by byte."""
    lines, place = [], 0
    for width in (8, 4, 2, 1):
        while size - place >= width:
            lines += [
                f"%from{place} = getelementptr i8, ptr %source, i32 {place}",
                f"%to{place} = getelementptr i8, ptr %target, i32 {place}",
                f"%word{place} = load i{8 * width}, ptr %from{place}, align 1",
                f"store i{8 * width} %word{place}, ptr %to{place}, align 1",
            ]
            place += width
    body = "\n  ".join(lines)
    return f"\ndefine void @asterism_copy_{size}(ptr %target, ptr %source) noinline {{\n  {body}\n  ret void\n}}\n"


def _define_what_is_missing(module: Any) -> None:
    """Define the C functions that Numba's code names: ``sqrt`` as the instruction; the others, which only errors that
    cannot occur would call, as traps."""
    texts = ["declare void @llvm.trap()", "declare double @llvm.sqrt.f64(double)"]
    for function in module.functions:
        if not function.is_declaration or function.name.startswith("llvm."):
            continue
        if function.name == "sqrt":
            texts.append(
                "define double @sqrt(double %x) {\n %y = call double @llvm.sqrt.f64(double %x)\n ret double %y\n}"
            )
            continue
        found = DECLARATION.match(str(function).strip().splitlines()[-1])
        if found is None:
            raise TranslationError(f"cannot read LLVM's declaration: {function}")
        texts.append(f"define {found['head']} {{\n call void @llvm.trap()\n unreachable\n}}")
    for value in module.global_variables:
        if value.is_declaration:
            texts.append(f"@{value.name} = global [8 x i8] zeroinitializer")
    module.link_in(llvm.parse_assembly("\n".join(texts)))


def _favour_size(module: Any) -> None:
    """Mark every function that no entry point of ``FAST`` calls."""
    calls = {function.name: _called(function) for function in module.functions}
    fast: set[str] = set()
    reached = list(FAST)
    while reached:
        name = reached.pop()
        if name not in fast:
            fast.add(name)
            reached += calls.get(name, ())
    for function in module.functions:
        if not function.is_declaration and function.name not in fast:
            function.add_function_attribute("optsize")


def _called(function: Any) -> list[str]:
    """The names of the functions that a function calls."""
    instructions = (instruction for block in function.blocks for instruction in block.instructions)
    calls = (instruction for instruction in instructions if instruction.opcode in ("call", "invoke"))
    return [operand.name for call in calls for operand in call.operands if operand.name]


def _optimize(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    for _ in range(2):
        builder.getModulePassManager().run(module, builder)
    if any(function.name == "strlen" for function in module.functions):  # LLVM knows the loops that it stands for
        module.link_in(llvm.parse_assembly(STRLEN))
    if any(value.name.startswith(ADDRESS) for value in module.global_variables):
        raise TranslationError("the code uses an address of the process that compiled it")


def link(code: bytes, exports: list[str]) -> bytes:
    """The module of an object file, with its memory and ``__heap_base``, the first free address, exported."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "game.o"), Path(folder, "game.wasm")
        source.write_bytes(code)
        command = [
            sys.executable,
            "-m",
            ziglang.__name__,
            "wasm-ld",
            "--no-entry",
            "--strip-all",
            "-O3",
            "--stack-first",
            "-z",
            f"stack-size={STACK_SIZE}",
            "--export=__heap_base",
            *(f"--export={name}" for name in exports),
            "-o",
            str(target),
            str(source),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise TranslationError(f"wasm-ld: {done.stderr.strip()}")
        return target.read_bytes()
