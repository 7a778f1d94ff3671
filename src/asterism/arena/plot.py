"""Small plots as SVG: bars and dots with intervals, a histogram, a matrix."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

LEFT, RIGHT, ROW, BASE = 190, 70, 26, 30
WIDTH = 680
BINS = 30


class Mark(NamedTuple):
    """One row of a plot: its name, a value and its interval."""

    name: str
    value: float
    low: float
    high: float


def svg(height: int, title: str, parts: Sequence[str], width: int = WIDTH) -> str:
    """An SVG document; screen readers read its title."""
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg"><title>{escape(title)}</title>{body}</svg>'
    )


def text(x: float, y: float, content: str, anchor: str = "start", style: str = "name") -> str:
    """Text at a point."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    """A line between two points."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def intervals(
    title: str, marks: Sequence[Mark], show: Callable[[float], str], reference: float | None = None, bars: bool = False
) -> str:
    """A row for each mark: a dot (or a bar from zero) with its interval, and a line at ``reference``."""
    values = [v for m in marks for v in (m.low, m.high)] + ([] if reference is None else [reference])
    low, high = (0.0, max(values)) if bars else (min(values), max(values))
    room = (high - low) * 0.05 or 1.0
    low, high = (0.0 if bars else low - room), high + room

    def x(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = len(marks) * ROW + 8
    parts = []
    for tick in ticks(low, high):
        parts += [line(x(tick), 0, x(tick), bottom, "grid"), text(x(tick), bottom + 16, show(tick), "middle", "small")]
    if reference is not None:
        parts.append(line(x(reference), 0, x(reference), bottom, "reference"))
    for i, mark in enumerate(marks):
        y = i * ROW + ROW / 2 + 4
        parts.append(text(LEFT - 10, y + 4, short(mark.name), "end"))
        if bars:
            parts.append(
                f'<rect x="{LEFT}" y="{y - 8:.1f}" width="{x(mark.value) - LEFT:.1f}" height="16" class="bar"/>'
            )
        parts.append(line(x(mark.low), y, x(mark.high), y, "whisker"))
        parts.append(f'<circle cx="{x(mark.value):.1f}" cy="{y:.1f}" r="4.5" class="dot"/>')
        parts.append(text(WIDTH - RIGHT + 10, y + 4, show(mark.value), style="small"))
    return svg(bottom + BASE, title, parts)


def histogram(title: str, values: Sequence[int], unit: str) -> str:
    """The distribution of values."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    height, most = 160, max(counts)
    column = (WIDTH - 60) / len(counts)
    parts = [line(30, height, WIDTH - 30, height, "axis")]
    for i, count in enumerate(counts):
        tall = count / most * (height - 20)
        label = f"{low + i * width} to {low + (i + 1) * width - 1}: {count}"
        parts.append(
            f'<rect x="{30 + i * column:.1f}" y="{height - tall:.1f}" width="{max(1.0, column - 1):.1f}" '
            f'height="{tall:.1f}" class="bar"><title>{label}</title></rect>'
        )
    parts += [
        text(30, height + 18, str(low), "start", "small"),
        text(WIDTH / 2, height + 18, unit, "middle", "small"),
        text(WIDTH - 30, height + 18, str(high), "end", "small"),
    ]
    return svg(height + BASE, title, parts)


def matrix(title: str, names: Sequence[str], cells: dict[tuple[str, str], float]) -> str:
    """A square of shares: of the row's name against the column's."""
    side = max(34, min(64, (WIDTH - LEFT) // max(1, len(names))))
    width = max(WIDTH, LEFT + side * len(names))
    parts = []
    for i, name in enumerate(names):
        parts.append(text(LEFT - 10, i * side + side / 2 + 30, f"{short(name)}  {i + 1}", "end"))
        parts.append(text(LEFT + i * side + side / 2, 16, str(i + 1), "middle", "small"))
        for j, other in enumerate(names):
            value = cells.get((name, other))
            if value is None:
                continue
            place = f'x="{LEFT + j * side + 1}" y="{i * side + 26}" width="{side - 2}" height="{side - 2}"'
            style = "good" if value >= 0.5 else "bad"
            parts.append(f'<rect {place} class="{style}" fill-opacity="{abs(value - 0.5) * 0.9 + 0.08:.2f}"/>')
            parts.append(text(LEFT + j * side + side / 2, i * side + side / 2 + 30, f"{value:.0%}", "middle"))
    return svg(side * len(names) + 40, title, parts, width)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """At most about ``most`` round numbers between two numbers."""
    step = 10.0**-4
    for factor in (2, 2.5, 2) * 12:
        if (high - low) / step <= most:
            break
        step *= factor
    first = -(-low // step)
    return [n * step for n in range(int(first), int(high // step) + 1)]


def short(name: str, most: int = 26) -> str:
    """The name, or the end of a long one."""
    return name if len(name) <= most else "…" + name[1 - most :]
