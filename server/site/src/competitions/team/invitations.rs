//! Invitations to a team match that belongs to no event: people accept or decline, and a captain or the director names
//! other people before the first board.

use ::competitions::{
    PlayerId,
    team_match::{ByRoom, ChangedBy, Step, Team},
};
use store::{
    account::Account,
    competitions::player,
    id::{TeamMatchId, UserId},
    people,
    stored::team_match::{Act, TeamSettings},
};
use texts::refusals;
use wire::{CreateTeam, DuplicateTeam, TeamMatchView, TeamPeople};

use super::{Loaded, declined_by, desk::after, forms::TeamEntry, team};
use crate::{
    competitions::{Batch, Kind as _, forms::reason, parts::TeamMatches, refused},
    error::AppError,
};

impl TeamMatches<'_> {
    /// Accepts the invitation to a team match. Idempotent.
    ///
    /// # Errors
    /// If the user is not invited, is in another event at the same hour, or the match is over.
    pub async fn join_team_match(
        &self,
        account: &Account,
        id: TeamMatchId,
    ) -> Result<TeamMatchView, AppError> {
        self.direct(id, account.id, async |loaded: &Loaded| {
            if loaded.is_member_of(account.id) {
                return Ok(Batch::default());
            }
            self.check_hour(account.id, loaded).await?;
            let accepted = accepted_by(account.id);
            self.check_importers(&after(loaded, &accepted)?).await?;
            Ok(Batch::from_acts([accepted]))
        })
        .await?;
        self.team_match_view(id, Some(account)).await
    }

    /// Declines the invitation to a team match, or leaves the team before the first board.
    ///
    /// # Errors
    /// If the user is not invited, or plays in the match already.
    pub async fn leave_team_match(
        &self,
        account: &Account,
        id: TeamMatchId,
    ) -> Result<TeamMatchView, AppError> {
        self.direct(id, account.id, async |_: &Loaded| Ok(Batch::from_acts([declined_by(account.id)])))
            .await?;
        self.team_match_view(id, Some(account)).await
    }

    /// Names the captain and the players of a team before the first board, for its captain or the director. New
    /// members are invited.
    ///
    /// # Errors
    /// If this user may not change the team, a person cannot be named or is in the other team, a director gives no
    /// reason where one is needed, or the match has begun.
    pub async fn change_team_of_match(
        &self,
        account: &Account,
        id: TeamMatchId,
        changed: DuplicateTeam,
        wanted: &TeamPeople,
    ) -> Result<TeamMatchView, AppError> {
        let side = team(changed);
        self.direct(id, account.id, async |loaded: &Loaded| {
            let by = if loaded.leads(side, account.id) {
                ChangedBy::Captain
            } else if loaded.directs(account.id) {
                ChangedBy::Director { plays_in: loaded.plays_in(&self.person(account.id).await?) }
            } else {
                return Err(AppError::Forbidden(refusals::changes_own_team()));
            };
            loaded.state.check_change(side, by).map_err(|why| refused(&why))?;
            let entry = TeamEntry { least: 2, seat_proof: loaded.row.settings.seat_proof, director: account };
            let team = CreateTeam {
                name: loaded.team_name(side).into(),
                captain: wanted.captain.as_str().into(),
                players: wanted.players.iter().map(|name| name.as_str().into()).collect(),
            };
            let sheet = self.team_settings("team", &team, entry, None).await?;
            let named = |number: &i64| PlayerId::new(number.unsigned_abs());
            let why = match by {
                ChangedBy::Captain => None,
                ChangedBy::Director { .. } => wanted.reason.as_deref().map(reason).transpose()?,
            };
            if why.is_none() && loaded.state.needs_reason(side, by) {
                // The refusal of an empty reason.
                reason("")?;
            }
            let change = Step::TeamChanged {
                team: side,
                captain: named(&sheet.captain),
                players: sheet.players.iter().map(named).collect(),
                reason: why,
            };
            let change = Act::Step(change);
            let mut next = after(loaded, &change)?;
            let members: Vec<UserId> = next.members().collect();
            let read = self.node.store.read(move |connection| people::by_ids(connection, members));
            next.people.extend(read.await?);
            self.check_other_team(loaded, &next, side).await?;
            self.check_importers(&next).await?;
            let mut acts = vec![change];
            for ready in self.team_events().needs_no_invitation(&sheet, account.id).await? {
                if next.state.is_member(side, player(ready)) {
                    continue;
                }
                if ready == account.id {
                    self.check_hour(ready, loaded).await?;
                }
                acts.push(accepted_by(ready));
            }
            Ok(Batch::from_acts(acts))
        })
        .await?;
        self.team_match_view(id, Some(account)).await
    }

    /// Returns the acceptances of the people of a new match who need no invitation.
    pub(super) async fn first_acceptances(&self, loaded: &Loaded, by: UserId) -> Result<Vec<Act>, AppError> {
        let settings = &loaded.row.settings;
        if !settings.invites {
            return Ok(Vec::new());
        }
        let mut acts = Vec::new();
        for sheet in [&settings.a, &settings.b] {
            for ready in self.team_events().needs_no_invitation(sheet, by).await? {
                if ready == by {
                    self.check_hour(by, loaded).await?;
                }
                let act = accepted_by(ready);
                if !acts.contains(&act) {
                    acts.push(act);
                }
            }
        }
        Ok(acts)
    }
}

fn accepted_by(user: UserId) -> Act {
    Act::Step(Step::Accepted { player: player(user) })
}

impl Loaded {
    /// Checks that the players of a line-up have accepted.
    ///
    /// # Errors
    /// If one has not. The error names the players who could be named instead.
    pub(super) fn check_accepted(&self, team: Team, seats: &ByRoom<PlayerId>) -> Result<(), AppError> {
        for player in [seats.open, seats.closed] {
            if self.state.is_member(team, player) {
                continue;
            }
            let players = self.state.teams()[team].players.iter();
            let ready = players.filter(|player| self.state.is_member(team, **player));
            let names: Vec<String> = ready.map(|player| self.name(*player)).collect();
            let name = self.name(player);
            return Err(AppError::Refused(if names.is_empty() {
                refusals::not_accepted(name)
            } else {
                refusals::name_others(name, names.join(", "))
            }));
        }
        Ok(())
    }
}

/// Returns the accounts of a team.
pub(in crate::competitions) fn accounts_of(sheet: &TeamSettings) -> impl Iterator<Item = UserId> {
    sheet.players.iter().chain([&sheet.captain]).map(|number| UserId::from_row(*number))
}
