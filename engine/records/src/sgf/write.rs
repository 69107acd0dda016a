//! Writes SGF files.

use std::collections::BTreeMap;

use play::{CubeAction, GameAction, GameEnding};
use rules::{CubeValue, Place, Play, Roll, Side};
use thiserror::Error;

use crate::transcript::{Transcript, TranscriptGame, UnplayedRoll};

/// The error for a match that an SGF file cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotInSgf {
    /// An illegal play was accepted.
    #[error(
        "an SGF file cannot say that an illegal play was accepted in game {game}: keep the match as JSON"
    )]
    IllegalPlay {
        /// The game, counted from 1.
        game: usize,
    },
}

impl Transcript {
    /// Returns the match as the text of an SGF file, one tree for each game.
    ///
    /// # Errors
    /// Returns an error if an illegal play was accepted.
    pub fn to_sgf(&self) -> Result<String, NotInSgf> {
        if let Some(game) = self.first_illegal_play() {
            return Err(NotInSgf::IllegalPlay { game });
        }
        Ok(self.games.iter().enumerate().map(|(index, game)| self.write_game_tree(index, game)).collect())
    }

    fn write_game_tree(&self, index: usize, game: &TranscriptGame) -> String {
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
        let mut comments: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        for comment in &game.comments {
            // If the last double is not written, a comment on it moves to the action before.
            comments.entry(comment.after.min(actions.len())).or_default().push(&comment.text);
        }
        write_comments(&mut tree, comments.get(&0));
        for (after, action) in (1..).zip(actions) {
            write_action(&mut tree, action);
            write_comments(&mut tree, comments.get(&after));
        }
        if let Some(UnplayedRoll { side, roll }) = game.unplayed {
            tree.push_str(&format!("\n;PL[{}]DI[{}]", letter(side), dice(roll)));
        }
        tree.push_str(")\n");
        tree
    }
}

/// Writes the comments as one property of the current node.
fn write_comments(tree: &mut String, texts: Option<&Vec<&str>>) {
    if let Some(texts) = texts {
        tree.push_str(&format!("C[{}]", escaped(&texts.join("\n"))));
    }
}

fn write_action(tree: &mut String, action: GameAction) {
    match action {
        GameAction::Play { side, roll, play } => {
            tree.push_str(&format!("\n;{}[{}{}]", letter(side), dice(roll), moves(side, &play)));
        }
        // `to_sgf` has already refused matches with illegal plays.
        GameAction::IllegalPlay { .. } => {}
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

fn moves(side: Side, play: &Play) -> String {
    play.moves().iter().flat_map(|one| [place(side, one.from), place(side, one.to)]).collect()
}

fn place(side: Side, place: Place) -> char {
    match place {
        Place::Bar => 'y',
        Place::Off => 'z',
        Place::Point(point) => {
            let of_white = match side {
                Side::White => point,
                Side::Black => point.opposite(),
            };
            char::from(b'a' + of_white.number() - 1)
        }
    }
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
