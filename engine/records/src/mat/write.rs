//! Writes `.mat` files.

use play::{CubeAction, GameAction};
use rules::{CubeValue, Param, Params, Play, Side};
use thiserror::Error;

use super::head;
use crate::transcript::{Transcript, TranscriptGame, UnplayedRoll, illegal};

/// The width of the left column of moves, and of the names above it.
const MOVES_WIDTH: usize = 27;
const NAME_WIDTH: usize = 29;

/// The error for a match that a `.mat` file cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotInMat {
    /// A game began with a turned cube.
    #[error("a .mat file cannot say that game {game} began with the cube at {cube}")]
    AutomaticDouble {
        /// The game, counted from 1.
        game: usize,
        /// The cube value.
        cube: CubeValue,
    },
    /// An illegal play was accepted that no four moves can express.
    #[error(
        "a .mat file cannot express an illegal play that was accepted in game {game}: keep the match as JSON"
    )]
    IllegalPlay {
        /// The game, counted from 1.
        game: usize,
    },
    /// A game was resigned before the first roll.
    #[error("a .mat file cannot say that game {game} ended before the first roll")]
    NothingRolled {
        /// The game, counted from 1.
        game: usize,
    },
}

impl NotInMat {
    /// Returns the code, which is the id of the text for people.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NotInMat::AutomaticDouble { .. } => "automatic_double_not_in_mat",
            NotInMat::IllegalPlay { .. } => "illegal_play_not_in_format",
            NotInMat::NothingRolled { .. } => "nothing_rolled_not_in_mat",
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(self) -> Params {
        match self {
            NotInMat::AutomaticDouble { game, cube } => {
                vec![("game", Param::number(game)), ("cube", Param::number(cube.get()))]
            }
            NotInMat::IllegalPlay { game } | NotInMat::NothingRolled { game } => {
                vec![("game", Param::number(game))]
            }
        }
    }
}

impl Transcript {
    /// Returns the match as the text of a `.mat` file. An illegal play is written as its moves, as other programs do,
    /// with a comment after the game.
    ///
    /// # Errors
    /// Returns an error if a tie on the opening throw turned the cube, a game ended before the first roll, or an
    /// illegal play was accepted that four moves cannot express.
    pub fn to_mat(&self) -> Result<String, NotInMat> {
        if let Some(game) = self.first_inexpressible_play() {
            return Err(NotInMat::IllegalPlay { game });
        }
        let length = self.length.map_or(0, |length| length.points());
        let mut text = head::write(self) + &format!(" {length} point match\n");
        for (index, game) in self.games.iter().enumerate() {
            if game.cube != CubeValue::ONE {
                return Err(NotInMat::AutomaticDouble { game: index + 1, cube: game.cube });
            }
            if game.end.is_some() && game.answered_actions().is_empty() && game.unplayed.is_none() {
                return Err(NotInMat::NothingRolled { game: index + 1 });
            }
            self.write_game(&mut text, index + 1, game);
        }
        Ok(text)
    }

    fn write_game(&self, text: &mut String, number: usize, game: &TranscriptGame) {
        let name = |side: Side| format!("{} : {}", plain_name(&self.players[side]), game.score[side]);
        let mut rows = Rows::default();
        let actions = if game.end.is_some() { game.answered_actions() } else { game.actions.clone() };
        let last = actions.len();
        for action in actions {
            match action {
                GameAction::Play { side, roll, play } => rows.put(side, format!("{roll}: {}", moves(&play))),
                GameAction::IllegalPlay { side, roll, before, after } => {
                    // `to_mat` has already refused plays without ways.
                    let ways = illegal::ways(&before, &after).unwrap_or_default();
                    rows.put(side, format!("{roll}: {}", illegal::written(&ways)));
                }
                GameAction::Cube { side, action, value } => rows.put_cube(side, action, value),
            }
        }
        if let Some(UnplayedRoll { side, roll }) = game.unplayed {
            rows.put(side, format!("{roll}:"));
        }
        let stated = game.cut.as_ref().and_then(|cut| cut.result);
        if let Some((winner, points)) = game.end.map(|end| (end.winner, end.points)).or(stated) {
            rows.put_end(winner, points);
        }
        rows.flush();
        let (white, black) = (name(Side::White), name(Side::Black));
        text.push_str(&format!("\n Game {number}\n {white:<NAME_WIDTH$}  {black}\n{}", rows.text));
        // GNU Backgammon cannot read on after a comment between the rows, so comments follow the game. If the last
        // double is not written, a comment on it moves to the action before.
        for (after, comment) in game.comments_with_illegal_plays() {
            let after = after.min(last);
            for line in comment.iter().flat_map(|text| text.lines()).filter(|line| !line.trim().is_empty()) {
                text.push_str(&format!("; {}{after}: {}\n", head::AFTER_ACTION, line.trim()));
            }
        }
    }
}

