//! The forms of a team match: teams, options, and results that a director enters.

use std::collections::BTreeSet;

use ::competitions::team_match::{Award, PlayedGame, Proposal};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp, Smp, SmpRefused};
use store::{
    account::{Account, AccountKind},
    contacts,
    settings::{DiceRule, TeamPlay},
    stored::team_match::{Ended, TeamSettings},
};
use texts::refusals;
use wire::{CreateTeam, DuplicateEnd, DuplicateGame, TeamAward};

use super::{room, team};
use crate::{
    competitions::{forms::words, parts::TeamMatches},
    error::AppError,
};

/// The most points of the table: a triple game with the cube at 64.
const SMP_MAX: u32 = 28_800;

/// Checks that `play` allows the chosen options: lock-step, and a passkey at each seat.
///
/// # Errors
/// If an option is on and the boards are played elsewhere or with real dice. The server cannot delay a throw of real
/// dice, and a sensor board cannot tell who moves its checkers.
pub(crate) fn check_options(play: TeamPlay, lock_step: bool, seat_proof: bool) -> Result<(), AppError> {
    match play {
        TeamPlay::Here { dice: DiceRule::Served, .. } => Ok(()),
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand if lock_step => {
            Err(AppError::invalid("lock_step", refusals::lock_step_here()))
        }
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand if seat_proof => {
            Err(AppError::invalid("seat_proof", refusals::seat_proof_here()))
        }
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand => Ok(()),
    }
}

/// The conditions under which a team is entered.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TeamEntry<'a> {
    /// The minimum number of players.
    pub(crate) least: usize,
    /// True if its players may have to take their seats with a passkey.
    pub(crate) seat_proof: bool,
    /// The user who enters it.
    pub(crate) director: &'a Account,
}

impl TeamMatches<'_> {
    /// Returns a team in its stored form. If the games are played elsewhere, people without accounts get consecutive
    /// numbers from `numbers` on.
    pub(crate) async fn team_settings(
        &self,
        field: &str,
        wanted: &CreateTeam,
        entry: TeamEntry<'_>,
        numbers: Option<i64>,
    ) -> Result<TeamSettings, AppError> {
        let least = entry.least;
        let name = words(&format!("{field}.name"), &wanted.name, 2..=40)?;
        let unique: BTreeSet<String> = wanted.players.iter().map(|name| name.trim().to_lowercase()).collect();
        if unique.len() != wanted.players.len() || !(least..=6).contains(&unique.len()) {
            return Err(AppError::invalid(format!("{field}.players"), refusals::different_players(least, 6)));
        }
        if let Some(base) = numbers {
            return by_hand(field, name, wanted, base);
        }
        let mut players = Vec::new();
        for (index, name) in wanted.players.iter().enumerate() {
            let player =
                self.player_of_team(&format!("{field}.players[{index}]"), name, entry.director).await?;
            if entry.seat_proof && player.kind == AccountKind::Bot && !player.is_house_bot() {
                return Err(AppError::Refused(refusals::passkey_program(player.name.as_str())));
            }
            players.push(player.id.to_row());
        }
        let captain = format!("{field}.captain");
        let captain = self.player_of_team(&captain, &wanted.captain, entry.director).await?.id.to_row();
        Ok(TeamSettings { name, captain, players, names: Vec::new() })
    }

    /// Returns a player for a team: a person with a permanent account, or a bot of the site.
    async fn player_of_team(&self, field: &str, name: &str, director: &Account) -> Result<Account, AppError> {
        let found = self.named_account(field, name).await?;
        let user = director.id;
        let apart = self.node.store.read(move |connection| contacts::kept_apart(connection, user)).await?;
        if found.kind == AccountKind::Guest || apart.contains(&found.id) {
            return Err(AppError::invalid(field, refusals::unavailable_player(found.name.as_str())));
        }
        Ok(found)
    }
}

/// Returns the first number for a team's people without accounts. The numbers of different teams must differ; their
/// values do not matter.
pub(crate) const fn numbers(team: i64, play: TeamPlay) -> Option<i64> {
    match play {
        TeamPlay::ByHand => Some(100 * team + 1),
        TeamPlay::Here { .. } => None,
    }
}

