"""A study as an HTML page: what was measured, how, with plots, intervals and sources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from asterism import __version__
from asterism.arena.plot import Mark, histogram, intervals
from asterism.arena.report import table
from asterism.engine import registry
from asterism.study.matches import DECIDED, Played, restricted_mode
from asterism.study.plan import REPEATS, STRENGTH, STRENGTHS
from asterism.study.summary import Number, Study

STYLESHEET = "study.css"
"""Beside the page: a server that sends it allows no styles within it."""
SOURCES = (
    (
        "C. Browne, Automatic generation and evaluation of recombination games, PhD thesis, Queensland University of "
        "Technology, 2008: drama, lead change, decisiveness, completion."
    ),
    (
        "M. Stephenson, D. J. N. J. Soemers, É. Piette, C. Browne, General game heuristic prediction based on Ludeme "
        "descriptions, and the concepts of the Ludii system (ludii.games): the same measures over many games."
    ),
    (
        "A. Jaffe, A. Miller, E. Andersen, Y.-E. Liu, A. Karlin, Z. Popović, Evaluating competitive game balance with "
        "restricted play, AIIDE 2012."
    ),
    (
        "E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22, 1927: "
        "the intervals of win shares."
    ),
    (
        "P. E. Shrout, J. L. Fleiss, Intraclass correlations: uses in assessing rater reliability, Psychological "
        "Bulletin 86, 1979: the share of the deal."
    ),
)
MEANINGS = {
    "length": "decisions in a match",
    "branching": "legal actions a decision, on average over a match",
    "completion": "matches that one seat won before any limit",
    "decided": f"of a match, played after the winner's chance had passed {DECIDED:.0%} for good",
    "drama": "mean √(leader's chance − winner's chance) over the decisions at which the winner was behind",
    "lead changes": "of the decisions, those before which another seat had the best chance than at the one before",
}


def page(study: Study, played: Sequence[Played], measured: str) -> str:
    """The HTML document; ``measured`` is the date of the measurement."""
    game = registry.load(study.game)
    title = f"{game.title}: a study"
    first = next(iter(game.modes))
    lengths = [each.plies for each in played if each.part == "play" and each.key == first]
    parts = [
        f"<h1>{escape(title)}</h1>",
        _note(
            f"{study.matches:,} matches between equal bots (the search of the levels, {STRENGTH} simulations a "
            "decision unless said otherwise). Intervals are 95 %. Bots are not people: what holds for them may not "
            "hold for you."
        ),
        "<h2>Is it fair to begin?</h2>",
        *_seats(study),
        "<h2>How a match goes</h2>",
        *_play(study),
        *([histogram("Lengths of matches", lengths, f"decisions ({first})")] if lengths else []),
        "<h2>Does thinking help?</h2>",
        *_shares(
            study,
            "skill",
            "The win share of 2n simulations against n. Near 50 % more thought gains nothing; far above, "
            "skill goes deep.",
            lambda number: f"{2 * int(number.key)} against {number.key}",
        ),
        *_luck(study),
        "<h2>What parts are worth</h2>",
        *_shares(
            study,
            "restricted",
            f"Restricted play: the win share of a seat that never uses something, in the mode {restricted_mode(game)}. "
            "Below 50 % by what the thing is worth; at 50 % nobody misses it.",
            lambda number: f"without: {number.key}",
        ),
        *_shares(study, "starts", "How often the seat that begins wins, by start.", lambda number: number.key),
        "<h2>How it was measured</h2>",
        table(("measure", "meaning"), list(MEANINGS.items())),
        "<ul>" + "".join(f"<li>{escape(source)}</li>" for source in SOURCES) + "</ul>",
        _note(
            f"Measured on {measured} by asterism study {study.game}, Asterism {__version__}, rules version "
            f"{game.rules_version}; up to {max(number.matches for number in study.numbers):,} matches a line."
        ),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{escape(title)}</title>'
        f'<link rel="stylesheet" href="{STYLESHEET}"></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def _of(study: Study, part: str) -> list[Number]:
    return [number for number in study.numbers if number.part == part]


def _seats(study: Study) -> list[str]:
    """The win share of each seat, by players and strength."""
    game = registry.load(study.game)
    parts = []
    for players in range(game.min_players, game.max_players + 1):
        marks = [
            Mark(f"{number.name}, {n} simulations", number.value, number.low, number.high)
            for n in STRENGTHS
            for number in _of(study, "seats")
            if number.key == f"{players}/{n}"
        ]
        if marks:
            note = f"{players} players, weak and strong bots; the dashed line is an even share. Seat 1 begins."
            parts += [_note(note), intervals(f"{players} players", marks, _percent, 1 / players, bars=True)]
    return parts


def _play(study: Study) -> list[str]:
    """A table of all measures, by mode."""
    rows = []
    for number in _of(study, "play"):
        show = _percent if number.name in ("completion", "decided", "lead changes") else _plain
        interval = f"{show(number.low)} to {show(number.high)}"
        rows.append((f"{number.name} ({number.key})", show(number.value), interval, str(number.matches)))
    return [table(("measure (mode)", "mean", "95 %", "matches"), rows)] if rows else []


def _shares(study: Study, part: str, note: str, name: Callable[[Number], str]) -> list[str]:
    """A plot of win shares around an even share."""
    marks = [Mark(name(number), number.value, number.low, number.high) for number in _of(study, part)]
    return [_note(note), intervals(part, marks, _percent, 0.5)] if marks else []


def _luck(study: Study) -> list[str]:
    """What part of the results the deal explains."""
    found = _of(study, "luck")
    if not found:
        return ["<h2>Luck</h2>", _note("Nothing is dealt: the start is always the same, and all luck is in the play.")]
    deal = found[0]
    return [
        "<h2>Luck</h2>",
        _note(
            f"Every deal is played {REPEATS} times by equal bots. The deal alone explains {_percent(deal.value)} "
            f"({_percent(deal.low)} to {_percent(deal.high)}) of the variance of who wins: the intraclass correlation "
            "(MSB − MSW) / (MSB + (k − 1) MSW), with an interval by bootstrap over deals. The rest is in the play."
        ),
    ]


def _percent(value: float) -> str:
    return f"{value:.0%}"


def _plain(value: float) -> str:
    return f"{value:.3g}"


def _note(text: str) -> str:
    return f"<p>{escape(text)}</p>"
