"""What a server measures of itself, as Prometheus reads it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import event

from asterism import __version__

if TYPE_CHECKING:
    from asterism.server.house.house import House

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
LOOK = 0.5
"""The seconds between two looks at how late the event loop is."""


class Metrics:
    """The counters of one process; what can be asked of the house is asked when they are read."""

    def __init__(self, house: House) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "asterism_requests", "HTTP requests answered.", ["method", "route", "status"], registry=registry
        )
        self.seconds = Histogram(
            "asterism_request_seconds", "Time to answer a request.", ["route"], buckets=QUICK, registry=registry
        )
        self.messages: Tally[str] = Tally()
        """Messages of live connections taken, by type."""
        self.refusals = Counter("asterism_refusals", "Refusals told, by code.", ["code"], registry=registry)
        self.moves: Tally[str] = Tally()
        """Decisions stored, by game."""
        self.thoughts = Histogram(
            "asterism_thought_seconds", "Time from asking a bot to its answer.", buckets=SLOW, registry=registry
        )
        self.database = Histogram(
            "asterism_database_seconds",
            "Time for which a database connection was held.",
            buckets=QUICK,
            registry=registry,
        )
        self.lag = Histogram(
            "asterism_loop_lag_seconds", "How late the event loop was.", buckets=QUICK, registry=registry
        )
        self.latest_lag = 0.0
        registry.register(_Now(house, self))
        ProcessCollector(registry=registry)
        self._time(house.store.engine.sync_engine)

    def _time(self, engine: Any) -> None:
        @event.listens_for(engine, "checkout")
        def taken(_: Any, record: Any, __: Any) -> None:
            record.info["taken"] = time.monotonic()

        @event.listens_for(engine, "checkin")
        def given_back(_: Any, record: Any) -> None:
            if (began := record.info.pop("taken", None)) is not None:
                self.database.observe(time.monotonic() - began)

    async def watch_loop(self) -> None:
        """Notice how late the event loop is."""
        while True:
            wanted = time.monotonic() + LOOK
            await asyncio.sleep(LOOK)
            self.latest_lag = max(0.0, time.monotonic() - wanted)
            self.lag.observe(self.latest_lag)

    def text(self) -> bytes:
        """Everything, in Prometheus' own text form."""
        return generate_latest(self.registry)


class _Now(Collector):
    """What is so at this moment."""

    def __init__(self, house: House, metrics: Metrics) -> None:
        self.house = house
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """The gauges, and what is counted for every decision."""
        house = self.house
        for name, text, label, tally in (
            ("messages", "Messages of live connections taken.", "type", self.metrics.messages),
            ("moves", "Decisions stored.", "game", self.metrics.moves),
        ):
            counted = CounterMetricFamily(f"asterism_{name}", text, labels=[label])
            for of, count in tally.items():
                counted.add_metric([of], count)
            yield counted
        guests = {connection.guest_id for connection in house.connections} - {None}
        for name, text, value in (
            ("connections", "Live connections.", len(house.connections)),
            ("guests", "Guests with a live connection.", len(guests)),
            ("tables", "Tables in memory.", len(house.tables)),
            ("thinking", "Bots that think or wait to think.", house.thinker.thinking),
            ("draining", "Whether the server is about to end.", int(house.draining)),
        ):
            yield GaugeMetricFamily(f"asterism_{name}", text, value)
        info = GaugeMetricFamily("asterism_info", "The version that runs.", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
