"""What a thread of a GPU does, as templates: ``cuda.py`` binds them to a game's task (``body``) and its sizes.

Memory of a GPU is fast where the threads of a warp read places that lie side by side. States do not: each thread reads
its own game, hundreds of bytes from the next. So a block can copy its states into its shared memory, all threads
together and side by side, work there, and copy them back. In random play a thread may also keep its game in its local
memory. What is best depends on the size of the state; ``bench/gpu.py`` measures it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.batch.cuda_tasks import LEFTS, RUNNING
from asterism.batch.numba_cuda import SIMULATED, cuda, types
from asterism.engine.events import WIDTH

AT_ONCE = 8  # numbers that a thread reads from memory before it needs the first
SPREAD, BYTES = np.uint32(0x00204081), np.uint32(0x01010101)  # bits 0 to 3 times SPREAD: one in each of the four BYTES
BLOCK = MAX_LEGAL = ACTIONS = 0
WORDS = EIGHTS = 0  # the sizes of a block's masks as bits, in words of 32, and of its states, in words of 64
STATE: Any = None
body: Any = None


def copy_bytes(target: Any, source: Any, kept: Any, thread: int, threads: int) -> None:
    """Copy bytes; each of a block's threads calls this with its number, and room for numbers on their way."""
    size = min(len(target), len(source))
    whole = size // 8 * 8
    to, start = target[:whole].view(np.uint64), source[:whole].view(np.uint64)
    last = len(start) - 1
    for k in range(thread, last + 1, AT_ONCE * threads):
        for j in range(AT_ONCE):
            kept[j] = start[min(k + j * threads, last)]
        for j in range(AT_ONCE):
            to[min(k + j * threads, last)] = kept[j]
    for k in range(whole + thread, size, threads):
        target[k] = source[k]


if not SIMULATED:
    copy_bytes = cuda.jit(device=True)(copy_bytes)


def on_grid(states: Any, n: int, arguments: Any) -> None:
    """Do a task for the game of this thread."""
    i = cuda.grid(1)
    if i < n:
        out = cuda.local.array(MAX_LEGAL, types.int16)
        spare = cuda.local.array(1, STATE)
        log = cuda.local.array((1, WIDTH), types.int16)
        body(i, states, (out, spare, log[:0]), *arguments)


def on_grid_advance(states: Any, n: int, arguments: Any, ended: Any) -> None:
    """Step the game of this thread; append it to ``ended`` (a counter, then entries) if something is left to do."""
    i = cuda.grid(1)
    if i < n:
        log = cuda.local.array((1, WIDTH), types.int16)
        left = body(i, states[i], (log, log, log[:0]), *arguments)
        if left != RUNNING:
            ended[1 + cuda.atomic.add(ended, 0, 1)] = i * LEFTS + left


def on_block_advance(states: Any, n: int, arguments: Any, ended: Any) -> None:
    """Do the same with the states of this block in shared memory."""
    eights = cuda.shared.array(EIGHTS, types.uint64)
    ours, thread = eights.view(np.uint8), cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    theirs = states[first : min(first + BLOCK, n)].view(np.uint8)
    kept = cuda.local.array(AT_ONCE, types.uint64)  # in registers
    copy_bytes(ours, theirs, kept, thread, BLOCK)
    cuda.syncthreads()
    i = first + thread
    if i < n:
        log = cuda.local.array((1, WIDTH), types.int16)
        left = body(i, ours.view(STATE)[thread], (log, log, log[:0]), *arguments)
        if left != RUNNING:
            ended[1 + cuda.atomic.add(ended, 0, 1)] = i * LEFTS + left
    cuda.syncthreads()
    copy_bytes(theirs, ours, kept, thread, BLOCK)


