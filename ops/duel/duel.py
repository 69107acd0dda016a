"""Games against GNU Backgammon. Each pair of games has the same dice, with the seats exchanged. `make duel` runs it.

    duel.py cubeless FULLPRIME GAMES [PLIES] [LOG]   GNU Backgammon's nets as a module (gnubg-nn, in an environment of its own)
    duel.py cubeful  FULLPRIME GAMES [LEVEL] [LOG]   GNU Backgammon itself, over its external-player socket; money, no Jacoby
    duel.py analyse  FULLPRIME MATCHES [LEVEL]       matches to 5 points, analysed by GNU Backgammon, its statistics printed

Prints our points per game with their standard error over pairs of games: as played, and with the luck of both sides
subtracted. The luck of a roll is its value minus the mean value of all 21 rolls. Its mean is zero whatever the errors of these
values, so subtracting it changes no expected result, and the standard error becomes several times smaller.

GNU Backgammon is only an opponent: none of it is linked, and no training uses its output. LEVEL is the bot's: 5 uses the
net alone, 6 looks two rolls ahead; GNU Backgammon looks as far ahead.

With LOG, each finished pair is a line of that file: its number, our points in both games, our luck in both games, and the
mean and the standard error without luck so far. A run that was stopped is continued by the same command. The number of a
pair is the seed of its dice.
"""
import json, math, os, random, socket, subprocess, sys, tempfile, time

GNUBG = "/usr/games/gnubg"
ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
LETTERS = "ABCDEFGHIJKLMNO"


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def start_board():
    side = [0] * 25
    side[23], side[12], side[7], side[5] = 2, 5, 3, 5
    return [side[:], side[:]]


def value_of(loser):
    """Returns the points of a won game at a cube of 1."""
    return 1 if sum(loser) < 15 else 3 if sum(loser[18:]) else 2


def mean_of(pairs):
    """Returns the mean and its standard error."""
    mean = sum(pairs) / len(pairs)
    return mean, math.sqrt(sum((p - mean) ** 2 for p in pairs) / max(1, len(pairs) - 1) / len(pairs))


def report(name, pairs):
    for how, values in ("as played", [raw for raw, _ in pairs]), ("without luck", [raw - luck for raw, luck in pairs]):
        mean, error = mean_of(values)
        print(f"{name}, {how}: {mean:+.4f} points a game for us, standard error {error:.4f}, {2 * len(pairs)} games")


