"""Install the fourth game and run the proof: the generic tests that concern it, and those of this folder."""

from __future__ import annotations

import sys

from tests.fourth.install import GAME, environment
from tests.game import check

sys.exit(check(GAME, "tests/fourth", env=environment()))
