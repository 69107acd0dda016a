//! The data of another program's file, besides the match itself, that a record keeps.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::judgement::ForeignAnalysis;
use crate::report::Note;
use crate::transcript::{About, Comment, Transcript};

/// The data of another program's file that the match itself does not contain.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The event, the date and similar data.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
    /// Comments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<GameComment>,
    /// The notes on lines that were skipped or changed when the file was read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// The analyses in the file, each of one program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub analyses: Vec<ForeignAnalysis>,
}

/// A comment with its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameComment {
    /// The game, counted from 1.
    pub game: usize,
    /// The number of plays and cube actions in the game before the comment; 0 for a comment on the whole game.
    pub after: usize,
    /// The text of the comment.
    pub text: String,
}

impl Source {
    /// Returns true if there is nothing to keep.
    pub fn is_empty(&self) -> bool {
        *self == Source::default()
    }

    /// Returns the source data of a transcript.
    pub(crate) fn of_transcript(transcript: &Transcript) -> Source {
        let of_game = |(game, comments): (usize, &Vec<Comment>)| {
            comments
                .iter()
                .map(move |one| GameComment { game, after: one.after, text: one.text.clone() })
                .collect()
        };
        let comments: Vec<Vec<GameComment>> =
            (1..).zip(transcript.games.iter().map(|game| &game.comments)).map(of_game).collect();
        Source { about: transcript.about.clone(), comments: comments.concat(), ..Source::default() }
    }

    /// Copies the headers and comments into a transcript.
    pub(crate) fn give_to(&self, transcript: &mut Transcript) {
        transcript.about = self.about.clone();
        for GameComment { game, after, text } in &self.comments {
            let game = game.checked_sub(1).and_then(|index| transcript.games.get_mut(index));
            if let Some(game) = game {
                game.comments.push(Comment { after: *after, text: text.clone() });
            }
        }
    }
}
