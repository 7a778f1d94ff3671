"""The table of budgets in docs/security.md says what the server does."""

from __future__ import annotations

import re
from pathlib import Path

from asterism.server import budgets
from asterism.server.budgets import Bounds, PageSize, Rate

from .server import USUAL_RATES

ROW = re.compile(r"\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|")
DOCS = Path(__file__).parents[2] / "docs" / "security.md"


def number(value: float) -> str:
    return f"{value:,g}" if value < 1000 else f"{value:,.0f}"


def written(value: int | Rate | Bounds | PageSize) -> str:
    """A budget as the table has it."""
    match value:
        case Rate(burst, per_second):
            return f"{number(burst)}, then {number(per_second)} a second"
        case Bounds(workers, guest, address, everyone):
            return f"{workers} threads; {guest}, {address}, {number(everyone)} wait"
        case PageSize(lines, size):
            return f"{number(lines)} lines, {number(size)} bytes"
    return number(value)


def all_budgets() -> dict[str, str]:
    """Every budget of the module, as written."""
    plain = {name: value for name, value in vars(budgets).items() if name.isupper() and name not in ("RATES", "QUEUES")}
    rates = {f"rate {name}": rate for name, rate in USUAL_RATES.items()}
    queues = {f"queue {name}": bounds for name, bounds in budgets.QUEUES.items()}
    return {name: written(value) for name, value in {**plain, **rates, **queues}.items()}


def test_the_table_of_budgets_is_that_of_the_server():
    rows = ROW.findall(DOCS.read_text())
    answer = {name: value.strip() for name, value, _ in rows}
    assert answer == all_budgets()
    assert len(rows) == len(answer)
