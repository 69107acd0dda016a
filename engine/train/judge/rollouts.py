"""Compares a net's values with published rollouts: rollouts.py TRAIN NET FILE [PLIES...]

Each line of FILE is a position with the chances that a rollout found: `own 25 counts | opponent 25 counts | five chances`.
The counts of a side go from its own 1-point to its 24-point, then the bar; the chances are those of the side on roll, in
the order win, gammon, backgammon, gammon lost, backgammon lost. Prints, for each depth, the root mean square error and the
bias of the cubeless equity, and the bias of the gammons won and lost. If gnubg-nn is installed, also
prints them for GNU Backgammon, as a comparison.
"""
import subprocess, sys

EQUITY = (2, 1, 1, -1, -1)

def equity(chances):
    return sum(worth * chance for worth, chance in zip(EQUITY, chances)) - 1

def tell(name, answers, truths):
    errors = [equity(answer) - equity(truth) for answer, truth in zip(answers, truths)]
    count = len(errors)
    rms = (sum(error * error for error in errors) / count) ** 0.5
    won, lost = (sum(answer[n] - truth[n] for answer, truth in zip(answers, truths)) / count for n in (1, 3))
    bias = sum(errors) / count
    print(f"{name:12} {count:6} positions  rms {rms:.4f}  bias {bias:+.4f}  gammons won {won:+.4f} lost {lost:+.4f}", flush=True)

def main():
    train, net, file = sys.argv[1:4]
    plies = [int(ply) for ply in sys.argv[4:]] or [0, 1, 2]
    lines = [line.rsplit("|", 1) for line in open(file)]
    truths = [[float(chance) for chance in chances.split()] for _, chances in lines]
    asked = "".join(position.strip() + "\n" for position, _ in lines)
    for ply in plies:
        command = [train, "values", "--net", net, "--plies", str(ply)]
        said = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
        tell(f"{ply}-ply", [[float(n) for n in line.rsplit("|", 1)[1].split()] for line in said.splitlines()], truths)
    try:
        import gnubg_nn
    except ImportError:
        return
    boards = [[[int(n) for n in side.split()] for side in position.split("|")] for position, _ in lines]
    for ply in plies:
        if ply != 1:
            # Its boards begin with the side that is not on roll.
            tell(f"GNU {ply}-ply", [gnubg_nn.probabilities([opp, own], ply) for own, opp in boards], truths)

main()
