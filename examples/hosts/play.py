"""Plays a duel of Étoiles Filantes from Python, by the module alone: pip install wasmtime; python play.py filantes.wasm 7

``docs/wasm.md`` explains the entry points. ``asterism`` itself needs no module: it has the rules.
"""

import json
import struct
import sys

import wasmtime

file, seed = sys.argv[1:]
store = wasmtime.Store()
module = wasmtime.Module.from_file(store.engine, file)
game = wasmtime.Instance(store, module, []).exports(store)
memory, free = game["memory"], game["__heap_base"].value(store)


def call(name, *arguments):
    return game[name](store, *arguments)


def reserve(size):
    """The address of so many bytes; from __heap_base on memory is ours, and blocks begin at multiples of eight."""
    global free
    address = (free + 7) & ~7
    free = address + size
    missing = free - memory.data_len(store)
    if missing > 0:
        memory.grow(store, -(-missing // 65536))
    return address


def read(layout, address):
    return struct.unpack(layout, memory.read(store, address, address + struct.calcsize(layout)))


ROOM = 1 << 16
text = reserve(ROOM)


def written(length):
    """What a writer wrote, given the length that it returned."""
    return memory.read(store, text, text + length).decode()


about = json.loads(written(call("describe", text, ROOM)))
config = about["modes"]["duel"]["setups"]["1"]["2"]["config"]  # of rules version 1, for two players; without content
config_at = reserve(4 * len(config))
state, after = reserve(about["state"]["size"]), reserve(about["state"]["size"])
actions = reserve(2 * about["max_legal"])
log = reserve(2 * about["event_width"] * (about["max_events"] + 1))
points, rng = reserve(4 * about["players"][1]), reserve(24)

memory.write(store, struct.pack(f"<{len(config)}i", *config), config_at)
call("seed", rng, int(seed), 0)
call("setup", state, 2, config_at, len(config), 0, 0, 0, rng)

ply = 0
while not read("<b", state + about["state"]["fields"]["over"]["offset"])[0]:
    count = call("legal", state, actions)
    action = read(f"<{count}h", actions)[ply % count]
    print(json.loads("{" + written(call("write_move", state, action, text, ROOM)) + "}")["notation"])
    call("step", state, after, action, log)
    state, after, ply = after, state, ply + 1
winners = call("standings", state, points)  # a bit set
print(f"points {' '.join(map(str, read('<2i', points)))}, winners {winners}")
