"""Programs that do everything wrong, one way each: ``python broken.py WAY``."""

import json
import os
import subprocess
import sys
import time


def say(answer) -> None:
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)


def last(message) -> dict:
    return {"action": message["legal"][-1]["action"]}


def forever(*_) -> None:
    while True:
        time.sleep(60)


def crash(_, words: str = "out of ideas") -> None:
    print(words, file=sys.stderr, flush=True)
    sys.exit(3)


def close_output(_) -> None:
    os.close(1)
    forever()


def close_input(_) -> None:
    os.close(0)
    forever()


def flood(_) -> None:
    while True:
        sys.stdout.write("x" * 65536)


def flood_errors(_) -> None:
    while True:
        sys.stderr.write("x" * 65536)


def leave_a_child(_) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print(f"child {child.pid}", file=sys.stderr, flush=True)
    forever()


def half_a_line(message) -> None:
    sys.stdout.write(json.dumps(last(message)))
    sys.stdout.flush()
    forever()


def twice(message) -> None:
    say({**last(message), "ply": message["ply"]})
    say({**last(message), "ply": message["ply"]})


def crash_once(message) -> None:
    marker = sys.argv[2]
    if not os.path.exists(marker):
        open(marker, "w").close()
        os.abort()
    say(last(message))


def late_then_right(message) -> None:
    say({"action": 0, "ply": message["ply"] - 1})
    say({**last(message), "ply": message["ply"]})


WAYS = {
    "fine": lambda m: say(last(m)),
    "hang": forever,
    "spin": lambda _: any(False for _ in iter(int, 1)),
    "crash": crash,
    "crash-in-colour": lambda m: crash(m, "\x1b[2Jout of ideas"),
    "crash-once": crash_once,
    "close-output": close_output,
    "close-input": close_input,
    "flood": flood,
    "flood-errors": flood_errors,
    "child": leave_a_child,
    "half-a-line": half_a_line,
    "twice": twice,
    "late-then-right": late_then_right,
    "garbage": lambda _: say("I resign!"),
    "binary": lambda _: os.write(1, b"\xff\xfe\x00\n"),
    "empty-line": lambda _: say(""),
    "list": lambda _: say([1]),
    "nothing": lambda _: say({}),
    "two-forms": lambda m: say({**last(m), "notation": m["legal"][-1]["notation"]}),
    "bool": lambda _: say({"action": True}),
    "float": lambda _: say({"action": 1.5}),
    "huge": lambda _: say('{"action": ' + "9" * 5000 + "}"),
    "deep": lambda _: say('{"move": ' + "[" * 100_000 + "}"),
    "no-such-action": lambda _: say({"action": 10**12}),
    "negative": lambda _: say({"action": -1}),
    "no-such-notation": lambda _: say({"notation": "z9-z9"}),
    "no-such-move": lambda _: say({"move": {"type": "fly"}}),
    "by-notation": lambda m: say({"notation": m["legal"][-1]["notation"]}),
    "by-move": lambda m: say({"move": m["legal"][-1]["move"]}),
}
STARTS = {
    "never-ready": forever,
    "not-ready": lambda: say({"ready": False}),
    "wrong-ready": lambda: say("hello"),
    "crash-at-start": lambda: sys.exit(9),
    "never-reads": forever,
}


def main() -> None:
    way = sys.argv[1]
    if way == "never-reads":
        say({"ready": True})
        forever()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            STARTS.get(way, lambda: say({"ready": True}))()
        elif message["type"] == "act":
            WAYS[way](message)


if __name__ == "__main__":
    main()
