"""The rules of noughts and crosses; numbers such as N4 are those of the README."""

from __future__ import annotations

from asterism.engine.open_information import redact, redact_action, redact_event, resample
from asterism_noughts.rules.game import apply, legal, setup, standings

__all__ = ["apply", "legal", "redact", "redact_action", "redact_event", "resample", "setup", "standings"]
