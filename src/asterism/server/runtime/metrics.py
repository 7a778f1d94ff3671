"""Prometheus metrics of one server process."""

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
    from asterism.server.runtime.services import Services

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
LAG_INTERVAL = 0.5
"""The seconds between two measurements of the event loop's lag."""


class Metrics:
    """Counters and histograms of one process; gauges are computed when they are read."""

    def __init__(self, services: Services) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "asterism_requests", "HTTP requests answered.", ["method", "route", "status"], registry=registry
        )
        self.seconds = Histogram(
            "asterism_request_seconds", "Time to answer a request.", ["route"], buckets=QUICK, registry=registry
        )
        self.messages: Tally[str] = Tally()
        """Handled live messages, by type."""
        self.refusals = Counter("asterism_refusals", "Error responses, by code.", ["code"], registry=registry)
        self.unlogged = Counter(
            "asterism_unlogged", "Requests and failures of addresses over their log rate.", registry=registry
        )
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
        registry.register(_Now(services, self))
        ProcessCollector(registry=registry)
        self._time(services.store.engine.sync_engine)

    def _time(self, engine: Any) -> None:
        @event.listens_for(engine, "checkout")
        def taken(_: Any, record: Any, __: Any) -> None:
            record.info["taken"] = time.monotonic()

        @event.listens_for(engine, "checkin")
        def given_back(_: Any, record: Any) -> None:
            if (began := record.info.pop("taken", None)) is not None:
                self.database.observe(time.monotonic() - began)

    async def watch_loop(self) -> None:
        """Measure the event loop's lag until cancelled."""
        while True:
            wanted = time.monotonic() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            self.latest_lag = max(0.0, time.monotonic() - wanted)
            self.lag.observe(self.latest_lag)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)


class _Now(Collector):
    """Gauges, and counters that are kept as plain integers."""

    def __init__(self, services: Services, metrics: Metrics) -> None:
        self.services = services
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        services = self.services
        for name, text, label, tally in (
            ("messages", "Messages of live connections taken.", "type", self.metrics.messages),
            ("moves", "Decisions stored.", "game", self.metrics.moves),
        ):
            counted = CounterMetricFamily(f"asterism_{name}", text, labels=[label])
            for of, count in tally.items():
                counted.add_metric([of], count)
            yield counted
        guests = {connection.guest_id for connection in services.connections} - {None}
        for name, text, value in (
            ("connections", "Live connections.", len(services.connections)),
            ("guests", "Guests with a live connection.", len(guests)),
            ("tables", "Tables in memory.", len(services.tables)),
            ("thinking", "Bots that think or wait to think.", services.bot_pool.thinking),
            ("draining", "Whether the server is about to end.", int(services.draining)),
        ):
            yield GaugeMetricFamily(f"asterism_{name}", text, value)
        info = GaugeMetricFamily("asterism_info", "The version that runs.", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
