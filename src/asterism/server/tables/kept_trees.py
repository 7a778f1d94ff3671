"""The search trees that bots keep from decision to decision: one limit for all of them together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from asterism.bots.base import Bot
from asterism.bots.builtin import SearchBot
from asterism.server import budgets


class KeptTrees:
    """Drops the trees that were not used for longest. A bot without its tree begins its next search anew."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[SearchBot, None] = WeakKeyDictionary()
        """The bots that have a tree, the longest unused first."""
        self._searching = 0

    @property
    def bytes(self) -> int:
        """The memory of all trees; each that is being searched counts as the largest that a tree may become."""
        return self._searching * budgets.MAX_TREE + sum(bot.session.bytes for bot in self._kept)

    @contextmanager
    def searching(self, bot: Bot) -> Iterator[None]:
        """Make room for a search, and keep its tree afterwards."""
        if not isinstance(bot, SearchBot):
            yield
            return
        self._kept.pop(bot, None)
        bot.session.max_bytes = budgets.MAX_TREE
        self._searching += 1
        self._drop()
        try:
            yield
        finally:
            self._searching -= 1
            self._kept[bot] = None
            self._drop()

    def _drop(self) -> None:
        while self.bytes > budgets.MAX_TREES and self._kept:
            bot = next(iter(self._kept))
            self._kept.pop(bot)
            bot.close()
