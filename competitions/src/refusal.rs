//! The common form of all reasons to refuse a step.

/// The reason why a competition refuses a step. Its `Display` text is for the person who wanted the step and shows no
/// internal numbers of players.
pub trait Refusal: std::error::Error {
    /// Returns the stable error code, for programs.
    fn code(&self) -> &'static str;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        BoardNumber, PlayerId, TeamId, comparative,
        knockout::{self, BracketRefused, PairingId},
        team_event,
        team_match::{self, Room, Team},
    };

    /// Programs rely on the codes, and the texts are shown to people.
    #[test]
    fn codes_and_texts_of_refusals() {
        let check = |why: &dyn Refusal, code: &str, text: &str| {
            assert_eq!((why.code(), why.to_string().as_str()), (code, text));
        };
        let (player, board) = (PlayerId::new(7), BoardNumber::FIRST);
        let pairing = PairingId { round: 1, number: 2 };
        let in_bracket = |why| knockout::Refused::from(why);
        check(
            &in_bracket(BracketRefused::EnteredAlready(player)),
            "entered_already",
            "the player is entered already",
        );
        check(&in_bracket(BracketRefused::NotEntered(player)), "not_entered", "the player is not entered");
        check(
            &in_bracket(BracketRefused::NotInMatch { player, pairing }),
            "not_in_match",
            "the player does not play in match 1.2",
        );
        check(
            &knockout::Refused::BegunAlready(pairing),
            "begun_already",
            "the match 1.2 is set up or decided already",
        );
        check(&team_match::Refused::InBothTeams(player), "in_both_teams", "nobody plays in both teams");
        check(
            &team_match::Refused::NotInTeam { player, team: Team::A },
            "not_in_team",
            "the player is not in team A",
        );
        check(&team_match::Refused::InBothRooms(player), "in_both_rooms", "nobody sits in both rooms");
        check(&team_match::Refused::SitsAlready(player), "sits_already", "the player sits there already");
        check(
            &team_match::Refused::CommentatorPlays(player),
            "commentator_plays",
            "nobody comments on a match of their own team",
        );
        check(
            &team_match::Refused::TooManyCommentators,
            "too_many_commentators",
            "a match has at most 8 commentators",
        );
        check(
            &team_match::Refused::KnowsTheBoard { player, room: Room::Open, board },
            "knows_the_board",
            "the player has played board 1 in the other room and cannot sit in the open room before it is over there",
        );
        check(
            &team_event::Refused::InAnotherTeam(player),
            "in_another_team",
            "somebody belongs to another team, or is named twice",
        );
        check(
            &team_event::Refused::EnteredAlready(TeamId::new(3)),
            "entered_already",
            "team 3 is already entered",
        );
        check(&comparative::Refused::NoSuchBoard(board), "no_such_board", "the event has no board 1");
        check(
            &comparative::Refused::NotNext { next: board },
            "not_the_next_board",
            "boards are played in their order, and board 1 is the player's next",
        );
    }
}
