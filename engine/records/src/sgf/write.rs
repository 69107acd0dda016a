//! Writes SGF files.

use std::collections::BTreeMap;

use play::{CubeAction, GameAction, GameEnding};
use rules::{CubeValue, Param, Params, Position, Roll, Side, apply_play};
use thiserror::Error;

use super::judged::Judged;
use super::moves::{place_letter, write_moves};
use crate::judgement::ForeignAnalysis;
use crate::transcript::{Transcript, TranscriptGame, UnplayedRoll, illegal};

/// The error for a match that an SGF file cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotInSgf {
    /// An illegal play was accepted that no four moves can express.
    #[error(
        "an SGF file cannot express an illegal play that was accepted in game {game}: keep the match as JSON"
    )]
    IllegalPlay {
        /// The game, counted from 1.
        game: usize,
    },
}

impl NotInSgf {
    /// Returns the code, which is the id of the text for people.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NotInSgf::IllegalPlay { .. } => "illegal_play_not_in_format",
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(self) -> Params {
        match self {
            NotInSgf::IllegalPlay { game } => vec![("game", Param::number(game))],
        }
    }
}

impl Transcript {
    /// Returns the match as the text of an SGF file, one tree for each game. An illegal play is written as its moves,
    /// as other programs do, with a comment.
    ///
    /// # Errors
    /// Returns an error if an illegal play was accepted that four moves cannot express.
    pub fn to_sgf(&self) -> Result<String, NotInSgf> {
        self.to_analysed_sgf(&[])
    }

    /// Returns the match as [`Transcript::to_sgf`] does, with an analysis that GNU Backgammon reads: its own if there
    /// is one, and the first one otherwise. Rollouts and cube decisions in another unit than that of the program are
    /// left out.
    ///
    /// # Errors
    /// Returns the error of [`Transcript::to_sgf`].
    pub fn to_analysed_sgf(&self, analyses: &[ForeignAnalysis]) -> Result<String, NotInSgf> {
        if let Some(game) = self.first_inexpressible_play() {
            return Err(NotInSgf::IllegalPlay { game });
        }
        let judged = Judged::choose_analysis(analyses, self.length.is_some());
        let games = self.games.iter().enumerate();
        Ok(games.map(|(index, game)| self.write_game_tree(index, game, &judged)).collect())
    }

    fn write_game_tree(&self, index: usize, game: &TranscriptGame, judged: &Judged<'_>) -> String {
        let length = self.length.map_or(0, |length| length.points());
        let mut tree = format!(
            "(;FF[4]GM[6]CA[UTF-8]AP[Fullprime:{}]MI[length:{length}][game:{index}][ws:{}][bs:{}]PW[{}]PB[{}]",
            env!("CARGO_PKG_VERSION"),
            game.score.white,
            game.score.black,
            escaped(name(&self.players.white)),
            escaped(name(&self.players.black)),
        );
        if index == 0 {
            let about = &self.about;
            for (property, text) in [
                ("DT", &about.date),
                ("ET", &about.time),
                ("EV", &about.event),
                ("RO", &about.round),
                ("PC", &about.place),
                ("AN", &about.annotator),
                ("WR", &about.white_rating),
                ("BR", &about.black_rating),
                ("GC", &about.comment),
            ] {
                if !text.is_empty() {
                    tree.push_str(&format!("{property}[{}]", escaped(text)));
                }
            }
        }
        if let (0, Some(program)) = (index, judged.program) {
            tree.push_str(&format!("PG[{}]", escaped(program)));
        }
        if self.length.is_some() && self.crawford {
            tree.push_str(if game.crawford { "RU[Crawford:CrawfordGame]" } else { "RU[Crawford]" });
        } else if self.jacoby {
            tree.push_str("RU[Jacoby]");
        }
        if game.cube != CubeValue::ONE {
            tree.push_str(&format!("CV[{}]", game.cube));
        }
        if let Some((winner, points)) = game.cut.as_ref().and_then(|cut| cut.result) {
            tree.push_str(&format!("RE[{}+{points}]", letter(winner)));
        } else if let Some(end) = game.end {
            let resigned = match end.how {
                GameEnding::BorneOff | GameEnding::Passed => "",
                GameEnding::Resigned | GameEnding::Left | GameEnding::TimedOut => "R",
            };
            tree.push_str(&format!("RE[{}+{}{resigned}]", letter(end.winner), end.points));
        }
        let actions = if game.end.is_some() { game.answered_actions() } else { game.actions.clone() };
        let mut comments: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for (after, texts) in game.comments_with_illegal_plays() {
            // If the last double is not written, a comment on it moves to the action before.
            comments.entry(after.min(actions.len())).or_default().extend(texts);
        }
        write_comments(&mut tree, comments.get(&0));
        let mut judge = Judge { judged, game: index + 1, position: Position::STARTING, doubled_after: 0 };
        for (after, action) in (1..).zip(actions) {
            write_action(&mut tree, action);
            tree.push_str(&judge.action(after - 1, action));
            write_comments(&mut tree, comments.get(&after));
        }
        if let Some(UnplayedRoll { side, roll }) = game.unplayed {
            tree.push_str(&format!("\n;PL[{}]DI[{}]", letter(side), dice(roll)));
        }
        tree.push_str(")\n");
        tree
    }
}

