"""Tables: matches, seats, clocks and bots, and messages to viewers, made from redacted views.

Imports ``storage``, nothing of ``accounts`` or ``runtime``; ``context.py`` is what a table needs of its server.
"""
