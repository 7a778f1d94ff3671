"""The rules as WebAssembly: one module a game, compiled from the same source as the CPU's and the GPU's.

``entry_points`` is what a module exports, ``layout`` where things lie in its memory, ``description`` what it says about
itself; ``translate`` makes it from Numba's code, and ``build`` keeps what was made. ``docs/wasm.md`` is for users of
the modules; the loader in JavaScript is ``web/src/wasm``.
"""