/// Finds the judgements of the actions of a game, in their order.
struct Judge<'a> {
    judged: &'a Judged<'a>,
    /// The game, counted from 1.
    game: usize,
    /// The position as the side on roll sees it.
    position: Position,
    /// The number of actions before the last double.
    doubled_after: usize,
}

impl Judge<'_> {
    /// Returns the properties with the judgements of the next action, the one after `after` actions.
    fn action(&mut self, after: usize, action: GameAction) -> String {
        match action {
            GameAction::Play { side, roll, play } => {
                let reached = apply_play(&self.position, roll, &play.to_moves())
                    .unwrap_or_else(|_illegal| self.position.flip());
                let before = std::mem::replace(&mut self.position, reached);
                let cube = self.judged.cube(self.game, after);
                let play = self.judged.play((self.game, after), side, (&before, roll, &reached));
                format!("{cube}{play}")
            }
            GameAction::IllegalPlay { after, .. } => {
                self.position = after.flip();
                String::new()
            }
            GameAction::Cube { action: CubeAction::Take | CubeAction::Pass, .. } => {
                // GNU Backgammon repeats the evaluation of the double at its answer.
                self.judged.cube(self.game, self.doubled_after).to_owned()
            }
            GameAction::Cube { .. } => {
                self.doubled_after = after;
                self.judged.cube(self.game, after).to_owned()
            }
        }
    }
}

/// Writes the comments as one property of the current node.
fn write_comments(tree: &mut String, texts: Option<&Vec<String>>) {
    if let Some(texts) = texts {
        tree.push_str(&format!("C[{}]", escaped(&texts.join("\n"))));
    }
}

fn write_action(tree: &mut String, action: GameAction) {
    match action {
        GameAction::Play { side, roll, play } => {
            tree.push_str(&format!("\n;{}[{}{}]", letter(side), dice(roll), write_moves(side, &play)));
        }
        GameAction::IllegalPlay { side, roll, before, after } => {
            // `to_sgf` has already refused plays without ways.
            let ways = illegal::ways(&before, &after).unwrap_or_default();
            let moves: String = illegal::steps(&ways)
                .flat_map(|(from, to)| [place_letter(side, from), place_letter(side, to)])
                .collect();
            tree.push_str(&format!("\n;{}[{}{moves}]", letter(side), dice(roll)));
        }
        GameAction::Cube { side, action, .. } => {
            let word = match action {
                CubeAction::Double | CubeAction::Beaver | CubeAction::Raccoon => "double",
                CubeAction::Take => "take",
                CubeAction::Pass => "drop",
            };
            tree.push_str(&format!("\n;{}[{word}]", letter(side)));
            // In `play` a raccoon is not answered, but GNU Backgammon expects a take after it.
            if action == CubeAction::Raccoon {
                tree.push_str(&format!("\n;{}[take]", letter(side.opponent())));
            }
        }
    }
}

fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

fn dice(roll: Roll) -> String {
    roll.dice().map(|die| die.to_string()).concat()
}

/// Returns a name, or a question mark for an empty one. GNU Backgammon turns a file without names into a `.mat` file
/// that it cannot read itself.
fn name(name: &str) -> &str {
    if name.trim().is_empty() { "?" } else { name }
}

/// Escapes brackets and backslashes in a text.
fn escaped(text: &str) -> String {
    text.chars()
        .flat_map(|character| matches!(character, ']' | '\\').then_some('\\').into_iter().chain([character]))
        .collect()
}
