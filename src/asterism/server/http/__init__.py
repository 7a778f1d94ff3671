"""HTTP and WebSocket: how a server listens, who comes in, the live connection, and what is logged and said of the API.

It imports the house and all below.
"""
