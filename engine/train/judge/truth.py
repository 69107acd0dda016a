"""GNU Backgammon's chances for positions, for `train truth --peer PYTHON`: truth.py PLIES.

Reads position ids, one a line, to the end of the input, and answers each with the side on roll's chances of winning,
winning a gammon, winning a backgammon, losing a gammon and losing a backgammon (cubeless, each includes the next).
gnubg-nn (GPL) is used as a peer only, in an environment of its own.
"""
import base64, sys
import gnubg_nn as g


def board(name):
    """The counts of both sides of a position id, [opponent, side on roll], from their 1-points to their bars."""
    bits = int.from_bytes(base64.b64decode(name + "=="), "little")
    counts = []
    for _ in range(50):
        count = 0
        while bits & 1:
            count, bits = count + 1, bits >> 1
        bits >>= 1
        counts.append(count)
    return [counts[:25], counts[25:]]


def main():
    plies = int(sys.argv[1])
    for name in sys.stdin.read().split():
        print(*g.probabilities(board(name), plies))


main()
