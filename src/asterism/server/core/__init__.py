"""The rules of a table as pure functions: who may do what, seats, clocks, undo and absence.

``decide(table, command, now)`` returns the events of a command or raises a refusal; ``apply(table, event)`` returns
the table after an event. Nothing here does I/O, reads a clock, draws at random or changes what it is given.
"""

from asterism.server.core.apply import apply, apply_all
from asterism.server.core.decide import decide

__all__ = ["apply", "apply_all", "decide"]
