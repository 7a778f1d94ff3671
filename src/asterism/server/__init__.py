"""The server: people, tables and what they are told, over HTTP and WebSocket (``docs/api.md``, ``docs/server.md``).

Imports go down through its rooms: ``routes``, ``http``, ``house``, then ``tables`` beside ``people``, and ``storage``.
The application (``app.py``) stands above them; refusals (``errors.py``) and texts (``texts.py``, ``locale/``) below.
"""
