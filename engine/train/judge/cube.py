"""Cube decisions for money (no Jacoby, no beavers) against GNU Backgammon's hint, on positions from real play.

usage: cube.py TRAIN NET DECISIONS [OUR_PLIES] [GNU_PLIES] [COUNT]. GNU Backgammon (/usr/games/gnubg) is run as a peer.
Prints how often the two agree on double or not and on take or pass, over all positions and over the hard ones (where
the best and the second choice lie within 0.2), and the mean distance of the equities.
"""
import re, subprocess, sys, tempfile
import gnubg_nn as g

def main():
    binary, net, decisions = sys.argv[1:4]
    ours_plies, gnu_plies, count = [int(x) for x in (sys.argv[4:7] + ["1", "0", "200"][len(sys.argv) - 4:])]
    lines = open(decisions).read().splitlines()[:count]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n"); file.flush()
        out = subprocess.run([binary, "cube", "--net", net, "--plies", str(ours_plies), file.name], capture_output=True, text=True, check=True).stdout
    ours = [tuple(float(x) for x in line.split()) for line in out.splitlines()]
    commands = ["set threads 1", "set automatic game off", "set automatic roll off", "set player 0 human", "set player 1 human",
                "new session", "set jacoby off", "set beavers 0", f"set evaluation cubedecision evaluation plies {gnu_plies}"]
    for line in lines:
        own, opp, _ = [[int(x) for x in part.split()] for part in line.split("|")]
        commands += ["set board " + g.position_id([opp, own]), "set turn 1", "hint"]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(commands) + "\n"); file.flush()
        text = subprocess.run(["/usr/games/gnubg", "-t", "-q", "-r", "-c", file.name], stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
    answers = []
    for part in text.split("Cube analysis")[1:]:
        find = lambda name: float(re.search(name + r"\s+([+-]\d\.\d+)", part).group(1))
        answers.append((find("No double"), find("Double, take")) if "Double, take" in part else None)
    assert len(answers) == len(lines) == len(ours), (len(answers), len(lines), len(ours))
    tally = {"all": [0, 0, 0, 0.0], "hard": [0, 0, 0, 0.0]}
    for (nd, dt), theirs in zip(ours, answers):
        if theirs is None: continue
        gnd, gdt = theirs
        hard = min(abs(min(gdt, 1) - gnd), abs(gdt - 1)) < 0.2
        for kind in ["all"] + ["hard"] * hard:
            t = tally[kind]
            t[0] += 1
            t[1] += (min(dt, 1) > nd) == (min(gdt, 1) > gnd)
            t[2] += (dt > 1) == (gdt > 1)
            t[3] += abs(nd - gnd) + abs(dt - gdt)
    for kind, (n, double, take, distance) in tally.items():
        if n: print(f"{kind}: {n} positions, double agrees {100 * double / n:.1f} %, take agrees {100 * take / n:.1f} %, mean distance {distance / n / 2:.4f}")

main()
