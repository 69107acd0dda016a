//! The list of kinds of competitions. Everything that differs between kinds is in their implementations of
//! [`super::Kind`] and [`super::runnable::Runnable`]; a new kind is one more line here.

use store::{
    competitions::CompetitionId,
    id::{ComparativeId, TeamEventId, TeamMatchId, TournamentId},
};
use wire::CompetitionKind;

use super::{Kind, Logs};
pub(crate) use super::{comparative, team, team_event, tournament};
use crate::messages::ids;

/// A kind of the list.
pub(crate) trait Listed: Kind {
    /// Returns the node's memory of this kind.
    fn logs(all: &AllLogs) -> &Logs<Self>;
}

/// Defines the types, functions and macros that depend on the list. `$d` is a dollar sign, for the macros that it
/// defines.
macro_rules! kinds {
    (($d:tt) $($Kind:ident: $Id:ident, $Sent:ident, $module:ident, $logs:ident;)+) => {
        /// A node's memory of the competitions of all kinds.
        #[derive(Debug, Default)]
        pub(crate) struct AllLogs {
            $(pub(crate) $logs: Logs<$module::Loaded>,)+
        }

        $(
            impl Listed for $module::Loaded {
                fn logs(all: &AllLogs) -> &Logs<Self> {
                    &all.$logs
                }
            }
        )+

        ids! {
            $($Id => $Id,)+
        }

        /// Parses the id of a competition in the address of a desk.
        pub fn competition_id(kind: CompetitionKind, id: &str) -> Option<CompetitionId> {
            match kind {
                $(CompetitionKind::$Sent => $Id::parse(id).map(CompetitionId::$Kind),)+
            }
        }

        /// Returns the kind and the id of a competition, as messages contain them.
        pub fn competition_name(id: CompetitionId) -> (CompetitionKind, String) {
            match id {
                $(CompetitionId::$Kind(id) => (CompetitionKind::$Sent, id.shown()),)+
            }
        }

        /// Evaluates an expression for the kind of an id: `by_kind!(id, K => self.competition::<K>(id).await)`. In the
        /// expression, `id` is the id of that kind, and `K` its implementation of [`super::Kind`].
        macro_rules! by_kind {
            ($d id:ident, $d K:ident => $d run:expr) => {
                match $d id {
                    $(::store::competitions::CompetitionId::$Kind($d id) => {
                        type $d K = $crate::competitions::kinds::$module::Loaded;
                        $d run
                    })+
                }
            };
        }

        /// Runs an expression once for each kind: `each_kind!(K => self.keep::<K>())`.
        macro_rules! each_kind {
            ($d K:ident => $d run:expr) => {{
                $({
                    type $d K = $crate::competitions::kinds::$module::Loaded;
                    $d run;
                })+
            }};
        }
    };
}

// The kind, its id, its name in messages, its module, and its field in the memory. The order is that of the store.
kinds! {
    ($)
    Knockout: TournamentId, Tournament, tournament, knockouts;
    TeamMatch: TeamMatchId, TeamMatch, team, team_matches;
    TeamEvent: TeamEventId, TeamEvent, team_event, team_events;
    Comparative: ComparativeId, Comparative, comparative, comparatives;
}
pub(crate) use {by_kind, each_kind};

#[cfg(test)]
mod tests {
    use store::competitions::{self, Key};

    use crate::competitions::Kind;

    #[test]
    fn each_kind_is_in_the_list() {
        let mut listed = Vec::new();
        each_kind!(K => listed.push(<<K as Kind>::Id as Key>::KIND));
        assert_eq!(listed, competitions::Kind::ALL);
    }
}
