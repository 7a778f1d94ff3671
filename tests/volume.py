"""How much of what has no natural end is tested: a part by ``make test``, all of it by ``make test-long``."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("ASTERISM_LONG"))
