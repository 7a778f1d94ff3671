"""The arena on a Ray cluster: a head and a second node on this machine, one worker each."""

from __future__ import annotations

import warnings

import msgspec
import pytest

from asterism.arena.plan import TournamentPlan
from asterism.arena.results import Results
from asterism.arena.tournament import Tournament

pytest.importorskip("ray", reason="Ray is large and not installed for all tests: make ray")


@pytest.fixture
def address():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster

        node = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
        cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
        cluster.add_node(**node)
        yield cluster.address
        cluster.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_two_workers_plays_what_one_core_plays(address):
    plan = TournamentPlan(specs=("random", "random"), game="filantes", players=2, options={"target": 1})
    here, there = Tournament(Results(plan), 8), Tournament(Results(plan), 8)
    list(here.run(workers=1))
    list(there.run(ray=address))
    timeless = [[msgspec.structs.replace(game, seconds=[]) for game in t.games] for t in (here, there)]
    assert timeless[0] == timeless[1]
