//! Win chances for the spectators of matches between house bots.
//!
//! In a match with a person, a player could use the engine's opinion in a second window. So no other match has chances
//! while it is played; a duplicate board has those of the turns that both rooms have completed.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use eval::{Engine, Ply};
use rules::{Position, Side};
use store::id::MatchId;
use tokio::sync::OnceCell;

use crate::{error::AppError, house_bots::HouseBots, match_state::snapshot::Snapshot, matches::sight::Seen};

/// The maximum number of matches whose last answer is kept. At the limit, all are dropped.
const KEPT_MAX: usize = 256;

/// The last question of each match. All of them can be lost at any moment.
#[derive(Debug, Default)]
pub(crate) struct Chances {
    // Held for look-ups and never across an await.
    kept: Mutex<HashMap<MatchId, Arc<Asked>>>,
    /// The answers about the completed turns of duplicate boards, by table.
    // Held for look-ups and never across an await.
    turns: Mutex<HashMap<MatchId, Arc<[Answer]>>>,
}

/// A position before a roll, and White's chance to win it, in percent.
type Answer = ((Side, Position), u8);

/// A position before the roll, and White's chance to win it.
#[derive(Debug)]
struct Asked {
    on_roll: Side,
    position: Position,
    white_wins: OnceCell<Option<u8>>,
}

impl Chances {
    /// Returns the question about a position, which is the same for all who ask at once.
    fn asked(&self, id: MatchId, on_roll: Side, position: Position) -> Arc<Asked> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(asked) = kept.get(&id)
            && asked.on_roll == on_roll
            && asked.position == position
        {
            return Arc::clone(asked);
        }
        if kept.len() >= KEPT_MAX && !kept.contains_key(&id) {
            kept.clear();
        }
        let asked = Arc::new(Asked { on_roll, position, white_wins: OnceCell::new() });
        kept.insert(id, Arc::clone(&asked));
        asked
    }
}

impl Chances {
    fn of_turns(&self, id: MatchId) -> Option<Arc<[Answer]>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn keep_turns(&self, id: MatchId, answers: Arc<[Answer]>) {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        if turns.len() >= KEPT_MAX && !turns.contains_key(&id) {
            turns.clear();
        }
        turns.insert(id, answers);
    }
}

impl HouseBots {
    /// Returns White's chances to win, in percent, before the rolls of turns that are completed at the table and in
    /// the other room: no player can use them. The engine is asked once for each position.
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
            let ask = move |engine: &Engine| -> Vec<Answer> {
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
            let Asked { on_roll, position, .. } = *asked;
            let answer = self.local.beside_others(move |engine| white_wins(engine, on_roll, &position));
            answer.await.inspect_err(AppError::log).ok()
        };
        *asked.white_wins.get_or_init(|| ask).await
    }
}

/// Returns true if only house bots play, and with rolls of their own: a duplicate board has a second room, in which
/// people may play it.
fn is_between_house_bots(snapshot: &Snapshot) -> bool {
    Side::ALL.into_iter().all(|side| snapshot.is_house_bot(side)) && snapshot.roll_set.is_none()
}

fn white_wins(engine: &Engine, on_roll: Side, position: &Position) -> u8 {
    let win = engine.evaluate(position, Ply::ZERO).win.clamp(0.0, 1.0);
    let white = if on_roll == Side::White { win } else { 1.0 - win };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies in 0..=100")]
    let percent = (white * 100.0).round() as u8;
    percent
}

#[cfg(test)]
mod tests {
    use super::*;

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
