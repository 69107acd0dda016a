"""Compares the speed of analysis at 2-ply with GNU Backgammon's, with two threads each.

    analysis_speed.py FULLPRIME [MATCHES]

GNU Backgammon plays matches to 5 points against itself. Both programs then analyse them one after the other. The processor
time of each is measured (of all threads, in user mode), so that other work on the machine does not count. GNU Backgammon's
time for reading the matches is measured too and subtracted. Wall-clock time is also printed.
"""

import os
import subprocess
import sys
import tempfile
import time

GNUBG = "/usr/games/gnubg"
THREADS = 2


def timed(command, home):
    """Processor seconds in user mode and wall-clock seconds of a command."""
    began = time.monotonic()
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "HOME": home},
    )
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} ended with {status}")
    return usage.ru_utime, time.monotonic() - began


def gnubg(script, folder):
    path = os.path.join(folder, "commands")
    with open(path, "w", encoding="ascii") as file:
        file.write(script)
    return timed([GNUBG, "-t", "-q", "-r", "-c", path], folder)


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    sums = [[0.0, 0.0], [0.0, 0.0]]
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, count + 1):
            mat = os.path.join(folder, f"{seed}.mat")
            play = "set display off\nset confirm new off\nset automatic game on\nset automatic roll on\n"
            for player in (0, 1):
                play += f"set player {player} gnubg\n"
                for what in ("chequerplay", "cubedecision"):
                    play += f"set player {player} {what} evaluation plies 0\n"
            gnubg(play + f"set seed {seed}\nnew match 5\n" + "play\n" * 400 + f"export match mat {mat}\n", folder)
            read = f"set threads {THREADS}\nset display off\nimport mat {mat}\n"
            depth = "".join(f"set analysis {what} evaluation plies 2\n" for what in ("chequerplay", "cubedecision"))
            with_it = gnubg(read + depth + "analyse match\n", folder)
            without = gnubg(read + depth, folder)
            ours = timed([program, "analyse", "--plies", "2", "--threads", str(THREADS), mat], folder)
            for at in (0, 1):
                sums[0][at] += with_it[at] - without[at]
                sums[1][at] += ours[at]
    for name, (user, wall) in zip(("GNU Backgammon", "Fullprime"), sums):
        print(f"{name}: {user:.1f} s of processor time, {wall:.1f} s of wall-clock time, {count} matches")
    print(f"ratio of processor time {sums[0][0] / sums[1][0]:.1f}, of wall-clock time {sums[0][1] / sums[1][1]:.1f}")


if __name__ == "__main__":
    main()