def play(name, games, game, log):
    """Plays pairs of games and reports them. `game(first, seed)` returns our points and our luck in a game that `first` begins."""
    path = log or os.devnull
    if log and not os.path.exists(log):
        with open(log, "w") as file:
            file.write(f"# {name}, with luck\n")
    with open(path, "a+") as file:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        if lines and lines[0] != f"# {name}, with luck\n":
            raise SystemExit(f"{log} is the log of another duel: {lines[0].strip()}")
        # A line that an interruption has cut short does not count.
        done = [[float(field) for field in line.split()] for line in lines[1:] if line.endswith("\n")]
        file.truncate(sum(len(line) for line in lines if line.endswith("\n")))
        pairs = [((first + second) / 2, (luck + other) / 2) for _, first, second, luck, other, *_ in done]
        for seed in range(len(pairs), games // 2):
            (first, luck), (second, other) = game(0, seed), game(1, seed)
            pairs.append(((first + second) / 2, (luck + other) / 2))
            mean, error = mean_of([raw - luck for raw, luck in pairs])
            file.write(f"{seed} {first} {second} {luck:.4f} {other:.4f} {mean:+.4f} {error:.4f}\n")
            file.flush()
    report(name, pairs)


class Luck:
    """The luck of rolls in points, by our net at 0-ply."""
    def __init__(self, binary):
        self.pipe = subprocess.Popen([binary, "engine", "best", "--top", "1"],
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def of(self, roll, question):
        """`question(roll)` returns the question for the best play of a roll."""
        self.pipe.stdin.write("".join(json.dumps(question(other)) + "\n" for other in ROLLS))
        self.pipe.stdin.flush()
        values = [json.loads(self.pipe.stdout.readline())["plays"][0]["equity"] for _ in ROLLS]
        mean = sum(value * (1 if high == low else 2) for value, (high, low) in zip(values, ROLLS)) / 36
        return values[ROLLS.index((max(roll), min(roll)))] - mean


# Cubeless, through pipes.

class OursByPipe:
    def __init__(self, binary, plies, g):
        self.g = g
        self.pipe = subprocess.Popen([binary, "engine", "best", "--top", "1", "--plies", str(plies)],
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def play(self, own, opp, dice):
        question = {"position": self.g.position_id([opp, own]), "dice": list(dice)}
        self.pipe.stdin.write(json.dumps(question) + "\n")
        self.pipe.stdin.flush()
        answer = json.loads(self.pipe.stdout.readline())
        theirs_first = self.g.board_from_position_id(answer["plays"][0]["position"])
        # The opponent is on roll there, so its side comes second.
        return list(theirs_first[0]), list(theirs_first[1])


class GnuByModule:
    def __init__(self, plies, g):
        self.plies, self.g = plies, g

    def play(self, own, opp, dice):
        if not self.g.moves([opp, own], dice[0], dice[1]):
            return own, opp
        return apply(own, opp, self.g.best_move([opp, own], dice[0], dice[1], n=self.plies))


def apply(own, opp, moves):
    own, opp = own[:], opp[:]
    for start, end in moves:
        own[start - 1] -= 1
        if end > 0:
            own[end - 1] += 1
            if opp[24 - end] == 1:
                opp[24 - end] = 0
                opp[24] += 1
    return own, opp


def cubeless(binary, games, plies, log):
    import gnubg_nn as g
    players = [OursByPipe(binary, plies, g), GnuByModule(plies, g)]
    luck_of = Luck(binary)

    def game(first, seed):
        dice, sides, turn, luck = random.Random(seed), start_board(), first, 0
        while True:
            roll = (dice.randint(1, 6), dice.randint(1, 6))
            position = g.position_id([sides[1 - turn], sides[turn]])
            luck += (1 - 2 * turn) * luck_of.of(roll, lambda dice: {"position": position, "dice": dice})
            sides[turn], sides[1 - turn] = players[turn].play(sides[turn], sides[1 - turn], roll)
            if not sum(sides[turn]):
                return value_of(sides[1 - turn]) * (1 if turn == 0 else -1), luck
            turn = 1 - turn

    play(f"cubeless, {plies}-ply", games, game, log)


# Cubeful, through the external-player protocol on both sides.

def cells_of(own, opp):
    """Returns the opponent's bar, the 24 points, and one's own bar. The opponent's checkers are below zero."""
    return [-opp[24]] + [own[p - 1] - opp[24 - p] for p in range(1, 25)] + [own[24]]


def xgid(own, opp, cube, owner, dice):
    """`owner`: None, 0 for the side on roll, 1 for its opponent. Money, no Jacoby."""
    board = "".join("-" if not count else LETTERS[count - 1] if count > 0 else LETTERS[-count - 1].lower() for count in cells_of(own, opp))
    return f"XGID={board}:{cube.bit_length() - 1}:{ {None: 0, 0: 1, 1: -1}[owner] }:1:{dice[0]}{dice[1]}:0:0:0:0:10"


class BySocket:
    def __init__(self, process, port):
        self.process = process
        for _ in range(200):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port))
                break
            except ConnectionRefusedError:
                time.sleep(0.1)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.lines = self.socket.makefile("r")

    def ask(self, own, opp, dice, cube, owner, doubled=False):
        """`owner`: None, 0 for the player, 1 for its opponent. If the player is asked whether to take, the opponent is the doubler."""
        may = [int(owner != 1), int(owner != 0)]
        if doubled:
            may = [0, 0]
        fields = ["board", "us", "them", 9999, 0, 0, *cells_of(own, opp), -1 if doubled else 1, *dice, 0, 0, cube, *may, int(doubled), 1, -1, 0, 25,
                  15 - sum(own), 15 - sum(opp), own[24], opp[24], 4 if dice[0] else 0, 0, 0, 0]
        self.socket.sendall((":".join(map(str, fields)) + " jacobyrule off\n").encode())
        answer = self.lines.readline().strip()
        if answer.startswith("Error"):
            raise SystemExit(f"{answer}: {fields}")
        return answer


def listen_ours(binary, level):
    port = free_port()
    process = subprocess.Popen([binary, "external", "--listen", f"127.0.0.1:{port}", "--level", str(level)], stdout=subprocess.DEVNULL)
    return BySocket(process, port)


def listen_gnu(plies, home):
    port = free_port()
    process = subprocess.Popen([GNUBG, "-t", "-q", "-r"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, text=True, env={**os.environ, "HOME": home})
    process.stdin.write(f"set evaluation chequerplay evaluation plies {plies}\nset evaluation cubedecision evaluation plies {plies}\n"
                        f"external 127.0.0.1:{port}\n")
    process.stdin.flush()
    return BySocket(process, port)


def moves_of(text):
    """Returns the moves of single checkers in a play like `24/18 13/11*` or `8/4*/2(2)`."""
    found = []
    for part in text.replace("bar", "25").replace("off", "0").split():
        times = 1
        if "(" in part:
            part, count = part.split("(")
            times = int(count.split(")")[0])
        stops = [int(stop.strip("*")) for stop in part.split("/")]
        for _ in range(times):
            found += list(zip(stops, stops[1:]))
    # From the rear, so that a checker is where its next move begins.
    return sorted(found, reverse=True)


def cubeful(binary, games, level, log):
    plies = {5: 0, 6: 2}[level]
    with tempfile.TemporaryDirectory() as home:
        players = [listen_ours(binary, level), listen_gnu(plies, home)]
        luck_of = Luck(binary)

        def game(first, seed):
            dice, sides, turn, cube, owner, luck = random.Random(seed), start_board(), first, 1, None, 0
            opening = True
            while True:
                roll = (dice.randint(1, 6), dice.randint(1, 6))
                own, opp = sides[turn], sides[1 - turn]
                seat = lambda side: None if owner is None else int(owner != side)
                if not opening and owner != 1 - turn and cube < 64:
                    if players[turn].ask(own, opp, (0, 0), cube, seat(turn)) == "double":
                        answer = players[1 - turn].ask(opp, own, (0, 0), cube, seat(1 - turn), doubled=True)
                        if answer in ("drop", "pass", "reject"):
                            return cube * (1 if turn == 0 else -1), luck
                        cube, owner = 2 * cube, 1 - turn
                opening = False
                luck += (1 - 2 * turn) * cube * luck_of.of(roll, lambda dice: {"xgid": xgid(own, opp, cube, seat(turn), dice)})
                moves = moves_of(players[turn].ask(own, opp, roll, cube, seat(turn)))
                sides[turn], sides[1 - turn] = apply(own, opp, moves)
                assert sum(sides[turn]) <= 15 and min(sides[turn]) >= 0, (own, opp, roll, moves)
                if not sum(sides[turn]):
                    return cube * value_of(sides[1 - turn]) * (1 if turn == 0 else -1), luck
                turn = 1 - turn

        try:
            play(f"cubeful, {plies}-ply", games, game, log)
        finally:
            for player in players:
                player.process.kill()
                player.process.wait()


def analyse(binary, matches, level):
    port = free_port()
    ours = subprocess.Popen([binary, "external", "--listen", f"127.0.0.1:{port}", "--level", str(level)], stdout=subprocess.PIPE, text=True)
    ours.stdout.readline()
    try:
        for seed in range(1, matches + 1):
            with tempfile.TemporaryDirectory() as home:
                script = "\n".join(["set automatic game on", "set automatic roll on", "set automatic move on", "set confirm new off",
                                    "set rng mersenne", f"set seed {seed}", "set player 0 gnubg",
                                    f"set player 1 external 127.0.0.1:{port}", "set player 1 name fullprime", "new match 5", "show score",
                                    "set analysis chequerplay evaluation plies 2", "set analysis cubedecision evaluation plies 2",
                                    "analyse match", "show statistics match", ""])
                done = subprocess.run([GNUBG, "-t", "-q", "-r"], input=script, capture_output=True, text=True, env={**os.environ, "HOME": home})
                text = done.stdout
                print(f"match {seed}: the score (after " + text.rsplit("The score (after ", 1)[1].split(")", 1)[0] + ")")
                for line in text.splitlines():
                    if any(word in line for word in ("Player", "Error rate", "rating", "Error total")):
                        print("   ", line)
    finally:
        ours.kill()
        ours.wait()


def main():
    kind, binary, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    depth = int(sys.argv[4]) if len(sys.argv) > 4 else None
    log = sys.argv[5] if len(sys.argv) > 5 else None
    if kind == "cubeless":
        cubeless(binary, count, depth or 0, log)
    elif kind == "cubeful":
        cubeful(binary, count, depth or 5, log)
    elif kind == "analyse":
        analyse(binary, count, depth or 4)
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
