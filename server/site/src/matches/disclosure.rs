//! The disclosure of a match's dice: the commitment at once, the key of a game when the game is over, and the seed
//! and the seats' bytes when the match is over.

use store::{
    account::Account,
    facts::Status,
    id::{MatchId, RollSetId},
};
use wire::{DiceDisclosure, DiceGame, DiceThrow, Event, Seat, SeatBytes};

use crate::{
    error::AppError,
    match_state::{dice::MatchDice, snapshot::Snapshot},
    matches::{Matches, sight::Sight},
    messages::ToWire,
};

impl Matches {
    /// Returns the part of the dice that may be known now.
    ///
    /// # Errors
    /// If the match does not exist or is hidden from this viewer.
    pub async fn disclosure(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<DiceDisclosure, AppError> {
        let snapshot = self.load(id).await?;
        let seen = self.seen(&snapshot, viewer).await?;
        Ok(disclosure(seen.snapshot(), seen.sight()))
    }
}

fn disclosure(snapshot: &Snapshot, sight: Sight) -> DiceDisclosure {
    let facts = &snapshot.facts;
    // The dice of a board stay secret while the other room still plays it.
    let finished = matches!(facts.status, Status::Finished(_)) && sight == Sight::All;
    let contribution = |side| {
        facts.seats[side]
            .filter(|_| finished && facts.roll_set.is_none())
            .and_then(|seated| seated.contribution)
            .map(|bytes| bytes.to_string())
    };
    let dice = snapshot.dice.as_deref().filter(|dice| sight == Sight::All && !dice.is_imported());
    DiceDisclosure {
        // The rolls of a team match belong to its board, not to one table.
        id: facts.roll_set.map_or(facts.id, RollSetId::as_dice_id).to_wire(),
        commitment: facts.commitment.to_string(),
        white_contribution: contribution(rules::Side::White),
        black_contribution: contribution(rules::Side::Black),
        seat_bytes: match snapshot.seat_rule {
            ::dice::SeatRule::HouseBotsDrawn => SeatBytes::HouseBotsDrawn,
            ::dice::SeatRule::HouseBotsZero => SeatBytes::HouseBotsZero,
        },
        house_bots: rules::Side::ALL
            .into_iter()
            .filter(|&side| snapshot.is_house_bot(side))
            .map(crate::match_state::convert::seat)
            .collect(),
        g0: facts.g0.map(|g0| g0.to_string()),
        games_max: snapshot.agreed.games_max.get(),
        games: dice.map(|dice| games(snapshot, dice, finished)).unwrap_or_default(),
        seed: dice.filter(|_| finished).map(|dice| dice.reveal_seed().to_string()),
        finished,
        imported: snapshot.dice.as_deref().is_some_and(MatchDice::is_imported),
    }
}

/// Returns the finished games. A game that a player left, or that ended on time, is finished when the match is.
fn games(snapshot: &Snapshot, dice: &MatchDice, finished: bool) -> Vec<DiceGame> {
    let mut games: Vec<DiceGame> = Vec::new();
    let mut turns = (0, 0);
    for logged in snapshot.log.iter() {
        match &logged.event {
            Event::GameStarted { game, ties, opening, .. } => {
                turns = (0, 0);
                games.push(DiceGame {
                    game: *game,
                    key: String::new(),
                    ties: ties.clone(),
                    opening: *opening,
                    throws: Vec::new(),
                    thrown_by_hand: 0,
                });
            }
            Event::Rolled { by_hand: true, .. } => {
                if let Some(game) = games.last_mut() {
                    game.thrown_by_hand += 1;
                }
            }
            Event::Rolled { seat, dice, by_hand: false } => {
                let turn = match seat {
                    Seat::White => &mut turns.0,
                    Seat::Black => &mut turns.1,
                };
                *turn += 1;
                if let Some(game) = games.last_mut() {
                    game.throws.push(DiceThrow { seat: *seat, turn: *turn, dice: *dice });
                }
            }
            Event::Played { .. }
            | Event::IllegalPlayOffered { .. }
            | Event::IllegalPlayAccepted { .. }
            | Event::IllegalPlayDeclined { .. }
            | Event::Doubled { .. }
            | Event::Taken { .. }
            | Event::Passed { .. }
            | Event::Beavered { .. }
            | Event::Raccooned { .. }
            | Event::ResignationOffered { .. }
            | Event::ResignationDeclined { .. }
            | Event::ResignationAccepted { .. }
            | Event::StopAgreed { .. }
            | Event::AbortAgreed { .. }
            | Event::AbortDeclined { .. }
            | Event::Abandoned
            | Event::CalledOff
            | Event::Held { .. }
            | Event::Released
            | Event::RollAsked { .. }
            | Event::TurnOpened
            | Event::Substituted { .. }
            | Event::ExtraTime { .. }
            | Event::Outage { .. }
            | Event::AtBoard { .. }
            | Event::Vacation { .. }
            | Event::TimedOut { .. }
            | Event::Left { .. }
            | Event::Claimed { .. }
            | Event::PauseAsked { .. }
            | Event::PauseDeclined { .. }
            | Event::Resumed { .. }
            | Event::PauseEnded
            | Event::TakeBackAsked { .. }
            | Event::TakeBackDeclined { .. }
            | Event::TookBack { .. }
            | Event::GameEnded { .. }
            | Event::MatchEnded { .. } => {}
        }
    }
    if !finished {
        let over = snapshot.state.finished().len();
        games.truncate(over);
    }
    for game in &mut games {
        if let Some(number) = play::GameNumber::new(game.game.into()) {
            game.key = dice.reveal_game(number).to_string();
        }
    }
    games
}
