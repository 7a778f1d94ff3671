"""Web push: a short encrypted message to one browser of a guest.

The endpoint comes from a client and is not trusted: only https, only the usual port, only public addresses (checked on
the resolved address, against DNS rebinding), no redirects, and a short timeout.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from asterism.server.errors import BadRequestError

MAX_ENDPOINT = 1000
HTTPS = 443
SECONDS = 10.0
GONE = (404, 410)
MAX_LIFE = 28 * 86_400
AUTH_BYTES = 16
TRANSLATED = [
    ipaddress.ip_network(network)
    for network in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "::ffff:0:0:0/96")
]
"""Networks whose addresses hold an IPv4 address that another machine connects to: IPv4-compatible, NAT64, Teredo, 6to4,
IPv4-translated."""


class GoneError(Exception):
    """The subscription has ended."""


class PushError(Exception):
    """The push service refused the message."""


# -- keys --------------------------------------------------------------------------------------------------------------


def decode(text: str) -> bytes:
    """Decode unpadded URL-safe base64."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)


def encode(data: bytes) -> str:
    """Encode as unpadded URL-safe base64."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A new private key."""
    key = ec.generate_private_key(ec.SECP256R1())
    return encode(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """The public key of a private key."""
    private = ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())
    return encode(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


# -- endpoints ---------------------------------------------------------------------------------------------------------


def check_browser(endpoint: str, p256dh: str, auth: str, local: bool) -> None:
    """``BadRequestError`` for a refused endpoint or key; ``local`` allows http to this machine, for tests."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        good = len(decode(auth)) == AUTH_BYTES and _allowed_target(endpoint, local) is not None
    except ValueError:
        good = False
    if not good:
        raise BadRequestError("bad-browser")


def _allowed_target(endpoint: str, local: bool) -> SplitResult | None:
    if len(endpoint) > MAX_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return None
    parts = urlsplit(endpoint)
    host = parts.hostname
    if host is None or parts.username is not None or parts.password is not None:
        return None
    if local and parts.scheme == "http" and host == "127.0.0.1":
        return parts
    if parts.scheme != "https" or parts.port not in (None, HTTPS):
        return None
    try:
        return parts if _is_public(host) else None
    except ValueError:
        return parts if "." in host else None


def _is_public(address: str) -> bool:
    """Whether an IP address is public; ``ValueError`` if it is a host name."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        parsed = parsed.ipv4_mapped or parsed
    return parsed.is_global and not parsed.is_multicast and not any(parsed in network for network in TRANSLATED)


def _connect(parts: SplitResult, local: bool) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    port = parts.port or HTTPS
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if _is_public(str(address[0])) or (local and parts.scheme == "http"):
            found = socket.create_connection((str(address[0]), port), timeout=SECONDS)
            break
    else:
        raise PushError(f"{host} has no public address")
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    connection.sock = found
    if parts.scheme == "https":
        try:
            connection.sock = ssl.create_default_context().wrap_socket(found, server_hostname=host)
        except BaseException:
            found.close()
            raise
    return connection


# -- sending -----------------------------------------------------------------------------------------------------------


def send(
    browser: Mapping[str, str], message: bytes, *, key: str, sender: str, topic: str, life: int, local: bool
) -> None:
    """Send a message to a browser (endpoint, p256dh, auth), to be delivered within ``life`` seconds. Blocks."""
    from py_vapid import Vapid02  # type: ignore[import-untyped]
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    parts = _allowed_target(browser["endpoint"], local)
    if parts is None:
        raise PushError("the endpoint is not allowed")
    keys = {"p256dh": browser["p256dh"], "auth": browser["auth"]}
    body = WebPusher({"endpoint": browser["endpoint"], "keys": keys}).encode(message)["body"]
    headers = {
        **Vapid02.from_string(key).sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": sender}),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(min(life, MAX_LIFE)),
        "Topic": topic,
    }
    try:
        connection = _connect(parts, local)
        try:
            connection.request("POST", parts._replace(scheme="", netloc="").geturl() or "/", body, headers)
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException) as error:
        raise PushError(str(error)) from error
    if status in GONE:
        raise GoneError
    if not 200 <= status < 300:
        raise PushError(f"{parts.hostname} answered {status}")
