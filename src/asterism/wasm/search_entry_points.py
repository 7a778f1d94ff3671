"""The functions that a module exports, written once and bound to each game: the search of its levels.

A search has a block of its own (``layout.search_block``) and two trees, of which one is spare. They belong to the
caller, so that a module can run several searches, one after the other.
"""

from __future__ import annotations

from typing import Any

from asterism.bots.arrays import DEEPEST, NODES_USED, NONE, ROOT, Listing, Nodes, PathStack, Scratch, Task
from asterism.bots.knobs import MAX_DEPTH
from asterism.bots.puct import MASK
from asterism.bots.simulate import ROOT_STATE
from asterism.bots.tree import MAX_REUSE_STEPS
from asterism.engine.compile import copy_state
from asterism.engine.rng import COUNTER, KEY, MASK32, STREAM
from asterism.wasm.entry_points import Address, float32, float64, int16, int32, int64, uint8, unbound
from asterism.wasm.layout import OVERLOOK_SEED, PLAYERS, PLY, SEAT
from asterism.wasm.memory import carray, offset

COUNTERS = 24  # the bytes of a tree's counters, which come first

STATE: Any = None
MAX_LEGAL = MAX_PLAYERS = FEATURES = KNOBS = SIZE = CODES = 0
SEEN_AT = LISTED_AT = STATES_AT = CODES_AT = ACTIONS_AT = FEATURES_AT = POINTS_AT = VALUES_AT = PATH_AT = (
    0  # in scratch()
)
PRESENT_WEIGHTS_AT = PLAYED_AT = PATH_NODES_AT = PATH_LEGAL_AT = PATH_LEFT_AT = GUESS_RNG_AT = 0
RNG_AT = KNOBS_AT = WEIGHTS_AT = NUMBERS_AT = ROOT_AT = STAMPS_AT = 0  # in the search's block
redact_at = resample_at = run_simulations = find_node = copy_subtree = same_bytes = scratch = read_knobs = unbound


def nodes_at(tree: Address, capacity: int, players: int) -> Nodes:
    """The tree at an address: counters, four arrays of 32-bit numbers, the totals, scratch, and the actions."""
    column = 4 * capacity
    totals = COUNTERS + 4 * column
    return Nodes(
        carray(offset(tree, totals + (players + 1) * column), capacity, int16),
        carray(offset(tree, COUNTERS), capacity, int32),
        carray(offset(tree, COUNTERS + column), capacity, int32),
        carray(offset(tree, COUNTERS + 2 * column), capacity, int32),
        carray(offset(tree, COUNTERS + 3 * column), capacity, float32),
        carray(offset(tree, totals), (capacity, players), float32),
        carray(tree, 3, int64),
    )


def find_root(search: Address, nodes: Nodes, seat: int, ply: int) -> int:
    """The node of the state in ``SEEN_AT``, or NONE; the same rules as in ``Tree`` (``bots/tree.py``)."""
    numbers = carray(offset(search, NUMBERS_AT), 4, int32)
    steps = ply - int64(numbers[PLY])
    if seat != numbers[SEAT] or steps < 0 or steps > MAX_REUSE_STEPS:
        return NONE
    memory, root = scratch(), offset(search, ROOT_AT)
    if steps == 0:
        return ROOT if same_bytes(root, offset(memory, SEEN_AT)) else NONE
    played = carray(offset(memory, PLAYED_AT), steps + 1, STATE)
    copy_state(played, 0, carray(root, 1, STATE), 0)
    if steps > 1:
        rng = carray(offset(memory, GUESS_RNG_AT), 3, int64)
        rng[KEY] = int64(numbers[OVERLOOK_SEED])
        rng[STREAM] = 0
        rng[COUNTER] = 0
        resample_at(played, 0, seat, rng)
        if not same_bytes(root, offset(memory, PLAYED_AT)):  # hidden values: the others' decisions may not be followed
            return NONE
    stack = PathStack(
        carray(offset(memory, PATH_NODES_AT), steps, int32),
        carray(offset(memory, PATH_LEGAL_AT), (steps, MAX_LEGAL), int16),
        carray(offset(memory, PATH_LEFT_AT), steps, int32),
    )
    raw = carray(offset(memory, PLAYED_AT), (steps + 1, SIZE), uint8)
    wanted = carray(offset(memory, SEEN_AT), SIZE, uint8)
    return int(find_node(played, raw, wanted, nodes, seat, stack))


def tree_size(capacity: int, players: int) -> int:
    """The bytes of a tree of ``capacity`` nodes."""
    return COUNTERS + capacity * (22 + 4 * players)


