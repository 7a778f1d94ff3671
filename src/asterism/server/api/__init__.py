"""Every request, answer and live message of the server as a struct: the contract with its clients.

``reference.py`` writes their JSON Schemas (``docs/schemas``) and the page's types. Nothing here does anything but
describe and check values; the packages above build and send them.
"""
