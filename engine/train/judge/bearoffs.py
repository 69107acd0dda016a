"""Cube decisions in bear-offs that are too large to be solved exactly, against cubeful rollouts of the same program.

usage: bearoffs.py FULLPRIME [PLIES ...]. FULLPRIME is a release build of the program. Twelve bear-offs of 9 to 15 checkers a side, near
the doubling point, each with a centred cube and with a cube that the side on roll owns (money). For each depth the program prints the
bias and the root mean square error of both equities, and what the wrong decisions cost.
"""
import json, random, subprocess, sys

def home(rng, checkers):
    """Returns the checkers on the six points of a home board."""
    points = [0] * 6
    for _ in range(checkers):
        points[min(5, max(0, int(rng.gauss(3.3, 1.5))))] += 1
    return points

def pips(points):
    return sum(point * count for point, count in enumerate(points, 1))

def xgids():
    rng, found = random.Random(5), []
    while len(found) < 24:
        own = rng.choice(range(9, 16))
        other = own + rng.choice([-1, 0, 0, 1])
        if not 9 <= other <= 15:
            continue
        a, b = home(rng, own), home(rng, other)
        if not 4 <= pips(b) - pips(a) <= 9 or pips(a) < 30:
            continue
        letters = lambda points, first: "".join(chr(ord(first) + count - 1) if count else "-" for count in points)
        board = f"-{letters(a, 'A')}{'-' * 12}{letters(b[::-1], 'a')}-"
        found += [f"XGID={board}:{cube}:1:00:0:0:0:0:10" for cube in ("0:0", "1:1")]
    return found

def asked(program, *arguments):
    lines = "".join(json.dumps({"xgid": xgid}) + "\n" for xgid in xgids())
    told = subprocess.run([program, "engine", *arguments], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in told.stdout.splitlines()]

def gain(answer):
    """Returns what a double gains over rolling."""
    return min(1, answer["double_take"]) - answer["no_double"]

def main():
    program, depths = sys.argv[1], sys.argv[2:] or ["0", "2"]
    rollouts = asked(program, "rollout", "--games", "1296")
    for plies in depths:
        answers = asked(program, "cube", "--plies", plies)
        pairs = list(zip(answers, rollouts, strict=True))
        parts = []
        for name in ("no_double", "double_take"):
            errors = [answer[name] - rollout[name] for answer, rollout in pairs]
            square = (sum(error * error for error in errors) / len(errors)) ** 0.5
            parts.append(f"{name} {sum(errors) / len(errors):+.4f}, {square:.4f}")
        wrong = [abs(gain(rollout)) for answer, rollout in pairs if (gain(answer) > 0) != (gain(rollout) > 0)]
        print(f"{plies}-ply: {'; '.join(parts)}; {len(wrong)} of {len(pairs)} wrong, which cost {sum(wrong):.4f} in all")

if __name__ == "__main__":
    main()