def search_begin(search: Address, tree: Address, capacity: int, players: int, low: int, high: int) -> None:
    """Begin the searches of one seat in one match; ``low`` and ``high`` are the halves of their seed."""
    rng = carray(offset(search, RNG_AT), 3, int64)
    rng[KEY] = int64(low) & MASK32
    rng[STREAM] = int64(high) & MASK32
    rng[COUNTER] = 0
    stamps = carray(offset(search, STAMPS_AT), CODES, int64)
    for code in range(CODES):
        stamps[code] = 0
    numbers = carray(offset(search, NUMBERS_AT), 4, int32)
    numbers[PLAYERS] = players
    numbers[SEAT] = NONE
    numbers[PLY] = NONE
    numbers[OVERLOOK_SEED] = int64(low) & MASK
    counters = nodes_at(tree, int64(capacity), int64(players)).counters
    for k in range(3):
        counters[k] = 0


def search_root(
    search: Address, tree: Address, spare: Address, capacity: int, state: Address, seat: int, ply: int
) -> int:
    """Continue from a state, of which the search is given what ``seat`` may know.

    A subtree that belongs to it is kept, and moved to the tree ``spare``. Return whether it was (1) or not (0).
    """
    numbers = carray(offset(search, NUMBERS_AT), 4, int32)
    seen = carray(offset(scratch(), SEEN_AT), 2, STATE)
    copy_state(seen, 0, carray(state, 1, STATE), 0)
    redact_at(seen, 0, int64(seat))
    players = int64(numbers[PLAYERS])
    nodes = nodes_at(tree, int64(capacity), players)
    node = find_root(search, nodes, int64(seat), int64(ply))
    moved = 0
    if node == NONE:
        nodes.counters[NODES_USED] = 1
        nodes.first_child[ROOT] = NONE
        nodes.visits[ROOT] = 0
        for p in range(players):
            nodes.total[ROOT, p] = 0.0
    elif node != ROOT:
        to = nodes_at(spare, int64(capacity), players)
        origin = carray(offset(spare, COUNTERS + int64(capacity) * (16 + 4 * players)), int64(capacity), int32)
        copy_subtree(nodes, to, origin, int64(node))
        simulations = float64(to.visits[ROOT])
        factor = float32(simulations / (simulations + 1.0))  # a root has no first evaluation
        for p in range(players):
            to.total[ROOT, p] = to.total[ROOT, p] * factor
        nodes = to
        moved = 1
    nodes.counters[DEEPEST] = 0
    copy_state(carray(offset(search, ROOT_AT), 1, STATE), 0, seen, 0)
    numbers[SEAT] = seat
    numbers[PLY] = ply
    return moved


def simulate(search: Address, tree: Address, capacity: int, simulations: int, max_nodes: int) -> int:
    """Run ``simulations`` simulations, or fewer if the tree has no room for more nodes; return how many were run."""
    memory = scratch()
    states = carray(offset(memory, STATES_AT), 3, STATE)
    copy_state(states, ROOT_STATE, carray(offset(search, ROOT_AT), 1, STATE), 0)
    numbers = carray(offset(search, NUMBERS_AT), 4, int32)
    listing = Listing(
        carray(offset(search, STAMPS_AT), CODES, int64),
        carray(offset(memory, CODES_AT), MAX_LEGAL, int16),
        carray(offset(memory, ACTIONS_AT), MAX_LEGAL, int16),
        carray(offset(memory, LISTED_AT), MAX_LEGAL, int16),
    )
    arrays = Scratch(
        carray(offset(memory, FEATURES_AT), (MAX_PLAYERS, FEATURES), float64),
        carray(offset(memory, PRESENT_WEIGHTS_AT), FEATURES, float64),
        carray(offset(memory, POINTS_AT), MAX_PLAYERS, int32),
        carray(offset(memory, VALUES_AT), MAX_PLAYERS, float64),
        carray(offset(memory, PATH_AT), MAX_DEPTH + 1, int32),
    )
    task = Task(
        int64(numbers[SEAT]),
        read_knobs(carray(offset(search, KNOBS_AT), KNOBS, float64)),
        carray(offset(search, WEIGHTS_AT), (2, FEATURES), float64),
        int64(numbers[OVERLOOK_SEED]),
        carray(offset(search, RNG_AT), 3, int64),
    )
    nodes = nodes_at(tree, int64(capacity), int64(numbers[PLAYERS]))
    most = int64(min(max_nodes, capacity))
    return int(run_simulations(states, nodes, listing, arrays, task, int64(simulations), most))


HELPERS = (nodes_at, find_root)
SEARCH = (tree_size, search_begin, search_root, simulate)
