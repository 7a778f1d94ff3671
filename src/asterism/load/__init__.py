"""Load tests of a server: many WebSocket clients play at many tables."""
