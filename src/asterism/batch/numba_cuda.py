"""The only module that imports numba-cuda, with the patches that rules need to compile and run fast on it.

- It asks NumPy for names that NumPy 2.4 and 2.5 have dropped.
- It does not take an ``IntEnum`` as an index, as Numba does.
- It puts look-up tables into constant memory, a copy for each function that uses one. That memory holds 64 KiB and
  serves one address at a time, while the threads of a warp read different addresses; so tables go to global memory.
- In the simulator (``NUMBA_ENABLE_CUDASIM=1`` with ``NUMBA_DISABLE_JIT=1``) rules run interpreted, over
  ``InterpretedState`` objects.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from asterism.batch.cuda_tasks import LEFTS, RUNNING, Bits, Marks, Nth
from asterism.engine.compile import InterpretedState, numba_config
from asterism.engine.compile import open_cache as open_folder
from asterism.engine.events import NO_LOG
from asterism.engine.extras import extra

for _name, _instead in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _name):
        setattr(np, _name, getattr(np, _instead))

with extra("cuda"):
    import_module("numba_cuda")  # Numba's own numba.cuda is another, older one
cuda: Any = import_module("numba.cuda")
types: Any = import_module("numba.types")

SIMULATED = bool(numba_config.ENABLE_CUDASIM)
GLOBAL_MEMORY = 1  # the number of its address space


def open_cache(*packages: str) -> None:
    """Make numba-cuda cache its code in the folder of these packages."""
    config: Any = import_module("numba.cuda.core.config")
    config.CACHE_DIR = str(open_folder(tuple(sorted({"asterism.engine", *packages}))))


def make_table(context: Any, builder: Any, typ: Any, array: np.ndarray) -> Any:
    """Lower a constant array to global memory; arrays with the same bytes share one place."""
    ir: Any = import_module("llvmlite.ir")
    array = np.ascontiguousarray(array)
    data = array.tobytes()
    name = f"table_{hashlib.sha256(data).hexdigest()[:16]}"
    table = builder.module.globals.get(name)
    if table is None:
        bytes_ = ir.ArrayType(ir.IntType(8), len(data))
        table = ir.GlobalVariable(builder.module, bytes_, name, addrspace=GLOBAL_MEMORY)
        table.linkage = "linkonce_odr"
        table.global_constant = True
        table.initializer = ir.Constant(bytes_, bytearray(data))
        table.align = 16
    pointer = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
    value = context.make_array(typ)(context, builder)
    context.populate_array(
        value,
        data=builder.bitcast(pointer, value.data.type),
        shape=[context.get_constant(types.intp, n) for n in array.shape],
        strides=[context.get_constant(types.intp, n) for n in array.strides],
        itemsize=value.itemsize,
        parent=value.parent,
        meminfo=None,
    )
    return value._getvalue()


def patch_numba_cuda() -> None:
    """Replace the functions of numba-cuda that rules need changed."""
    arraydecl: Any = import_module("numba.cuda.typing.arraydecl")
    target: Any = import_module("numba.cuda.target")
    index_type = arraydecl.get_array_index_type

    def as_integer(typ: Any) -> Any:
        return target.types.intp if isinstance(typ, target.types.IntEnumMember) else typ

    def index_type_of_enum(array: Any, index: Any) -> Any:
        if isinstance(index, target.types.BaseTuple):
            index = target.types.Tuple.from_types([as_integer(typ) for typ in index])
        return index_type(array, as_integer(index))

    arraydecl.get_array_index_type = index_type_of_enum
    target.CUDATargetContext.make_constant_array = make_table
    import_module("numba.cuda.extending").overload(operator.setitem)(append_action)


def append_action(out: Any, n: Any, action: Any) -> Any:
    """``out[n] = action`` of the lists of ``cuda_tasks.py``, compiled."""
    kind = getattr(out, "instance_class", None)
    if kind is Marks:

        def mark(out: Any, n: Any, action: Any) -> Any:
            out.row[action] = 1

        return mark
    if kind is Bits:

        def set_bit(out: Any, n: Any, action: Any) -> Any:
            bit = out.first + action
            cuda.atomic.or_(out.words, bit >> 5, types.uint32(1) << types.uint32(bit & 31))

        return set_bit
    if kind is Nth:

        def keep_nth(out: Any, n: Any, action: Any) -> Any:
            if n == out.wanted:
                out.kept[0] = action

        return keep_nth
    return None


class InterpretedStates:
    """States as ``InterpretedState`` objects, created on demand and written back by ``store``."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.found: dict[int, Any] = {}

    def __getitem__(self, i: int) -> Any:
        if i not in self.found:
            self.found[i] = InterpretedState(self.array[i])
        return self.found[i]

    def __setitem__(self, i: int, state: Any) -> None:
        self.found[i] = state

    def store(self) -> None:
        """Write all states back."""
        for i, state in self.found.items():
            state.store(self.array, i)


def simulate(body: Callable[..., Any], state: Any, task: str) -> Callable[..., None]:
    """The kernel of a task (``on_grid``, ``on_grid_advance``, ``on_ended``) as the simulator can run it."""

    def on_grid_advance(states: Any, n: int, arguments: Any, ended: Any) -> None:
        i = cuda.grid(1)
        if i < n:
            interpreted = InterpretedStates(host(states))
            left = body(i, interpreted[i], (None, None, NO_LOG), *map(host, arguments))
            interpreted.store()
            if left != RUNNING:
                ended[1 + cuda.atomic.add(ended, 0, 1)] = i * LEFTS + left

    def on_ended(states: Any, n: int, arguments: Any, ended: Any) -> None:
        k = cuda.grid(1)
        if k < ended[0]:
            interpreted = InterpretedStates(host(states))
            body(ended[1 + k] // LEFTS, interpreted, ended[1 + k] % LEFTS, *map(host, arguments))
            interpreted.store()

    def on_grid(states: Any, n: int, arguments: Any) -> None:
        i = cuda.grid(1)
        if i < n:
            interpreted = InterpretedStates(host(states))
            spare = InterpretedStates(np.zeros(1, state.STATE))
            body(i, interpreted, (np.zeros(state.MAX_LEGAL, np.int16), spare, NO_LOG), *map(host, arguments))
            interpreted.store()

    return {"advance": on_grid_advance, "finish": on_ended}.get(task, on_grid)


def host(array: Any) -> Any:
    """The NumPy array inside the simulator's device array, also in tuples; other values as they are."""
    if isinstance(array, tuple):
        return tuple(map(host, array))
    while hasattr(array, "_item") or hasattr(array, "_ary"):
        array = array._item if hasattr(array, "_item") else array._ary
    return array


if not SIMULATED:
    patch_numba_cuda()
