//! The forms of a team match: teams, options, and results that a director enters.

use std::collections::BTreeSet;

use ::competitions::team_match::{Award, PlayedGame, Proposal};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp, Smp};
use store::{
    account::{Account, AccountKind},
    contacts,
    settings::{DiceRule, TeamPlay},
    stored::team_match::{Ended, TeamSettings},
};
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
    let needs = "needs tables of this site and the server's dice";
    match play {
        TeamPlay::Here { dice: DiceRule::Served, .. } => Ok(()),
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand if lock_step => {
            Err(AppError::Invalid(format!("lock_step: lock-step {needs}")))
        }
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand if seat_proof => {
            Err(AppError::Invalid(format!("seat_proof: a passkey at each seat {needs}")))
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
            return Err(AppError::Invalid(format!("{field}.players: {least} to 6 different players")));
        }
        if let Some(base) = numbers {
            return by_hand(field, name, wanted, base);
        }
        let mut players = Vec::new();
        for (index, name) in wanted.players.iter().enumerate() {
            let player =
                self.player_of_team(&format!("{field}.players[{index}]"), name, entry.director).await?;
            if entry.seat_proof && player.kind == AccountKind::Bot && !player.is_house_bot() {
                return Err(AppError::Refused {
                    reason: "passkey_program",
                    message: format!(
                        "{field}.players: {} is a program, which has no passkey for its seat; name people or house bots",
                        player.name
                    ),
                });
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
            return Err(AppError::Invalid(format!(
                "{field}: {} is not available for your team match; name another player",
                found.name
            )));
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
    let invalid = |error: &dyn std::fmt::Display| AppError::Invalid(format!("{field}.points: {error}"));
    Ok(match award {
        TeamAward::Smp(points) if points > SMP_MAX => {
            return Err(AppError::Invalid(format!("{field}.points: 0 to {SMP_MAX} SMP")));
        }
        TeamAward::Smp(points) => Award::Smp(Smp::new(points).map_err(|error| invalid(&error))?),
        TeamAward::Imp(points) => Award::Imp(Imp::new(points).map_err(|error| invalid(&error))?),
    })
}

/// Parses the result of a game that was played elsewhere, in the field `field` of a request.
pub(super) fn entered(
    field: &str,
    game: &DuplicateGame,
    proposed: Option<wire::CubeProposal>,
    opening: Option<(u8, u8)>,
) -> Result<Ended, AppError> {
    let invalid =
        |of: &str, error: &dyn std::fmt::Display| AppError::Invalid(format!("{field}{of}: {error}"));
    let cube = |of: &str, value: u8| {
        DuplicateCube::new(u32::from(value)).map_err(|error| AppError::Invalid(format!("{of}: {error}")))
    };
    if opening.is_some_and(|(white, black)| {
        white == black || !(1..=6).contains(&white) || !(1..=6).contains(&black)
    }) {
        return Err(AppError::Invalid("opening: two different dice, 1 to 6 each".to_owned()));
    }
    let proposal = match proposed {
        Some(proposed) => {
            Some(Proposal { cube: cube("proposed.cube", proposed.cube)?, by: team(proposed.by) })
        }
        None => None,
    };
    let result = match game.end {
        DuplicateEnd::Pass => DuplicateResult::Pass,
        DuplicateEnd::Single => DuplicateResult::Single,
        DuplicateEnd::Gammon => DuplicateResult::Gammon,
        DuplicateEnd::Backgammon => DuplicateResult::Backgammon,
    };
    let left = CheckersLeft::new(game.checkers_left).map_err(|error| invalid(".checkers_left", &error))?;
    let cube = cube(&format!("{field}.cube"), game.cube)?;
    let played = PlayedGame::new(team(game.winner), result, cube, left, proposal)
        .map_err(|error| invalid("", &error))?;
    Ok(Ended { room: room(game.room), board: u32::from(game.board), game: played, opening })
}
