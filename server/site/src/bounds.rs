//! Bounds on what an account can store, or make others store. Each has a setting in `[live.bounds]` and a count in
//! `bg_bounds_reached_total`; a test finds each in the document on security.

use serde::Deserialize;

/// Declares bounds: a variant, its setting in `[live.bounds]`, and the default.
macro_rules! bounds {
    ($($(#[doc = $doc:literal])+ $variant:ident $name:ident: $most:literal;)*) => {
        /// The bounds on stored things.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Bound {
            $($(#[doc = $doc])+ $variant,)*
        }

        /// The settings in `[live.bounds]`.
        #[derive(Debug, Clone, Copy, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct BoundSettings {
            $($(#[doc = $doc])+ pub $name: u32,)*
        }

        impl Default for BoundSettings {
            fn default() -> BoundSettings {
                BoundSettings { $($name: $most,)* }
            }
        }

        impl BoundSettings {
            /// Returns the maximum number.
            pub(crate) fn most(&self, bound: Bound) -> u32 {
                match bound { $(Bound::$variant => self.$name,)* }
            }

            /// Iterates over the bounds with their names in the configuration.
            pub fn named(&self) -> impl Iterator<Item = (&'static str, u32)> {
                [$((stringify!($name), self.$name),)*].into_iter()
            }
        }

        impl Bound {
            /// Returns the name in metrics, which is the name in the configuration.
            pub fn name(self) -> &'static str {
                match self { $(Bound::$variant => stringify!($name),)* }
            }
        }

        /// The names of all bounds.
        pub const NAMES: &[&str] = &[$(stringify!($name),)*];
    };
}

bounds! {
    /// Conversations of one person in which the person has written, except with blocked players.
    Conversations conversations: 500;
    /// Conversations of one person in which only the other has written. Beyond it, the oldest one of a player who is no
    /// friend is removed from the person's list.
    UnansweredConversations unanswered_conversations: 500;
    /// Open challenges to one player by players who are no friends. Beyond it, the oldest one is closed.
    ChallengesReceived challenges_received: 50;
    /// Friends, blocks and notes of one player.
    Contacts contacts: 1_000;
    /// Saved searches of one player.
    SavedSearches saved_searches: 50;
    /// Notes of one player on positions.
    PositionNotes position_notes: 2_000;
    /// Positions that one player shares by a link.
    SharedPositions shared_positions: 500;
    /// Open trainer questions of one player from imports. More are made when some are learned.
    ImportQuestions import_questions: 300;
    /// Clubs that one player owns.
    ClubsOwned clubs_owned: 3;
    /// Clubs of which one player is a member.
    ClubsJoined clubs_joined: 20;
    /// Members of one club.
    ClubMembers club_members: 500;
    /// People who ask to join one club, and as many who are invited, and who are barred.
    ClubOutsiders club_outsiders: 200;
    /// Events of one club.
    ClubEvents club_events: 100;
    /// Open invitations to clubs by one player.
    ClubInvitations club_invitations: 20;
    /// Open invitations to clubs for one player.
    ClubInvitationsReceived club_invitations_received: 20;
    /// Steps that people write into the log of one competition. What the competition needs to go on or to end does not
    /// count, and always fits. The last tenth is the leader's, another tenth the directors', and two more the players'.
    CompetitionSteps competition_steps: 10_000;
    /// The size of these steps, in KiB, divided in the same way.
    CompetitionKib competition_kib: 4_096;
    /// Such steps of one person who does not direct the competition.
    CompetitionStepsEach competition_steps_each: 50;
    /// Entries of one person who does not direct it into one competition, each after the person has left it.
    CompetitionEntriesEach competition_entries_each: 5;
    /// Corrections and undos of one person in the log of one competition. They take no room from others.
    CompetitionCorrectionsEach competition_corrections_each: 200;
    /// Sensor boards of one account that are not revoked.
    SensorBoards sensor_boards: 64;
    /// Codes with which boards join one account, valid for ten minutes each.
    BoardCodes board_codes: 10;
    /// Open sockets and streams of one token.
    TokenSockets token_sockets: 8;
    /// Matches that one socket watches.
    MatchesWatched matches_watched: 32;
    /// Competitions that one socket watches.
    CompetitionsWatched competitions_watched: 8;
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::NAMES;
    use crate::limits;

    #[test]
    fn the_documents_name_every_bound_and_every_limit() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let read = |name: &str| fs::read_to_string(docs.join(name)).unwrap();
        let (security, configuration) = (read("security.md"), read("configuration.md"));
        for name in NAMES.iter().chain(limits::NAMES) {
            assert!(security.contains(&format!("`{name}`")), "security.md does not name {name}");
            assert!(configuration.contains(&format!("{name} = ")), "configuration.md does not name {name}");
        }
    }

    #[test]
    fn every_row_has_a_bound() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/security.md");
        let text = fs::read_to_string(docs).unwrap();
        let unbounded: Vec<&str> = text.lines().filter(|line| line.contains("| none |")).collect();
        assert!(unbounded.is_empty(), "{unbounded:#?}");
    }
}