/// Rows of two columns, filled from left to right.
#[derive(Default)]
struct Rows {
    text: String,
    number: usize,
    left: Option<String>,
    /// True if the last cube action was a beaver, whose take is not written.
    after_beaver: bool,
}

impl Rows {
    fn put(&mut self, side: Side, entry: String) {
        self.after_beaver = false;
        match side {
            Side::White => {
                self.flush();
                self.left = Some(entry);
            }
            Side::Black => {
                let left = self.left.take().unwrap_or_default();
                self.row(&left, &entry);
            }
        }
    }

    fn put_cube(&mut self, side: Side, action: CubeAction, value: CubeValue) {
        match action {
            CubeAction::Double => self.put(side, format!(" Doubles => {value}")),
            CubeAction::Take if self.after_beaver => self.after_beaver = false,
            CubeAction::Take => self.put(side, " Takes".to_owned()),
            CubeAction::Pass => self.put(side, " Drops".to_owned()),
            // A raccoon is a beaver of a beaver.
            CubeAction::Beaver | CubeAction::Raccoon => {
                self.put(side, format!(" Beavers => {value}"));
                self.after_beaver = true;
            }
        }
    }

    /// Writes the win into the winner's column. If White acted last and Black won, the win goes into the same row.
    /// GNU Backgammon writes it in the same way, and misreads a pass that has no win beside it.
    fn put_end(&mut self, winner: Side, points: u32) {
        let plural = if points == 1 { "" } else { "s" };
        let entry = format!(" Wins {points} point{plural}");
        match (winner, self.left.take()) {
            (Side::Black, Some(left)) => self.row(&left, &entry),
            (Side::Black, None) => self.line(MOVES_WIDTH + 6, &entry),
            (Side::White, left) => {
                if let Some(left) = left {
                    self.row(&left, "");
                }
                self.line(5, &entry);
            }
        }
    }

    fn line(&mut self, indent: usize, entry: &str) {
        self.text.push_str(&format!("{:indent$}{entry}\n", ""));
    }

    fn row(&mut self, left: &str, right: &str) {
        self.number += 1;
        let row = format!("{:>3}) {left:<MOVES_WIDTH$} {right}", self.number);
        self.text.push_str(row.trim_end());
        self.text.push('\n');
    }

    fn flush(&mut self) {
        if let Some(left) = self.left.take() {
            self.row(&left, "");
        }
    }
}

/// Returns the single moves, those of the rearmost checkers first, with the bar as 25 and borne off as 0. The first
/// move that ends on a blot is the one that hits it.
fn moves(play: &Play) -> String {
    let mut ways: Vec<(u8, u8)> = play.moves().iter().map(|one| (one.from.pips(), one.to.pips())).collect();
    ways.sort_unstable_by(|a, b| b.cmp(a));
    let mut blots: Vec<u8> = play.moves().iter().filter(|one| one.hit).map(|one| one.to.pips()).collect();
    let each = ways.into_iter().map(|(from, to)| {
        let hit = blots.iter().position(|&blot| blot == to).map(|at| blots.swap_remove(at));
        format!("{from}/{to}{}", if hit.is_some() { "*" } else { "" })
    });
    each.collect::<Vec<_>>().join(" ")
}

/// Returns a name without the characters that separate it from the points: runs of blanks, and colons.
fn plain_name(name: &str) -> String {
    // A colon would end the name when the file is read.
    let words: Vec<String> = name.split_whitespace().map(|word| word.replace(':', ";")).collect();
    if words.is_empty() { "?".to_owned() } else { words.join(" ") }
}
