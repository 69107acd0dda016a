//! Reasons to refuse a step of a team event.

use thiserror::Error;

use super::facts::TieNumber;
use super::robin::NoSchedule;
use crate::{PlayerId, Refusal, TeamId};

/// A step that an event does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The event has begun.
    #[error("the event has begun")]
    Begun,
    /// The event has not begun.
    #[error("the event has not begun")]
    NotBegun,
    /// The event is over or called off.
    #[error("the event is over")]
    Over,
    /// The number of places is out of range.
    #[error("an event has 2 to 16 teams, got {0}")]
    Places(usize),
    /// All places are taken.
    #[error("all places of the event are taken")]
    Full,
    /// The team is entered already.
    #[error("team {} is already entered", .0.get())]
    EnteredAlready(TeamId),
    /// The team is not entered.
    #[error("team {} is not entered", .0.get())]
    NotEntered(TeamId),
    /// The number of players in a team is out of range.
    #[error("a team has up to 6 players, got {0}")]
    TeamSize(usize),
    /// A team has too few players when the event begins, or its captain has not accepted.
    #[error("team {} needs its captain and at least 2 players who have accepted", .0.get())]
    Incomplete(TeamId),
    /// The person is not invited to the team.
    #[error("you are not invited to team {}", .0.get())]
    NotInvited(TeamId),
    /// A player is in another team, or twice in one.
    #[error("somebody belongs to another team, or is named twice")]
    InAnotherTeam(PlayerId),
    /// No schedule can be made.
    #[error(transparent)]
    Schedule(#[from] NoSchedule),
    /// The event does not have this match.
    #[error("there is no match {}", .0.get())]
    NoSuchTie(TieNumber),
    /// The match cannot begin yet, or has begun.
    #[error("match {} cannot begin now", .0.get())]
    NotDue(TieNumber),
    /// The match is not being played.
    #[error("match {} is not being played", .0.get())]
    NotPlaying(TieNumber),
    /// The match already has a result.
    #[error("match {} already has a result", .0.get())]
    Decided(TieNumber),
    /// The victory points do not add up.
    #[error("the victory points of a match add up to 30")]
    NotThirty,
    /// The places are clear, or not known yet.
    #[error("no lot is needed")]
    NoLotNeeded,
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::NotBegun => "not_begun",
            Self::Over => "over",
            Self::Places(_) => "places",
            Self::Full => "full",
            Self::EnteredAlready(_) => "entered_already",
            Self::NotEntered(_) => "not_entered",
            Self::TeamSize(_) => "team_size",
            Self::Incomplete(_) => "incomplete",
            Self::NotInvited(_) => "not_invited",
            Self::InAnotherTeam(_) => "in_another_team",
            Self::Schedule(_) => "too_few_teams",
            Self::NoSuchTie(_) => "no_such_match",
            Self::NotDue(_) => "not_due",
            Self::NotPlaying(_) => "not_playing",
            Self::Decided(_) => "decided",
            Self::NotThirty => "not_thirty",
            Self::NoLotNeeded => "no_lot_needed",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::check_words as check;

    #[test]
    fn codes_and_texts_of_refusals() {
        let player = PlayerId::new(7);
        check(
            &Refused::InAnotherTeam(player),
            "in_another_team",
            "somebody belongs to another team, or is named twice",
        );
        check(&Refused::EnteredAlready(TeamId::new(3)), "entered_already", "team 3 is already entered");
    }
}
