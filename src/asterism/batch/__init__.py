"""Many games at once, on CPU threads or on a GPU."""

from __future__ import annotations

from asterism.batch.batch import Batch, BatchStep, Outcome, Played
from asterism.batch.layout import Block, Layout, observation_layout
from asterism.batch.tasks import Threads

__all__ = ["Batch", "BatchStep", "Block", "Layout", "Outcome", "Played", "Threads", "observation_layout"]
