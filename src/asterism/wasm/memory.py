"""How entry points reach memory: addresses with an offset, and memory of the module's own."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import numpy_support

from asterism.engine.extras import extra

with extra("wasm"):
    from llvmlite import ir


carray: Any = numpy_support.carray
"""``carray(address, shape, dtype)``: the array at an address."""


def _offset(typing_context: Any, address: Any, distance: Any) -> Any:

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    return types.voidptr(types.voidptr, types.intp), generate


offset: Any = intrinsic(_offset)
"""``offset(address, distance)``: the address ``distance`` bytes further on."""


def own_memory(name: str, size: int) -> Any:
    """An intrinsic without arguments: the address of ``size`` bytes of the module's own memory."""

    @intrinsic
    def address(typing_context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.ArrayType(ir.IntType(8), size)
            block = builder.module.globals.get(name)
            if block is None:
                block = ir.GlobalVariable(builder.module, kind, name)
                block.initializer = ir.Constant(kind, None)
                block.linkage = "linkonce_odr"
                block.align = 16
            return builder.bitcast(block, cgutils.voidptr_t)

        return types.voidptr(), generate

    return address
