"""A tournament as one self-contained HTML page: tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from asterism.arena.plot import Mark, histogram, intervals, matrix
from asterism.arena.referee import MatchResult
from asterism.arena.summary import Summary
from asterism.engine import registry

STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")


def page(summary: Summary, games: Sequence[MatchResult]) -> str:
    """The HTML document."""
    title = f"{registry.load(summary.game).title}: {summary.players} players"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(headline(summary))}</p>"]
    parts += ["<h2>Ratings</h2>", _ratings(summary), _table(summary)]
    if summary.pairs:
        cells = {(pair.name, pair.other): pair.share for pair in summary.pairs if pair.wins + pair.losses}
        drawn = matrix("Who beats whom", [row.name for row in summary.table], cells)
        parts += ["<h2>Who beats whom</h2>", _note("The share of the row's bot in the games that one of the two won.")]
        parts.append(f'<div class="wide">{drawn}</div>')
    parts += ["<h2>Seats</h2>", _note("How often each seat wins; the dashed line is an even share."), _seats(summary)]
    parts += ["<h2>Lengths</h2>", histogram("Lengths of games", [game.plies for game in games], "decisions")]
    if summary.faults:
        rows = [(f.name, f.fault, str(f.count), f.example) for f in summary.faults]
        parts += ["<h2>Faults</h2>", table(("bot", "fault", "times", "for example"), rows)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{escape(title)}</title><style>\n{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def headline(summary: Summary) -> str:
    """The settings and totals in one line."""
    options = " ".join(f"{name}={value}" for name, value in summary.options.items())
    words = [f"{summary.games} games", options, f"{summary.seconds:g} s a decision", f"seed {summary.seed}"]
    words += [f"{summary.lengths.median:g} decisions a game (median)", f"{summary.cut:.1%} cut by a safety limit"]
    return " · ".join(word for word in words if word)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An HTML table."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _ratings(summary: Summary) -> str:
    marks = [Mark(row.name, row.rating, row.low, row.high) for row in summary.table]
    return _note("Elo with 95 % intervals; the mean is 1500.") + intervals("Elo ratings", marks, lambda v: f"{v:.0f}")


def _table(summary: Summary) -> str:
    rows = [
        (
            row.name,
            str(row.games),
            f"{row.share:.1%}",
            f"{row.share_low:.1%} to {row.share_high:.1%}",
            f"{row.rating:.0f}",
            f"{row.mu:.1f} ± {row.sigma:.1f}",
            f"{row.seconds * 1000:.0f} ms",
        )
        for row in summary.table
    ]
    return table(("bot", "seats played", "wins", "95 % interval", "Elo", "openskill", "per decision"), rows)


def _seats(summary: Summary) -> str:
    marks = [Mark(f"{s.seat} ({s.colour})", s.share, s.low, s.high) for s in summary.seats]
    return intervals("Win share by seat", marks, lambda v: f"{v:.0%}", 1 / summary.players, bars=True)


def _note(text: str) -> str:
    return f"<p>{escape(text)}</p>"
