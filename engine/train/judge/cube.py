"""Cube decisions for money (no Jacoby, no beavers) against GNU Backgammon's hint, on positions from real play.

usage: cube.py FULLPRIME DECISIONS [OUR_PLIES] [GNU_PLIES] [COUNT] [GAMES]. FULLPRIME is a release build of the
program, GNU Backgammon (/usr/games/gnubg) a peer. Prints how often the two agree on double or not and on take or pass, over all
positions and over the hard ones (where the best and the second choice are within 0.2), and the mean distance of the equities.
With GAMES, it rolls out the disputed decisions (cubeful, variance reduction) and counts which program each rollout supports.
"""
import json, re, subprocess, sys, tempfile
import gnubg_nn as g

def xgid(own, opp):
    """Returns the XGID of a money position with a centred cube, before the roll of `own`. Boards are numbered as in GNU Backgammon."""
    letter = lambda count, first: chr(ord(first) + count - 1) if count else ""
    points = "".join(letter(own[p], "A") or letter(opp[23 - p], "a") or "-" for p in range(24))
    return f"XGID={letter(opp[24], 'a') or '-'}{points}{letter(own[24], 'A') or '-'}:0:0:1:00:0:0:0:0:10"

def asked(program, questions, *arguments):
    """Returns the engine's answer to each question."""
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    told = subprocess.run([*program, *arguments], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in told.stdout.splitlines()]

def gain_of(rollout, question):
    """Returns the gain of doubling (or of taking) over the other choice, by a rollout, and its standard error."""
    nd, dt = rollout["no_double"], rollout["double_take"]
    if question == "take": return 1 - dt, rollout["double_take_error"]
    if dt >= 1: return 1 - nd, rollout["no_double_error"]
    return dt - nd, (rollout["double_take_error"] ** 2 + rollout["no_double_error"] ** 2) ** 0.5

def roll_out(program, games, differ):
    """Prints each question of `differ` (question, boards, our answer) with what a rollout says."""
    sides = {"us": 0, "GNU Backgammon": 0, "neither within two standard errors": 0}
    for question, own, opp, ours in differ:
        [rollout] = asked(program, [{"xgid": xgid(own, opp)}], "--games", games)
        gain, error = gain_of(rollout, question)
        with_us = (gain > 0) == ours
        sure = abs(gain) > 2 * error
        sides[("us" if with_us else "GNU Backgammon") if sure else "neither within two standard errors"] += 1
        print(f"{xgid(own, opp)} {question}: we say {'yes' if ours else 'no'}, the rollout {gain:+.4f} +- {error:.4f}", flush=True)
    print("the rollouts side with", ", ".join(f"{name}: {count}" for name, count in sides.items()))

def main():
    program, decisions = sys.argv[1:3]
    ours_plies, gnu_plies, count = [int(x) for x in sys.argv[3:7] + ["2", "2", "600"][len(sys.argv[3:7]):]]
    lines = open(decisions).read().splitlines()[:count]
    boards = [[[int(x) for x in part.split()] for part in line.split("|")[:2]] for line in lines]
    ours = asked([program, "engine", "cube"], [{"xgid": xgid(own, opp)} for own, opp in boards], "--plies", str(ours_plies))
    commands = ["set threads 1", "set automatic game off", "set automatic roll off", "set player 0 human", "set player 1 human",
                "new session", "set turn 1", "set jacoby off", "set beavers 0", f"set evaluation cubedecision evaluation plies {gnu_plies}"]
    for own, opp in boards:
        commands += ["set board " + g.position_id([opp, own]), "set turn 1", "hint"]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(commands) + "\n"); file.flush()
        text = subprocess.run(["/usr/games/gnubg", "-t", "-q", "-r", "-c", file.name], stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
    answers = []
    for part in text.split("Cube analysis")[1:]:
        find = lambda name: float(re.search(name + r"\s+([+-]\d\.\d+)", part).group(1))
        answers.append((find("No double"), find("Double, take")) if "Double, take" in part else None)
    assert len(answers) == len(boards) == len(ours), (len(answers), len(boards), len(ours))
    differ = []
    tally = {"all": [0, 0, 0, 0.0], "hard": [0, 0, 0, 0.0]}
    for (own, opp), answer, theirs in zip(boards, ours, answers):
        if theirs is None: continue
        (nd, dt), (gnd, gdt) = (answer["no_double"], answer["double_take"]), theirs
        for question, we, they in [("double", min(dt, 1) > nd, min(gdt, 1) > gnd), ("take", dt <= 1, gdt <= 1)]:
            if we != they: differ.append((question, own, opp, we))
        hard = min(abs(min(gdt, 1) - gnd), abs(gdt - 1)) < 0.2
        for kind in ["all"] + ["hard"] * hard:
            t = tally[kind]
            t[0] += 1
            t[1] += (min(dt, 1) > nd) == (min(gdt, 1) > gnd)
            t[2] += (dt > 1) == (gdt > 1)
            t[3] += abs(nd - gnd) + abs(dt - gdt)
    for kind, (n, double, take, distance) in tally.items():
        if n: print(f"{kind}: {n} positions, double agrees {100 * double / n:.1f} %, take agrees {100 * take / n:.1f} %, mean distance {distance / n / 2:.4f}")
    if len(sys.argv) > 6: roll_out([program, "engine", "rollout"], sys.argv[6], differ)

main()
