//! The questions to the engine.

use eval::{Engine, Ply};
use rules::{Position, Side};
use store::id::MatchId;

use super::{AskedChance, KnownChance};
use crate::{error::AppError, house_bots::HouseBots, match_state::snapshot::Snapshot, matches::sight::Seen};

impl HouseBots {
    /// Returns White's chances to win, in percent, before the rolls of turns that are completed at the table and in
    /// the other room, so that no player can use them. The engine is asked once for each position.
    ///
    /// # Errors
    /// If the question to the engine is lost.
    pub(crate) async fn white_wins_before(
        &self,
        id: MatchId,
        positions: Vec<(Side, Position)>,
    ) -> Result<Vec<u8>, AppError> {
        let known = self.chances.of_turns(id).unwrap_or_default();
        let same = known.iter().zip(&positions).take_while(|((known, _), asked)| known == *asked).count();
        let mut answers = known[..same].to_vec();
        if same < positions.len() {
            let ask = move |engine: &Engine| -> Vec<KnownChance> {
                let fresh = positions.into_iter().skip(same);
                fresh
                    .map(|(side, position)| ((side, position), white_wins(engine, side, &position)))
                    .collect()
            };
            answers.extend(self.local.beside_others(ask).await?);
            self.chances.keep_turns(id, answers.clone().into());
        }
        Ok(answers.into_iter().map(|(_, percent)| percent).collect())
    }

    /// Returns White's chance to win the game in play, in percent, or `None` outside a game and in every match that is
    /// not between two house bots. The engine is asked once for each position.
    pub async fn white_wins(&self, seen: &Seen) -> Option<u8> {
        let snapshot = seen.snapshot();
        if !is_between_house_bots(snapshot) {
            return None;
        }
        let game = snapshot.state.game()?;
        let asked = self.chances.asked(snapshot.facts.id, game.on_roll(), *game.position());
        let ask = async {
            let AskedChance { on_roll, position, .. } = *asked;
            let answer = self.local.beside_others(move |engine| white_wins(engine, on_roll, &position));
            answer.await.inspect_err(AppError::log).ok()
        };
        *asked.white_wins.get_or_init(|| ask).await
    }
}

/// Returns true if only house bots play, and not on a duplicate board, which people may play in the other room.
fn is_between_house_bots(snapshot: &Snapshot) -> bool {
    Side::ALL.into_iter().all(|side| snapshot.is_house_bot(side)) && snapshot.roll_set.is_none()
}

fn white_wins(engine: &Engine, on_roll: Side, position: &Position) -> u8 {
    let win = engine.evaluate(position, Ply::ZERO).win.clamp(0.0, 1.0);
    let white = if on_roll == Side::White { win } else { 1.0 - win };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the value is in 0..=100")]
    let percent = (white * 100.0).round() as u8;
    percent
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::house_bots::chances::{Chances, KEPT_MAX};

    #[test]
    fn a_position_is_asked_about_once_and_a_new_one_again() {
        let chances = Chances::default();
        let (id, start) = (MatchId::from_row(1), Position::STARTING);
        let first = chances.asked(id, Side::White, start);
        assert!(Arc::ptr_eq(&first, &chances.asked(id, Side::White, start)));
        assert!(!Arc::ptr_eq(&first, &chances.asked(id, Side::Black, start)), "the other side is on roll");
        for other in 2..=300 {
            chances.asked(MatchId::from_row(other), Side::White, start);
        }
        assert!(chances.kept.lock().unwrap().len() <= KEPT_MAX);
    }

    #[test]
    fn the_chance_is_that_of_white_with_either_side_on_roll() {
        let engine = Engine::default();
        let start = Position::STARTING;
        let on_roll = white_wins(&engine, Side::White, &start);
        assert!((51..=56).contains(&on_roll), "{on_roll}");
        assert_eq!(white_wins(&engine, Side::Black, &start), 100 - on_roll);
    }
}
