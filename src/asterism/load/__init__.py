"""Many players at many tables of a server, as real WebSocket clients, and what the server does about it."""
