"""Tables: matches, seats, clocks and bots, and messages to viewers, made from redacted views.

Imports ``storage`` and nothing of ``accounts``; of ``runtime`` only the type of the services.
"""
