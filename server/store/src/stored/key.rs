//! The forms in which each kind of competition is stored.

use std::{fmt, hash::Hash};

use serde::{Serialize, de::DeserializeOwned};

use super::Unreadable;
pub use crate::id::{CompetitionId, Kind};

/// The id of a competition of one kind, with the forms in which that kind is stored.
pub trait Key:
    Copy + Eq + Hash + fmt::Debug + fmt::Display + Into<CompetitionId> + Send + Sync + 'static
{
    /// The settings that its director has chosen.
    type Settings: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A line of its log.
    type Act: Clone + fmt::Debug + Send + Sync + 'static;

    const KIND: Kind;

    /// Returns the id of a row.
    fn of_row(id: i64) -> Self;

    /// Returns the number for a column.
    fn number(self) -> i64;

    /// Returns the name of the competition.
    fn name(settings: &Self::Settings) -> &str;

    /// Returns the text of a line.
    fn encode(act: &Self::Act) -> String;

    /// Parses a text of [`Key::encode`].
    fn decode(text: &str) -> Result<Self::Act, Unreadable>;
}

/// Implements [`Key`] for the id of a kind, in the file that has its stored forms: `Settings`, `Act`, `encode` and
/// `decode`.
macro_rules! key {
    ($Id:ident, $Kind:ident) => {
        impl $crate::stored::key::Key for $crate::id::$Id {
            type Settings = Settings;
            type Act = Act;

            const KIND: $crate::id::Kind = $crate::id::Kind::$Kind;

            fn of_row(id: i64) -> $crate::id::$Id {
                $crate::id::$Id::from_row(id)
            }

            fn number(self) -> i64 {
                self.to_row()
            }

            fn name(settings: &Settings) -> &str {
                &settings.name
            }

            fn encode(act: &Act) -> String {
                encode(act)
            }

            fn decode(text: &str) -> Result<Act, $crate::stored::Unreadable> {
                decode(text)
            }
        }

        impl From<$crate::id::$Id> for $crate::id::CompetitionId {
            fn from(id: $crate::id::$Id) -> $crate::id::CompetitionId {
                $crate::id::CompetitionId::$Kind(id)
            }
        }
    };
}
pub(crate) use key;
