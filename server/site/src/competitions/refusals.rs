//! Refusals of acts.

use ::competitions::{Named, Param, Refusal as Rule};
use store::id;
use texts::{Refusal, refusals};

use super::Kind;
use crate::error::AppError;

/// Returns the error for a refusal by the rules that names no player and no team.
pub(crate) fn refused(why: &impl Rule) -> AppError {
    AppError::Refused(text_of(why, |_unnamed| String::new()))
}

/// Returns the error for a refusal of a step by the rules.
pub(crate) fn refusal<K: Kind>(loaded: &K, why: &K::Refused) -> AppError {
    let decided = loaded.decided(why);
    AppError::Refused(decided.unwrap_or_else(|| text_of(why, |named| loaded.name_of(named))))
}

/// Returns the text for a refusal by the rules.
pub(super) fn text_of(why: &impl Rule, name_of: impl Fn(Named) -> String) -> Refusal {
    let value = |param| match param {
        Param::Number(number) => texts::Param::Number(i64::try_from(number).unwrap_or(i64::MAX)),
        Param::Text(text) => texts::Param::Text(text),
        Param::Named(named) => texts::Param::Text(name_of(named)),
    };
    let (code, params) = why.coded();
    Refusal { code, params: params.into_iter().map(|(name, param)| (name, value(param))).collect() }
}

/// Returns the refusal of a decision by a director who plays in the match.
pub(super) fn own_match() -> AppError {
    AppError::Refused(refusals::own_match())
}

/// Returns the refusal for beginning a game while play is held.
pub(super) fn held() -> AppError {
    AppError::Refused(refusals::held())
}

/// Returns the error for a competition that does not exist.
pub(super) fn no_such(kind: id::Kind) -> AppError {
    AppError::NotFound(match kind {
        id::Kind::Knockout => refusals::no_such_tournament(),
        id::Kind::TeamMatch => refusals::no_such_team_match(),
        id::Kind::TeamEvent => refusals::no_such_team_event(),
        id::Kind::Comparative => refusals::no_such_comparative_event(),
    })
}

#[cfg(test)]
mod tests {
    use ::competitions::{
        BoardNumber, NoReason, PlayerId, TeamId, comparative, desk,
        knockout::{self, BracketRefused, PairingId},
        log,
        team_event::{self, NoSchedule, TieNumber},
        team_match::{self, Room, Team},
    };

    use super::*;
    use crate::competitions::team::Misfit;

    /// Checks that each refusal has a text, and gives the arguments of its text in their order.
    fn check(all: &[&dyn Rule]) {
        for why in all {
            let (code, params) = why.coded();
            let text = refusals::ALL.iter().find(|(known, _)| *known == code);
            let (_, declared) = text.unwrap_or_else(|| panic!("{code} has no text"));
            let given: Vec<(&str, &str)> = params
                .iter()
                .map(|(name, param)| {
                    (*name, if matches!(param, Param::Number(_)) { "number" } else { "string" })
                })
                .collect();
            assert_eq!(given, *declared, "{code}");
        }
    }

