"""HTTP routes, one file per subject, each with its list ``ROUTES``.

Imports ``http`` and what is below it; only the application (``app.py``) imports the routes.
"""
