"""The rules of Octocube: setup, decisions and their consequences (numbers as O12 name the written rules).

A turn is one decision (place, roll, pivot, score, pass, use a power), or several:

- the power of an adjacent Abyss tile (O61a): first which power, then how it is used;
- rolling onto an Abyss tile whose power can be used (O16, O61b): how it is used, or pass;
- kids (O83, O84): after a Take back each tile that fits is placed, then the rest is stacked, then the stack is laid.

Rulings beyond the written ones:

- The centre A of base and kids is an Abyss tile whose power only works by rolling onto it.
- Swapping two cells with H may change nothing; two cells without cube are enough.
- A coin that D or I moves sits on a cube like any tile; only B brings a coin beside a board.
- Cubes stay where they stand at the end; only their tiles come off.
- In version 1 of the rules F could take a coin, too; it then lay beside the board.
- The tile chosen first is the bottom one of a stack (O84).
"""

from __future__ import annotations

from asterism.games.octocube.rules.game import apply, legal, setup
from asterism.games.octocube.rules.hidden_information import redact, redact_action, redact_event, resample
from asterism.games.octocube.rules.scoring import standings

__all__ = ["apply", "legal", "redact", "redact_action", "redact_event", "resample", "setup", "standings"]
