//! Bots: which command each of them gives, seeing a match as its seat sees it.
//!
//! [`choose`] is a pure function of the view that the public protocol gives to a player, the character, a seed and the
//! engine. A bot knows nothing that a person at its seat would not know: neither dice to come nor the server's insides.
//! It is the server that carries its command out, through the same door as everybody's.
//!
//! Strength is one engine and a measured lack of attention: the weaker a [`Character`], the more its judgement of each
//! play wavers around the engine's (further where the position is hard for people: many plays, a back game), and the more its taste (a love of hitting, a fear of blots) speaks. What it would
//! lose at the most is bounded, so that no bot makes an absurd play. The wavering follows from the seed alone.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod attention;
mod character;
mod checkers;
mod counsel;
mod cube;
mod difficulty;
pub mod external;
mod resignation;
mod table;

use eval::Engine;
use thiserror::Error;
use wire::{Command, CommandKind, MatchView, Phase, Seat};

pub use character::{CHARACTERS, Character, Level};
pub use counsel::{Counsel, counsel};
use table::Table;

/// What a bot does, and how long somebody would think about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it does.
    pub command: Command,
    /// How hard it was.
    pub effort: Effort,
}

/// How long somebody would think about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// There is nothing to decide.
    Forced,
    /// A look is enough.
    Easy,
    /// It takes a while.
    Hard,
}

/// Why a bot does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NothingToDo {
    /// The match waits for somebody else, or for nobody.
    #[error("it is not this seat's turn")]
    NotItsTurn,
    /// The view cannot be understood: it has a board that cannot be, or no plays where one is due.
    #[error("the view makes no sense: {0}")]
    Nonsense(&'static str),
}

/// What `character` does now. The same view, character and seed give the same choice.
///
/// # Errors
/// If it is not the turn of the view's seat, or the view makes no sense.
pub fn choose(
    view: &MatchView,
    character: &Character,
    seed: u64,
    engine: &Engine,
) -> Result<Choice, NothingToDo> {
    let me = view.you.ok_or(NothingToDo::NotItsTurn)?;
    let mind = Mind { character, seed, engine };
    // What is not accepted is declined by playing on.
    if let Some(open) = view.resignation
        && open.by != me
        && matches!(&view.phase, Phase::ToRoll { seat } | Phase::ToPlay { seat, .. } if *seat == me)
        && let Some(accepted) = resignation::answer(view, me, open.result, &mind)?
    {
        return Ok(accepted);
    }
    match &view.phase {
        Phase::ToRoll { seat } if *seat == me => {
            let table = Table::read(view, me)?;
            Ok(resignation::offer(view, &table, &mind)
                .unwrap_or_else(|| cube::before_rolling(view, &table, &mind)))
        }
        Phase::ToPlay { seat, dice } if *seat == me => {
            checkers::play(view, &Table::read(view, me)?, *dice, &mind)
        }
        Phase::CubeOffered { to, value, offer } if *to == me => match offer {
            CommandKind::Beaver => Ok(cube::answer_beaver(view, &Table::read(view, me)?, *value, &mind)),
            CommandKind::Double
            | CommandKind::Raccoon
            | CommandKind::Roll
            | CommandKind::Take
            | CommandKind::Pass
            | CommandKind::Play
            | CommandKind::OfferResignation
            | CommandKind::AcceptIllegalPlay
            | CommandKind::DeclineIllegalPlay
            | CommandKind::AcceptResignation
            | CommandKind::DeclineResignation
            | CommandKind::AgreeToStop
            | CommandKind::Abort
            | CommandKind::DeclineAbort
            | CommandKind::Leave => Ok(cube::answer_double(view, &Table::read(view, other(me))?, &mind)),
        },
        Phase::ResignationOffered { to, result } if *to == me => {
            let declined = Choice { command: Command::DeclineResignation, effort: Effort::Easy };
            Ok(resignation::answer(view, me, *result, &mind)?.unwrap_or(declined))
        }
        Phase::Waiting
        | Phase::ToRoll { .. }
        | Phase::ToPlay { .. }
        // No bot sits at a table where that may happen.
        | Phase::IllegalPlayOffered { .. }
        | Phase::CubeOffered { .. }
        | Phase::ResignationOffered { .. }
        | Phase::Over { .. } => Err(NothingToDo::NotItsTurn),
    }
}

/// Who thinks.
struct Mind<'a> {
    character: &'a Character,
    seed: u64,
    engine: &'a Engine,
}

const fn other(seat: Seat) -> Seat {
    match seat {
        Seat::White => Seat::Black,
        Seat::Black => Seat::White,
    }
}
