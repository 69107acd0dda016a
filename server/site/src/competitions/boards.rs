//! Duplicate boards as tables, for team matches and comparative events: their rolls, their settings, and their games.

use ::competitions::team_match::{NotADuplicateGame, PlayedGame, Proposal, Room};
use rules::Place;
use store::{
    competitions::{CompetitionId, roll_sets::RollSetRow},
    facts::Facts,
    id::{MatchId, RollSetId, UserId},
    seeds::SealedSeed,
    settings::{DiceRule, IllegalPlays, MatchFormat, MatchSettings, Options, StartRule, TimeControl},
};
use wire::Millis;

use crate::match_state::{dice::SeedVault, snapshot::Snapshot};

/// Draws the rolls of a board and commits to them.
pub(super) fn drawn_set(vault: &SeedVault, of: CompetitionId, number: u32) -> (RollSetRow, SealedSeed) {
    let id = RollSetId::random();
    let drawn = vault.draw_under(id.as_dice_id());
    (RollSetRow { id, of, number, commitment: drawn.commitment, imported: None }, drawn.sealed)
}

/// Returns the settings of a table: a single game with the cube and without options.
pub(super) fn table_settings(time: TimeControl, dice: DiceRule, lock_step: bool) -> MatchSettings {
    MatchSettings {
        format: MatchFormat::Single,
        rated: false,
        stake: None,
        time,
        options: Options::default(),
        start: StartRule::OpeningThrow,
        dice,
        illegal_plays: IllegalPlays::Corrected,
        lock_step,
        seat_proof: false,
    }
}

/// Returns a table that plays with a roll set, between White and Black. White is its opener.
pub(super) fn table_of_board(
    id: MatchId,
    settings: MatchSettings,
    set: &RollSetRow,
    [white, black]: [UserId; 2],
    now: Millis,
) -> Facts {
    Facts {
        invited: Some(black),
        roll_set: Some(set.id),
        ..Facts::open(id, settings, white, set.commitment, now)
    }
}

/// Returns the finished game of a table, or `None` if it is not finished.
///
/// # Errors
/// If it cannot be a game of a duplicate match.
pub(super) fn played_game(
    snapshot: &Snapshot,
    room: Room,
    proposal: Option<Proposal>,
) -> Result<Option<PlayedGame>, NotADuplicateGame> {
    let (Some(finished), Some(game)) = (snapshot.state.finished().last(), snapshot.state.game()) else {
        return Ok(None);
    };
    let loser = game.position_of(finished.end.winner.opponent());
    let left = 15_u8.saturating_sub(loser.own(Place::Off));
    PlayedGame::from_end(room, &finished.end, left, proposal).map(Some)
}
