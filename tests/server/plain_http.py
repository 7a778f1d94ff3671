"""HTTP to servers on this machine. By default each client of httpx reads all certificate authorities, for 27 ms."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For what connects without TLS: it knows no authority."""
plain_client = partial(httpx.Client, verify=NO_TLS)
