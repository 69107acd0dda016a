//! The log of an event at its director's desk: what was done, what can be undone, and what that would change.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{DuplicateGame, DuplicateTeam, Millis, TeamAward};

/// The kinds of steps in the logs of events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// A player or a team entered.
    Entered,
    /// A team's players changed.
    Changed,
    /// A late player entered.
    EnteredLate,
    /// Late entries were opened, or their closing time was changed.
    LateEntries,
    /// The pause before the next round was lengthened.
    Paused,
    /// Two players were exchanged in a round.
    Repaired,
    /// A player or a team withdrew, or was removed.
    Withdrawn,
    /// Check-in opened.
    CheckInOpened,
    /// A player checked in.
    CheckedIn,
    /// A round or the schedule was drawn.
    Drawn,
    /// A match or a board began.
    Begun,
    /// A match or a board got its result.
    Result,
    /// The director decided a match or awarded a result.
    Awarded,
    /// 75 % of the round's matches are decided.
    FinalWeek,
    /// A player was warned.
    Warned,
    /// A player protested.
    Protested,
    /// The director ruled on a protest.
    Ruled,
    /// The director announced something.
    Announced,
    /// Prizes were paid.
    Paid,
    /// The fee of a player who was drawn had been returned by an earlier version.
    FeeReturned,
    /// A person accepted the invitation to a team.
    Accepted,
    /// A person declined the invitation to a team, or left it.
    Declined,
    /// A captain named a line-up.
    LineUp,
    /// A board was replaced in both rooms: it is played again with other rolls.
    BoardCancelled,
    /// Play was held.
    Held,
    /// Play went on.
    Released,
    /// A match under way was released because it had been held as long as possible.
    HoldEnded,
    /// Players were given more time.
    TimeGiven,
    /// A player was replaced.
    Substituted,
    /// The rolls came from a file.
    RollsImported,
    /// The commentators were named.
    Commentators,
    /// The director said of two accounts that share a browser or an address that they are two people.
    TwoPeople,
    /// A match is played again.
    Replayed,
    /// A lot separated equal teams.
    LotDrawn,
    /// The event closed.
    Closed,
    /// The event was called off.
    Cancelled,
    /// A step was undone.
    Undone,
    /// A step was corrected.
    Corrected,
    /// A director was added.
    DirectorAdded,
    /// A director was removed.
    DirectorRemoved,
    /// The event was handed over.
    HandedOver,
}

/// The state of a step after later corrections.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StepFate {
    /// It counts.
    Counts,
    /// It was corrected.
    Corrected,
    /// It was undone.
    Undone,
    /// It was taken back together with an earlier step.
    TakenBack,
}

/// The form in which a step can be corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "form", rename_all = "snake_case")]
pub enum CorrectionForm {
    /// Another winner: one of these two.
    Winner {
        /// Both players.
        names: (String, String),
    },
    /// Other victory points of team A.
    VictoryPoints,
    /// Another award.
    Award,
    /// Another game of a team match.
    Game,
}

/// A step of the log of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventStep {
    /// Its number, from 1.
    pub step: u32,
    /// The time.
    pub at: Millis,
    /// The author; null for the site.
    pub by: Option<String>,
    /// The kind.
    pub kind: StepKind,
    /// The player, match, board or table that it concerns; may be empty.
    pub about: String,
    /// The result, winner or further names; may be empty.
    pub detail: String,
    /// The reason.
    pub reason: Option<String>,
    /// The step that this one undoes or corrects.
    pub of: Option<u32>,
    /// Its state after later corrections.
    pub fate: StepFate,
    /// The step that undid, corrected or took back this one.
    pub fate_by: Option<u32>,
    /// True if the server would accept an undo of it by the reader now: it is an act of a director or a result, and
    /// nothing that stays depends on it.
    pub may_undo: bool,
    /// The form in which it can be corrected; null if it cannot.
    pub may_correct: Option<CorrectionForm>,
}

/// A hold of an event or of one of its tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventHold {
    /// The time since which it is held.
    pub since: Millis,
    /// The reason.
    pub reason: String,
    /// The expected length in minutes.
    pub minutes: Option<u16>,
}

