//! `fullprime external`: malformed lines, and whole matches with GNU Backgammon itself as the opponent and the dice.
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test panics on anything unexpected, and prints why"
)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The start of a match to 3, the player to play 3-1.
const BOARD: &str = "board:You:peer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

/// The program, listening on a free port. It ends with the test.
struct ExternalProgram {
    child: Child,
    address: String,
}

impl ExternalProgram {
    fn start(level: &str) -> ExternalProgram {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fullprime"))
            .args(["external", "--listen", "127.0.0.1:0", "--level", level])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit(' ').next().unwrap().to_owned();
        ExternalProgram { child, address }
    }

    fn connect(&self) -> BufReader<TcpStream> {
        BufReader::new(TcpStream::connect(&self.address).unwrap())
    }
}

impl Drop for ExternalProgram {
    fn drop(&mut self) {
        self.child.kill().unwrap_or_default();
        self.child.wait().map(drop).unwrap_or_default();
    }
}

fn ask(connection: &mut BufReader<TcpStream>, line: &[u8]) -> String {
    connection.get_mut().write_all(line).unwrap();
    connection.get_mut().write_all(b"\n").unwrap();
    let mut answer = String::new();
    connection.read_line(&mut answer).unwrap();
    answer
}

#[test]
fn malformed_lines_get_an_error_and_the_connection_is_kept() {
    let player = ExternalProgram::start("5");
    let mut connection = player.connect();
    for bad in [&b"board:1:2"[..], b"nonsense", b"\xff\xff", b"evaluation fibsboard x", &[b'x'; 10_000]] {
        assert!(ask(&mut connection, bad).starts_with("Error: "));
        assert_eq!(ask(&mut connection, BOARD.as_bytes()), "8/5 6/5 \n");
    }
    // A second connection at the same time, and the zero byte that ends GNU Backgammon's lines.
    let mut other = player.connect();
    assert_eq!(ask(&mut other, format!("{BOARD}\n\0").as_bytes()), "8/5 6/5 \n");
    assert_eq!(ask(&mut connection, BOARD.as_bytes()), "8/5 6/5 \n");
    connection.get_mut().write_all(b"exit\n").unwrap();
    let mut rest = Vec::new();
    assert_eq!(connection.read_to_end(&mut rest).unwrap(), 0);
}

/// Plays games in GNU Backgammon with this program as its player `seat`. Returns its output and its record.
fn play_games(gnubg: &Path, player: &ExternalProgram, seat: u8, seed: u32, games: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("match.mat");
    let other = 1 - seat;
    let script = format!(
        "set automatic game off\nset automatic roll on\nset automatic move on\nset confirm new off\n\
         set rng mersenne\nset seed {seed}\nset player {other} gnubg\n\
         set player {other} chequerplay evaluation plies 0\nset player {other} cubedecision evaluation plies 0\n\
         set player {seat} external {}\n{games}show score\nexport match mat {}\n",
        player.address,
        record.display()
    );
    let mut child = Command::new(gnubg)
        .args(["-t", "-q", "-r"])
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The script is smaller than the pipe buffer, so the write cannot block.
    child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (format!("{printed}\n{said}"), std::fs::read_to_string(record).unwrap_or_default())
}

/// A match to 5 points, which continues automatically, and a money session of four games.
const MATCH: &str = "set automatic game on\nnew match 5\n";
const SESSION: &str = "new session\nnew game\nnew game\nnew game\n";

#[test]
fn matches_and_sessions_in_both_seats_against_gnu_backgammon_are_legal_to_their_end() {
    let found = ["/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg"].map(Path::new);
    let Some(gnubg) = found.into_iter().find(|path| path.exists()) else {
        eprintln!("SKIPPED: GNU Backgammon is not installed, so no match is played against it");
        return;
    };
    let player = ExternalProgram::start("5");
    for (seat, seed, games) in [(0, 7, MATCH), (1, 8, MATCH), (0, 9, SESSION), (1, 10, SESSION)] {
        let (printed, record) = play_games(gnubg, &player, seat, seed, games);
        let (_, score) = printed.rsplit_once("The score (after ").expect("the score is shown");
        let points: Vec<u32> =
            score.lines().next().unwrap().split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
        // The number of games and the points of both, and in a match its length.
        assert!(points.len() >= 3, "{score}");
        let is_over = if games == MATCH { points[1].max(points[2]) >= 5 } else { points[0] == 4 };
        assert!(is_over && record.contains("Wins"), "seat {seat}: {score} {record}");
        for complaint in ["llegal", "xternal player", "rror:"] {
            assert!(!printed.contains(complaint), "seat {seat}, {complaint}: {printed}");
        }
        // GNU Backgammon silently treats an unplayable answer as no move. The record shows it.
        let read = records::Transcript::from_mat(&record);
        assert!(read.is_ok(), "seat {seat}: {read:?}\n{record}");
    }
}
