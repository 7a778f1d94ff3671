"""One running server: its tables in memory, clock monitor, cluster messages, reminders and metrics.

Imports ``tables`` and ``accounts``, and from ``http`` only the type of a connection.
"""
