"""The proof that a game needs no line of ours: noughts and crosses, a package of its own (``tests/packages/noughts``).

``python -m tests.fourth`` installs it into a folder that no other test sees, and plays it by the generic tests and by
those here.
"""
