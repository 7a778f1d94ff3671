"""Guests, sessions, bans, contacts and leaderboards, and delivery by e-mail and web push.

Imports ``storage``, and does not know tables in memory.
"""
