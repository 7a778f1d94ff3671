"""Whole servers in one process with simulated time, database, network and people, and faults in all of them.

Everything a run does follows from its seed, so that a failure is one number (``asterism simulate``).
"""
