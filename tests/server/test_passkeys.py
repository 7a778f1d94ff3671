"""Passkeys: each challenge is signed once and in time, for the host that asked; guests have several."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import struct
from datetime import UTC, datetime, timedelta

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from asterism.server.accounts.passkeys import CHALLENGE_LIFETIME, PasskeyStore, relying_party
from asterism.server.budgets import MAX_PASSKEYS
from asterism.server.errors import BadRequestError, ConflictError, UnknownGuestError
from asterism.server.storage.database import GuestRow

from .stores import opened_store

HOST = "localhost:8000"
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device that holds one credential, as WebAuthn describes it."""

    def __init__(self, number: int, origin: str = f"http://{HOST}") -> None:
        self.key = ec.derive_private_key(1000 + number, ec.SECP256R1())
        self.id, self.origin, self.count = hashlib.sha256(b"%d" % number).digest(), origin, 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _head(self, party: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def create(self, options: dict) -> dict:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._head(options["rp"]["id"], 0b1000101) + bytes(16) + struct.pack(">H", len(self.id)) + self.id
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(public)})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": encode(client), "attestationObject": encode(attested)}
        return {"id": encode(self.id), "rawId": encode(self.id), "type": "public-key", "response": response}

    def sign(self, options: dict) -> dict:
        data, client = self._head(options["rpId"], 0b101), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"authenticatorData": encode(data), "clientDataJSON": encode(client), "signature": encode(signature)}
        return {"id": encode(self.id), "rawId": encode(self.id), "type": "public-key", "response": response}


# -- over HTTP ---------------------------------------------------------------------------------------------------------


def created(guest, device):
    options = guest.post("/api/me/passkeys/options")["options"]
    return guest.post("/api/me/passkeys", {"credential": device.create(options)})["passkeys"]


def signed_in(guest, device, status=200):
    options = guest.post("/api/passkeys/options")["options"]
    return guest.post("/api/passkeys", {"credential": device.sign(options)}, status)


def browser(server, name=None):
    return server.guest(name, host=HOST)


def test_a_guest_signs_in_by_any_of_their_passkeys_until_they_remove_it(server):
    ann, phone, desk = browser(server, "Ann"), Authenticator(1), Authenticator(2)
    me = ann.get("/api/me")["guest"]["id"]
    assert len(created(ann, phone)) == 1
    keys = created(ann, desk)
    assert [key["host"] for key in keys] == ["localhost", "localhost"]
    for device in (phone, desk):
        elsewhere = browser(server)
        assert signed_in(elsewhere, device)["guest"]["id"] == me
        assert elsewhere.get("/api/me")["guest"]["name"] == "Ann"
    used = {key["id"]: key["used"] for key in ann.get("/api/me/passkeys")["passkeys"]}
    assert all(used.values())
    left = ann.delete(f"/api/me/passkeys/{hashlib.sha256(phone.id).hexdigest()[:16]}")["passkeys"]
    assert len(left) == 1
    assert signed_in(browser(server), phone, 401)["error"]["code"] == "unknown-passkey"


def test_nobody_removes_the_passkey_of_another(server):
    ann, device = browser(server, "Ann"), Authenticator(3)
    (key,) = created(ann, device)
    assert browser(server, "Ben").delete(f"/api/me/passkeys/{key['id']}")["passkeys"] == []
    assert browser(server).delete(f"/api/me/passkeys/{key['id']}")["passkeys"] == []
    assert len(ann.get("/api/me/passkeys")["passkeys"]) == 1


def test_a_bare_address_has_no_passkeys(server):
    ann = server.guest("Ann")
    assert ann.post("/api/me/passkeys/options", status=400)["error"]["code"] == "no-passkeys-here"
    assert ann.post("/api/passkeys/options", status=400)["error"]["code"] == "no-passkeys-here"


@pytest.mark.parametrize("credential", [{}, {"response": 3}, {"response": {"clientDataJSON": "é"}}, {"rawId": []}])
def test_nonsense_is_refused(server, credential):
    for path in ("/api/me/passkeys", "/api/passkeys"):
        error = browser(server).post(path, {"credential": credential}, 400)["error"]
        assert error["code"] == "bad-passkey"


# -- challenges, with the time given -----------------------------------------------------------------------------------


