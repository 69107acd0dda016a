#!/usr/bin/env python3
"""Writes the test vectors of the dice derivation to standard output.

An independent implementation of the derivation, from its description in the crate's documentation alone and with
nothing but Python's own hashlib and hmac:

    python3 make_vectors.py > vectors.json
"""

import hashlib
import hmac
import json
import struct

WHITE, BLACK, OPENING = 0, 1, 2
NOTHING = bytes(32)


def commitment(match_id, seed):
    return hashlib.sha256(b"fullprime-dice-v1" + match_id.encode("ascii") + seed).digest()


def game_keys(match_id, seed, seat_one, seat_two, games_max):
    """g_0 to g_N."""
    keys = [hmac.new(seed, match_id.encode("ascii") + seat_one + seat_two, hashlib.sha256).digest()]
    while len(keys) <= games_max:
        keys.append(hashlib.sha256(keys[-1]).digest())
    keys.reverse()
    return keys


def values(key, stream, turn):
    block = 0
    while True:
        message = bytes([stream]) + struct.pack(">II", turn, block)
        for byte in hmac.new(key, message, hashlib.sha256).digest():
            if byte < 252:
                yield byte % 6 + 1
        block += 1


def roll(key, side, turn):
    stream = values(key, side, turn)
    return [next(stream), next(stream)]


def opening(key):
    stream = values(key, OPENING, 0)
    ties = []
    while True:
        white, black = next(stream), next(stream)
        if white != black:
            return {"ties": ties, "white": white, "black": black}
        ties.append(white)


def skips(key, side, turn):
    first_two = hmac.new(key, bytes([side]) + struct.pack(">II", turn, 0), hashlib.sha256).digest()[:2]
    return max(first_two) >= 252


def game(number, key):
    turns = [1, 2, 3, 4, 100, 65536, 2**32 - 1]
    # The first turn of each side in which a byte is skipped. An implementation that does not skip fails there.
    turns_white = turns + [next(t for t in range(5, 10**6) if skips(key, WHITE, t))]
    turns_black = turns + [next(t for t in range(5, 10**6) if skips(key, BLACK, t))]
    long_stream = values(key, WHITE, 7)
    return {
        "game": number,
        "opening": opening(key),
        "white": [{"turn": t, "dice": roll(key, WHITE, t)} for t in turns_white],
        "black": [{"turn": t, "dice": roll(key, BLACK, t)} for t in turns_black],
        # Values over several blocks: White's stream of turn 7, of which a roll uses the first two.
        "values_of_white_7": [next(long_stream) for _ in range(120)],
    }


def case(name, match_id, seed, seat_one, seat_two, games_max):
    keys = game_keys(match_id, seed, seat_one or NOTHING, seat_two or NOTHING, games_max)
    return {
        "name": name,
        "match_id": match_id,
        "seed": seed.hex(),
        "seat_one": seat_one and seat_one.hex(),
        "seat_two": seat_two and seat_two.hex(),
        "games_max": games_max,
        "commitment": commitment(match_id, seed).hex(),
        "keys": [key.hex() for key in keys],
        "games": [game(number, keys[number]) for number in range(1, games_max + 1)],
    }


def letters(text):
    return hashlib.sha256(text.encode("ascii")).digest()


def with_ties(ties):
    """A seed for which the opening throw of a single game has exactly this many ties."""
    number = 0
    while True:
        seed = letters(f"ties {number}")
        key = game_keys("tied", seed, NOTHING, NOTHING, 1)[1]
        if len(opening(key)["ties"]) == ties:
            return seed
        number += 1


CASES = [
    case("all zeros, nobody contributes", "m", bytes(32), None, None, 1),
    case("a match to five points", "01JD3Z8Q6W4V", letters("seed"), letters("one"), letters("two"), 9),
    case("one seat contributes", "three-games", bytes(range(32)), None, bytes(range(255, 223, -1)), 3),
    case("the other seat contributes", "three-games", bytes(range(32)), bytes(range(255, 223, -1)), None, 3),
    case("three ties before the opening throw", "tied", with_ties(3), None, None, 1),
]

print(json.dumps({"format": "fullprime-dice-vectors", "version": 1, "cases": CASES}, indent=1))
