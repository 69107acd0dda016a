"""Compares a net's values with published rollouts: rollouts.py TRAIN NET FILE [PLIES...]

Each line of FILE is a position with the chances that a rollout found: `own 25 counts | opponent 25 counts | five chances`.
The counts of a side go from its own 1-point to its 24-point, then the bar; the chances are those of the side on roll, in
the order win, gammon, backgammon, gammon lost, backgammon lost. Prints, for each depth, the root mean square error and the
bias of the cubeless equity, and the bias of the gammons won and lost. Neighbouring lines that can be plays of the same
roll count as a decision of the side that is not on roll: also prints the mean loss of the play that has the best value.
If gnubg-nn is installed, also prints all this for GNU Backgammon, as a comparison.
"""
import subprocess, sys

EQUITY = (2, 1, 1, -1, -1)

def equity(chances):
    return sum(worth * chance for worth, chance in zip(EQUITY, chances)) - 1

def decisions(boards):
    """The numbers of the positions that can follow from the same roll, for every roll with at least two of them."""
    def pips(side): return sum((at + 1) * count for at, count in enumerate(side))
    def same_roll(a, b):
        (own, opp), (other_own, other_opp) = a, b
        # Hits take checkers of the side on roll from at most three places.
        changed = sum(abs(one - other) for one, other in zip(own[:24], other_own[:24]))
        return pips(opp) == pips(other_opp) and sum(opp) == sum(other_opp) and sum(own) == sum(other_own) and changed <= 3
    groups = []
    for at, board in enumerate(boards):
        if groups and same_roll(boards[groups[-1][0]], board): groups[-1].append(at)
        else: groups.append([at])
    return [group for group in groups if len(group) > 1]

def tell(name, answers, truths, rolls):
    said, true = [equity(answer) for answer in answers], [equity(truth) for truth in truths]
    count = len(said)
    errors = [one - other for one, other in zip(said, true)]
    rms = (sum(error * error for error in errors) / count) ** 0.5
    won, lost = (sum(answer[n] - truth[n] for answer, truth in zip(answers, truths)) / count for n in (1, 3))
    line = f"{name:12} {count:6} positions  rms {rms:.4f}  bias {sum(errors) / count:+.4f}  gammons won {won:+.4f} lost {lost:+.4f}"
    if rolls:
        # The values are those of the side that answers.
        losses = [true[min(roll, key=lambda at: said[at])] - min(true[at] for at in roll) for roll in rolls]
        mean = sum(losses) / len(losses)
        error = (sum((loss - mean) ** 2 for loss in losses)) ** 0.5 / len(losses)
        line += f"  loss of {len(rolls)} choices {mean:.5f} +- {error:.5f}"
    print(line, flush=True)

def main():
    train, net, file = sys.argv[1:4]
    plies = [int(ply) for ply in sys.argv[4:]] or [0, 1, 2]
    lines = [line.rsplit("|", 1) for line in open(file)]
    if not lines: sys.exit(f"{file} has no positions")
    truths = [[float(chance) for chance in chances.split()] for _, chances in lines]
    boards = [[[int(n) for n in side.split()] for side in position.split("|")] for position, _ in lines]
    rolls = decisions(boards)
    asked = "".join(position.strip() + "\n" for position, _ in lines)
    for ply in plies:
        command = [train, "values", "--net", net, "--plies", str(ply)]
        said = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
        tell(f"{ply}-ply", [[float(n) for n in line.rsplit("|", 1)[1].split()] for line in said.splitlines()], truths, rolls)
    try:
        import gnubg_nn
    except ImportError:
        return
    for ply in plies:
        if ply != 1:
            # Its boards begin with the side that is not on roll.
            tell(f"GNU {ply}-ply", [gnubg_nn.probabilities([opp, own], ply) for own, opp in boards], truths, rolls)

main()
