//! Reasons to refuse a step of a team event.

use super::facts::TieNumber;
use super::robin::NoSchedule;
use crate::{Param, Params, PlayerId, Refusal, TeamId};
use std::ops::RangeInclusive;

/// The smallest and the largest number of teams.
pub const TEAMS: RangeInclusive<usize> = 2..=16;
/// The allowed numbers of players in a team when the event starts. A team may be entered with fewer.
pub(super) const PLAYERS: RangeInclusive<usize> = 2..=6;

/// A step that an event does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The event has begun.
    Begun,
    /// The event has not begun.
    NotBegun,
    /// The event is over or called off.
    Over,
    /// The number of places is out of range.
    Places(usize),
    /// All places are taken.
    Full,
    /// The team is entered already.
    EnteredAlready(TeamId),
    /// The team is not entered.
    NotEntered(TeamId),
    /// The number of players in a team is out of range.
    TeamSize(usize),
    /// A team has too few players when the event begins, or its captain has not accepted.
    Incomplete(TeamId),
    /// The person is not invited to the team.
    NotInvited(TeamId),
    /// A player is in another team, or twice in one.
    InAnotherTeam(PlayerId),
    /// The director plays in another team.
    OwnEvent,
    /// No schedule can be made.
    Schedule(NoSchedule),
    /// The event does not have this match.
    NoSuchTie(TieNumber),
    /// The match cannot begin yet, or has begun.
    NotDue(TieNumber),
    /// The match is not being played.
    NotPlaying(TieNumber),
    /// The match already has a result.
    Decided(TieNumber),
    /// The victory points do not add up.
    NotThirty,
    /// The places are clear, or not known yet.
    NoLotNeeded,
}

impl From<NoSchedule> for Refused {
    fn from(why: NoSchedule) -> Self {
        Self::Schedule(why)
    }
}

impl Refusal for Refused {
    fn coded(&self) -> (&'static str, Params) {
        let range = |min: usize, max: usize| -> Params { vec![("min", min.into()), ("max", max.into())] };
        match *self {
            Self::Begun => ("begun", vec![]),
            Self::NotBegun => ("not_begun", vec![]),
            Self::Over => ("over", vec![]),
            Self::Places(_) => ("from_to", range(*TEAMS.start(), *TEAMS.end())),
            Self::Full => ("full", vec![]),
            Self::EnteredAlready(team) => ("team_entered_already", vec![("team", team.into())]),
            Self::NotEntered(_) => ("no_such_team", vec![]),
            // Before the start a team may have a single player.
            Self::TeamSize(_) => ("team_size", range(1, *PLAYERS.end())),
            Self::Incomplete(team) => {
                ("team_incomplete", vec![("team", team.into()), ("min", (*PLAYERS.start()).into())])
            }
            Self::NotInvited(_) => ("not_invited", vec![]),
            Self::InAnotherTeam(_) => ("in_another_team", vec![]),
            Self::OwnEvent => ("own_event", vec![]),
            Self::Schedule(_) => ("too_few_teams", vec![]),
            Self::NoSuchTie(_) => ("no_such_match", vec![]),
            Self::NotDue(tie) => ("match_not_due", vec![("pairing", tie.get().into())]),
            Self::NotPlaying(tie) => ("match_not_playing", vec![("pairing", tie.get().into())]),
            Self::Decided(tie) => ("decided_already", vec![("pairing", Param::Text(tie.get().to_string()))]),
            Self::NotThirty => ("not_thirty", vec![]),
            Self::NoLotNeeded => ("no_lot_needed", vec![]),
        }
    }
}
