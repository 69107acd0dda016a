//! Writes OGXM files of version 2: the moves, the cube, results, headers, comments and analyses.

use flate2::Crc;
use play::{CubeAction, GameAction, GameEnding};
use rules::{BySide, Checkers, Position, Roll, Side};

use super::SIGNATURE;
use super::encode::{counted, length, record, steps, text, varint};
use super::judged::{Decided, sections};
use super::judgements::ANALYSES_MAX;
use super::read::END;
use crate::dates;
use crate::judgement::ForeignAnalysis;
use crate::transcript::{Transcript, TranscriptGame};

/// The length of the header of a file, in bytes.
const HEADER: usize = 16;
/// The length of the end of a file: a section with the checksum, and the end mark.
const TAIL: usize = 21;
/// The bits of an action that mark Black's actions and additional fields.
const BLACK: u8 = 0x40;
const EXTRAS: u8 = 0x80;
/// The numbers of actions.
const DOUBLE: u8 = 21;
const TAKE: u8 = 22;
const PASS: u8 = 23;
const RESIGN: u8 = 27;
const SET_POSITION: u8 = 31;
const BEAVER: u8 = 32;
const RACCOON: u8 = 33;

impl Transcript {
    /// Returns the match as a file of OGXM 2. A game that could not be read to its end is written as far as it was
    /// read. The analyses are written side by side, at most 16 of them.
    #[must_use]
    pub fn to_ogxm(&self, analyses: &[ForeignAnalysis]) -> Vec<u8> {
        let mut body = Vec::new();
        section(&mut body, *b"MTCH", true, &self.head());
        let mut comments = Vec::new();
        comments.extend(comment(0, 0, &self.about.comment));
        let mut decided = Vec::new();
        let mut first = 0;
        for (index, game) in self.games.iter().enumerate() {
            let Plies { bytes, of_actions, count } = Plies::from_game(game);
            section(&mut body, *b"GAME", true, &[head_of(game), bytes].concat());
            if !analyses.is_empty() {
                decided.extend(decisions(game, index + 1, first, &of_actions));
            }
            for said in &game.comments {
                // If the last double is not written, a comment on it moves to the action before.
                let last = of_actions.len();
                comments.extend(match said.after.min(last).checked_sub(1) {
                    Some(action) => comment(2, first + of_actions[action], &said.text),
                    None => comment(1, index, &said.text),
                });
            }
            first += count;
        }
        for analysis in analyses.iter().take(ANALYSES_MAX) {
            let (head, judgements) = sections(analysis, &decided);
            section(&mut body, *b"ANAL", false, &head);
            section(&mut body, *b"DECS", false, &judgements);
        }
        if !comments.is_empty() {
            section(&mut body, *b"ANNO", false, &comments);
        }
        let mut file = SIGNATURE.to_vec();
        for number in [2_u16, 2, 2, 0] {
            file.extend(number.to_le_bytes());
        }
        file.extend(length(HEADER + body.len() + TAIL).to_le_bytes());
        file.extend(body);
        let mut crc = Crc::new();
        crc.update(&file);
        let sum = [&[0, 4][..], &crc.sum().to_le_bytes()].concat();
        section(&mut file, *b"CSUM", true, &record(0, &sum));
        file.extend(END);
        file
    }

