"""The routes: what can be asked over HTTP, a file for each subject, each with its list ``ROUTES``.

They import ``http`` and all below; only the application (``app.py``) imports them.
"""
