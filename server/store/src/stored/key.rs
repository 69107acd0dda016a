//! The kinds of competitions, the ids of their competitions, and the forms in which each kind is stored.

use std::{fmt, hash::Hash};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Unreadable, comparative, knockout, team_event, team_match};
use crate::id::{ComparativeId, TeamEventId, TeamMatchId, TournamentId};

/// A kind of competition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Knockout,
    TeamMatch,
    TeamEvent,
    Comparative,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Knockout, Kind::TeamMatch, Kind::TeamEvent, Kind::Comparative];

    /// Returns the word in the column.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Knockout => "knockout",
            Kind::TeamMatch => "team_match",
            Kind::TeamEvent => "team_event",
            Kind::Comparative => "comparative",
        }
    }

    /// Returns the words for messages.
    pub const fn noun(self) -> &'static str {
        match self {
            Kind::Knockout => "tournament",
            Kind::TeamMatch => "team match",
            Kind::TeamEvent => "team event",
            Kind::Comparative => "comparative event",
        }
    }
}

/// The id of a competition of any kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", content = "id", rename_all = "snake_case")]
pub enum CompetitionId {
    Knockout(TournamentId),
    TeamMatch(TeamMatchId),
    TeamEvent(TeamEventId),
    Comparative(ComparativeId),
}

impl CompetitionId {
    /// Returns the id of a row.
    pub fn from_row(kind: Kind, id: i64) -> CompetitionId {
        match kind {
            Kind::Knockout => CompetitionId::Knockout(TournamentId::from_row(id)),
            Kind::TeamMatch => CompetitionId::TeamMatch(TeamMatchId::from_row(id)),
            Kind::TeamEvent => CompetitionId::TeamEvent(TeamEventId::from_row(id)),
            Kind::Comparative => CompetitionId::Comparative(ComparativeId::from_row(id)),
        }
    }

    /// Returns the kind.
    pub const fn kind(self) -> Kind {
        match self {
            CompetitionId::Knockout(_) => Kind::Knockout,
            CompetitionId::TeamMatch(_) => Kind::TeamMatch,
            CompetitionId::TeamEvent(_) => Kind::TeamEvent,
            CompetitionId::Comparative(_) => Kind::Comparative,
        }
    }

    /// Returns the number for a column. No two competitions of any kinds have the same one.
    pub fn to_row(self) -> i64 {
        match self {
            CompetitionId::Knockout(id) => id.to_row(),
            CompetitionId::TeamMatch(id) => id.to_row(),
            CompetitionId::TeamEvent(id) => id.to_row(),
            CompetitionId::Comparative(id) => id.to_row(),
        }
    }
}

/// The id of a competition of one kind, with the forms in which that kind is stored.
pub trait Key:
    Copy + Eq + Hash + fmt::Debug + fmt::Display + Into<CompetitionId> + Send + Sync + 'static
{
    /// The settings that its director has made.
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

macro_rules! key {
    ($Id:ident, $kind:ident, $stored:ident) => {
        impl Key for $Id {
            type Settings = $stored::Settings;
            type Act = $stored::Act;

            const KIND: Kind = Kind::$kind;

            fn of_row(id: i64) -> $Id {
                $Id::from_row(id)
            }

            fn number(self) -> i64 {
                self.to_row()
            }

            fn name(settings: &$stored::Settings) -> &str {
                &settings.name
            }

            fn encode(act: &$stored::Act) -> String {
                $stored::encode(act)
            }

            fn decode(text: &str) -> Result<$stored::Act, Unreadable> {
                $stored::decode(text)
            }
        }

        impl From<$Id> for CompetitionId {
            fn from(id: $Id) -> CompetitionId {
                CompetitionId::$kind(id)
            }
        }
    };
}
key!(TournamentId, Knockout, knockout);
key!(TeamMatchId, TeamMatch, team_match);
key!(TeamEventId, TeamEvent, team_event);
key!(ComparativeId, Comparative, comparative);
