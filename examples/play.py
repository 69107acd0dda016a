#!/usr/bin/env python3
"""Plays one game against a bot over the API of Fullprime: python3 play.py http://127.0.0.1:8080 fp_... Pip

Needs the package `websocket-client` (Debian: python3-websocket). The token needs the scope `play`.
"""

import json
import random
import sys
import urllib.request

import websocket

site, token, bot = sys.argv[1:4]


def call(method, path, body):
    request = urllib.request.Request(
        f"{site}/api/v1{path}",
        method=method,
        data=json.dumps(body).encode(),
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(view):
    """Returns the command of a player who takes every double and moves at random; None while it is the opponent's turn."""
    allowed = view["allowed"]
    for command in ("accept_resignation", "take", "roll"):
        if command in allowed:
            return {"do": command}
    if "play" not in allowed:
        return None
    # The legal plays are a graph: node 0 is the current board, each edge moves one checker by one die.
    nodes, node, moves = view["plays"], view["plays"][0], []
    while not node["complete"]:
        edge = random.choice(node["edges"])
        moves.append({"from": edge["from"], "to": edge["to"]})
        node = nodes[edge["next"]]
    return {"do": "play", "moves": moves}


settings = {"format": {"kind": "normal"}, "rated": False, "time": {"kind": "none"}}
table = call("POST", "/matches", {"settings": settings, "invite": bot})
# Our bytes enter the dice, so the server cannot choose them alone.
call("POST", f"/matches/{table['id']}/seat", {"contribution": random.randbytes(32).hex()})

socket = websocket.create_connection(
    site.replace("http", "ws", 1) + "/ws", header=[f"Authorization: Bearer {token}"]
)
socket.send(json.dumps({"type": "watch_match", "id": table["id"], "since": 0}))
answered = -1
while True:
    message = json.loads(socket.recv())
    if message["type"] in ("refused", "error"):
        sys.exit(f"refused: {message['error']}")
    if message["type"] != "match":
        continue
    view = message["view"]
    if view["phase"]["kind"] == "over":
        outcome = view["phase"]["outcome"]
        print("won" if outcome["winner"] == view["you"] else "lost", "against", bot)
        break
    command = choose(view)
    if command is not None and view["seq"] != answered:
        answered = view["seq"]
        action = {"type": "act", "id": view["id"], "request": f"a{answered}", "seen": answered, "command": command}
        socket.send(json.dumps(action))
socket.close()