def on_block_mask(states: Any, n: int, masks: Any) -> None:
    """Write the masks of this block's games, one after the other in ``masks``: as bits in shared memory first."""
    words = cuda.shared.array(WORDS, types.uint32)
    thread = cuda.threadIdx.x
    for k in range(thread, len(words), BLOCK):
        words[k] = 0
    cuda.syncthreads()
    first = cuda.blockIdx.x * BLOCK
    i = first + thread
    if i < n:
        body(states[i], words, thread * ACTIONS)
    cuda.syncthreads()
    size = min(BLOCK, n - first) * ACTIONS
    ours = masks[first * ACTIONS : first * ACTIONS + size]
    eights = ours[: size // 8 * 8].view(np.uint64)
    for k in range(thread, len(eights), BLOCK):
        bits = words[k >> 2] >> types.uint32((k & 3) << 3)
        low = (bits & types.uint32(15)) * SPREAD & BYTES
        high = (bits >> types.uint32(4) & types.uint32(15)) * SPREAD & BYTES
        eights[k] = types.uint64(high) << types.uint64(32) | types.uint64(low)
    for k in range(size // 8 * 8 + thread, size, BLOCK):  # the end of the last block
        ours[k] = words[k >> 5] >> types.uint32(k & 31) & types.uint32(1)


def on_ended(states: Any, n: int, arguments: Any, ended: Any) -> None:
    """Finish one of the games that ``on_grid_advance`` has appended."""
    k = cuda.grid(1)
    if k < ended[0]:
        body(ended[1 + k] // LEFTS, states, ended[1 + k] % LEFTS, *arguments)


def play_local(states: Any, n: int, counts: Any, dealing: Any, limit: int, again: bool, options: Any) -> None:
    """Play the game of this thread with its state in local memory."""
    i = cuda.grid(1)
    if i < n:
        out = cuda.local.array(MAX_LEGAL, types.int16)
        log = cuda.local.array((1, WIDTH), types.int16)
        mine = cuda.local.array(1, STATE)
        theirs = states[i : i + 1].view(np.uint8)
        ours = mine.view(np.uint8)
        for k in range(ours.size):
            ours[k] = theirs[k]
        decisions, ended = counts
        rngs, which = dealing
        rng = cuda.local.array((1, 3), types.int64)  # in registers
        for k in range(3):
            rng[0, k] = rngs[i, k]
        body(0, mine, (out, mine, log[:0]), (decisions[i:], ended[i:]), (rng, which[i:]), limit, again, options)
        for k in range(3):
            rngs[i, k] = rng[0, k]
        for k in range(ours.size):
            theirs[k] = ours[k]


def play_shared(states: Any, n: int, counts: Any, dealing: Any, limit: int, again: bool, options: Any) -> None:
    """Play the games of this block with their states in shared memory; all threads copy them, side by side."""
    eights = cuda.shared.array(EIGHTS, types.uint64)
    ours, thread = eights.view(np.uint8), cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    theirs = states[first : min(first + BLOCK, n)].view(np.uint8)
    kept = cuda.local.array(AT_ONCE, types.uint64)  # in registers
    copy_bytes(ours, theirs, kept, thread, BLOCK)
    cuda.syncthreads()
    i = first + thread
    if i < n:
        out = cuda.local.array(MAX_LEGAL, types.int16)
        log = cuda.local.array((1, WIDTH), types.int16)
        mine = ours.view(STATE)[thread:]
        decisions, ended = counts
        rngs, which = dealing
        rng = cuda.local.array((1, 3), types.int64)  # in registers
        for k in range(3):
            rng[0, k] = rngs[i, k]
        body(0, mine, (out, mine, log[:0]), (decisions[i:], ended[i:]), (rng, which[i:]), limit, again, options)
        for k in range(3):
            rngs[i, k] = rng[0, k]
    cuda.syncthreads()
    copy_bytes(theirs, ours, kept, thread, BLOCK)


def cast(target: Any, source: Any, n: int) -> None:
    """Copy numbers into an array of another type."""
    i = cuda.grid(1)
    if i < n:
        target[i] = source[i]
