//! The people of a team match: who is named in its teams, who plays a board, and which accounts are one person.

use std::collections::BTreeSet;

use ::competitions::{
    BoardNumber, PlayerId, desk,
    log::Line,
    team_match::{ByTeam, RemarkKind, Room, Step, Team},
};
use store::{
    account::{Account, AccountKind},
    id::{MatchId, UserId},
    stored::team_match::Act,
};
use texts::{Refusal, refusals};

use super::{Loaded, player, user};
use crate::competitions::{Kind as _, Person};

impl Loaded {
    /// Returns the accounts of both teams, invited people included; none if the match is played elsewhere.
    pub(super) fn members(&self) -> impl Iterator<Item = UserId> {
        let teams = Team::ALL.into_iter().filter(move |_| !self.row.settings.is_by_hand());
        teams.flat_map(move |team| self.named(team)).map(user)
    }

    /// Returns true if a person belongs to a team of a match at tables of this site.
    pub(super) fn is_member_of(&self, person: UserId) -> bool {
        let is_member = |team| self.state.is_member(team, player(person));
        !self.row.settings.is_by_hand() && Team::ALL.into_iter().any(is_member)
    }

    /// Returns true if a person is the captain of a team and belongs to it.
    pub(super) fn leads(&self, team: Team, person: UserId) -> bool {
        let me = player(person);
        !self.row.settings.is_by_hand()
            && self.state.teams()[team].captain == me
            && self.state.is_member(team, me)
    }

    /// Returns true if a person may decline the invitation or leave the match now.
    pub(super) fn may_leave(&self, person: UserId) -> bool {
        self.cancelled.is_none() && !self.row.settings.is_by_hand() && self.state.may_decline(player(person))
    }

    /// Returns the captain and the players of a team, without those who have declined.
    pub(super) fn named(&self, team: Team) -> impl Iterator<Item = PlayerId> {
        let sheet = &self.state.teams()[team];
        let named = sheet.players.iter().copied().chain([sheet.captain]);
        named.filter(move |player| !self.state.has_declined(*player))
    }

    /// Returns everybody whose acts made the result as it was played: the players of each game, those whom a substitute
    /// has replaced included, the captains, and the directors who decided something or gave time before the last game
    /// was over. Later acts change nothing in the lists, so their authors do not matter: otherwise a new account could
    /// take a lost match out of them.
    pub(crate) fn made_by(&self) -> BTreeSet<UserId> {
        let played = self.state.games_as_played().flat_map(|played| {
            let ByTeam { a, b } = played.players;
            a.into_iter().chain(b)
        });
        let captains = Team::ALL.into_iter().map(|team| self.state.teams()[team].captain);
        let last = self.played_out.unwrap_or(u32::MAX);
        let lines = self.chronicle.log.lines().take_while(|(seq, _)| *seq <= last);
        let acted = lines.filter(|(_, logged)| match &logged.line {
            Line::Step(act) => decides(act),
            Line::Desk(act) => matches!(act, desk::Act::TimeGiven { .. }),
            Line::Correction(_) => true,
        });
        let authors = acted.filter_map(|(_, logged)| logged.by);
        played.chain(captains).chain(authors).map(user).collect()
    }

    /// Returns true if a director has changed a result: given one to a game, replaced a board, or corrected one.
    pub(crate) fn is_changed_by_director(&self) -> bool {
        let changes = |kind: RemarkKind| {
            matches!(kind, RemarkKind::Assigned { .. } | RemarkKind::BoardCancelled { .. })
        };
        self.chronicle.has_changed(|act| matches!(act, Act::Ended(_)))
            || self.state.remarks().any(|remark| changes(remark.kind))
    }

    /// Returns everybody who is or was named in a team; empty if the match is played elsewhere.
    pub(super) fn all_members(&self) -> Vec<UserId> {
        if self.row.settings.is_by_hand() {
            return Vec::new();
        }
        let first = [&self.row.settings.a, &self.row.settings.b];
        let first = first.into_iter().flat_map(|team| team.players.iter().chain([&team.captain]));
        let mut all: Vec<UserId> = first.map(|number| UserId::from_row(*number)).collect();
        for (_, logged) in self.chronicle.log.lines() {
            if let Line::Step(Act::Step(Step::TeamChanged { captain, players, .. })) = &logged.line {
                all.extend(players.iter().chain([captain]).map(|player| user(*player)));
            }
        }
        all
    }

    /// Returns everybody who has been named as a commentator.
    pub(super) fn all_commentators(&self) -> impl Iterator<Item = UserId> {
        let named = self.chronicle.log.lines().filter_map(|(_, logged)| match &logged.line {
            Line::Step(Act::Step(Step::CommentatorsNamed { players })) => Some(players),
            Line::Step(_) | Line::Desk(_) | Line::Correction(_) => None,
        });
        named.flatten().map(|player| user(*player))
    }

    pub(super) fn account(&self, player: PlayerId) -> Option<&Account> {
        self.people.get(&user(player))
    }