@pytest.fixture
def run(database):
    """Runs a job with passkeys over an empty database that has one guest."""

    def inside(job):
        async def with_store():
            async with opened_store(database) as store:
                guest = GuestRow(id="ann", name="Ann")
                await store.add(guest)
                return await job(PasskeyStore(store), guest)

        return asyncio.run(with_store())

    return inside


LOCAL = relying_party(HOST)


def test_a_challenge_is_good_once(run):
    async def job(passkeys, guest):
        device = Authenticator(1)
        credential = device.create(await passkeys.creation_options(guest, LOCAL, NOON))
        await passkeys.add(guest, LOCAL, credential, NOON)
        with pytest.raises(ConflictError, match="too long"):
            await passkeys.add(guest, LOCAL, credential, NOON)
        answer = device.sign(await passkeys.request_options(LOCAL, NOON))
        assert (await passkeys.guest_of(LOCAL, answer, NOON)).id == "ann"
        with pytest.raises(ConflictError, match="too long"):
            await passkeys.guest_of(LOCAL, answer, NOON)

    run(job)


def test_a_challenge_is_good_for_its_time_its_purpose_and_its_guest(run):
    async def job(passkeys, guest):
        device, late = Authenticator(1), NOON + CHALLENGE_LIFETIME
        credential = device.create(await passkeys.creation_options(guest, LOCAL, NOON))
        with pytest.raises(ConflictError):
            await passkeys.add(guest, LOCAL, credential, late)
        credential = device.create(await passkeys.creation_options(guest, LOCAL, NOON))
        with pytest.raises(ConflictError):
            await passkeys.add(GuestRow(id="ben"), LOCAL, credential, NOON)
        request = await passkeys.request_options(LOCAL, NOON)
        with pytest.raises(ConflictError):
            await passkeys.add(guest, LOCAL, device.create({**request, "rp": {"id": "localhost"}}), NOON)
        credential = device.create(await passkeys.creation_options(guest, LOCAL, NOON))
        await passkeys.add(guest, LOCAL, credential, late - timedelta(seconds=1))

    run(job)


def test_only_the_page_of_its_own_host_uses_a_passkey(run):
    async def job(passkeys, guest):
        foreign, device = Authenticator(1, origin="https://evil.example"), Authenticator(2)
        with pytest.raises(BadRequestError):
            await passkeys.add(guest, LOCAL, foreign.create(await passkeys.creation_options(guest, LOCAL, NOON)), NOON)
        await passkeys.add(guest, LOCAL, device.create(await passkeys.creation_options(guest, LOCAL, NOON)), NOON)
        other = relying_party("games.example")
        device.origin = "https://games.example"
        with pytest.raises(UnknownGuestError):
            await passkeys.guest_of(other, device.sign(await passkeys.request_options(other, NOON)), NOON)
        thief = Authenticator(3, origin=f"http://{HOST}")
        thief.id = device.id
        with pytest.raises(BadRequestError):
            await passkeys.guest_of(LOCAL, thief.sign(await passkeys.request_options(LOCAL, NOON)), NOON)

    run(job)


def test_a_guest_has_so_many_passkeys_at_most(run):
    async def job(passkeys, guest):
        for number in range(MAX_PASSKEYS):
            options = await passkeys.creation_options(guest, LOCAL, NOON)
            await passkeys.add(guest, LOCAL, Authenticator(number).create(options), NOON)
        with pytest.raises(ConflictError):
            await passkeys.creation_options(guest, LOCAL, NOON)

    run(job)


@pytest.mark.parametrize(
    ("host", "id", "origins"),
    [
        ("localhost:8000", "localhost", ["https://localhost:8000", "http://localhost:8000"]),
        ("Games.example", "games.example", ["https://Games.example"]),
        ("games.example:8443", "games.example", ["https://games.example:8443"]),
    ],
)
def test_the_relying_party_is_the_host_of_the_request(host, id, origins):
    assert relying_party(host) == (id, origins)


@pytest.mark.parametrize("host", ["", ":8000", "a" * 256, "127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "[fe80::1]"])
def test_an_address_or_nothing_is_no_relying_party(host):
    with pytest.raises(BadRequestError):
        relying_party(host)
