//! Duplicate team matches: two teams, two rooms, the same rolls in both.
//!
//! In the open room team A has White and team B Black; in the closed room it is the other way round. Each board is
//! one game in each room, played from one [`RollSet`]: a side's k-th roll in one room is the same side's k-th roll in
//! the other. A game gives its winner SMP and IMP, and the match gives each team victory points; the tables are in
//! [`ratings::duplicate`].
//!
//! [`TeamMatch`] is the procedure, [`TeamMatch::sight`] decides what a viewer may see, and [`Protocol`] is the
//! printable part for that viewer.

mod absence;
mod as_played;
mod changes;
mod competition;
mod game;
mod invitations;
mod procedure;
mod protocol;
mod refused;
mod remark;
mod roll_set;
mod score;
mod sight;
mod table;
mod undoing;

pub use crate::desk::Hold;
pub use absence::{Coming, Missed};
pub use changes::ChangedBy;
pub use game::{AsPlayed, Assigned, Assignment, Award, GameLine, NotADuplicateGame, PlayedGame, Proposal};
pub use procedure::{RoomState, Step, TeamMatch, TeamSheet, Terms};
pub use protocol::{Protocol, ProtocolLine};
pub use refused::{COMMENTATORS_MAX, Refused};
pub use remark::{Remark, RemarkKind};
pub use roll_set::{
    ROLLS_MAX, ROLLS_MIN, RollOrigin, RollSet, RollSetRefused, SETS_MAX, roll_sets_from_csv, roll_sets_to_csv,
};
pub use score::{Score, ScoreRefused, SheetGame, score_games, score_sheet};
pub use table::{Boards, ByRoom, ByTeam, Room, Team};
pub use undoing::GameTable;

#[cfg(test)]
mod secrecy_tests;
#[cfg(test)]
mod tests;