fn by_hand(field: &str, name: String, wanted: &CreateTeam, base: i64) -> Result<TeamSettings, AppError> {
    let mut names = Vec::new();
    for (number, player) in (base..).zip(&wanted.players) {
        names.push((number, words(&format!("{field}.players"), player, 1..=40)?));
    }
    let captain = words(&format!("{field}.captain"), &wanted.captain, 1..=40)?;
    let known = names.iter().find(|(_, player)| player.eq_ignore_ascii_case(&captain));
    let number = known.map_or(base + 50, |(number, _)| *number);
    let players = names.iter().map(|(number, _)| *number).collect();
    if known.is_none() {
        names.push((number, captain));
    }
    Ok(TeamSettings { name, captain: number, players, names })
}

/// Parses a director's award in the field `field` of a request.
pub(super) fn awarded(field: &str, award: TeamAward) -> Result<Award, AppError> {
    let invalid = |refusal| AppError::invalid(format!("{field}.points"), refusal);
    Ok(match award {
        TeamAward::Smp(points) if points > SMP_MAX => return Err(invalid(refusals::from_to(0, SMP_MAX))),
        TeamAward::Smp(points) => {
            Award::Smp(Smp::new(points).map_err(|_no_multiple| invalid(refusals::ten_points()))?)
        }
        TeamAward::Imp(points) => {
            let max = Imp::MAX.value();
            Award::Imp(Imp::new(points).map_err(|_too_many| invalid(refusals::from_to(0, max)))?)
        }
    })
}

/// Parses the result of a game that was played elsewhere, in the field `field` of a request.
pub(super) fn entered(
    field: &str,
    game: &DuplicateGame,
    proposed: Option<wire::CubeProposal>,
    opening: Option<(u8, u8)>,
) -> Result<Ended, AppError> {
    if opening.is_some_and(|(white, black)| {
        white == black || !(1..=6).contains(&white) || !(1..=6).contains(&black)
    }) {
        return Err(AppError::invalid("opening", refusals::opening_dice()));
    }
    let proposal = match proposed {
        Some(proposed) => {
            Some(Proposal { cube: cube_in("proposed.cube", proposed.cube)?, by: team(proposed.by) })
        }
        None => None,
    };
    let result = match game.end {
        DuplicateEnd::Pass => DuplicateResult::Pass,
        DuplicateEnd::Single => DuplicateResult::Single,
        DuplicateEnd::Gammon => DuplicateResult::Gammon,
        DuplicateEnd::Backgammon => DuplicateResult::Backgammon,
    };
    let left = checkers_in(&format!("{field}.checkers_left"), game.checkers_left)?;
    let cube = cube_in(&format!("{field}.cube"), game.cube)?;
    let played = PlayedGame::new(team(game.winner), result, cube, left, proposal)
        .map_err(|why| contradiction(field, why))?;
    Ok(Ended { room: room(game.room), board: u32::from(game.board), game: played, opening })
}

/// Parses the cube of a game in the field `field` of a request.
fn cube_in(field: &str, value: u8) -> Result<DuplicateCube, AppError> {
    DuplicateCube::new(value.into()).map_err(|_no_cube| AppError::invalid(field, refusals::duplicate_cube()))
}

/// Parses the number of the loser's checkers in the field `field` of a request.
fn checkers_in(field: &str, count: u8) -> Result<CheckersLeft, AppError> {
    let outside = |_no_count| AppError::invalid(field, refusals::duplicate_checkers_left());
    CheckersLeft::new(count).map_err(outside)
}

/// Returns the error of a game in the field `field` whose result contradicts the checkers left.
fn contradiction(field: &str, why: SmpRefused) -> AppError {
    AppError::invalid(
        field,
        match why {
            SmpRefused::CheckersBorneOff { left, .. } => refusals::game_is_single(left),
            SmpRefused::NothingBorneOff => refusals::game_is_gammon(),
        },
    )
}
