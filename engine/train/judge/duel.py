"""Cubeless money games at 0-ply against GNU Backgammon's nets (gnubg-nn, a peer only), same dice for both seats.

usage: duel.py TRAIN NET GAMES [SEED]; TRAIN is the trainer's binary, which answers decisions through a pipe.
Prints the mean points a game of NET with its standard error over pairs of games.
"""
import math, random, subprocess, sys
import gnubg_nn as g

class Ours:
    def __init__(self, binary, net):
        self.pipe = subprocess.Popen([binary, "answer", "--net", net], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def play(self, own, opp, dice):
        self.pipe.stdin.write(f"{' '.join(map(str, own))} | {' '.join(map(str, opp))} | {dice[0]} {dice[1]}\n")
        self.pipe.stdin.flush()
        parts = self.pipe.stdout.readline().split("|")
        return [int(x) for x in parts[3].split()], [int(x) for x in parts[4].split()]

class Gnu:
    def play(self, own, opp, dice):
        keys = g.moves([opp, own], dice[0], dice[1])
        if not keys: return own, opp
        if len(keys) == 1:
            moves = g.best_move([opp, own], dice[0], dice[1], n=0)
        else:
            moves = g.best_move([opp, own], dice[0], dice[1], n=0)
        own, opp = own[:], opp[:]
        for start, end in moves:
            own[start - 1] -= 1
            if end > 0:
                own[end - 1] += 1
                if opp[24 - end] == 1:
                    opp[24 - end] = 0
                    opp[24] += 1
        return own, opp

def game(players, first, seed):
    dice = random.Random(seed)
    sides = [[0] * 25 for _ in range(2)]
    for side in sides: side[23], side[12], side[7], side[5] = 2, 5, 3, 5
    turn = first
    while True:
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        own, opp = players[turn].play(sides[turn], sides[1 - turn], roll)
        sides[turn], sides[1 - turn] = own, opp
        if sum(own) == 0:
            value = 1
            if sum(opp) == 15: value = 3 if sum(opp[18:]) else 2
            return value if turn == 0 else -value
        turn = 1 - turn

def main():
    binary, net, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    players = [Ours(binary, net), Gnu()]
    pairs = [(game(players, 0, (seed, n).__hash__()) + game(players, 1, (seed, n).__hash__())) / 2 for n in range(games // 2)]
    mean = sum(pairs) / len(pairs)
    error = math.sqrt(sum((p - mean) ** 2 for p in pairs) / len(pairs) / len(pairs))
    print(f"{mean:+.4f} points a game against GNU 0-ply, standard error {error:.4f}, {2 * len(pairs)} games")

main()
