"""Tables: their matches, seats, clocks and bots, and what each viewer is told, made from what he may see.

They import storage, and nothing of people. A table knows the type of the house it stands in.
"""
