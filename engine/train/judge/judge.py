"""Mean loss per checker decision against GNU Backgammon 2-ply (money, cubeless).

Reads lines `own 25 counts | opponent 25 counts | die die | own after | opponent after` (each side's counts from its
own 1-point to its 24-point, then the bar; the last two fields are the play that was picked) and asks gnubg-nn, which
is used as a peer only, for the loss of each pick. References are kept in a file, so judging another net takes seconds.
"""
import json, os, sys, collections
import gnubg_nn as g

def key(own, opp): return g.key_of_board([list(opp), list(own)])

def equity(board, plies):
    w, wg, wb, lg, lb = g.probabilities(board, plies)
    return 2 * w - 1 + wg + wb - lg - lb

def main():
    picks, store = sys.argv[1], sys.argv[2]
    plies = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    cache = json.load(open(store)) if os.path.exists(store) else {}
    losses = collections.defaultdict(list)
    zero = []
    for n, line in enumerate(open(picks)):
        own, opp, dice, own2, opp2 = [[int(x) for x in part.split()] for part in line.split("|")]
        name = f"{own}{opp}{dice}"
        if name not in cache:
            _, plays = g.best_move([opp, own], dice[0], dice[1], n=plies, list=1)
            cache[name] = {"best": max(p[3] for p in plays), "plays": {p[0]: p[3] for p in plays}}
        entry = cache[name]
        if "zero" not in entry:
            after = g.best_move([opp, own], dice[0], dice[1], n=0, list=1)[1]
            entry["zero"] = max(after, key=lambda p: p[3])[0]
        for which, k in (("ours", None), ("zero", entry["zero"])):
            if which == "ours":
                k = g.key_of_board([opp2, own2])
                board = [own2, opp2]
            alt = g.key_of_board([own2, opp2])
            if which == "ours" and k not in entry["plays"] and alt in entry["plays"]: k = alt
            if k not in entry["plays"]:
                if which == "zero": zero.append(0.05); continue
                entry["plays"][k] = -equity(board, plies)
            loss = max(0.0, entry["best"] - entry["plays"][k])
            if which == "ours":
                kind = {g.c_contact: "contact", g.c_crashed: "crashed", g.c_race: "race"}.get(g.classify([opp, own]), "bearoff")
                losses[kind].append(loss); losses["all"].append(loss)
            else: zero.append(loss)
        if n % 100 == 99: json.dump(cache, open(store, "w")); print(n + 1, file=sys.stderr, end="\r")
    json.dump(cache, open(store, "w"))
    for kind, values in sorted(losses.items()):
        m = sum(values) / len(values)
        print(f"{kind:8} {len(values):6} decisions  mean loss {m:.5f}  blunders>0.08 {sum(v > 0.08 for v in values)}  max {max(values):.3f}")
    print(f"gnu 0-ply on the same: {sum(zero) / max(1, len(zero)):.5f}")

main()