    #[test]
    fn every_refusal_of_the_rules_has_a_text() {
        let (player, team, board) = (PlayerId::new(1), TeamId::new(1), BoardNumber::FIRST);
        let (room, pairing, tie) = (Room::Open, PairingId { round: 1, number: 2 }, TieNumber::new(3));
        {
            use comparative::Refused as R;
            check(&[
                &R::Boards(0),
                &R::Times,
                &R::NotOpen,
                &R::Closed,
                &R::StillOpen,
                &R::BoardsInPlay,
                &R::Over,
                &R::EnteredAlready(player),
                &R::NotEntered,
                &R::NoSuchBoard(board),
                &R::PlayedAlready(board),
                &R::NotNext { next: board },
                &R::BoardInPlay(board),
                &R::NotPlaying(board),
            ]);
        }
        {
            use knockout::Refused as R;
            check(&[
                &R::Bracket(BracketRefused::Over),
                &R::NoCheckIn,
                &R::CheckInClosed,
                &R::NoConsolation,
                &R::NoPause,
                &R::BegunAlready(pairing),
                &R::NoLateEntries,
                &R::WithdrawnAlready(player),
                &R::Cancelled,
                &R::Over,
            ]);
        }
        {
            use BracketRefused as R;
            check(&[
                &R::EntriesClosed,
                &R::EnteredAlready(player),
                &R::NotEntered(player),
                &R::Full(4),
                &R::NoBye,
                &R::NotInRound(player),
                &R::PairedAlready,
                &R::LuckyLosersMeet,
                &R::TooFew(1),
                &R::RoundOpen { round: 1, open: 2 },
                &R::ProtestOpen(pairing),
                &R::Over,
                &R::NoSuchMatch(pairing),
                &R::DecidedAlready(pairing),
                &R::NotDecided(pairing),
                &R::NotInMatch { player, pairing },
                &R::NothingToProtest,
                &R::ProtestedAlready(pairing),
                &R::NoProtest(pairing),
                &R::NoFinalWeek,
                &R::WeekNotOver,
            ]);
        }
        {
            use team_event::Refused as R;
            check(&[
                &R::Begun,
                &R::NotBegun,
                &R::Over,
                &R::Places(1),
                &R::Full,
                &R::EnteredAlready(team),
                &R::NotEntered(team),
                &R::TeamSize(7),
                &R::Incomplete(team),
                &R::NotInvited(team),
                &R::InAnotherTeam(player),
                &R::OwnEvent,
                &R::Schedule(NoSchedule::TooFew(1)),
                &R::NoSuchTie(tie),
                &R::NotDue(tie),
                &R::NotPlaying(tie),
                &R::Decided(tie),
                &R::NotThirty,
                &R::NoLotNeeded,
            ]);
        }
        {
            use team_match::Refused as R;
            check(&[
                &R::Over,
                &R::InBothTeams(player),
                &R::OnePerson,
                &R::OwnMatch,
                &R::TeamSize(7),
                &R::NotInTeam { player, team: Team::A },
                &R::InBothRooms(player),
                &R::KnowsTheBoard { player, room, board },
                &R::RollSets { boards: 4, got: 3 },
                &R::NotInvited(player),
                &R::AcceptedAlready(player),
                &R::NotAccepted(player),
                &R::Begun,
                &R::LineupsNamed,
                &R::LineupStands,
                &R::BoardInPlay,
                &R::NoLineup(Team::A),
                &R::AlreadyPlaying { room, board },
                &R::NotPlaying(room),
                &R::NoBoardLeft(room),
                &R::Held(room),
                &R::NotHeld(room),
                &R::RollSetUsed(1),
                &R::RollsArePublic(board),
                &R::NothingToCancel(board),
                &R::GameEndedByIt,
                &R::SitsAlready(player),
                &R::CommentatorPlays(player),
                &R::CommentatorTwice(player),
                &R::TooManyCommentators,
            ]);
        }
        check(&[
            &Misfit::Cancelled,
            &Misfit::NotNext(room, board),
            &Misfit::NoBoard,
            &NoReason::Empty,
            &NoReason::TooLong,
            &desk::Refused::Held,
            &desk::Refused::NotHeld,
            &desk::Refused::NoTime,
            &desk::Refused::DirectsAlready,
            &desk::Refused::DoesNotDirect,
            &desk::Refused::NotTheLeader,
            &desk::Refused::LeaderStays,
            &desk::Refused::HeirIsAsked,
            &desk::Refused::TooMany,
            &log::Refused::NoSuchStep { of: 9, last: 8 },
            &log::Refused::UndoneAlready { of: 1, by: 2 },
            &log::Refused::CorrectedSince { of: 1, by: 2 },
            &log::Refused::NotReplaceable(1),
            &log::Refused::AtTheDesk(1),
        ]);
    }
}
