"""People: who they are, what and how much they may ask, whom the host keeps out, and where they can be reached.

It imports storage, and knows no table in memory.
"""
