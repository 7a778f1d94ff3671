"""The house: one running server, its tables in memory, and who keeps its time, neighbours, reminders and counts.

It imports tables and people. Of HTTP it knows only the type of the connections it holds.
"""
