#!/usr/bin/env python3
"""A bot for all three games, in plain Python without any dependency: it maximises the value of its next action.

    asterism arena "python3 examples/bot_greedy.py" random --game gravity --players 2 --games 20

The program speaks JSON lines on standard input and output (docs/external-bots.md). Every legal action comes with a
preview, the events it would cause; this bot values those events and plays the action with the best sum.
"""

import json
import random
import sys

# What an event is worth to the seat it names, per unit of its `points` where it has any.
WORTH = {
    "gravity": {"took_star": 10, "stole_star": 12, "took_token": 4, "stole_token": 4, "ejected": 3, "fell": 0.1},
    "filantes": {"scored": 10, "home": 20, "eliminated": -4, "beaten": -4, "entered": 1},
    "octocube": {"scored": 10, "stuck": 3, "fitted": 8},
}


def value(event, game, seat):
    """What one event is worth to us: what is good for another seat is bad for ours."""
    worth = WORTH[game].get(event["type"], 0) * event.get("points", 1)
    return worth if event.get("seat") == seat else -worth


def choose(message, game, seat):
    """The action whose preview is worth most; among equals a random one."""
    best = max(message["legal"], key=lambda a: (sum(value(e, game, seat) for e in a["preview"]), random.random()))
    return best["action"]


def main():
    """Answer every line that asks for an answer."""
    game, seat = "", 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            game, seat = message["game"], message["seat"]
            answer = {"ready": True}
        elif message["type"] == "act":
            answer = {"action": choose(message, game, seat), "ply": message["ply"]}
        else:
            continue  # `events` and `end` are for bots that remember
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
