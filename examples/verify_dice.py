#!/usr/bin/env python3
"""Checks the dice of a finished match, from docs/dice.md alone. Needs nothing but Python.

    python3 verify_dice.py FILE             a match record, or the answer of /api/v1/matches/ID/dice
    python3 verify_dice.py --vectors FILE   the test vectors

Ends with status 0 if everything agrees, with 1 if something does not, with 2 if the file cannot be checked.
"""

import hashlib
import hmac
import json
import sys

STREAMS = {"white": 0, "black": 1}
OPENING = 2
ZEROS = bytes(32)


class CannotCheck(Exception):
    """The file contains no dice that can be checked."""


def commitment(match_id, seed):
    return hashlib.sha256(b"fullprime-dice-v1" + match_id.encode("ascii") + seed).digest()


def game_keys(match_id, seed, white, black, games_max):
    """Returns the keys g_0 to g_N."""
    key = hmac.new(seed, match_id.encode("ascii") + white + black, hashlib.sha256).digest()
    keys = [key]
    for _ in range(games_max):
        key = hashlib.sha256(key).digest()
        keys.insert(0, key)
    return keys


def values(key, stream, turn):
    """Yields the values 1 to 6 of a stream, without end."""
    block = 0
    while True:
        message = bytes([stream]) + turn.to_bytes(4, "big") + block.to_bytes(4, "big")
        for byte in hmac.new(key, message, hashlib.sha256).digest():
            if byte < 252:
                yield byte % 6 + 1
        block += 1


def roll(key, seat, turn):
    stream = values(key, STREAMS[seat], turn)
    return [next(stream), next(stream)]


def opening(key):
    """Returns the ties, and the deciding dice of White and Black."""
    stream = values(key, OPENING, 0)
    ties = []
    while True:
        white, black = next(stream), next(stream)
        if white != black:
            return ties, [white, black]
        ties.append(white)


def bytes32(text):
    if text is None:
        return ZEROS
    raw = bytes.fromhex(text)
    if len(raw) != 32:
        raise CannotCheck(f"expected 32 bytes, got {len(raw)}")
    return raw


def check(disclosed):
    """Returns the problems of one chain, in words, and the number of computed throws."""
    if disclosed.get("imported"):
        raise CannotCheck("the rolls were imported from a file, so nothing was committed to")
    if disclosed["seed"] is None:
        raise CannotCheck("the seed is not published before the match is over")
    problems = []
    throws = 0
    match_id, seed = disclosed["id"], bytes32(disclosed["seed"])
    seats = {"white": bytes32(disclosed["white_contribution"]), "black": bytes32(disclosed["black_contribution"])}
    if commitment(match_id, seed) != bytes32(disclosed["commitment"]):
        problems.append("the seed is not the one that was committed to")
    if disclosed.get("seat_bytes") == "house_bots_zero":
        for seat in disclosed["house_bots"]:
            if seats[seat] != ZEROS:
                problems.append(f"{seat} is a house bot, but has bytes that the server chose")
    keys = game_keys(match_id, seed, seats["white"], seats["black"], disclosed["games_max"])
    if keys[0] != bytes32(disclosed["g0"]):
        problems.append("g_0 does not follow from the seed and the seats' bytes")
    for number, game in enumerate(disclosed["games"], 1):
        where = f"game {number}"
        if game["game"] != number or number > disclosed["games_max"]:
            problems.append(f"{where}: a game is missing, or the match cannot have had so many games")
            break
        key = keys[number]
        if key != bytes32(game["key"]):
            problems.append(f"{where}: the key is not the one of the chain")
        if game["opening"] is not None:
            throws += 1
            if opening(key) != (list(game["ties"]), list(game["opening"])):
                problems.append(f"{where}: the opening throw does not agree")
        due = {"white": 1, "black": 1}
        for thrown in game["throws"]:
            throws += 1
            seat, turn = thrown["seat"], thrown["turn"]
            if turn != due[seat]:
                problems.append(f"{where}: {seat}'s turn {due[seat]} was due, not {turn}")
            due[seat] = turn + 1
            if roll(key, seat, turn) != list(thrown["dice"]):
                problems.append(f"{where}: {seat}'s roll of turn {turn} does not agree")
    return problems, throws


def from_record(record):
    """Returns the chains of a match record, each in the form of the server's disclosure."""
    dice = record["dice"]
    if dice["kind"] != "served":
        raise CannotCheck("the dice were thrown by hand, or nothing is known of them")
    house_bots = [seat for seat in STREAMS if record["players"][seat]["kind"] == "house_bot"]
    games = {game["number"]: game for game in record["games"]}
    covered = []
    for chain in dice["chains"]:
        told = []
        for index, key in enumerate(chain["keys"]):
            number = chain["first_game"] + index
            if number not in games:
                raise CannotCheck(f"there is a key for game {number}, which the record does not have")
            covered.append(number)
            told.append({"game": index + 1, "key": key, **throws_of(games[number])})
        yield {
            **chain,
            "white_contribution": chain["contributions"]["white"],
            "black_contribution": chain["contributions"]["black"],
            "house_bots": house_bots,
            "games": told,
        }
    if sorted(covered) != sorted(games):
        raise CannotCheck("not every game has exactly one key")


def throws_of(game):
    start = game["opening"]
    is_thrown = start["kind"] == "thrown"
    turns = {"white": 0, "black": 0}
    throws = []
    for entry in game["actions"]:
        action = entry["action"]
        if action["do"] == "roll":
            turns[action["seat"]] += 1
            throws.append({"seat": action["seat"], "turn": turns[action["seat"]], "dice": action["dice"]})
    return {
        "ties": start["ties"] if is_thrown else [],
        "opening": [start["white"], start["black"]] if is_thrown else None,
        "throws": throws,
    }


def check_vectors(vectors):
    problems = []
    throws = 0
    for case in vectors["cases"]:
        seed = bytes32(case["seed"])
        keys = game_keys(case["match_id"], seed, bytes32(case["seat_one"]), bytes32(case["seat_two"]), case["games_max"])
        if commitment(case["match_id"], seed).hex() != case["commitment"]:
            problems.append(f"{case['name']}: commitment")
        if [key.hex() for key in keys] != case["keys"]:
            problems.append(f"{case['name']}: keys")
        for game in case["games"]:
            key = keys[game["game"]]
            expected = game["opening"]
            if opening(key) != (expected["ties"], [expected["white"], expected["black"]]):
                problems.append(f"{case['name']}: opening throw of game {game['game']}")
            for seat in STREAMS:
                for thrown in game[seat]:
                    throws += 1
                    if roll(key, seat, thrown["turn"]) != thrown["dice"]:
                        problems.append(f"{case['name']}: {seat}'s turn {thrown['turn']} of game {game['game']}")
    return problems, throws


def main(arguments):
    try:
        with open(arguments[-1], encoding="utf-8") as file:
            content = json.load(file)
        if arguments[0] == "--vectors":
            found = [check_vectors(content)]
        elif content.get("format") == "fullprime-match":
            found = [check(chain) for chain in from_record(content)]
        else:
            found = [check(content)]
    except (CannotCheck, OSError, ValueError, KeyError, TypeError, IndexError) as problem:
        print(f"cannot be checked: {problem}", file=sys.stderr)
        return 2
    problems = [problem for chain, _ in found for problem in chain]
    for problem in problems:
        print(problem)
    throws = sum(count for _, count in found)
    print(f"{throws} throws were computed; " + ("something does NOT agree" if problems else "everything agrees"))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
