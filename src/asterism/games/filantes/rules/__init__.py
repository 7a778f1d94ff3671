"""The rules of Étoiles Filantes: the duel and its race, one set of kernels.

Numbers such as E12 are those of the rules text. In short:

E1–E5    board, pieces and start cells: tables in ``state.py``, ``setup``
E10–E19  the duel: ``begin_turn``, ``move``, ``turn``, ``fight``, ``go_on_duel``, ``enter``, ``end_turn``
E30–E37  the race: ``setup``, ``race_moves``, ``arrive``, ``settle``, ``put_back``

Rulings beyond the text:

- A piece that enters is the lowest-numbered one of the reserve; pieces of one colour differ by their place only.
- A seat has at most one sheltered piece, its ``newcomer``, for it places one piece a turn. With shelter ``end`` the old
  newcomer is free when the turn ends, that is at the moment the next one is placed, or after combat if none enters.
- The quiet turns (E19) are counted after combat and looked at when the turn ends, after entry.
- A player who wins the race does so with a move to their arrival row, which never fights: nothing is left to put back.
"""

from __future__ import annotations

from asterism.engine.open_information import redact, redact_action, redact_event, resample
from asterism.games.filantes.rules.choices import legal
from asterism.games.filantes.rules.game import apply, setup, standings

__all__ = ["apply", "legal", "redact", "redact_action", "redact_event", "resample", "setup", "standings"]
