"""Storage: what is kept, in SQLite or PostgreSQL, every question to it, and the telegraph between its servers.

It imports nothing of the server but its errors.
"""
