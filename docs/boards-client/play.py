#!/usr/bin/env python3
"""A sensor board in Python: joins an account with a code, and plays the match at which it is seated.

Usage: play.py HOST:PORT CODE

Needs Python 3.9 and the package `cryptography`; written from `docs/boards-protocol.md` alone. It keeps its key and its
frames in memory; a real board stores them before it sends them. It knows no rule of backgammon. It presses *done*
before it has moved, receives the nearest legal plays, and makes the first one.
"""

import base64
import json
import os
import socket
import struct
import sys
import time

from vectors import authentication_text, enrolment_text, frame, genesis, next_hash, public_key, sign

PROTOCOL = 1
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line:
    """The part of RFC 6455 that a board needs."""

    def __init__(self, address: str) -> None:
        host, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        request = f"GET /boards/v1 HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        request += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.socket.sendall(request.encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.receive()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            sys.exit(head.decode())

    def receive(self) -> bytes:
        data = self.socket.recv(65536)
        if not data:
            sys.exit("the server has hung up")
        return data

    def take(self, count: int) -> bytes:
        while len(self.rest) < count:
            self.rest += self.receive()
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        mask = os.urandom(4)
        length = len(payload)
        head = bytes([0x80 | kind, 0x80 | length]) if length < 126 else struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)))

    def hear(self) -> dict:
        while True:
            first, length = self.take(2)
            if length == 126:
                (length,) = struct.unpack("!H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.take(8))
            payload, kind = self.take(length), first & 15
            if kind == TEXT:
                return json.loads(payload)
            if kind == PING:
                self.send(payload, PONG)
            if kind == CLOSE:
                sys.exit(f"the server has closed the connection: {payload[2:].decode()}")


class Board:
    def __init__(self, line: Line, code: str) -> None:
        self.line, self.code = line, code
        self.secret = os.urandom(32)
        self.session, self.seq, self.head = "", 0, b""
        self.points = [{"count": 0} for _ in range(24)]
        self.bar = {"one": 0, "two": 0}
        self.console, self.has_tried = "one", False

    def say(self, **message: object) -> None:
        self.line.send(json.dumps({"v": PROTOCOL, **message}).encode())

    def report(self, **body: object) -> None:
        """Sends a frame. It is chained to the previous one, and its body has exactly the bytes that were hashed."""
        text, at_ms = json.dumps(body), int(time.time() * 1000)
        self.seq, previous = self.seq + 1, self.head
        self.head = next_hash(previous, self.seq, at_ms, text)
        self.line.send(frame(self.session, self.seq, previous, at_ms, text).encode())

    def show(self) -> None:
        self.report(type="occupancy", points=self.points, bar={"apart": self.bar})

    def press(self, button: object) -> None:
        self.report(type="button", console=self.console, button=button)

    def move(self, differences: list) -> None:
        """Moves checkers until the board shows the expected position."""
        for change in differences:
            place, count, whose = change["place"], change["expected"], change.get("whose")
            if place == "bar":
                side = whose or ("one" if self.bar["one"] == change["seen"] else "two")
                self.bar[side] = count
            else:
                self.points[place["point"] - 1] = {"count": count, "whose": whose} if count else {"count": 0}

    def challenged(self, told: dict) -> None:
        self.server, self.challenge = told["server"], told["challenge"]
        key = public_key(self.secret)
        signature = sign(self.secret, enrolment_text(self.server, self.code, key))
        self.say(type="enrol", code=self.code, public_key=key, signature=signature)

    def enrolled(self, told: dict) -> None:
        self.device = told["device"]
        self.head = genesis(self.device)
        print(f"enrolled {self.device}", flush=True)
        at_ms = int(time.time() * 1000)
        signature = sign(self.secret, authentication_text(self.server, self.device, self.challenge, at_ms))
        self.say(type="authenticate", device=self.device, challenge=self.challenge, time=at_ms, signature=signature)

    def welcome(self, told: dict) -> None:
        self.session = told["session"]
        self.say(type="resume", session=self.session, last=self.seq, oldest=self.seq + 1)
        capabilities = {"colour": True, "point_depth": 15, "bar_depth": 15, "reads_dice": False}
        self.report(type="hello", model="Reference client", firmware="1", capabilities=capabilities)
        self.report(type="health", battery_percent=None, faults=[], firmware="1")

    def position(self, told: dict) -> None:
        """Carries out a play made elsewhere at once. A play made here is already on the board."""
        shown = [{key: point[key] for key in ("count", "whose") if key in point} for point in told["position"]["points"]]
        bar = told["position"]["bar"]["apart"]
        if (shown, bar) != (self.points, self.bar):
            self.points, self.bar = shown, bar
            self.show()
        self.has_tried = False
        self.on_turn = told["on_turn"]
        if self.on_turn == self.console:
            # Before the roll this asks for the server's dice. After it, the server answers with the nearest legal plays.
            self.press("done")

    def roll(self, told: dict) -> None:
        """Does nothing: `position`, which came before, has already pressed *done*."""

    def offer(self, told: dict) -> None:
        self.press("take")

    def choose(self, told: dict) -> None:
        self.report(type="choice", console=self.console, question=told["question"], play=0)

    def illegal(self, told: dict) -> None:
        self.move(told["nearest"][0]["differences"])
        self.show()
        self.press("done")

    def run(self) -> None:
        while True:
            told = self.line.hear()
            kind = told["type"]
            if kind == "refused":
                sys.exit(f"refused: {told['code']}: {told['message']}")
            if kind == "end":
                print(f"over, won by {told['winner']}", flush=True)
                return
            # A board ignores messages of an unknown kind.
            handler = {"challenge": self.challenged}.get(kind) or getattr(self, kind, None)
            if kind in ("challenge", "enrolled", "welcome", "position", "roll", "offer", "choose", "illegal"):
                handler(told)


if __name__ == "__main__":
    Board(Line(sys.argv[1]), sys.argv[2]).run()
