"""Web push: a short message to one browser of a guest, encrypted for it alone.

Where to send it is what a client said, so it is trusted with nothing: only https, only the usual port, only public
addresses (looked at when connecting, so that a name cannot change its mind), no redirects, and not for long.
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


class GoneError(Exception):
    """The browser does not want to hear from us any more."""


class PushError(Exception):
    """The message was not taken."""


# -- keys --------------------------------------------------------------------------------------------------------------


def decode(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)


def encode(data: bytes) -> str:
    """Base64 as browsers read it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A server's private key."""
    key = ec.generate_private_key(ec.SECP256R1())
    return encode(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """What browsers need of it."""
    private = ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())
    return encode(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


# -- where to ----------------------------------------------------------------------------------------------------------


def check_browser(endpoint: str, p256dh: str, auth: str, local: bool) -> None:
    """``BadRequestError`` unless a message could be sent there; ``local`` allows http to this machine, for tests."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        good = len(decode(auth)) == AUTH_BYTES and _may_go(endpoint, local) is not None
    except ValueError:
        good = False
    if not good:
        raise BadRequestError("bad-browser")


def _may_go(endpoint: str, local: bool) -> SplitResult | None:
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
        return parts if _public(host) else None
    except ValueError:
        return parts if "." in host else None


def _public(address: str) -> bool:
    """Whether an address is one of the open internet; ``ValueError`` if it is a name."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.sixtofour or parsed.teredo or parsed in ipaddress.ip_network("64:ff9b::/96"):
            return False
        parsed = parsed.ipv4_mapped or parsed
    return parsed.is_global and not parsed.is_multicast


def _connect(parts: SplitResult, local: bool) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    port = parts.port or HTTPS
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if _public(str(address[0])) or (local and parts.scheme == "http"):
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
    """Send a message to a browser (endpoint, p256dh, auth) that may be told within ``life`` seconds. This blocks."""
    from py_vapid import Vapid02  # type: ignore[import-untyped]
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    parts = _may_go(browser["endpoint"], local)
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
