//! Compares ids with GNU Backgammon, which runs as a separate program. Both must read a text in the same way.
//!
//! If the program is not installed, these tests print that they were skipped, and pass.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod peer;

use peer::{ask, gnubg};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use records::{GnuGameState, GnuMatchId, PositionId, Xgid, XgidGame, XgidStage};
use rules::{BySide, Cube, CubeOwner, CubeValue, GameResult, MatchLength, Position, Roll, Side};

/// The settings that keep GNU Backgammon from acting automatically.
const MANUAL: &str = "set automatic game off\nset automatic roll off\nset automatic move off\n\
                      set automatic bearoff off\nset automatic crawford off\nset automatic doubles 0\n\
                      set player 0 human\nset player 1 human\nset confirm new off\n";

/// Returns the last position id and match id of an answer.
fn last_ids(answer: &str) -> (String, String) {
    let last = |label: &str| {
        let at = answer.rfind(label).unwrap_or_else(|| panic!("no {label} in: {answer}")) + label.len();
        answer[at..].trim_start_matches([' ', ':']).split_whitespace().next().unwrap().to_owned()
    };
    (last("Position ID"), last("Match ID"))
}

/// A generator of numbers that are the same in every run.
struct Numbers(SplitMix64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0.random_range(0..limit)
    }

    fn small(&mut self, limit: usize) -> u16 {
        u16::try_from(self.below(limit)).unwrap()
    }

    fn side(&mut self) -> Side {
        Side::ALL[self.below(2)]
    }

    /// Returns a random possible position that nobody has won.
    fn position(&mut self) -> Position {
        loop {
            let mut checkers = rules::Checkers { own: [0; 25], opponent: [0; 25] };
            for board in [&mut checkers.own, &mut checkers.opponent] {
                let points: Vec<usize> = (0..5).map(|_| self.below(25)).collect();
                for _ in 0..=self.below(15) {
                    board[points[self.below(points.len())]] += 1;
                }
            }
            if let Ok(position) = Position::from_checkers(checkers)
                && position.winner().is_none()
            {
                return position;
            }
        }
    }

    fn xgid(&mut self) -> Xgid {
        let length = MatchLength::new(self.small(24));
        let (score_limit, game) = match length {
            Some(length) => (usize::from(length.points()), XgidGame::Match { length, crawford: false }),
            None => (50, XgidGame::Money { jacoby: self.below(2) == 0, beavers: self.below(2) == 0 }),
        };
        let value = CubeValue::new(1 << self.below(13)).unwrap();
        let owner = if value == CubeValue::ONE { CubeOwner::Centred } else { CubeOwner::Side(self.side()) };
        let stage = match self.below(4) {
            0 => XgidStage::ToRoll,
            1 => XgidStage::Doubled,
            _ => XgidStage::Rolled(
                Roll::from_pips([1, 2].map(|_| 1 + u8::try_from(self.below(6)).unwrap())).unwrap(),
            ),
        };
        Xgid {
            position: self.position(),
            turn: self.side(),
            stage,
            cube: Cube { value, owner },
            score: BySide { white: self.small(score_limit), black: self.small(score_limit) },
            game,
            cube_max_turns: 10,
        }
    }
}

#[test]
fn gnu_backgammon_reads_our_xgids_as_our_ids() {
    let Some(program) = gnubg() else { return };
    let mut numbers = Numbers(SplitMix64::seed_from_u64(1981));
    let xgids: Vec<Xgid> = (0..300).map(|_| numbers.xgid()).collect();
    let groups: Vec<String> =
        xgids.iter().map(|xgid| format!("new session\nset xgid {xgid}\nshow board")).collect();
    for (xgid, answer) in xgids.iter().zip(ask(program, MANUAL, "xgids", &groups)) {
        let (position, id) = xgid.to_gnu().unwrap();
        let own = (PositionId::from(position).to_string(), id.to_text().unwrap());
        assert_eq!(last_ids(&answer), own, "{xgid}");
    }
}

#[test]
fn the_crawford_game_is_marked_as_gnu_backgammon_marks_it() {
    let Some(program) = gnubg() else { return };
    for (text, crawford) in [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:3:1:7:10", true),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:-1:41:2:4:1:5:10", true),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:3:0:7:10", false),
    ] {
        let groups = [format!("new match 3\nset xgid {text}\nshow board")];
        let (position, id) = text.parse::<Xgid>().unwrap().to_gnu().unwrap();
        assert_eq!(id.crawford, crawford);
        let own = (PositionId::from(position).to_string(), id.to_text().unwrap());
        assert_eq!(last_ids(&ask(program, MANUAL, "crawford", &groups)[0]), own, "{text}");
    }
}

#[test]
fn gnu_backgammon_accepts_our_ids_and_shows_them_again() {
    let Some(program) = gnubg() else { return };
    let mut numbers = Numbers(SplitMix64::seed_from_u64(2008));
    let pairs: Vec<(String, String)> = (0..200)
        .map(|_| {
            let mut xgid = numbers.xgid();
            if xgid.stage == XgidStage::Doubled {
                xgid.stage = XgidStage::ToRoll;
            }
            let (position, id) = xgid.to_gnu().unwrap();
            (PositionId::from(position).to_string(), id.to_text().unwrap())
        })
        .collect();
    let groups: Vec<String> = pairs
        .iter()
        .map(|(board, id)| format!("new session\nset matchid {id}\nset board {board}\nshow board"))
        .collect();
    for (pair, answer) in pairs.iter().zip(ask(program, MANUAL, "ids", &groups)) {
        assert_eq!(&last_ids(&answer), pair);
    }
}

/// Gives commands to GNU Backgammon in one position and checks the resulting match id.
#[test]
fn offers_are_in_the_match_id_as_gnu_backgammon_writes_them() {
    let Some(program) = gnubg() else { return };
    let text = "XGID=-b----D-CA--eE---c-e----B-:0:0:1:00:2:3:0:7:10";
    let (position, to_roll) = text.parse::<Xgid>().unwrap().to_gnu().unwrap();
    let taken = Cube { value: CubeValue::new(2).unwrap(), owner: CubeOwner::Side(Side::White) };
    let doubled = GnuMatchId { doubled: true, turn: Side::White, ..to_roll };
    let rolled = GnuMatchId { dice: Roll::from_pips([3, 1]), ..to_roll };
    let resigns = |resigns| GnuMatchId { resigns: Some(resigns), turn: Side::White, ..to_roll };
    let cases = [
        ("double", doubled),
        ("double\ntake", GnuMatchId { cube: taken, ..to_roll }),
        ("set dice 1 3", rolled),
        ("resign normal", resigns(GameResult::Single)),
        ("resign gammon", resigns(GameResult::Gammon)),
        ("resign backgammon", resigns(GameResult::Backgammon)),
        (
            "double\ndrop",
            GnuMatchId {
                state: GnuGameState::Passed,
                turn: Side::White,
                score: BySide { white: 3, black: 3 },
                ..to_roll
            },
        ),
    ];
    let groups: Vec<String> = cases
        .iter()
        .map(|(commands, _)| format!("new match 7\nset xgid {text}\n{commands}\nshow board"))
        .collect();
    for ((commands, expected), answer) in cases.iter().zip(ask(program, MANUAL, "offers", &groups)) {
        let (board, id) = last_ids(&answer);
        assert_eq!(id.parse::<GnuMatchId>().unwrap(), *expected, "{commands}");
        assert_eq!(expected.to_text().unwrap(), id, "{commands}");
        assert_eq!(board.parse::<PositionId>().unwrap().position(), position, "{commands}");
    }
}
