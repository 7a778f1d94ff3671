"""The rules of Gravity Superstar, by the numbers of ``docs/rules/gravity.md``.

    G5 G7 G50       setup          G12–G18  cards              G40–G45  the end
    G6 G16 G22 G4   steps, falls   G23–G33  entering a cell    G42 G43  points and winners
    G10 G19 G20     the turn       G51–G53  goodies            G17      hidden cards

Only the cards that lie face down are hidden (G17). A seat's cards are known for certain, and then are not blanked,
when none lies face down or when none is left in hand. The double jump is one decision: nothing on its way is hidden, so
both of its sides can be named at once.
"""

from __future__ import annotations

from asterism.games.gravity.rules.game import apply, legal, setup, standings
from asterism.games.gravity.rules.hidden_information import redact, redact_action, redact_event, resample

__all__ = ["apply", "legal", "redact", "redact_action", "redact_event", "resample", "setup", "standings"]