    pub(super) fn name(&self, player: PlayerId) -> String {
        match self.row.settings.name(player) {
            Some(name) => name.to_owned(),
            None => self.account(player).map(|account| account.name.as_str().to_owned()).unwrap_or_default(),
        }
    }

    pub(super) fn is_bot(&self, player: PlayerId) -> bool {
        !self.row.settings.is_by_hand()
            && self.account(player).is_some_and(|account| account.kind == AccountKind::Bot)
    }

    /// Returns a team's player of a game that was played or is in play.
    pub(super) fn player_of(&self, room: Room, team: Team, board: BoardNumber) -> Option<PlayerId> {
        self.state.played_by(room, team, board).or_else(|| self.state.seated(room, team))
    }

    /// Returns White and Black of a game that was played or is in play.
    pub(super) fn sides(&self, room: Room, board: BoardNumber) -> Option<[PlayerId; 2]> {
        let of = |side| self.player_of(room, room.team_of(side), board);
        Some([of(rules::Side::White)?, of(rules::Side::Black)?])
    }

    /// Returns true if a person directs the match and belongs to neither team.
    pub(crate) fn is_neutral_director(&self, director: &Person) -> bool {
        self.directs(director.user()) && self.member_who_is(director).is_none()
    }

    /// Returns a member of a team who counts as this person: any account of the person, unless a director has said that
    /// its owner and the person are two people.
    pub(super) fn member_who_is(&self, person: &Person) -> Option<UserId> {
        self.members().find(|member| self.is_account_of(person, *member))
    }

    /// Returns true for each team with a member who counts as this person.
    pub(super) fn plays_in(&self, person: &Person) -> ByTeam<bool> {
        let plays = |team| self.named(team).any(|member| self.is_account_of(person, user(member)));
        ByTeam { a: plays(Team::A), b: plays(Team::B) }
    }

    /// Returns true if a member counts as this person.
    fn is_account_of(&self, person: &Person, member: UserId) -> bool {
        let (me, owner) = (self.person(player(person.user())), self.person(player(member)));
        let counts = person.has(member) || person.has(owner);
        counts && (owner == me || !self.are_two_people(owner, me))
    }

    /// Returns true if a director has said that the owners of two accounts are two people.
    pub(super) fn are_two_people(&self, one: UserId, other: UserId) -> bool {
        self.two_people.contains(&[one.min(other), one.max(other)])
    }

    /// Returns the captains and players of both teams who are the same person as `account`: the person, and the bots
    /// that the person owns.
    pub(super) fn accounts_of(&self, account: &Account) -> Vec<PlayerId> {
        let is_same =
            |id: &PlayerId| self.account(*id).is_some_and(|other| other.answerable() == account.answerable());
        let members = Team::ALL.into_iter().flat_map(|team| self.named(team));
        let own: BTreeSet<PlayerId> = members.filter(is_same).collect();
        own.into_iter().collect()
    }

    /// Returns the refusal for a person whose seat at a table was given to a substitute in the middle of the game;
    /// `None` for anyone else.
    pub(crate) fn taken_over(&self, table: MatchId, viewer: &Account) -> Option<Refusal> {
        let (room, board) = self.place_of(table)?;
        let own = self.accounts_of(viewer);
        if Team::ALL.iter().any(|team| self.state.seated(room, *team).is_some_and(|one| own.contains(&one))) {
            return None;
        }
        let left = self.state.remarks().filter_map(|remark| match remark.kind {
            RemarkKind::Substituted { room: at, before, player, board: Some(of), .. }
                if (at, of) == (room, board) && own.contains(&before) =>
            {
                Some((player, &remark.reason))
            }
            _ => None,
        });
        let (player, reason) = left.last()?;
        Some(refusals::seat_taken_over(self.name(player), reason.as_str()))
    }

    /// Returns the person behind a player: the owner of a bot, or the player.
    pub(super) fn person(&self, player: PlayerId) -> UserId {
        self.account(player).map_or_else(|| user(player), Account::answerable)
    }
}

/// Returns true if an act changes a result, or says who plays, in a way that a director chooses.
const fn decides(act: &Act) -> bool {
    match act {
        Act::Step(step) => match step {
            Step::Assigned { .. }
            | Step::BoardCancelled { .. }
            | Step::Substituted { .. }
            | Step::WalkedOver { .. } => true,
            Step::TeamChanged { reason, .. } => reason.is_some(),
            Step::Accepted { .. }
            | Step::Declined { .. }
            | Step::Lineup { .. }
            | Step::BoardBegun { .. }
            | Step::GameEnded { .. }
            | Step::Held { .. }
            | Step::Released { .. }
            | Step::CommentatorsNamed { .. } => false,
        },
        Act::Entered(_) | Act::Imported | Act::TwoPeople { .. } | Act::Cancelled { .. } => true,
        Act::Begun { .. } | Act::Ended(_) => false,
    }
}
