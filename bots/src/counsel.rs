//! The engine's view of a seat's decision, for hints and for the tutor.

use eval::{CubeDecision, Engine, Ply, RankedPlay};
use rules::Roll;
use wire::{CommandKind, MatchView, Phase};

use crate::{NothingToDo, other, table::Table};

/// A decision that the viewer of a match has to make now, with the engine's evaluation.
#[derive(Debug, Clone)]
pub enum Counsel {
    /// A roll to play: the legal plays, best first.
    Plays(Vec<RankedPlay>),
    /// A decision whether to double or to roll.
    Doubling(CubeDecision),
    /// A double to answer, as the doubler sees it.
    Answering(CubeDecision),
}

/// Evaluates the decision of the view's seat.
///
/// # Errors
/// Returns [`NothingToDo`] if there is no decision or the view is inconsistent.
pub fn counsel(view: &MatchView, engine: &Engine, ply: Ply) -> Result<Counsel, NothingToDo> {
    let me = view.you.ok_or(NothingToDo::NotItsTurn)?;
    match &view.phase {
        Phase::ToPlay { seat, dice } if *seat == me => {
            let table = Table::read(view, me)?;
            let roll =
                Roll::from_pips([dice.0, dice.1]).ok_or(NothingToDo::Nonsense("an impossible roll"))?;
            let plays = engine.best_plays(&table.position, roll, &table.context, ply, usize::MAX);
            Ok(Counsel::Plays(plays))
        }
        Phase::ToRoll { seat } if *seat == me && view.allowed.contains(&CommandKind::Double) => {
            let table = Table::read(view, me)?;
            Ok(Counsel::Doubling(engine.cube_decision(&table.position, &table.context, ply)))
        }
        Phase::CubeOffered { to, offer: CommandKind::Double, .. } if *to == me => {
            let table = Table::read(view, other(me))?;
            Ok(Counsel::Answering(engine.cube_decision(&table.position, &table.context, ply)))
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
