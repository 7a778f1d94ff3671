"""The server: guests, tables and live play over HTTP and WebSocket (``docs/api.md``, ``docs/server.md``).

Packages import downwards: ``routes``, ``http``, ``runtime``, then ``tables`` beside ``accounts``, then ``storage``
(``pyproject.toml`` has the contract).
"""