    fn head(&self) -> Vec<u8> {
        let mut fields = [
            varint(self.length.map_or(0, |length| u64::from(length.points()))),
            // Backgammon.
            varint(0),
        ]
        .concat();
        let mut mask = 0;
        let mut put = |field: u32, bytes: Vec<u8>| {
            mask |= 1_u64 << field;
            fields.extend(bytes);
        };
        let about = &self.about;
        let named = |name: &str| Some(text(name)).filter(|bytes| bytes.len() > 1);
        let rules = u64::from(self.length.is_some() && self.crawford)
            | u64::from(self.length.is_none() && self.jacoby) << 1;
        let start = self.games.first().map_or(BySide::default(), |game| game.score);
        let seconds = dates::seconds(&about.date, &about.time);
        let optional = [
            (0, named(&self.players.white)),
            (1, named(&self.players.black)),
            (2, Some(varint(rules))),
            (
                4,
                Some([varint(start.white.into()), varint(start.black.into())].concat())
                    .filter(|_| start != BySide::default()),
            ),
            (8, seconds.map(|seconds| varint(seconds * 1000))),
            (12, named(&about.event)),
            (15, named(&about.round)),
            (18, named(&about.place)),
            (23, rating(&about.white_rating)),
            (24, rating(&about.black_rating)),
        ];
        for (field, bytes) in optional {
            if let Some(bytes) = bytes {
                put(field, bytes);
            }
        }
        record(mask, &fields)
    }
}

/// Returns the head of a game.
fn head_of(game: &TranscriptGame) -> Vec<u8> {
    let (mut mask, mut fields) = (0, Vec::new());
    if let Some((winner, points)) = game.stated_result() {
        mask |= 0b11;
        fields.extend(varint(u64::from(winner == Side::Black)));
        fields.extend(varint(points.into()));
    }
    let doubles = game.cube.turns();
    if doubles > 0 {
        mask |= 1 << 6;
        fields.extend(varint(doubles.into()));
    }
    record(mask, &fields)
}

/// The actions of a game as bytes.
#[derive(Default)]
struct Plies {
    bytes: Vec<u8>,
    /// The number of the ply of each action, from 0.
    of_actions: Vec<usize>,
    count: usize,
}

impl Plies {
    fn from_game(game: &TranscriptGame) -> Plies {
        let actions = game.actions_to_result();
        let mut plies = Plies::default();
        let mut after_beaver = false;
        for (number, action) in (1..).zip(&actions) {
            // A take of a beaver is not written, because the next roll implies it.
            let is_take = matches!(action, GameAction::Cube { action: CubeAction::Take, .. });
            let is_silent = after_beaver && is_take && (number < actions.len() || game.unplayed.is_some());
            after_beaver = matches!(action, GameAction::Cube { action: CubeAction::Beaver, .. });
            if is_silent {
                plies.of_actions.push(plies.count.saturating_sub(1));
                continue;
            }
            plies.of_actions.push(plies.count);
            match action {
                GameAction::Play { side, roll, play } => plies.roll(*side, *roll, &steps(*side, play)),
                GameAction::IllegalPlay { side, roll, after, .. } => plies.illegal(*side, *roll, after),
                GameAction::Cube { side, action, .. } => {
                    let action = match action {
                        CubeAction::Double => DOUBLE,
                        CubeAction::Take => TAKE,
                        CubeAction::Pass => PASS,
                        CubeAction::Beaver => BEAVER,
                        CubeAction::Raccoon => RACCOON,
                    };
                    plies.push(*side, action);
                }
            }
        }
        if let Some(unplayed) = game.unplayed {
            plies.roll(unplayed.side, unplayed.roll, &[]);
        }
        if let Some(end) = game.end
            && matches!(end.how, GameEnding::Resigned | GameEnding::Left | GameEnding::TimedOut)
        {
            // The format requires the kind of win that was given up: 1 to 3 times the cube.
            let cube = u32::from(game.last_cube().get());
            let kind = (1..=3).find(|kind| kind * cube == end.points).unwrap_or(1);
            plies.push(end.winner.opponent(), RESIGN | EXTRAS);
            plies.bytes.extend(record(1 << 1, &varint(kind.into())));
        }
        plies
    }

    fn push(&mut self, side: Side, action: u8) {
        self.bytes.push(action | if side == Side::Black { BLACK } else { 0 });
        self.count += 1;
    }

