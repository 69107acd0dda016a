//! The answers of a team match about its tables, for the function that decides who may see what.

use ::competitions::{
    BoardNumber, PlayerId, Sight as Known, Viewer,
    team_match::{Protocol, Room, Team},
};
use store::{
    account::Account,
    id::{MatchId, UserId},
};
use texts::{Refusal, refusals};
use wire::{MatchView, TeamTable};

use super::{Loaded, Subject, player, wire_room};
use crate::{
    competitions::numbers::small,
    matches::{events::Event, sight::Sight},
    messages::ToWire,
};

impl Event for Loaded {
    fn sight(&self, table: MatchId, viewer: Option<&Account>) -> Option<Known> {
        let (room, board) = self.place_of(table)?;
        Some(self.state.sight_of_set(eyes(self, viewer), room, board, *self.set_of.get(&table)?))
    }

    fn has_place(&self, account: UserId) -> bool {
        self.members().any(|member| member == account)
    }

    fn not_yet(&self) -> Refusal {
        refusals::in_team_match()
    }

    fn add_place(&self, table: MatchId, sight: Sight, view: &mut MatchView) {
        let Some((room, board)) = self.place_of(table) else { return };
        view.team = Some(TeamTable {
            id: self.row.id.to_wire(),
            board: small(board.get()),
            room: wire_room(room),
            gated: sight == Sight::Gated,
        });
    }

    fn taken_over(&self, table: MatchId, viewer: &Account) -> Option<Refusal> {
        Loaded::taken_over(self, table, viewer)
    }

    fn is_replaced(&self, table: MatchId) -> bool {
        self.place_of(table).is_some_and(|place| self.table_of.get(&place) != Some(&table))
    }

    fn is_decided_elsewhere(&self, table: MatchId) -> bool {
        let place = self.place_of(table);
        self.cancelled.is_some()
            || place.is_some_and(|(room, board)| self.state.line(room.other(), board).is_some())
    }

    fn closes_chats(&self) -> bool {
        self.has_board_in_play()
    }

    fn other_table(&self, table: MatchId) -> Option<MatchId> {
        Loaded::other_table(self, table)
    }
}

impl Loaded {
    /// Returns true if a viewer may know the result of a game; every result is public after the match is called off.
    pub(super) fn may_know_result(&self, eyes: Viewer, room: Room, board: BoardNumber) -> bool {
        self.cancelled.is_some() || self.state.may_know_result(eyes, room, board)
    }

    /// Returns true if a viewer may know that a game has begun.
    pub(super) fn may_know_game(&self, eyes: Viewer, room: Room, board: BoardNumber) -> bool {
        self.state.sight(eyes, room, board) > Known::Nothing || self.may_know_result(eyes, room, board)
    }

    /// Returns true if a viewer may know that a step of the log exists.
    pub(super) fn may_know_subject(&self, eyes: Viewer, subject: Subject) -> bool {
        let known =
            |board: u32, is_known: &dyn Fn(BoardNumber) -> bool| self.board(board).map_or(true, is_known);
        match subject {
            Subject::Match => true,
            Subject::Begun(room, board) => known(board, &|board| self.may_know_game(eyes, room, board)),
            Subject::Ended(room, board) => known(board, &|board| self.may_know_result(eyes, room, board)),
        }
    }

    /// Returns the protocol as a viewer may see it; all of it after the match is called off.
    pub(super) fn protocol(&self, eyes: Viewer) -> Protocol {
        if self.cancelled.is_some() { self.state.full_protocol() } else { self.state.protocol(eyes) }
    }
}

/// Returns the viewer for the rules of the match. A person and the bots that the person owns are one viewer, so that
/// one account cannot read what another of the same person may not see.
pub(crate) fn eyes(loaded: &Loaded, viewer: Option<&Account>) -> Viewer {
    // The numbers of people without accounts must not match a user.
    let Some(viewer) = viewer.filter(|_| !loaded.row.settings.is_by_hand()) else {
        return Viewer::Anonymous;
    };
    let me = player(viewer.id);
    let own = loaded.accounts_of(viewer);
    let sits = |id: &PlayerId| {
        Room::ALL
            .iter()
            .any(|room| Team::ALL.iter().any(|team| loaded.state.seated(*room, *team) == Some(*id)))
    };
    let seated: Vec<PlayerId> = own.iter().copied().filter(sits).collect();
    match *seated {
        [] if own.is_empty() => Viewer::Player(me),
        [] => Viewer::Member,
        [one] => Viewer::Player(one),
        // A person may have two seats in a line-up from before the rule of one seat each. Then only the account at a
        // seat sees the game there.
        _ if seated.contains(&me) => Viewer::Player(me),
        _ => Viewer::Member,
    }
}
