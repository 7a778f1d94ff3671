"""Storage: schema, queries, migrations and backups in SQLite or PostgreSQL, and messages between servers.

Imports nothing of the server but its errors.
"""
