"""The three games, one folder each (see ``engine/contract.py``)."""
