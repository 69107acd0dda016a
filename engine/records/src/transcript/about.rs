//! The data of a match file about the match itself, apart from the games.

use rules::{BySide, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The event, the date and similar data, unchecked, as the file states them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The event.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// The round of the event.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// The day, mostly as `2024.08.05` or `2024-08-05`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The time of day.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// The place of the match: a town or a site.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The person who wrote the match down or commented on it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub annotator: String,
    /// White's rating, in whatever system the file uses.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub white_rating: String,
    /// Black's rating.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub black_rating: String,
    /// A comment on the whole match.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// Other headers, name and value, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other: Vec<(String, String)>,
}

/// A comment on a game or on an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    /// The number of actions in the game before the comment; 0 for a comment on the whole game.
    pub after: usize,
    /// The text of the comment.
    pub text: String,
}

impl About {
    /// Returns true if the file has no such data.
    pub fn is_empty(&self) -> bool {
        *self == About::default()
    }

    /// Adds a line to the comment on the match.
    pub(crate) fn add_comment(&mut self, text: &str) {
        if !self.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment.push_str(text);
    }

    /// Swaps the ratings of the sides.
    pub(crate) fn swap_ratings(&mut self) {
        std::mem::swap(&mut self.white_rating, &mut self.black_rating);
    }

    /// Moves the ratings out of names such as `Anna,1770`, GridGammon's form, unless a side already has a rating.
    pub(crate) fn take_ratings(&mut self, players: BySide<String>) -> BySide<String> {
        let mut taken = BySide::default();
        for side in Side::ALL {
            let rating = match side {
                Side::White => &mut self.white_rating,
                Side::Black => &mut self.black_rating,
            };
            let name = &players[side];
            taken[side] = match name.rsplit_once(',') {
                Some((name, number)) if !name.is_empty() && number.trim().parse::<f64>().is_ok() => {
                    if rating.is_empty() {
                        number.trim().clone_into(rating);
                    }
                    name.trim().to_owned()
                }
                Some(_) | None => name.clone(),
            };
        }
        taken
    }
}
