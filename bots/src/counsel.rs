//! The engine's view of a seat's decision, for hints and for the tutor.

use eval::{Context, CubeDecision, Engine, Ply, RankedPlay};
use rules::{Position, Roll};
use wire::{CommandKind, MatchView, Phase};

use crate::{NothingToDo, other, table::OwnTable};

/// A decision that the viewer of a match has to make now, with the engine's evaluation.
#[derive(Debug, Clone)]
pub enum Counsel {
    /// A roll to play.
    Plays {
        /// The board before the play.
        position: Position,
        /// The legal plays, best first.
        plays: Vec<RankedPlay>,
    },
    /// A decision whether to double or to roll.
    Doubling(CubeCounsel),
    /// A double to answer, as the doubler sees it.
    Answering(CubeCounsel),
}

/// A cube decision with its question.
#[derive(Debug, Clone)]
pub struct CubeCounsel {
    /// The board, with the side that doubles on roll.
    pub position: Position,
    /// The stakes, the score and the cube before the double.
    pub context: Context,
    /// The engine's evaluation.
    pub decision: CubeDecision,
}

impl CubeCounsel {
    fn new(OwnTable { position, context }: OwnTable, engine: &Engine, ply: Ply) -> Self {
        Self { decision: engine.cube_decision(&position, &context, ply), position, context }
    }
}

/// Evaluates the decision of the view's seat.
///
/// # Errors
/// Returns [`NothingToDo`] if there is no decision or the view is inconsistent.
pub fn counsel(view: &MatchView, engine: &Engine, ply: Ply) -> Result<Counsel, NothingToDo> {
    let me = view.you.ok_or(NothingToDo::NotItsTurn)?;
    match &view.phase {
        Phase::ToPlay { seat, dice } if *seat == me => {
            let table = OwnTable::read(view, me)?;
            let roll =
                Roll::from_pips([dice.0, dice.1]).ok_or(NothingToDo::Nonsense("an impossible roll"))?;
            let plays = engine.best_plays(&table.position, roll, &table.context, ply, usize::MAX);
            Ok(Counsel::Plays { position: table.position, plays })
        }
        Phase::ToRoll { seat } if *seat == me && view.allowed.contains(&CommandKind::Double) => {
            Ok(Counsel::Doubling(CubeCounsel::new(OwnTable::read(view, me)?, engine, ply)))
        }
        Phase::CubeOffered { to, offer: CommandKind::Double, .. } if *to == me => {
            Ok(Counsel::Answering(CubeCounsel::new(OwnTable::read(view, other(me))?, engine, ply)))
        }
        Phase::Waiting
        | Phase::ToRoll { .. }
        | Phase::ToPlay { .. }
        | Phase::IllegalPlayOffered { .. }
        | Phase::CubeOffered { .. }
        | Phase::ResignationOffered { .. }
        | Phase::Over { .. } => Err(NothingToDo::NotItsTurn),
    }
}
