#!/usr/bin/env python3
"""Checks the test vectors of the board protocol without any of the server's code.

Usage: vectors.py FILE

Needs Python 3.9 and the package `cryptography`. Each function is one task of a firmware.
"""

import hashlib
import json
import sys

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PROTOCOL = 1


def public_key(private_key: bytes) -> str:
    key = Ed25519PrivateKey.from_private_bytes(private_key).public_key()
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw).hex()


def enrolment_text(server: str, code: str, key: str) -> str:
    return f"fullprime-board-enrolment {PROTOCOL}\n{server}\n{code}\n{key}"


def authentication_text(server: str, device: str, challenge: str, time_ms: int) -> str:
    return f"fullprime-board-authentication {PROTOCOL}\n{server}\n{device}\n{challenge}\n{time_ms}"


def sign(private_key: bytes, text: str) -> str:
    return Ed25519PrivateKey.from_private_bytes(private_key).sign(text.encode()).hex()


def genesis(device: str) -> bytes:
    return hashlib.sha256(f"fullprime-board-chain {PROTOCOL}\n{device}".encode()).digest()


def next_hash(previous: bytes, seq: int, at_ms: int, body: str) -> bytes:
    numbers = seq.to_bytes(8, "big") + at_ms.to_bytes(8, "big", signed=True)
    return hashlib.sha256(previous + numbers + body.encode()).digest()


def frame(session: str, seq: int, previous: bytes, at_ms: int, body: str) -> str:
    """Returns the text of a frame. The body is inserted unchanged, because the hash covers its bytes."""
    head = f'"v":{PROTOCOL},"type":"frame","session":"{session}","seq":{seq},"prev":"{previous.hex()}"'
    return f'{{{head},"at":{at_ms},"body":{body}}}'


def check(name: str, made: object, published: object) -> None:
    if made != published:
        sys.exit(f"{name}: made {made!r}, published {published!r}")


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        vectors = json.load(file)
    secret = bytes.fromhex(vectors["private_key"])
    key, server, device = public_key(secret), vectors["server"], vectors["device"]
    check("public key", key, vectors["public_key"])
    enrolment, authentication = vectors["enrolment"], vectors["authentication"]
    texts = [
        (enrolment, enrolment_text(server, enrolment["code"], key)),
        (
            authentication,
            authentication_text(server, device, authentication["challenge"], authentication["time"]),
        ),
    ]
    count = 0
    for signed, text in texts:
        check("signed text", text, signed["signed_text"])
        check("signature", sign(secret, text), signed["signature"])
        verifier = Ed25519PublicKey.from_public_bytes(bytes.fromhex(vectors["public_key"]))
        verifier.verify(bytes.fromhex(signed["signature"]), text.encode())
        count += 1
    chain = vectors["chain"]
    head = genesis(device)
    check("genesis", head.hex(), chain["genesis"])
    for published in chain["frames"]:
        seq, at_ms, body = published["seq"], published["at"], published["body"]
        check(f"text of frame {seq}", frame(chain["session"], seq, head, at_ms, body), published["text"])
        head = next_hash(head, seq, at_ms, body)
        check(f"hash of frame {seq}", head.hex(), published["hash"])
        count += 1
    print(f"{count} vectors agree")


if __name__ == "__main__":
    main()
