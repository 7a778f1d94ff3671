"""Where other devices reach this server, for the links and QR codes of invitations."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from asterism.server.api.sharing import ShareAddress
from asterism.server.http.request_context import AnyConnection, services_of

COMMAND = "asterism serve --host 0.0.0.0"
"""Listens on the local network, too."""
PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses for documentation: the system chooses a route to them, and nothing is sent."""


def lan_address() -> str | None:
    """This machine's own address in its network; None without one."""
    for family, probe in PROBES:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((probe, 9))
            found: str = asked.getsockname()[0]
            if not is_loopback(found):
                return found
    return None


def is_loopback(host: str) -> bool:
    """Whether a host's name means the machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(host.partition("%")[0]).is_loopback
    return False


def reachable_address(listens: str | None) -> str | None:
    """The address at which others reach a server that listens on ``listens``; None: at none, or unknown."""
    if listens is None or is_loopback(listens):
        return None
    with suppress(ValueError):
        if ip_address(listens).is_unspecified:
            return lan_address()
    return listens


def bracketed(host: str) -> str:
    """A host as an address of a page names it."""
    return f"[{host}]" if ":" in host else host


def share_address(connection: AnyConnection) -> ShareAddress:
    """Where a guest's invitation should lead.

    A guest who came by a name that others can use shares that name. Only guests at the machine itself, who came by
    ``localhost``, are told its address in the network.
    """
    own = str(connection.base_url).rstrip("/")
    client = connection.client.host if connection.client else ""
    at = urlsplit(own)
    if not is_loopback(at.hostname or ""):
        return ShareAddress(origin=own, command=None)
    address = reachable_address(services_of(connection).settings.listens) if is_loopback(client) else None
    if address is None:
        return ShareAddress(origin=None, command=COMMAND)
    port = "" if at.port is None else f":{at.port}"
    return ShareAddress(origin=f"{at.scheme}://{bracketed(address)}{port}", command=None)
