"""Cubeless money games at 0-ply against another engine's nets (peers only), same dice for both seats.

usage: duel.py TRAIN NET GAMES [SEED] [PEER]; TRAIN is the trainer's binary, which answers decisions through a pipe.
PEER is `gnubg` (the default; needs gnubg-nn), `bgsage` (needs bgsage), or the file of PureTD's net of five chances
(cubeless_prob5_512_512_256_128.pt of github.com/alexstrehl/backgammon-ai-engine; needs numpy and bgsage, for its plays).
Prints the mean points a game of NET with its standard error over pairs of games: as played, and with the luck of both
sides subtracted. NET measures the luck. Its mean is zero whatever the net's errors, so the expected result stays the same,
and the standard error becomes several times smaller.

A side is 25 counts: its own points 1 to 24, then the bar. A peer's `play` returns both sides after its play.
"""
import math, random, subprocess, sys

class Ours:
    def __init__(self, binary, net):
        self.pipe = subprocess.Popen([binary, "answer", "--luck", "--net", net], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def answer(self, own, opp, dice):
        """Returns both sides after the best play, and the luck of the roll in points."""
        self.pipe.stdin.write(f"{' '.join(map(str, own))} | {' '.join(map(str, opp))} | {dice[0]} {dice[1]}\n")
        self.pipe.stdin.flush()
        parts = self.pipe.stdout.readline().split("|")
        return [int(x) for x in parts[3].split()], [int(x) for x in parts[4].split()], float(parts[5])

class Gnu:
    def __init__(self):
        import gnubg_nn
        self.engine = gnubg_nn

    def play(self, own, opp, dice):
        if not self.engine.moves([opp, own], dice[0], dice[1]): return own, opp
        moves = self.engine.best_move([opp, own], dice[0], dice[1], n=0)
        own, opp = own[:], opp[:]
        for start, end in moves:
            own[start - 1] -= 1
            if end > 0:
                own[end - 1] += 1
                if opp[24 - end] == 1:
                    opp[24 - end] = 0
                    opp[24] += 1
        return own, opp

class Sage:
    """bgsage's boards have 26 places: the opponent's bar, 24 points with the opponent's checkers below zero, one's own bar."""
    def __init__(self):
        import bgsage
        self.plays = bgsage.possible_moves
        self.evaluate = bgsage.BgBotAnalyzer(eval_level="1ply", cubeful=False)._analyzer._strategy_1ply.evaluate_board

    def best(self, board, plays):
        return max(plays, key=lambda play: self.evaluate(play, board)["equity"])

    def play(self, own, opp, dice):
        board = [opp[24]] + [own[at] - opp[23 - at] for at in range(24)] + [own[24]]
        plays = self.plays(board, *dice)
        if not plays: return own, opp
        best = self.best(board, plays)
        own = [max(count, 0) for count in best[1:25]] + [abs(best[25])]
        return own, [max(-count, 0) for count in best[24:0:-1]] + [abs(best[0])]

class PureTd(Sage):
    """A plain net: 98 inputs a side, rectified layers, five chances of the side on roll."""
    def __init__(self, file):
        super().__init__()
        import numpy
        self.numpy = numpy
        state = checkpoint(file, numpy)["state_dict"]
        names = [name[:-len("weight")] for name in state if name.endswith("weight")]
        self.layers = [(numpy.ascontiguousarray(state[name + "weight"].T), state[name + "bias"]) for name in names]
        self.thermometer = numpy.array([[n >= 1, n >= 2, n >= 3, max(n - 3, 0) / 2] for n in range(16)], "f4")

    def best(self, board, plays):
        numpy, boards = self.numpy, self.numpy.array(plays)
        def block(points, bar):
            off = 15 - points.sum(1, keepdims=True) - bar
            return [self.thermometer[points].reshape(len(points), 96), bar / 2, off / 15]
        # After the play the opponent is on roll, and its own 1-point comes first.
        ours, theirs = numpy.maximum(boards[:, 24:0:-1], 0), numpy.maximum(-boards[:, 24:0:-1], 0)
        sides = block(theirs, abs(boards[:, :1])) + block(ours, abs(boards[:, 25:]))
        values = numpy.concatenate(sides, 1).astype("f4")
        for at, (weights, bias) in enumerate(self.layers):
            values = values @ weights + bias
            if at + 1 < len(self.layers): values = numpy.maximum(values, 0)
        chances = 1 / (1 + numpy.exp(-values.clip(-30, 30)))
        equity = chances @ numpy.array([2, 1, 1, -1, -1], "f4")
        # A play that wins is the best one; the net does not know such positions.
        equity[ours.sum(1) + abs(boards[:, 25]) == 0] = -9
        return plays[equity.argmin()]

def checkpoint(file, numpy):
    """Reads a checkpoint of PyTorch without PyTorch."""
    import collections, pickle, zipfile
    archive = zipfile.ZipFile(file)
    root = archive.namelist()[0].split("/")[0]
    def tensor(values, offset, shape, strides, *_):
        return numpy.lib.stride_tricks.as_strided(values[offset:], shape, [4 * stride for stride in strides]).copy()
    class Reader(pickle.Unpickler):
        def find_class(self, module, name):
            if (module, name) == ("collections", "OrderedDict"): return collections.OrderedDict
            if name == "_rebuild_tensor_v2": return tensor
            if (module, name) == ("torch", "FloatStorage"): return name
            raise pickle.UnpicklingError(f"{module}.{name}")
        def persistent_load(self, key):
            return numpy.frombuffer(archive.read(f"{root}/data/{key[2]}"), "f4")
    return Reader(archive.open(f"{root}/data.pkl")).load()

def game(ours, peer, first, seed):
    """Plays one game. `first` is 0 if we begin. Returns our points and our luck."""
    dice = random.Random(seed)
    sides = [[0] * 25 for _ in range(2)]
    for side in sides: side[23], side[12], side[7], side[5] = 2, 5, 3, 5
    turn, luck = first, 0
    while True:
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        own, opp, its = ours.answer(sides[turn], sides[1 - turn], roll)
        luck += its if turn == 0 else -its
        if turn == 1: own, opp = peer.play(sides[1], sides[0], roll)
        sides[turn], sides[1 - turn] = own, opp
        if sum(own) == 0:
            value = 1
            if sum(opp) == 15: value = 3 if sum(opp[18:]) else 2
            return (value if turn == 0 else -value), luck
        turn = 1 - turn

def main():
    binary, net, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    name = sys.argv[5] if len(sys.argv) > 5 else "gnubg"
    peer = Gnu() if name == "gnubg" else Sage() if name == "bgsage" else PureTd(name)
    ours, pairs = Ours(binary, net), []
    for n in range(games // 2):
        (one, luck), (two, other) = (game(ours, peer, first, (seed, n).__hash__()) for first in (0, 1))
        pairs.append(((one + two) / 2, (luck + other) / 2))
    for how, values in ("as played", [raw for raw, _ in pairs]), ("without luck", [raw - luck for raw, luck in pairs]):
        mean = sum(values) / len(values)
        error = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values) / len(values))
        print(f"{mean:+.4f} points a game against {name} at 0-ply, {how}, standard error {error:.4f}, {2 * len(pairs)} games")

main()