    /// Adds a roll. If there are fewer moves than the roll allows, a byte of zero ends them.
    fn roll(&mut self, side: Side, roll: Roll, steps: &[u8]) {
        let (low, high) = (roll.low().pips(), roll.high().pips());
        let action = (1..low).map(|low| 7 - low).sum::<u8>() + high - low;
        self.push(side, action);
        self.bytes.extend(steps);
        if steps.len() < roll.moves_max() {
            self.bytes.push(0);
        }
    }

    /// Adds an illegal play: the dice and the position after it. The seat written is the one on roll after the play.
    fn illegal(&mut self, side: Side, roll: Roll, after: &Position) {
        let of_white = if side == Side::White { *after } else { after.flip() };
        let dice = [roll.high().pips(), roll.low().pips()];
        let board = board(&of_white).map(|number| number.to_le_bytes()[0]);
        self.push(side.opponent(), SET_POSITION | EXTRAS);
        self.bytes.extend(record(1 | 1 << 3 | 1 << 6, &[&dice[..], &board].concat()));
    }
}

/// Returns the decisions of a game that can be judged: plays and doubles. `first` is the number of its first ply.
fn decisions(game: &TranscriptGame, number: usize, first: usize, of_actions: &[usize]) -> Vec<Decided> {
    let mut position = Position::STARTING;
    let mut decided = Vec::new();
    for (after, (action, ply)) in game.actions_to_result().iter().zip(of_actions).enumerate() {
        let before = position;
        let (side, play) = match *action {
            GameAction::Play { side, roll, play } => {
                position = rules::apply_play(&before, roll, &play.to_moves()).unwrap_or(before);
                (side, Some((roll, before, Some(position))))
            }
            GameAction::IllegalPlay { after, .. } => {
                position = after.flip();
                continue;
            }
            GameAction::Cube { side, action: CubeAction::Double, .. } => (side, None),
            GameAction::Cube { .. } => continue,
        };
        decided.push(Decided { game: number, after, ply: first + ply, side, play });
    }
    decided
}

/// Returns White's position as 26 numbers: White's bar, the points upwards, Black's bar. White is positive.
fn board(position: &Position) -> [i8; 26] {
    let Checkers { own, opponent } = position.to_checkers();
    let count = |count: u8| i8::try_from(count).unwrap_or(0);
    let mut board = [0_i8; 26];
    for (index, &checkers) in own.iter().enumerate() {
        board[24 - index] += count(checkers);
    }
    for (index, &checkers) in opponent.iter().enumerate() {
        board[index + 1] -= count(checkers);
    }
    board
}

/// Returns the record of a player with a rating such as `1712.50/400`, or `None` if it is another text.
fn rating(rating: &str) -> Option<Vec<u8>> {
    let number = rating.split('/').next().unwrap_or_default().trim();
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let part = format!("{:0<2}", part.get(..2).unwrap_or(part));
    let hundredths = whole.parse::<u32>().ok()?.checked_mul(100)?.checked_add(part.parse().ok()?)?;
    // The format requires the name of the system; all programs that write ratings into match files use a kind of Elo.
    (hundredths > 0).then(|| record(0b110, &[varint(hundredths.into()), text("elo")].concat()))
}

/// Returns a comment, or no bytes if it is empty. The scope is 0 for the match, 1 for a game and 2 for an action.
fn comment(scope: u64, number: usize, words: &str) -> Vec<u8> {
    let number = u64::try_from(number).unwrap_or(u64::MAX);
    let said: String = words.chars().filter(|one| *one == '\n' || !one.is_control()).collect();
    let words = said.trim().as_bytes();
    if words.is_empty() {
        return Vec::new();
    }
    let fields = [varint(scope), varint(number), counted(words.len()), words.to_vec()].concat();
    record(0, &fields)
}

fn section(out: &mut Vec<u8>, name: [u8; 4], is_critical: bool, bytes: &[u8]) {
    out.extend(name);
    out.extend(length(bytes.len()).to_le_bytes());
    out.push(u8::from(is_critical));
    out.extend(bytes);
}
