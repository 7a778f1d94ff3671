"""A site without a server: the page, the games as WebAssembly modules, and what a server would answer, as files.

``build`` writes the folder; ``export`` the answers and positions that the page's worker reads, ``app`` what makes it an
app that can be installed and used offline. ``docs/site.md`` is for those who publish one; the worker is
``web/src/local``.
"""
