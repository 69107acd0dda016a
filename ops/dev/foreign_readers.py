"""Checks that independent readers can read the .xg and OGXM files of this program.

    python3 ops/dev/foreign_readers.py FULLPRIME FILE...

Each match file is converted to both formats. The public readers of `foreign-readers.sh` read the results: `xgdatatools`
reads all records of the .xg, `gammonview` the match and the analysis in it, and `ogxm`, the codec of the format's authors,
checks the OGXM against all rules of the format. If the file itself is an .xg, both .xg must contain the same decisions
with the same numbers.
"""

import collections
import subprocess
import sys
import tempfile
from pathlib import Path

import gvformat
import ogxm
from xgdatatools import xgimport, xgstruct

TOLERANCE = 2e-4


def records(path):
    """Returns the kinds of the records in an .xg, with their numbers."""
    kinds = collections.Counter()
    for segment in xgimport.Import(str(path)).getfilesegment():
        if segment.type != xgimport.Import.Segment.XG_GAMEFILE:
            continue
        version = -1
        segment.fd.seek(0)
        while True:
            record = xgstruct.GameFileRecord(version=version).fromstream(segment.fd)
            if record is None:
                break
            if isinstance(record, xgstruct.HeaderMatchEntry):
                version = record.Version
            kinds[record.Name if "Name" in record else "Move"] += 1
    return kinds


def decisions(document):
    """Returns the action of each ply in a document, with the numbers of its analysis."""
    said = []
    for game in document["games"]:
        for ply in game["plies"]:
            analysis = ply.get("analysis", {})
            # eXtreme Gammon states an equity even for a roll without a legal play, which is no decision.
            if [play["notation"] for play in analysis.get("alternatives", [])] == [""]:
                analysis = {}
            plays = [(play["notation"], play["equity"]) for play in analysis.get("alternatives", [])]
            cube = analysis.get("cube_decision") or analysis.get("missed_double") or analysis
            equities = [cube.get(name) for name in ("no_double_equity", "double_take_equity", "double_pass_equity")]
            said.append((ply.get("action_id"), tuple(plays), tuple(equities), analysis.get("equity_loss")))
    return said


def near(one, other):
    if isinstance(one, (tuple, list)) and isinstance(other, (tuple, list)):
        return len(one) == len(other) and all(map(near, one, other))
    if isinstance(one, (int, float)) and isinstance(other, (int, float)):
        return abs(one - other) <= TOLERANCE
    return one == other


def convert(program, path, to):
    run = subprocess.run([program, "convert", path, to], capture_output=True, text=True)
    return None if run.returncode == 0 else run.stderr.strip().splitlines()[-1]


def check(program, path, folder):
    """Returns the problems of one file, and the number of judged decisions in its OGXM."""
    xg, open_file = folder / "match.xg", folder / "match.ogxm"
    for to in (xg, open_file):
        problem = convert(program, path, to)
        if problem is not None:
            return None, 0
    problems = []
    kinds = records(xg)
    read = gvformat.convert_xg(xg)
    if kinds["GameHeader"] != len(read["games"]):
        problems.append(f"xgdatatools finds {kinds['GameHeader']} games, gammonview {len(read['games'])}")
    if path.suffix.lower() == ".xg":
        ours, theirs = decisions(read), decisions(gvformat.convert_xg(path))
        differ = [at for at, pair in enumerate(zip(ours, theirs)) if not near(*pair)]
        if differ or len(ours) != len(theirs):
            problems.append(f"{len(ours)} plies and not {len(theirs)}, {len(differ)} of them differ")
            for at in differ[:3]:
                problems.append(f"  ply {at}: {ours[at]} and not {theirs[at]}")
    document = ogxm.binary_to_json(open_file.read_bytes())
    rule = ogxm.v2_problem(document)
    if rule is not None:
        problems.append(f"the OGXM breaks the rule {rule}")
    judged = sum("analysis" in ply for game in document["games"] for ply in game["plies"])
    return problems, judged


def main():
    program, *paths = sys.argv[1:]
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for path in map(Path, paths):
            try:
                problems, judged = check(program, path, Path(folder))
            except Exception as error:
                problems, judged = [f"{type(error).__name__}: {error}"], 0
            if problems is None:
                counts["not read"] += 1
                continue
            counts["good" if not problems else "bad"] += 1
            counts["judged"] += judged
            for problem in problems:
                print(f"{path}: {problem}")
    print(
        f"{counts['good']} of {counts['good'] + counts['bad']} matches are read back by others,"
        f" {counts['judged']} judged decisions in OGXM; {counts['not read']} files hold no match"
    )
    return 1 if counts["bad"] else 0


if __name__ == "__main__":
    sys.exit(main())