/// `GET /api/v1/desks/{kind}/{id}/log`: the log of an event, for its directors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventLog {
    /// The steps that this director may know, newest first.
    pub steps: Vec<EventStep>,
    /// The directors, the leading one first.
    pub directors: Vec<String>,
    /// The directors to whom somebody else has given the role or the lead, and who have not acted in it. It binds them
    /// to nothing. They accept with any act of a director, or with `add_director` and their own name.
    pub asked: Vec<String>,
    /// True if the viewer does what only the leading director does: the leading director, and the former one as long as
    /// the new one is `asked`.
    pub leads: bool,
    /// The hold of the whole event.
    pub held: Option<EventHold>,
}

/// The step that replaces a corrected one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "form", rename_all = "snake_case", deny_unknown_fields)]
pub enum StepInstead {
    /// Another winner of a match of a knock-out.
    Winner {
        /// The winner's name.
        name: String,
    },
    /// Other victory points of a match that the director has awarded.
    VictoryPoints {
        /// Team A's points; the other team gets the rest of 30.
        vp_a: u8,
    },
    /// Another award in a team match.
    Award {
        /// The team that gets it.
        to: DuplicateTeam,
        /// The award.
        award: TeamAward,
    },
    /// Another result of a game that was entered by hand.
    Game {
        /// The game; board and room stay.
        game: DuplicateGame,
    },
}

/// `POST /api/v1/desks/{kind}/{id}/preview`: what a correction would change. Nothing is changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PreviewCorrection {
    /// The step.
    pub step: u32,
    /// The step that replaces it; left out: it is undone.
    #[cfg_attr(test, ts(optional))]
    pub instead: Option<StepInstead>,
}

/// The kinds of changes that a correction brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    /// A result.
    Result,
    /// A pairing.
    Pairing,
    /// A line of the standings, or a sum.
    Standing,
    /// The winner.
    Winner,
    /// A prize.
    Prize,
}

/// A change that a correction brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventChange {
    /// The kind.
    pub kind: ChangeKind,
    /// The match, player or team.
    pub about: String,
    /// The value now; null if there is none.
    pub before: Option<String>,
    /// The value afterwards; null if there is none.
    pub after: Option<String>,
}

/// The changes that a correction would cause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CorrectionPreview {
    /// The step.
    pub step: EventStep,
    /// Automatic steps that are undone together with this step. The site repeats those that are still due.
    pub taken_back: Vec<EventStep>,
    /// True if a match that has begun does not count any more and is played again. The act then needs `call_off`.
    pub calls_off: bool,
    /// The changes.
    pub changes: Vec<EventChange>,
}

/// `POST /api/v1/desks/{kind}/{id}/acts`: the acts that directors have in all kinds of events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeskAct {
    /// Undoes a step, an undo included.
    Undo {
        /// The step.
        step: u32,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Corrects a step.
    Correct {
        /// The step.
        step: u32,
        /// The step that replaces it.
        instead: StepInstead,
        /// The earlier correction of the step that this one replaces: `fate_by` of the step. Left out: the step
        /// is uncorrected. A correction that the director has not seen is not replaced; the refusal names it.
        #[cfg_attr(test, ts(optional))]
        replaces: Option<u32>,
        /// True to play the next match again, if it has begun with the wrong player.
        #[cfg_attr(test, ts(optional))]
        call_off: Option<bool>,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Holds the event or a table: clocks stand still and nothing begins. The players see the reason.
    Hold {
        /// The table's id at this desk; left out: everything.
        #[cfg_attr(test, ts(optional))]
        table: Option<String>,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
        /// The expected length in minutes, 1 to 1440; left out: not known. Nothing is released automatically.
        #[cfg_attr(test, ts(optional))]
        minutes: Option<u16>,
    },
    /// Releases the event or a table.
    Release {
        /// The table's id at this desk; left out: everything.
        #[cfg_attr(test, ts(optional))]
        table: Option<String>,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Gives both players at a table more time, or those at all tables in play. Tables at which the director plays are
    /// left out. The act can be undone until the time is used.
    GiveTime {
        /// The table's id at this desk; left out: all tables in play. At the desk of a team event, these are the tables
        /// of all its matches.
        #[cfg_attr(test, ts(optional))]
        table: Option<String>,
        /// The minutes for each player, 1 to 120.
        minutes: u16,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// The leading director adds a director. A director who is asked accepts with the own name.
    AddDirector {
        /// The player's name.
        name: String,
    },
    /// The leading director removes a director, or a director leaves.
    RemoveDirector {
        /// The director's name.
        name: String,
    },
    /// The leading director hands the event over to a director who is not asked, and stays a director. The former
    /// leader can leave once the new one has accepted.
    HandOver {
        /// The name of the new leading director.
        name: String,
    },
}
