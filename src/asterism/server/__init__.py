"""The server: people, tables and what they are told, over HTTP and WebSocket (``docs/api.md``, ``docs/server.md``)."""
