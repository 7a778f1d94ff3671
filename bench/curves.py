"""The findings of ``bench/gpu.py`` as a picture: decisions a second against the games of a batch, GPU beside CPU."""

from __future__ import annotations

from math import log2, log10

from asterism.arena.plot import line, svg, text
from asterism.engine.registry import all_games

TITLES = {
    game.id: f"{game.title}, {next(iter(game.measured_modes))}, {game.measured_players} players"
    for game in sorted(all_games(), key=lambda game: game.id)
}
STYLES = {
    "GPU, random play": "gpu",
    "GPU, masks and steps": "gpu dashed",
    "CPU, random play": "cpu",
    "CPU, masks and steps": "cpu dashed",
}
STYLE = (
    "text{font:13px sans-serif;fill:#333}.small{font-size:11px}.grid{stroke:#ddd}.over{stroke:#c05621}"
    "polyline,.key{fill:none;stroke-width:2}.dashed{stroke-dasharray:5 4}"
    ".gpu{stroke:#2f855a}.cpu{stroke:#2b6cb0}.pgx{stroke:#a0aec0}"
)
LEFT, PANEL, HEIGHT, TOP, GAP = 56, 270, 300, 56, 34
LOW, HIGH = 4, 10  # powers of ten on the vertical axis

Curve = dict[int, float]


def curves(found: list[dict], game: str) -> dict[str, Curve]:
    """The four curves of a game: random play with its states in the fastest memory."""
    lines: dict[str, Curve] = {name: {} for name in STYLES}
    for row in found:
        if row.get("game") != game:
            continue
        if row["kind"] == "play":
            best = lines["GPU, random play"]
            best[row["games"]] = max(best.get(row["games"], 0.0), row["per_s"])
        elif row["kind"] in ("step", "cpu"):
            where = "GPU" if row["kind"] == "step" else "CPU"
            lines[f"{where}, masks and steps"][row["games"]] = row["masks_and_steps"]
            if "random_play" in row:
                lines[f"{where}, random play"][row["games"]] = row["random_play"]
    return lines


def crossing(gpu: Curve, cpu: Curve) -> float | None:
    """The batch size from which the GPU is faster, interpolated log-linearly between two measured sizes."""
    sizes = sorted(set(gpu) & set(cpu))
    ahead = [log2(gpu[n] / cpu[n]) for n in sizes]
    for i in range(len(sizes) - 1, 0, -1):
        if ahead[i - 1] < 0 <= ahead[i]:
            part = -ahead[i - 1] / (ahead[i] - ahead[i - 1])
            return float(2 ** (log2(sizes[i - 1]) + part * log2(sizes[i] / sizes[i - 1])))
    return None


def draw(found: list[dict], machine: str) -> str:
    """Three panels on logarithmic axes, with Pgx's games in grey and a mark where the GPU overtakes the CPU."""
    sizes = [row["games"] for row in found if "games" in row and row["kind"] != "check"]
    first, last = log2(min(sizes)), log2(max(sizes))
    parts = [f"<style>{STYLE}</style>"]
    width = LEFT + len(TITLES) * (PANEL + GAP)
    bottom = TOP + HEIGHT
    parts.append(f'<rect width="{width}" height="{bottom + 96}" fill="#fff"/>')
    parts.append(text(10, 22, "Decisions a second against the games of a batch"))

    def up(rate: float) -> float:
        return bottom - (min(max(log10(rate), LOW), HIGH) - LOW) / (HIGH - LOW) * HEIGHT

    for panel, (game, title) in enumerate(TITLES.items()):
        left = LEFT + panel * (PANEL + GAP)

        def across(n: float, left: float = left) -> float:
            return left + (log2(n) - first) / ((last - first) or 1) * PANEL

        parts.append(text(left, TOP - 10, title))
        for power in range(LOW, HIGH + 1):
            parts.append(line(left, up(10**power), left + PANEL, up(10**power), "grid"))
            if panel == 0:
                parts.append(text(left - 6, up(10**power) + 4, _short(10.0**power), "end", "small"))
        for power in range(int(first), int(last) + 1, 8):
            anchor = "start" if power == int(first) else "end" if power + 8 > last else "middle"
            parts.append(text(across(2**power), bottom + 16, f"{2**power:,}", anchor, "small"))
        for name in sorted({row["game"] for row in found if row["kind"] == "pgx"}):
            curve = {row["games"]: row["per_s"] for row in found if row["kind"] == "pgx" and row["game"] == name}
            parts.append(_line(curve, across, up, "pgx"))
            parts.append(text(across(max(curve)) + 4, up(curve[max(curve)]) + 4, name, style="small"))
        lines = curves(found, game)
        for name, curve in lines.items():
            parts.append(_line(curve, across, up, STYLES[name]))
        for kind in ("random play", "masks and steps"):
            at = crossing(lines[f"GPU, {kind}"], lines[f"CPU, {kind}"])
            if at is not None:
                parts += [line(across(at), TOP, across(at), bottom, "over")]
                parts += [text(across(at) + 4, bottom - 8, f"{at:,.0f}", style="small")]
    for i, (name, style) in enumerate([*STYLES.items(), ("Pgx on the GPU", "pgx"), ("the GPU overtakes", "over")]):
        x = LEFT + i % 3 * 230
        y = bottom + 42 + i // 3 * 20
        parts += [line(x, y - 4, x + 26, y - 4, f"key {style}"), text(x + 34, y, name, style="small")]
    parts.append(text(LEFT, bottom + 86, machine, style="small"))
    return svg(bottom + 96, "Decisions a second against the games of a batch, GPU and CPU", parts, width) + "\n"


def _line(curve: Curve, across: object, up: object, style: str) -> str:
    points = " ".join(f"{across(n):.1f},{up(rate):.1f}" for n, rate in sorted(curve.items()))
    return f'<polyline points="{points}" class="{style}"/>'


def _short(value: float) -> str:
    for size, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:g} {unit}"
    return f"{value:g}"
