"""A learning curve as an SVG picture, without any library: named lines over a common axis, with error bars."""

from __future__ import annotations

from html import escape
from math import log10
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 70, 34, 44, 56
COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#6b46c1")
STYLE = (
    "text{font:13px sans-serif;fill:#333}.t{font-size:16px;font-weight:600}.g{stroke:#ddd}.f{fill:none;stroke-width:2}"
)


class Point(NamedTuple):
    """A value with its interval at a place of the axis."""

    x: float
    y: float
    low: float
    high: float


def share(x: float, wins: float, games: int) -> Point:
    """A share of games won, with its 95 % interval (Wilson)."""
    p, z = wins / games, 1.96
    middle, half = p + z * z / (2 * games), z * (p * (1 - p) / games + z * z / (4 * games**2)) ** 0.5
    scale = 1 + z * z / games
    return Point(x, p, (middle - half) / scale, (middle + half) / scale)


def short(value: float) -> str:
    """A number as an axis shows it."""
    return f"{value / 1e6:.2g} M" if value >= 1e5 else f"{value:,.10g}"


def draw_curves(
    path: Path, title: str, x_title: str, y_title: str, lines: dict[str, list[Point]], *, logarithmic: bool = False
) -> None:
    """Write the picture: values from 0 to 1 over an axis that may be logarithmic."""
    place = log10 if logarithmic else float
    places = sorted({point.x for points in lines.values() for point in points})
    first, last = place(places[0]), place(places[-1])

    def x(value: float) -> float:
        return LEFT + (place(value) - first) / ((last - first) or 1) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return TOP + (1 - value) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<text class="t" x="{LEFT}" y="24">{escape(title)}</text>']
    for tenth in range(0, 11, 2):
        parts.append(
            f'<line class="g" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(tenth / 10):.1f}" y2="{y(tenth / 10):.1f}"/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for value in places if len(places) < 9 else places[:: len(places) // 8]:
        parts.append(f'<text x="{x(value):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{short(value)}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 12}" text-anchor="middle">{escape(x_title)}</text>'
    )
    parts.append(
        f'<text transform="translate(18 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">{escape(y_title)}</text>'
    )
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        way = " ".join(f"{x(point.x):.1f},{y(point.y):.1f}" for point in points)
        parts.append(f'<polyline class="f" stroke="{colour}" points="{way}"/>')
        for point in points:
            at = f"{x(point.x):.1f}"
            parts.append(
                f'<line stroke="{colour}" x1="{at}" x2="{at}" y1="{y(point.low):.1f}" y2="{y(point.high):.1f}"/>'
            )
            parts.append(f'<circle fill="{colour}" cx="{at}" cy="{y(point.y):.1f}" r="3"/>')
        at = f'x="{WIDTH - RIGHT}" y="{HEIGHT - BOTTOM - 10 - 18 * number}"'
        parts.append(f'<text {at} text-anchor="end" style="fill:{colour}">{escape(name)}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    path.write_text(f"{head}<title>{escape(title)}</title><style>{STYLE}</style>{ground}{''.join(parts)}</svg>\n")
