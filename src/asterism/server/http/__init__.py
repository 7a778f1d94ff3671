"""HTTP and WebSocket: listening, request context, live connections, access logs and the OpenAPI schema.

Imports ``runtime`` and what is below it.
"""
