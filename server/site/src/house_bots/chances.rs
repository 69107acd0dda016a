//! Win chances for the spectators of matches between house bots.
//!
//! In a match with a person, a player could use the engine's opinion in a second window. So no other match in play has
//! chances. The exception is a duplicate board, for the turns that both rooms have completed.

mod asking;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use rules::{Position, Side};
use store::id::MatchId;
use tokio::sync::OnceCell;

use crate::cache::make_room;

/// The maximum number of matches whose last answer is kept. At the limit, all are dropped.
const KEPT_MAX: usize = 256;

/// The last question of each match. All of them can be lost at any moment.
#[derive(Debug, Default)]
pub(crate) struct Chances {
    // Held for look-ups and never across an await.
    kept: Mutex<HashMap<MatchId, Arc<AskedChance>>>,
    /// The answers about the completed turns of duplicate boards, by table.
    // Held for look-ups and never across an await.
    turns: Mutex<HashMap<MatchId, Arc<[KnownChance]>>>,
}

/// A position before a roll, and White's chance to win the game, in percent.
type KnownChance = ((Side, Position), u8);

/// A position before a roll, and White's chance to win the game, in percent; `None` if the engine gave no answer.
#[derive(Debug)]
struct AskedChance {
    on_roll: Side,
    position: Position,
    white_wins: OnceCell<Option<u8>>,
}

impl Chances {
    /// Returns the question about a position. Concurrent callers share one question.
    fn asked(&self, id: MatchId, on_roll: Side, position: Position) -> Arc<AskedChance> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(asked) = kept.get(&id)
            && asked.on_roll == on_roll
            && asked.position == position
        {
            return Arc::clone(asked);
        }
        make_room(&mut kept, KEPT_MAX, &id);
        let asked = Arc::new(AskedChance { on_roll, position, white_wins: OnceCell::new() });
        kept.insert(id, Arc::clone(&asked));
        asked
    }
}

impl Chances {
    fn of_turns(&self, id: MatchId) -> Option<Arc<[KnownChance]>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn keep_turns(&self, id: MatchId, answers: Arc<[KnownChance]>) {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut turns, KEPT_MAX, &id);
        turns.insert(id, answers);
    }
}
